import { assertDatabase } from '../db/assert-database.ts';
import { runningDatabaseUrl, startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { DataFolderInUse } from '../db/embedded/folder-owner.ts';
import type { Config } from '../platform/config/config.ts';

/** The database that a command uses. */
export interface OpenDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** As its owner: the configured database, the embedded one of a running server, or the embedded one started for this command. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  const stop = async (): Promise<void> => undefined;
  if (config.databaseUrl) {
    const url = config.databaseOwnerUrl ?? config.databaseUrl;
    await assertDatabase(url);
    return { url, stop };
  }
  try {
    return await startEmbeddedPostgres({ dataDir: config.dataDir });
  } catch (error) {
    const url = error instanceof DataFolderInUse ? runningDatabaseUrl(config.dataDir) : undefined;
    if (url) return { url, stop };
    throw error;
  }
}

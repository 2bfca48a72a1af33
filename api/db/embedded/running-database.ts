import { readFileSync } from 'node:fs';
import { DATABASE_NAME } from './create-cluster.ts';
import { createDataFolder, databaseHome } from './data-folder.ts';
import { readPostmasterFile } from './postmaster-file.ts';

/**
 * Address of the embedded database that another process owns and runs, for commands beside a running product.
 * Undefined while it is not ready.
 */
export function runningDatabaseUrl(dataDir: string): string | undefined {
  const home = databaseHome(createDataFolder(dataDir), () => undefined);
  const server = readPostmasterFile(home.pgdata);
  if (!server?.isReady) return undefined;
  const password = readFileSync(home.passwordFile, 'utf8').trim();
  return `postgres://${DATABASE_NAME}:${password}@127.0.0.1:${server.port}/${DATABASE_NAME}`;
}

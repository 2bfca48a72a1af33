import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../api/db/embedded/embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address of the cluster that all test files share. */
    postgresAdminUrl: string;
    /** The address of the role that servers run as. */
    postgresServerUrl: string;
    /** A folder that is deleted after the run, for what test files share. */
    sharedFolder: string;
  }
}

/** Vitest's globalSetup: one empty temporary cluster for the run; test files create their own databases in it. */
export default async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'koli-test-'));
  chmodSync(folder, 0o711);
  const database = await startEmbeddedPostgres({
    dataDir: join(folder, 'data'),
    fast: true,
    log: (line) => console.error(line),
  });
  project.provide('postgresAdminUrl', database.url);
  project.provide('postgresServerUrl', database.serverUrl);
  project.provide('sharedFolder', folder);
  return async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

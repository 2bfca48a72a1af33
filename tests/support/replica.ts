import { appendFileSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { postgresBinaries } from '../../api/db/embedded/binaries.ts';
import { createClusterOnce } from '../../api/db/embedded/create-cluster.ts';
import { createDataFolder, databaseHome } from '../../api/db/embedded/data-folder.ts';
import { freePort } from '../../api/db/embedded/embedded-postgres.ts';
import { startPostmaster } from '../../api/db/embedded/postmaster.ts';
import { stopServer } from '../../api/db/embedded/server-process.ts';
import { signalPostgres } from './postgres-processes.ts';

/** A streaming replica of an embedded database. */
export interface TestReplica {
  /** Its address for the role of a primary's address. */
  at(primaryUrl: string): string;
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Copies a running cluster as a base backup does. */
async function copyCluster(primaryUrl: string, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: primaryUrl });
  await client.connect();
  try {
    await client.query("select pg_backup_start('replica', true)");
    cpSync(from, to, { recursive: true, filter: (file) => !file.endsWith('postmaster.pid') });
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(to, 'backup_label'), rows[0].labelfile);
  } finally {
    await client.end();
  }
}

/** Starts a replica in `dataDir` of the cluster in `primaryDir`, which runs at `primaryUrl`. */
export async function startReplica(
  primaryUrl: string,
  primaryDir: string,
  dataDir: string,
): Promise<TestReplica> {
  const home = databaseHome(createDataFolder(dataDir), () => undefined);
  await copyCluster(primaryUrl, join(primaryDir, 'postgres'), home.pgdata);
  writeFileSync(join(home.pgdata, 'standby.signal'), '');
  appendFileSync(join(home.pgdata, 'postgresql.auto.conf'), `\nprimary_conninfo = '${primaryUrl}'\n`);
  const binaries = postgresBinaries(home.user, home.binariesFolder);
  createClusterOnce(home, binaries, false);
  const port = await freePort(0);
  const start = () => startPostmaster(home, binaries, { port, fast: false });
  let child = await start();
  return {
    at(url) {
      const own = new URL(url);
      own.port = String(port);
      return own.href;
    },
    freeze: () => signalPostgres(dataDir, 'SIGSTOP'),
    thaw: () => signalPostgres(dataDir, 'SIGCONT'),
    stop: () => stopServer(child.pid ?? 0, home.pgdata, binaries),
    async start() {
      child = await start();
    },
  };
}

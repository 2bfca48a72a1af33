import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { Client } from 'pg';
import { type Binaries, postgresBinaries } from './binaries.ts';
import { createClusterOnce, DATABASE_NAME } from './create-cluster.ts';
import { createDataFolder, type DatabaseHome, databaseHome } from './data-folder.ts';
import { claimDataFolder } from './folder-owner.ts';
import { PortTaken, startPostmaster } from './postmaster.ts';
import { clearLeftover, readPostmasterFile } from './server-process.ts';
import { superviseServer } from './supervise-server.ts';

/** `preferred` when nobody listens there on 127.0.0.1, else one that the system picks. 0 leaves it to the system. */
export async function freePort(preferred: number): Promise<number> {
  return (await tryPort(preferred)) ?? (await tryPort(0)) ?? 0;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}

interface EmbeddedPostgresOptions {
  /** Folder of the product's data (`DATA_DIR`); made when missing. */
  dataDir: string;
  /** Logs one line that a developer should see. */
  log?: (line: string) => void;
  /** For test data: nothing waits for the disk. */
  fast?: boolean;
  /** Tried first; another free port is used when it is taken. */
  port?: number;
}

export type EmbeddedPostgres = Awaited<ReturnType<typeof startEmbeddedPostgres>>;

const USUAL_PORT = 54_329;

/**
 * Starts PostgreSQL on a folder and owns that folder until `stop`. The first start creates the cluster and an empty
 * database `koli`. Throws DataFolderInUse when another live process owns the folder, and an error in PostgreSQL's own
 * words when it does not start. A crash of this process at any point is put right by the next start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions) {
  const dataDir = createDataFolder(options.dataDir);
  const owner = await claimDataFolder(dataDir);
  try {
    return await startOwned(dataDir, options, owner.release);
  } catch (error) {
    owner.release();
    throw error;
  }
}

async function startOwned(
  dataDir: string,
  { log = () => {}, fast = false, port = fast ? 0 : USUAL_PORT }: EmbeddedPostgresOptions,
  release: () => void,
) {
  const home = databaseHome(dataDir, log);
  const binaries = postgresBinaries(home.user, home.binariesFolder);
  await clearLeftover(home.pgdata, binaries, log);
  createClusterOnce(home, binaries, fast);
  const server = await startOnFreePort(home, binaries, { port, fast });
  const ownerUrl = addressOf(home, server.port);
  return {
    /** Connects the superuser to the database `koli`. */
    url: ownerUrl,
    /** Connects the role that the server runs as, which owns nothing. */
    serverUrl: await addServerRole(ownerUrl),
    port: server.port,
    /** Ends the server and gives the folder free. Call it last: after the HTTP server and the connection pools. */
    stop: superviseServer({ ...server, home, binaries, fast, log, release }),
  };
}

async function startOnFreePort(
  home: DatabaseHome,
  binaries: Binaries,
  wanted: { port: number; fast: boolean },
) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort(attempt === 1 ? wanted.port : 0);
    try {
      return { port, postmaster: await startPostmaster(home, binaries, { port, fast: wanted.fast }) };
    } catch (error) {
      if (!(error instanceof PortTaken) || attempt === 3) throw error;
    }
  }
}

/**
 * Address of the embedded database that another process owns and runs, for commands beside a running product.
 * Undefined while it is not ready.
 */
export function runningDatabaseUrl(dataDir: string): string | undefined {
  const home = databaseHome(createDataFolder(dataDir), () => undefined);
  const server = readPostmasterFile(home.pgdata);
  return server?.isReady ? addressOf(home, server.port) : undefined;
}

/** The role of the server. */
const SERVER_ROLE = 'koli_server';

/** Makes the role of the server, or gives it a new password, which only this process knows. Returns its address. */
async function addServerRole(ownerUrl: string): Promise<string> {
  const url = new URL(ownerUrl);
  url.username = SERVER_ROLE;
  url.password = randomBytes(24).toString('base64url');
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from pg_roles where rolname = '${SERVER_ROLE}'`);
    const verb = rowCount ? 'alter' : 'create';
    await client.query(
      `${verb} role ${SERVER_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${url.password}'`,
    );
  } finally {
    await client.end();
  }
  return url.href;
}

function addressOf({ passwordFile }: DatabaseHome, port: number): string {
  const password = readFileSync(passwordFile, 'utf8').trim();
  return `postgres://${DATABASE_NAME}:${password}@127.0.0.1:${port}/${DATABASE_NAME}`;
}

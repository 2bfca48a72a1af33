import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { quoted, withConnection } from './sql.ts';

/** Type of a legacy property. */
export type LegacyType = 'number' | 'string' | 'date' | 'list';

/** A legacy model as LoopBack declares it. */
export interface LegacyModel {
  /** Last part of its path. */
  readonly plural: string;
  readonly properties: Readonly<Record<string, LegacyType>>;
  readonly relations: Readonly<Record<string, { many?: true; model: string; key: string; to?: string }>>;
}

/** A row of a legacy answer. */
export type LegacyRow = Record<string, unknown>;

const folder = fileURLToPath(new URL('../loopback3/', import.meta.url));
const load = createRequire(`${folder}package.json`);

/** All legacy models by name. */
export const legacyModels = load('./models.cjs').models as Readonly<Record<string, LegacyModel>>;

/** The model with this name. Throws when there is none. */
export function legacyModel(name: string): LegacyModel {
  const model = legacyModels[name];
  if (!model) throw new Error(`there is no model ${name}`);
  return model;
}

/** A running LoopBack 3 application. */
export interface Loopback {
  readonly pid: number;
  readonly port: number;
  stop(): Promise<void>;
}

function assertInstalled(): void {
  if (!existsSync(`${folder}node_modules/loopback`))
    throw new Error('LoopBack 3 is not installed: node api/cli/prepare.cjs tests/loopback3');
}

async function portOf(child: ChildProcess): Promise<number> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('LoopBack ended before it listened');
  });
  const [{ port }] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }];
  return port;
}

/**
 * Starts a LoopBack 3 application on a schema of a database; with `create` it creates its tables first. A guarded one
 * looks up the token of each request and the access rules.
 */
export async function startLoopback(
  databaseUrl: string,
  tables: 'create' | 'keep',
  schema = 'public',
  access: 'open' | 'guarded' = 'open',
): Promise<Loopback> {
  assertInstalled();
  const child = fork(`${folder}server.cjs`, [databaseUrl, tables, schema, access], {
    env: { ...process.env, TZ: 'UTC', NODE_OPTIONS: '--no-deprecation', NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  });
  const port = await portOf(child);
  return {
    pid: child.pid ?? 0,
    port,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** A row under LoopBack's column names; lists are JSON in a text. */
function stored(row: LegacyRow, model: LegacyModel): LegacyRow {
  const columns = Object.keys(model.properties).map((name) => {
    const value = row[name];
    return [name.toLowerCase(), Array.isArray(value) ? JSON.stringify(value) : value];
  });
  return Object.fromEntries(columns);
}

/** Writes rows of legacy answers into LoopBack's own tables. */
export async function fillLoopback(
  databaseUrl: string,
  rows: Readonly<Record<string, readonly LegacyRow[]>>,
): Promise<void> {
  await withConnection(databaseUrl, async (client) => {
    for (const [name, all] of Object.entries(rows)) {
      const table = quoted(name.toLowerCase());
      const model = legacyModel(name);
      const given = JSON.stringify(all.map((row) => stored(row, model)));
      await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
        given,
      ]);
    }
  });
}

/** A call of the client library. */
type Call<T = LegacyRow> = (...args: unknown[]) => Promise<T>;

/** The part of the client library's models that tests use. */
export interface RemoteModel {
  find: Call<LegacyRow[]>;
  findOne: Call<LegacyRow | null>;
  findById: Call<RemoteInstance | null>;
  exists: Call<boolean>;
  count: Call<number>;
  create: Call;
  updateAll: Call<{ count: number }>;
  destroyById: Call<{ count: number }>;
}

/** A row of the client library. */
export interface RemoteInstance {
  [property: string]: unknown;
  updateAttributes: Call;
}

/** Opens the original client library for an address of `/api`, by model name. */
export function openRemote(url: string, token?: string): Readonly<Record<string, RemoteModel>> {
  assertInstalled();
  return load('./client.cjs')(url, token);
}

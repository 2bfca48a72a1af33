import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Client } from 'pg';
import { FORM, type Line } from './archive.ts';
import { seal } from './sealed.ts';
import { folders, readTables } from './tables.ts';

/** Rows in one line. */
const BATCH = 500;

const SEQUENCES = `
  select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as value from pg_sequences
  where schemaname in ('public', 'payment_provider') and last_value is not null order by 1`;

async function* rowsOf(client: Client, table: string): AsyncGenerator<Line> {
  await client.query(`declare all_rows no scroll cursor for select r::text as row from ${table} r`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from all_rows`);
    if (rows.length === 0) break;
    yield { kind: 'rows', table, rows: rows.map(({ row }) => row) };
  }
  await client.query('close all_rows');
}

/** The database as it is at one moment, while people go on using it. */
async function* databaseLines(url: string): AsyncGenerator<Line> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const migrations = await client.query<{ name: string }>('select name from migration order by id');
    yield {
      kind: 'begin',
      form: FORM,
      madeAt: new Date().toISOString(),
      migrations: migrations.rows.map(({ name }) => name),
    };
    for (const table of (await readTables(client)).keys()) yield* rowsOf(client, table);
    for (const { name, value } of (await client.query<{ name: string; value: string }>(SEQUENCES)).rows)
      yield { kind: 'sequence', name, value };
  } finally {
    await client.end();
  }
}

/** The files of a folder of DATA_DIR that belong to the data. */
async function* fileLines(dataDir: string, folder: string): AsyncGenerator<Line> {
  const where = join(dataDir, folder);
  const entries = await readdir(where, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || /\.(part|probe)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    // Pictures that nobody uses any more may go meanwhile.
    const content = await readFile(file).catch(() => null);
    if (content) yield { kind: 'file', path: relative(dataDir, file), content: content.toString('base64') };
  }
}

/** Everything that an installation keeps: database, pictures, signed heads of the audit log, and its secrets, sealed. */
export async function* dumpAll(url: string, dataDir: string, passphrase: string): AsyncGenerator<Line> {
  // Before the database: a head that is signed meanwhile would tell of rows that are not in the backup.
  const heads: Line[] = [];
  for await (const line of fileLines(dataDir, folders.heads)) heads.push(line);
  yield* databaseLines(url);
  const secrets = await readFile(join(dataDir, 'secrets.json'), 'utf8').catch(() => null);
  if (secrets !== null) yield { kind: 'secrets', sealed: seal(secrets, passphrase) };
  yield* heads;
  yield* fileLines(dataDir, folders.pictures);
}

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Client } from 'pg';
import { openOrm } from '../../db/orm.ts';
import type { Config } from '../../platform/config/config.ts';
import { makeProviderSchema } from '../../server/open-ports.ts';
import { type DatabaseRoles, prepareDatabase } from '../../server/prepare-database.ts';
import { FORM, type Line } from './archive.ts';
import { open, type Sealed } from './sealed.ts';
import { folders, readTables } from './tables.ts';

type Begin = Extract<Line, { kind: 'begin' }>;

/** Makes the tables as they were in the version that wrote the archive. */
async function makeTables(ownerUrl: string, { form, migrations }: Begin): Promise<void> {
  if (form !== FORM) throw new Error('The backup was made by a newer version. Install that one first.');
  const orm = await openOrm({ url: ownerUrl, poolSize: 2 });
  try {
    const last = migrations.at(-1);
    const known = (await orm.migrator.getPending()).map(({ name }) => name);
    const unknown = migrations.filter((name) => !known.includes(name));
    if (!last || unknown.length > 0)
      throw new Error('The backup was made by a newer version. Install that one first.');
    await orm.migrator.up({ to: last });
  } finally {
    await orm.close(true);
  }
  await makeProviderSchema(ownerUrl);
}

type Tables = Awaited<ReturnType<typeof readTables>>;

/** Names that become part of a statement come from the new tables, never from the file. */
async function fill(client: Client, tables: Tables, line: Line): Promise<void> {
  if (line.kind === 'sequence')
    await client.query('select setval($1::regclass, $2)', [line.name, line.value]);
  if (line.kind !== 'rows') return;
  const known = tables.get(line.table);
  if (!known) throw new Error(`The backup names a table ${line.table}, which its version did not have.`);
  const { table, columns } = known;
  await client.query(
    `insert into ${table} (${columns.join(', ')}) overriding system value
     select ${columns.map((name) => `(one.r).${name}`).join(', ')}
     from (select text::${table} as r from unnest($1::text[]) as text offset 0) as one`,
    [line.rows],
  );
}

async function writeFileOf(dataDir: string, path: string, content: Buffer): Promise<void> {
  const file = resolve(dataDir, path);
  const isOurs = Object.values(folders).some((folder) => file.startsWith(resolve(dataDir, folder) + sep));
  if (!isOurs) throw new Error(`The backup names the file ${path}, which is no part of the data.`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function writeSecrets({ dataDir }: Config, sealed: Sealed, passphrase: string): Promise<void> {
  const secrets = open(sealed, passphrase);
  if (secrets === null) throw new Error('BACKUP_PASSPHRASE does not open the secrets of this backup.');
  await writeFile(join(dataDir, 'secrets.json'), secrets, { mode: 0o600 });
}

/** Puts an archive into an empty database and folder, and brings it to the present version. Returns when it was made. */
export async function loadAll(
  lines: AsyncIterable<Line>,
  config: Config,
  roles: DatabaseRoles,
  passphrase: string,
): Promise<string> {
  const { dataDir } = config;
  const client = new Client({ connectionString: roles.ownerUrl });
  let madeAt: string | null = null;
  let tables: Tables = new Map();
  await client.connect();
  try {
    for await (const line of lines) {
      if (line.kind === 'begin') {
        madeAt = line.madeAt;
        await makeTables(roles.ownerUrl, line);
        await client.query('begin');
        // Rows were right where they come from: triggers would judge them in the wrong order.
        await client.query('set local session_replication_role = replica');
        tables = await readTables(client);
        // Migrations have put rows into some.
        await client.query(`truncate ${[...tables.keys()].join(', ')}`);
      }
      await fill(client, tables, line);
      if (line.kind === 'file') await writeFileOf(dataDir, line.path, Buffer.from(line.content, 'base64'));
      if (line.kind === 'secrets') await writeSecrets(config, line.sealed, passphrase);
    }
    if (madeAt === null) throw new Error('The file is no backup.');
    await client.query('commit');
  } finally {
    await client.end();
  }
  await prepareDatabase(config, roles);
  return madeAt;
}

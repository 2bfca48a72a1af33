import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { Client } from 'pg';
import { openOrm } from '../../db/orm.ts';
import type { Config } from '../../platform/config/config.ts';
import { makeProviderSchema } from '../../server/open-ports.ts';
import { type DatabaseRoles, prepareDatabase } from '../../server/prepare-database.ts';
import { FORM, type Line } from './archive.ts';
import { open } from './sealed.ts';

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

/** Empties the new tables: migrations have put rows into some. */
const EMPTY = `do $$ declare names text; begin
  select string_agg(c.oid::regclass::text, ', ') into names from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'payment_provider') and c.oid <> 'migration'::regclass;
  execute 'truncate ' || names;
end $$`;

async function fill(client: Client, line: Line): Promise<void> {
  if (line.kind === 'sequence')
    await client.query('select setval($1::regclass, $2)', [line.name, line.value]);
  if (line.kind !== 'rows') return;
  const columns = line.columns.join(', ');
  const values = line.columns.map((name) => `(one.r).${name}`).join(', ');
  await client.query(
    `insert into ${line.table} (${columns}) overriding system value
     select ${values} from (select text::${line.table} as r from unnest($1::text[]) as text offset 0) as one`,
    [line.rows],
  );
}

async function write(dataDir: string, path: string, content: Buffer | string, mode = 0o644): Promise<void> {
  const file = resolve(dataDir, path);
  if (!file.startsWith(resolve(dataDir) + sep))
    throw new Error(`The backup names ${path}, outside of DATA_DIR.`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content, { mode });
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
  await client.connect();
  try {
    for await (const line of lines) {
      if (line.kind === 'begin') {
        madeAt = line.madeAt;
        await makeTables(roles.ownerUrl, line);
        await client.query('begin');
        // Rows were right where they come from: triggers would judge them in the wrong order.
        await client.query('set local session_replication_role = replica');
        await client.query(EMPTY);
      }
      await fill(client, line);
      if (line.kind === 'file') await write(dataDir, line.path, Buffer.from(line.content, 'base64'));
      if (line.kind === 'secrets') {
        const secrets = open(line.sealed, passphrase);
        if (secrets === null) throw new Error('BACKUP_PASSPHRASE does not open the secrets of this backup.');
        await write(dataDir, 'secrets.json', secrets, 0o600);
      }
    }
    if (madeAt === null) throw new Error('The file is no backup.');
    await client.query('commit');
  } finally {
    await client.end();
  }
  await prepareDatabase(config, roles);
  return madeAt;
}

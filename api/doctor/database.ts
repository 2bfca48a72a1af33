import type { MikroORM } from '@mikro-orm/postgresql';
import { checkEverything } from '../checks/check-everything.ts';
import { migrations } from '../db/migrations/migrations.ts';
import { appendOnly } from '../db/server-role.ts';
import { authenticatorKeys } from '../modules/accounts/factors/authenticator-app.service.ts';
import { socialTokens } from '../modules/socials/social-account.service.ts';
import { webhookSecrets } from '../modules/webhooks/webhook-secret.service.ts';
import { type Config, dataFolder } from '../platform/config/config.ts';
import { examineAll, type Finding, ok, warning, wrong } from '../platform/findings.ts';
import { secretsKeyProof } from '../platform/secrets/assert-secrets-key.ts';
import type { EncryptedColumn } from '../platform/secrets/reencrypt-secrets.ts';
import { openSecrets } from '../platform/secrets/secrets.ts';
import { sql } from '../platform/sql.ts';
import { waitingQuery } from '../server/queue-metrics.ts';

/** Seconds by which clocks may differ. */
const CLOCK = 5;
/** Seconds after which what waits in a queue is late. */
const LATE = 900;

const needed = ['btree_gin', 'btree_gist', 'citext', 'cube', 'pg_trgm'];

async function server(orm: MikroORM) {
  const [row] = await sql<{
    version: string;
    zone: string;
    behind: number;
    extensions: string[];
    standby: boolean;
  }>`select current_setting('server_version') as version, current_setting('timezone') as zone,
      extract(epoch from ${new Date()}::timestamptz - now())::float8 as behind, pg_is_in_recovery() as standby,
      (select coalesce(array_agg(extname::text), '{}') from pg_extension) as extensions`.rows({
    em: orm.em.fork(),
  });
  if (!row) return [];
  const missing = needed.filter((name) => !row.extensions.includes(name));
  const found = [ok(`PostgreSQL ${row.version}, time zone ${row.zone}.`)];
  return [
    ...found,
    ...(Math.abs(row.behind) > CLOCK
      ? [
          wrong(
            `Its clock differs from this machine's by ${Math.round(row.behind)} s.`,
            'Let both follow a time server.',
          ),
        ]
      : []),
    ...(missing.length > 0
      ? [
          wrong(
            `Extensions are missing: ${missing.join(', ')}.`,
            'Run npm run migrate as a role that may create them.',
          ),
        ]
      : []),
    ...(row.standby
      ? [wrong('It is a standby, which cannot write.', 'Set DATABASE_URL to the primary.')]
      : []),
  ];
}

async function schema(orm: MikroORM) {
  const done = await orm.migrator.getExecuted();
  const known = migrations.length;
  if (done.length === known) return [ok(`All ${known} migrations are done.`)];
  return done.length < known
    ? [wrong(`${known - done.length} migrations are not done.`, 'Run npm run migrate.')]
    : [
        warning(
          'The database is newer than this version.',
          'Fine while a newer version is rolled out; else install it.',
        ),
      ];
}

async function rights(orm: MikroORM, serverUrl: string) {
  const role = decodeURIComponent(new URL(serverUrl).username);
  const [row] = await sql<{ owns: boolean }>`select pg_has_role(${role}::name, relowner, 'member') as owns
    from pg_class where oid = ${appendOnly[0]}::regclass`.rows({ em: orm.em.fork() });
  return row?.owns
    ? [
        warning(
          `The role ${role} owns the tables, and could rewrite the audit log.`,
          'Set DATABASE_OWNER_URL, see docs/operating.md.',
        ),
      ]
    : [ok(`The role ${role} cannot change what is only added to.`)];
}

async function unreadable(orm: MikroORM, config: Config, { table, column, key, about }: EncryptedColumn) {
  const { cipher } = openSecrets(dataFolder(config, 'secrets.json'), config.secretsKeys);
  const samples = await sql<{ row: number; text: string }>`
    select distinct on (split_part(${sql.ref(column)}, '.', 2)) ${sql.ref(key)} as row, ${sql.ref(column)} as text
    from ${sql.ref(table)} where ${sql.ref(column)} is not null`.rows({ em: orm.em.fork() });
  return samples.flatMap(({ row, text }) => {
    try {
      cipher.decrypt(text, about(row));
      return [];
    } catch (error) {
      return [
        wrong(
          `${table}: ${(error as Error).message}`,
          'Put the earlier key behind the present one in SECRETS_KEY.',
        ),
      ];
    }
  });
}

async function secrets(orm: MikroORM, config: Config) {
  const found = [];
  for (const column of [secretsKeyProof, authenticatorKeys, socialTokens, webhookSecrets].flat())
    found.push(...(await unreadable(orm, config, column)));
  return found.length > 0 ? found : [ok('The key opens the secrets of this database.')];
}

async function queues(orm: MikroORM) {
  const rows = await waitingQuery.rows({ em: orm.em.fork() });
  const late = rows.filter(({ age }) => age > LATE);
  return late.length === 0
    ? [ok('No queue has something older than a quarter of an hour.')]
    : late.map(({ queue, age }) =>
        warning(
          `The oldest in the queue of ${queue} waits for ${Math.round(age / 60)} minutes.`,
          'Read the log of the server.',
        ),
      );
}

async function invariants(orm: MikroORM, config: Config) {
  const results = await checkEverything(orm, config);
  const broken = results.filter(({ outcome }) => outcome !== 'ok').map(({ name }) => name);
  return broken.length === 0
    ? [ok(`The ledger and all ${results.length} invariants of the database hold.`)]
    : [
        wrong(
          `${broken.length} invariants do not hold, ${broken[0]} among them.`,
          'npm run checks lists the rows.',
        ),
      ];
}

/** What the database says of itself. Reads only. Without its tables nothing more can be asked. */
export async function examineDatabase(orm: MikroORM, config: Config): Promise<Finding[]> {
  const { databaseUrl } = config;
  const itself = await examineAll([
    { about: 'database', look: () => server(orm) },
    { about: 'database', look: () => schema(orm) },
  ]);
  if (itself.some(({ outcome }) => outcome === 'wrong')) return itself;
  const content = await examineAll([
    ...(databaseUrl ? [{ about: 'database', look: () => rights(orm, databaseUrl) }] : []),
    { about: 'secrets', look: () => secrets(orm, config) },
    { about: 'queues', look: () => queues(orm) },
    { about: 'ledger', look: () => invariants(orm, config) },
  ]);
  return [...itself, ...content];
}

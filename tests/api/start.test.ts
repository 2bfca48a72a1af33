import { expect, inject, test } from 'vitest';
import { assertDatabase, DatabaseRefused } from '../../api/db/assert-database.ts';
import { freePort } from '../../api/db/embedded/embedded-postgres.ts';
import { migrate, openOrm } from '../../api/db/orm.ts';
import { readConfig } from '../../api/platform/config/config.ts';
import { assertNothingIsPlayed } from '../../api/platform/config/public-address.ts';
import { sql } from '../support/sql.ts';

const at = (change: (url: URL) => void): string => {
  const url = new URL(inject('postgresAdminUrl'));
  change(url);
  return url.href;
};

test('a database that answers is taken, also one that is yet to be made', async () => {
  await assertDatabase(inject('postgresAdminUrl'));
  await assertDatabase(at((url) => Object.assign(url, { pathname: '/not_made_yet' })));
});

test('a database that nobody serves, or that does not let us in, is one clear line', async () => {
  const port = String(await freePort(0));
  const nobody = assertDatabase(at((url) => Object.assign(url, { port })));
  await expect(nobody).rejects.toThrow(
    new RegExp(`^DATABASE_URL: \\S+:${port} cannot be used: .*ECONNREFUSED.*\\.$`),
  );
  await expect(nobody).rejects.toThrow(DatabaseRefused);
  const stranger = assertDatabase(at((url) => Object.assign(url, { password: 'guessed' })));
  await expect(stranger).rejects.toThrow(/^DATABASE_URL: \S+ cannot be used: password authentication failed/);
});

test('a database from before the first release is one clear line, and is left as it is', async () => {
  const name = 'before_the_first_release';
  await sql(
    at(() => undefined),
    `create database ${name}`,
  );
  const url = at((one) => Object.assign(one, { pathname: `/${name}` }));
  await sql(
    url,
    'create table migration (id serial primary key, name text, executed_at timestamptz default now())',
  );
  await sql(url, `insert into migration (name) values ('0001-accounts'), ('0002-campaigns')`);
  const orm = await openOrm({ url });
  const migrating = migrate(orm).finally(() => orm.close(true));
  await expect(migrating).rejects.toThrow(
    /^The database was made before the first release and cannot be migrated\./,
  );
  await expect(migrating).rejects.toThrow(DatabaseRefused);
  const tables = await sql(url, `select relname from pg_class where relkind = 'r' and relname = 'account'`);
  expect(tables).toEqual([]);
});

const real = {
  SMTP_URL: 'smtp://mail',
  DEMO_DATA: 'off',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
};
const everything = { ...real, STRIPE_WEBHOOK_SECRET: 'whsec' };

test.each([
  [
    'nothing but its address',
    { PUBLIC_URL: 'https://koli.example' },
    /DEMO_DATA=off; SMTP_URL; STRIPE_SECRET_KEY/,
  ],
  ['an address without TLS', { PUBLIC_URL: 'http://koli.example' }, /DEMO_DATA=off/],
  ['all addresses of the machine', { HOST: '0.0.0.0' }, /HOST 0\.0\.0\.0 .* Set DEMO_DATA=off/],
  ['an address in the house', { HOST: '192.168.1.7', ...everything, SMTP_URL: '' }, /Set SMTP_URL\. /],
  [
    'the demo',
    { PUBLIC_URL: 'https://koli.example', ...everything, DEMO_DATA: 'on' },
    /Set DEMO_DATA=off\. /,
  ],
  ['everything', { PUBLIC_URL: 'https://koli.example', HOST: '0.0.0.0', ...everything }, null],
  ['the demo for this machine alone', { PUBLIC_URL: 'http://localhost:4000' }, null],
  ['nothing set', {}, null],
])('who lets other machines in with %s starts only when nothing is played', (_, env, refusal) => {
  const start = () => assertNothingIsPlayed(readConfig(env));
  if (refusal) expect(start).toThrow(refusal);
  else expect(start).not.toThrow();
});

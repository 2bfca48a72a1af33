import { expect, inject, test } from 'vitest';
import { assertDatabase, DatabaseRefused } from '../../api/db/assert-database.ts';
import { freePort } from '../../api/db/embedded/embedded-postgres.ts';
import { migrate, openOrm } from '../../api/db/orm.ts';
import { readConfig } from '../../api/platform/config/config.ts';
import { assertMailIsPrivate, standInWarnings } from '../../api/platform/config/stand-ins.ts';
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

test('what is only played is told to who serves the internet, and to nobody else', () => {
  const https = { PUBLIC_URL: 'https://koli.example', DEMO_DATA: 'off' };
  expect(standInWarnings(readConfig(https)).map((line) => line.split(' ')[0])).toEqual([
    'STRIPE_SECRET_KEY',
    'INSTAGRAM_APP_ID',
  ]);
  expect(standInWarnings(readConfig({ ...https, DEMO_DATA: 'on' }))).toEqual([
    expect.stringMatching(/^DEMO_DATA is on/),
  ]);
  expect(standInWarnings(readConfig({}))).toEqual([]);
});

test.each([
  ['a real database', { DATABASE_URL: 'postgres://db/koli' }, true],
  ['the embedded one without the demo', { DEMO_DATA: 'off' }, true],
  ['nothing but its address, which is a demo', {}, false],
  ['a mail server', { DEMO_DATA: 'off', SMTP_URL: 'smtp://mail' }, false],
  ['an address of this machine', { DEMO_DATA: 'off', PUBLIC_URL: 'http://127.0.0.1:4000' }, false],
])('whoever serves the internet with %s starts only when mail is private', (_, env, isRefused) => {
  const config = readConfig({ PUBLIC_URL: 'https://koli.example', ...env });
  const start = () => assertMailIsPrivate(config);
  if (isRefused) expect(start).toThrow(/^SMTP_URL must be set when PUBLIC_URL is https/);
  else expect(start).not.toThrow();
});

import { randomBytes } from 'node:crypto';
import { Migration } from '@mikro-orm/migrations';
import { expect, inject, test } from 'vitest';
import { M0001Baseline } from '../../api/db/migrations/0001-baseline.ts';
import { migrations } from '../../api/db/migrations/migrations.ts';
import { migrate, openOrm } from '../../api/db/orm.ts';
import { prepareDatabase } from '../../api/server/prepare-database.ts';
import { sql, withConnection } from '../support/sql.ts';
import { until } from '../support/until.ts';

/** A database of the first release, with rows. Returns its address. */
async function firstRelease(rows: string): Promise<string> {
  const url = new URL(inject('postgresAdminUrl'));
  const name = `migrated_${randomBytes(4).toString('hex')}`;
  await sql(url.href, `create database ${name}`);
  url.pathname = `/${name}`;
  const orm = await openOrm({ url: url.href });
  await orm.migrator.up({ to: M0001Baseline.id });
  await orm.close(true);
  await sql(url.href, rows);
  return url.href;
}

async function migrated(url: string): Promise<void> {
  const orm = await openOrm({ url });
  await migrate(orm);
  await orm.close(true);
}

/** As `npm run migrate` does for a server that runs as another role. */
const prepared = (ownerUrl: string) =>
  prepareDatabase({ stripe: null }, { ownerUrl, serverUrl: inject('postgresServerUrl') });

test('customers of closed accounts are removed at the provider', async () => {
  const url = await firstRelease(`
    insert into account (id, email, password_hash, created_at, closed_at)
      values (1, 'a@b.test', '', now(), null), (2, 'b@b.test', '', now(), now());
    insert into payment_customer values (1, 'cus_open', now()), (2, 'cus_closed', now())`);
  await migrated(url);
  expect(await sql(url, 'select account_id, customer_id from payment_customer')).toEqual([
    { account_id: 1, customer_id: 'cus_open' },
  ]);
  expect(await sql(url, 'select id, tries, done_at from provider_removal')).toEqual([
    { id: 'cus_closed', tries: 0, done_at: null },
  ]);
});

test('posts of networks were created when their account was linked, and changed when it was last read', async () => {
  const url = await firstRelease(`
    insert into account (id, email, password_hash, created_at) values (1, 'a@b.test', '', now());
    insert into category (name, slug) values ('Noodles', 'noodles');
    insert into social_account (profile_id, provider, username, confirmed, linked_at, refreshed_at)
      values (1, 'instagram', 'mei', true, '2026-11-01', '2026-11-09'), (1, 'facebook', 'Mei', true, '2026-11-02', null);
    insert into social_post (profile_id, provider, provider_post_id, kind, posted_at)
      values (1, 'instagram', 'p1', 'image', '2025-01-01'), (1, 'facebook', 'p2', 'image', '2025-01-01')`);
  await migrated(url);
  const posts = `select created_at::date::text as created, updated_at::date::text as updated from social_post order by id`;
  expect(await sql(url, posts)).toEqual([
    { created: '2026-11-01', updated: '2026-11-09' },
    { created: '2026-11-02', updated: '2026-11-02' },
  ]);
  const categories = `select created_at = updated_at as "isNew" from category where name = 'Noodles'`;
  expect(await sql(url, categories)).toEqual([{ isNew: true }]);
});

test('what was told about a refund before there were fees still says how much', async () => {
  const params = `'{"amount": {"amount": 45050, "currency": "USD"}, "campaignTitle": "Laksa"}'`;
  const url = await firstRelease(`
    insert into account (id, email, password_hash, created_at) values (1, 'a@b.test', '', now());
    insert into notification (recipient_id, type, code, params, message, created_at)
      values (1, 'KOLITEAM', 'job.refunded.owner', ${params}, '', now()), (1, 'KOLITEAM', 'job.offered', ${params}, '', now())`);
  await migrated(url);
  expect(
    await sql(url, `select code, params -> 'total' ->> 'amount' as total from notification order by id`),
  ).toEqual([
    { code: 'job.refunded.owner', total: '45050' },
    { code: 'job.offered', total: null },
  ]);
});

test('accounts of one mailbox stay, the oldest keeps it, and domains become ASCII', async () => {
  const url = await firstRelease(`
    insert into account (id, email, password_hash, created_at) values (1, 'mei.tan@gmail.com', '', now()),
      (2, 'meitan+shop@gmail.com', '', now()), (3, 'arif@bücher.test', '', now()), (4, 'o''hara@bücher.test', '', now())`);
  await migrated(url);
  const rows = 'select email, is_email_form_shared as shared from account order by id';
  expect(await sql(url, rows)).toEqual([
    { email: 'mei.tan@gmail.com', shared: false },
    { email: 'meitan+shop@gmail.com', shared: true },
    { email: 'arif@xn--bcher-kva.test', shared: false },
    { email: "o'hara@xn--bcher-kva.test", shared: false },
  ]);
  const third = sql(
    url,
    "insert into account (id, email, password_hash, created_at) values (9, 'm.eitan@gmail.com', '', now())",
  );
  await expect(third).rejects.toThrow('account_email_form');
});

test('whoever reads a table that a migration waits for is held up for a second, not for as long as others keep it', async () => {
  const url = await firstRelease('select 1');
  await withConnection(url, async (longReader) => {
    await longReader.query('begin');
    await longReader.query('lock table account in access share mode');
    const running = migrated(url);
    const waiting = `select 1 from pg_locks where not granted and relation = 'account'::regclass`;
    await until(async () => (await sql(url, waiting)).length > 0, 60_000);
    // Without a limit this would wait for the long reader, which ends only behind it.
    await sql(url, 'select count(*) from account');
    await longReader.query('commit');
    await running;
  });
});

/** An index as docs/changing.md has it made for a table with rows. */
class NewIndex extends Migration {
  static readonly id = '9999-new-index';
  override name = NewIndex.id;

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('create index concurrently if not exists account_new on account (created_at)');
  }
}

test('an index is made concurrently, also while a second process waits to migrate', async () => {
  const url = await firstRelease('select 1');
  await migrated(url);
  migrations.push(NewIndex);
  try {
    await Promise.all([prepared(url), prepared(url)]);
  } finally {
    migrations.pop();
  }
  const made = `select indisvalid as valid from pg_index where indexrelid = 'account_new'::regclass`;
  expect(await sql(url, made)).toEqual([{ valid: true }]);
  expect(await sql(url, 'select name from migration order by id desc limit 1')).toEqual([
    { name: NewIndex.id },
  ]);
});

/** Keeps one table while it waits for another. */
class TwoTables extends Migration {
  static readonly id = '9999-two-tables';
  override name = TwoTables.id;

  override up(): void {
    this.addSql('alter table campaign add column one text; alter table account add column two text');
  }
}

test('a migration that somebody waits for, and that waits for them, gives way and tries again', async () => {
  const url = await firstRelease('select 1');
  await migrated(url);
  migrations.push(TwoTables);
  try {
    await withConnection(url, async (other) => {
      await other.query('begin');
      await other.query('lock table account in access share mode');
      const running = migrated(url);
      const waiting = `select 1 from pg_locks where not granted and relation = 'account'::regclass`;
      await until(async () => (await sql(url, waiting)).length > 0, 60_000);
      await other.query('select count(*) from campaign');
      await other.query('commit');
      await running;
    });
  } finally {
    migrations.pop();
  }
  const added = `select table_name from information_schema.columns where column_name in ('one', 'two')
    and table_name in ('campaign', 'account') order by table_name`;
  expect(await sql(url, added)).toEqual([{ table_name: 'account' }, { table_name: 'campaign' }]);
});

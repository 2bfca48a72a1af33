import { randomBytes } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { M0001Baseline } from '../../api/db/migrations/0001-baseline.ts';
import { migrate, openOrm } from '../../api/db/orm.ts';
import { sql } from '../support/sql.ts';

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

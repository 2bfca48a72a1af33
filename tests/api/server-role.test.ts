import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseRefused } from '../../api/db/assert-database.ts';
import { openOrm } from '../../api/db/orm.ts';
import { appendOnly, serverRoleFault } from '../../api/db/server-role.ts';
import { sql as written } from '../../api/platform/sql.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

/** A statement on a connection of the running server. */
const asServer = (text: string) => written.raw(text).run({ em: product.orm.em.fork() });

test('the server runs as a role that is no superuser, makes nothing and owns nothing', async () => {
  const { rows } = await asServer(`select current_user as name, rolsuper or rolcreatedb or rolcreaterole or
      rolreplication or rolbypassrls as "isMighty", (select count(*)::int from pg_class where relowner = r.oid) as owned,
      (select count(*)::int from pg_auth_members where member = r.oid) as groups
    from pg_roles r where rolname = current_user`);
  expect(rows).toEqual([{ name: 'koli_server', isMighty: false, owned: 0, groups: 0 }]);
});

/** What would hide a deed, and what a thief of the connection would do to the database itself. */
const forbidden = [
  ...appendOnly.flatMap((table) => [
    `update ${table} set ${table === 'staff_action' ? `reason = 'x'` : 'created_at = now()'}`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
    `alter table ${table} disable trigger all`,
    `drop table ${table} cascade`,
  ]),
  'drop trigger append_only on staff_action',
  `create or replace function refuse_audit_change() returns trigger language plpgsql as 'begin return null; end'`,
  `update migration set name = 'x'`,
  'create table loot (id int)',
  'create schema loot',
  'set role koli',
  'set session_replication_role = replica',
  `copy account to program 'cat'`,
  `select pg_read_file('/etc/passwd')`,
];

describe('what the server has no right to', () => {
  test.each(forbidden)('%s', async (text) => {
    await expect(asServer(text)).rejects.toThrow(/permission denied|must be owner|denied/);
  });
});

test('every table that triggers keep from changing is kept by rights, too', async () => {
  const kept = await sql(
    product.databaseUrl,
    `select distinct tgrelid::regclass::text as name from pg_trigger join pg_class c on c.oid = tgrelid
     where not tgisinternal and tgtype & 2 = 2 and tgtype & 8 = 8 and tgtype & 16 = 16
       and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  expect(kept.map(({ name }) => name)).toEqual([...appendOnly].sort());
});

test('rows of every other table can be read, added, changed and deleted', async () => {
  const missing = await sql(
    product.databaseUrl,
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and not has_table_privilege('koli_server', oid, 'select')
     union select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname <> 'migration' and not has_table_privilege('koli_server', oid, 'insert')
     union select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname <> all ($1) and not has_table_privilege('koli_server', oid, 'update')`,
    [[...appendOnly, 'migration']],
  );
  expect(missing).toEqual([]);
});

describe('a role that owns the tables', () => {
  test('is warned of on this machine, and refused where other machines come in', async () => {
    const orm = await openOrm({ url: product.databaseUrl });
    try {
      expect(await serverRoleFault(orm, false)).toMatch(/superuser or owns the tables/);
      await expect(serverRoleFault(orm, true)).rejects.toThrow(DatabaseRefused);
    } finally {
      await orm.close(true);
    }
  });

  test('is not what the product runs as', async () => {
    expect(await serverRoleFault(product.orm, true)).toBeNull();
  });
});

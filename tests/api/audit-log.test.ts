import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deeds, readings } from '../../api/modules/staff-actions/staff-codes.ts';
import { campaignOperations, makeCampaign } from '../support/campaigns.ts';
import { tamper, violations } from '../support/checks.ts';
import { idOf } from '../support/global-ids.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let staff: Person;
let owner: Person;

beforeAll(async () => {
  product = await startTestProduct();
  staff = await createPerson(product, { isStaff: true });
  owner = await createPerson(product);
});
afterAll(() => product.close());

const rows = () => sql(product.databaseUrl, 'select * from staff_action order by id');
const suspend = async () => {
  const { id } = await createPerson(product);
  await staff.client.data(
    'mutation ($id: ID!) { suspendAccount(input: { accountId: $id, reason: "Spam." }) { staffAccount { id } } }',
    { id: idOf('Account', id) },
  );
  return id;
};

describe('the audit log', () => {
  test('says who decided what about whom, why and from where', async () => {
    const whom = await suspend();
    const [last] = (await rows()).slice(-1);
    expect(last).toMatchObject({
      action: 'suspendAccount',
      staff_id: staff.id,
      subject: 'account',
      subject_id: whom,
      whom_id: whom,
      reason: 'Spam.',
      address: '127.0.0.1',
    });
    expect(last?.request_id).toMatch(/./);
  });

  test.each([
    ['a queue', '{ reports { nodes { id } } }', 'read.reports', {}],
    ['a search', '{ findUsers(search: "mei@") { nodes { id } } }', 'read.findUsers', { search: 'mei@' }],
    ['a job of others', '{ remark(id: "rmk_999") { id } }', 'read.remark', { id: 'rmk_999' }],
    ['a row by its id', '{ node(id: "rmk_999") { id } }', 'read.node', { id: 'rmk_999' }],
  ])('has that staff read %s, before it is read', async (_, query, action, data) => {
    await staff.client.send(query);
    const [last] = (await rows()).slice(-1);
    expect(last).toMatchObject({ action, data, staff_id: staff.id, subject: null });
  });

  test.each([
    ['half of a character', '\ud800', ''],
    ['the character 0', 'a\u0000b', 'ab'],
    ['an escape as it was typed', '\\ud800 \\u0000', '\\ud800 \\u0000'],
  ])('keeps a reading that asks for %s', async (_, text, kept) => {
    const { errors } = await staff.client.send('query ($text: String!) { deskSearch(text: $text) { id } }', {
      text,
    });
    expect(errors).toBeUndefined();
    const [last] = (await rows()).slice(-1);
    expect(last).toMatchObject({ action: 'read.deskSearch', data: { text: kept } });
  });

  test('has what an open page asks for each minute once an hour, by what it asks for', async () => {
    const ask = async (args: string) => {
      const before = (await rows()).length;
      await staff.client.data(`{ deskQueue${args} { totalCount } }`);
      return (await rows()).length - before;
    };
    expect([await ask(''), await ask(''), await ask('(kinds: [HELP])')]).toEqual([1, 0, 1]);
    product.clock.advance({ minutes: 61 });
    expect(await ask('')).toBe(1);
  });

  test('has nothing of what members and visitors read', async () => {
    const before = (await rows()).length;
    await owner.client.send(
      '{ remark(id: "rmk_999") { id } node(id: "rmk_999") { id } reports { nodes { id } } }',
    );
    expect(await rows()).toHaveLength(before);
  });

  test('bears characters that PostgreSQL refuses, and keeps the beginning of long searches', async () => {
    await staff.client.send('query ($s: String!) { findUsers(search: $s) { nodes { id } } }', {
      s: 'a\u0000b',
    });
    await staff.client.send('query ($s: String!) { findUsers(search: $s) { nodes { id } } }', {
      s: 'x'.repeat(5_000),
    });
    const [strange, long] = (await rows()).slice(-2);
    expect(strange?.data).toEqual({ search: 'ab' });
    expect(long?.data).toEqual({ cut: expect.stringMatching(/^.{2000}$/) });
  });

  test('shows decisions, and readings when they are asked for', async () => {
    const whom = idOf('Profile', await suspend());
    const query = `query ($filter: StaffActionFilter) {
      staffActions(first: 1, filter: $filter) { nodes { action whom { id } details sha256 } } }`;
    const first = async (filter: object) =>
      (await staff.client.data(query, { filter })).staffActions.nodes[0];
    expect(await first({ whomId: whom })).toMatchObject({ action: 'suspendAccount', whom: { id: whom } });
    expect(await first({ kind: 'READING', staffId: idOf('Profile', staff.id) })).toMatchObject({
      action: 'read.staffActions',
    });
    expect((await staff.client.data(query, {})).staffActions.nodes[0].action).toBe('suspendAccount');
  });
});

describe('nobody changes it', () => {
  test.each([
    ["update staff_action set reason = 'Another.'"],
    ['delete from staff_action'],
    ['truncate staff_action'],
  ])('%s is refused', async (statement) => {
    await expect(sql(product.databaseUrl, statement)).rejects.toThrow('the audit log is only added to');
  });

  test.each([
    ['altered', "update staff_action set reason = 'Another.' where id = 1"],
    ['removed', 'delete from staff_action where id = 2'],
    [
      'inserted',
      `insert into staff_action (id, staff_id, action, at, hash)
        select 0, staff_id, action, at, '\\x00' from staff_action where id = 3`,
    ],
  ])('a row that is %s with the password of the database is found', async (_, statement) => {
    await makeCampaign(product, owner, { state: 'awaiting_approval' }).then((id) =>
      staff.client.data(campaignOperations.approve, { id }),
    );
    expect(await violations(product)).toEqual([]);
    await tamper(product, 'create table kept as select * from staff_action', statement);
    expect((await violations(product)).join()).toContain('audit_log_is_a_chain');
    await tamper(
      product,
      'delete from staff_action',
      'insert into staff_action select * from kept',
      'drop table kept',
    );
    expect(await violations(product)).toEqual([]);
  });
});

describe('its head, signed outside of the database', () => {
  const fault = async () =>
    (await violations(product)).find((line) => line.startsWith('audit_log_was_not_rewritten'));

  test('finds a log that was rewritten with a chain that holds', async () => {
    await suspend();
    await product.runJob('sign-audit-log');
    expect(await fault()).toBeUndefined();
    await suspend();
    expect(await fault()).toBeUndefined();
    await tamper(
      product,
      'create table kept as select * from staff_action',
      `do $$ declare one staff_action; last_hash bytea; begin
        for one in select * from staff_action order by id loop
          one.reason := 'Forged.';
          one.previous_hash := last_hash;
          last_hash := staff_action_hash(one);
          update staff_action set reason = one.reason, previous_hash = one.previous_hash, hash = last_hash
            where id = one.id;
        end loop; end $$`,
    );
    expect((await violations(product)).join()).not.toContain('audit_log_is_a_chain');
    expect(await fault()).toMatch(/row \d+ of .* is gone or another/);
    await tamper(
      product,
      'delete from staff_action',
      'insert into staff_action select * from kept',
      'drop table kept',
    );
    expect(await fault()).toBeUndefined();
  });

  test('finds a head that somebody else signed', async () => {
    const name = `audit/${product.clock.now().toISOString().slice(0, 10)}.json`;
    const head = JSON.parse((await product.ports.records.get(name)) ?? '');
    await product.ports.records.put(name, JSON.stringify({ ...head, signature: '0'.repeat(64) }));
    expect(await fault()).toContain('the signature is not ours');
    await product.ports.records.put(name, JSON.stringify(head));
    expect(await fault()).toBeUndefined();
  });
});

test('every code is recorded under one name', () => {
  expect(new Set([...deeds, ...readings]).size).toBe(deeds.length + readings.length);
});

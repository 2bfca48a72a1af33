import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf } from '../support/global-ids.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let staff: Person;
let member: Person;

beforeAll(async () => {
  product = await startTestProduct();
  staff = await createPerson(product, { isStaff: true });
  member = await createPerson(product);
});
afterAll(() => product?.close());

const run = (text: string, values: unknown[] = []) => sql(product.databaseUrl, text, values);
const read = (fields: string) =>
  staff.client.data(`query ($accountId: ID!) { ${fields} }`, { accountId: idOf('Account', member.id) });

describe('mails to a person', () => {
  const mail = (type: string, attempts: number, isDone: boolean, accountId = member.id) =>
    run(
      `insert into outbox (type, payload, attempts, created_at, done_at, leased_until)
       values ($1, $2, $3, now(), case when $4 then now() end, 'infinity')`,
      [type, JSON.stringify({ accountId }), attempts, isDone],
    );

  test('are told by what they are about and how far they are, newest first, never by their text', async () => {
    await run('delete from outbox');
    await mail('mail.passwordChanged', 1, true);
    await mail('mail.verifyEmail', 4, false);
    await mail('mail.accountRestored', 0, false);
    await mail('mail.passwordChanged', 1, true, staff.id);
    await mail('remark.hired', 1, true);
    const { deskMails } = await read('deskMails(accountId: $accountId) { code state tries doneAt }');
    expect(deskMails).toEqual([
      { code: 'accountRestored', state: 'WAITING', tries: 0, doneAt: null },
      { code: 'verifyEmail', state: 'FAILING', tries: 4, doneAt: null },
      { code: 'passwordChanged', state: 'DONE', tries: 1, doneAt: expect.any(String) },
    ]);
  });

  test('of a notification have its code', async () => {
    await run('delete from outbox');
    const [row] = await run(
      `insert into notification (recipient_id, type, code, message, created_at)
       values ($1, 'ADMIN_MESSAGE', 'campaign.approved', 'Approved', now()) returning id`,
      [member.id],
    );
    await run(
      `insert into outbox (type, payload, created_at, done_at) values ('mail.notification', $1, now(), now())`,
      [JSON.stringify({ accountId: member.id, notificationId: Number(row?.id) })],
    );
    const { deskMails } = await read('deskMails(accountId: $accountId) { code }');
    expect(deskMails).toEqual([{ code: 'campaign.approved' }]);
  });
});

describe('devices of a person', () => {
  test('are those that are still signed in, last used first, and of nobody else', async () => {
    await run('delete from session where account_id = $1', [member.id]);
    for (const [device, minutes, ends] of [
      ['Firefox on Windows', 60, 'infinity'],
      ['Chrome on Android', 5, 'infinity'],
      ['Safari on iPhone', 1, '2020-01-01'],
    ])
      await run(
        `insert into session (account_id, token_hash, device, created_at, last_used_at, expires_at)
         values ($1, decode(md5($2), 'hex'), $2, $3::timestamptz, $3::timestamptz - make_interval(mins => $4), $5)`,
        [member.id, device, product.clock.now(), minutes, ends],
      );
    const { deskDevices } = await read('deskDevices(accountId: $accountId) { device }');
    expect(deskDevices.map(({ device }: { device: string }) => device)).toEqual([
      'Chrome on Android',
      'Firefox on Windows',
    ]);
  });

  test('say from where they are', async () => {
    await run('delete from session where account_id = $1', [member.id]);
    await run(
      `insert into session (account_id, token_hash, device, network, country_code, created_at, last_used_at, expires_at)
       values ($1, 'x', 'Chrome on Android', '203.0.113.*', 'SG', now(), now(), 'infinity')`,
      [member.id],
    );
    const { deskDevices } = await read('deskDevices(accountId: $accountId) { network countryCode }');
    expect(deskDevices).toEqual([{ network: '203.0.113.*', countryCode: 'SG' }]);
  });

  test('are read with a row in the audit log', async () => {
    await read('deskDevices(accountId: $accountId) { device }');
    await read('deskMails(accountId: $accountId) { code }');
    const rows = await run(
      'select action, data from staff_action where staff_id = $1 order by id desc limit 2',
      [staff.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['read.deskMails', 'read.deskDevices']);
    expect(rows[0]?.data).toEqual({ accountId: idOf('Account', member.id) });
  });
});

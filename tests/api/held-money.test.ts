import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedJob } from '../support/disputes.ts';
import { idOf } from '../support/global-ids.ts';
import { jobOperations } from '../support/jobs.ts';
import { mailsTo } from '../support/mailbox.ts';
import { acceptedJob, cards, type PaidJob, pay, tokenise } from '../support/money.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let staff: Person;
let hired: PaidJob;
let done: PaidJob;
let released: PaidJob;

beforeAll(async () => {
  product = await startTestProduct();
  staff = await createPerson(product, { isStaff: true });
  hired = await acceptedJob(product);
  await pay(hired, await tokenise(product, cards.good));
  product.clock.advance({ hours: 1 });
  done = await finishedJob(product);
  released = await finishedJob(product);
  await released.brand.client.data(jobOperations.release, { remarkId: released.remarkId });
});
afterAll(() => product?.close());

/** What somebody is told and mailed about held money, with the time that passed. */
async function told(person: Person): Promise<{ bell: string[]; mails: number }> {
  await product.runJob('warn-of-held-money');
  await product.settled();
  const rows = await sql(
    product.databaseUrl,
    `select message from notification where recipient_id = $1 and message ~ 'held for 80 days|^Last days' order by id desc`,
    [person.id],
  );
  const bell = rows.map(({ message }) => String(message));
  const mails = (await mailsTo(product, person.email)).filter(({ text }) =>
    bell.some((line) => text.includes(line)),
  );
  return { bell, mails: mails.length };
}

async function nameOf({ id }: Person): Promise<string> {
  const query = `select first || ' ' || last as name from profile where id = $1`;
  return String((await sql(product.databaseUrl, query, [id]))[0]?.name);
}

/** Sessions do not last for months. */
async function signInAgain({ client, email }: Person): Promise<void> {
  const signIn =
    'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }';
  await client.data(signIn, { email, password });
}

const heldPayments = async (olderThanDays: number) =>
  (
    await staff.client.data(
      `query ($days: Int) { heldPayments(olderThanDays: $days) { totalCount nodes {
        daysHeld releaseBy warnedAt amount { amount } remark { id state } } } }`,
      { days: olderThanDays },
    )
  ).heldPayments;

test.each([-1, 10_001, 2_147_483_647])('%i days cannot be asked for', async (days) => {
  const { errors } = await staff.client.send(
    'query ($days: Int) { heldPayments(olderThanDays: $days) { totalCount } }',
    {
      days,
    },
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'olderThanDays' });
});

test('79 days are no matter', async () => {
  product.clock.advance({ days: 79, hours: 22 });
  expect(await told(hired.brand)).toEqual({ bell: [], mails: 0 });
  await signInAgain(staff);
  expect(await heldPayments(80)).toEqual({ totalCount: 0, nodes: [] });
  expect(await heldPayments(0)).toMatchObject({ totalCount: 2 });
});

test('80 days: both sides and staff are told once, by notification and mail, what they can do and until when', async () => {
  product.clock.advance({ hours: 1 });
  const [payer, worker] = [await nameOf(hired.brand), await nameOf(hired.influencer)];
  const opening =
    'US$450.50 for “Noodle week” has been held for 80 days and has to be released or refunded by 18 Feb 2027.';
  expect(await told(hired.brand)).toEqual({
    bell: [
      `${opening} When the work is done, ask ${worker} to mark it as done and release the payment; otherwise ask to cancel for a full refund.`,
    ],
    mails: 1,
  });
  expect(await told(hired.influencer)).toEqual({
    bell: [`${opening} Please mark the job as done before then to be paid, or cancel it.`],
    mails: 1,
  });
  expect(await told(staff)).toEqual({
    bell: [`${opening} ${payer} and ${worker}: the work is not done yet. Both were told; please see to it.`],
    mails: 1,
  });
  // The other job is an hour younger, the third was released.
  expect(await told(done.brand)).toEqual({ bell: [], mails: 0 });
  product.clock.advance({ hours: 1 });
  expect((await told(done.brand)).bell).toEqual([
    expect.stringMatching(/Please release it now, or raise a dispute\.$/),
  ]);
  expect(await told(released.brand)).toEqual({ bell: [], mails: 0 });
});

test('87 days: once more, more sharply', async () => {
  product.clock.advance({ days: 7 });
  expect((await told(hired.brand)).bell).toHaveLength(2);
  expect(await told(hired.influencer)).toEqual({
    bell: [
      expect.stringMatching(
        /^Last days: US\$450\.50 for “Noodle week” can be held until 18 Feb 2027 and no longer\./,
      ),
      expect.any(String),
    ],
    mails: 2,
  });
  expect((await told(staff)).bell).toHaveLength(4);
  product.clock.advance({ days: 5 });
  expect((await told(hired.brand)).bell).toHaveLength(2);
});

test('staff reads them by age; both sides see until when', async () => {
  expect(await heldPayments(80)).toEqual({
    totalCount: 2,
    nodes: [
      {
        daysHeld: 92,
        releaseBy: '2027-02-18T02:00:00+00:00',
        warnedAt: expect.any(String),
        amount: { amount: 45_050 },
        remark: { id: idOf('Remark', hired.remarkId), state: 'HIRED' },
      },
      expect.objectContaining({ daysHeld: 92, remark: { id: idOf('Remark', done.remarkId), state: 'DONE' } }),
    ],
  });
  await signInAgain(hired.brand);
  await signInAgain(released.brand);
  const look = 'query ($id: ID!) { remark(id: $id) { heldUntil } }';
  const { remark } = await hired.brand.client.data(look, { id: hired.remarkId });
  expect(remark.heldUntil).toBe('2027-02-18T02:00:00+00:00');
  const after = await released.brand.client.data(look, { id: released.remarkId });
  expect(after.remark.heldUntil).toBeNull();
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { violations } from '../support/checks.ts';
import { disputed, finishedJob, raise } from '../support/disputes.ts';
import { jobOperations } from '../support/jobs.ts';
import type { PaidJob } from '../support/money.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { told } from '../support/told.ts';

let product: TestProduct;
let staff: Person;

beforeEach(async () => {
  product = await startTestProduct();
  staff = await createPerson(product, { isStaff: true });
});
afterEach(async () => {
  await product.settled();
  const broken = await violations(product);
  await product.close();
  expect(broken).toEqual([]);
});

const say = ({ remarkId }: PaidJob, who: Person) =>
  who.client.data(jobOperations.addStatement, { input: { remarkId, text: 'All is online.', pictures: [] } });
const extend = ({ remarkId }: PaidJob, side: string, who = staff) =>
  who.client.send(jobOperations.extendDispute, { input: { remarkId, side, reason: 'On a flight.' } });
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

const daysLeft = (at: string | null) =>
  at && (new Date(at).getTime() - product.clock.now().getTime()) / 86_400_000;

/** Deadlines of a job in days from now, as somebody sees them. */
async function deadlines({ remarkId }: PaidJob, who: Person) {
  const { remark } = await who.client.data(jobOperations.remark, { id: remarkId });
  const { answerFrom, answerDeadline, rulingDeadline, isOverdue } = remark.dispute;
  return {
    ...{
      turn: remark.turn,
      runs: `${remark.deadline.kind} ${daysLeft(remark.deadline.at)}`,
      answerFrom,
      isOverdue,
    },
    ...{ answer: daysLeft(answerDeadline), ruling: daysLeft(rulingDeadline) },
  };
}

test('the other side has 5 days, then staff 7, and all see it from the first minute', async () => {
  const job = await disputed(product);
  for (const who of [job.brand, job.influencer, staff]) {
    expect(await deadlines(job, who)).toEqual({
      ...{ turn: 'APPLICANT', runs: 'DISPUTE_ANSWER 5', answerFrom: 'APPLICANT', isOverdue: false },
      ...{ answer: 5, ruling: 12 },
    });
  }
  expect((await told(product, job.influencer, job.remarkId))[0]).toMatch(
    /Answer by 25 Nov 2026; then our team/,
  );
  product.clock.advance({ days: 5 });
  expect(await deadlines(job, staff)).toMatchObject({
    turn: 'NOBODY',
    runs: 'RULING 7',
    answerFrom: 'APPLICANT',
  });
  product.clock.advance({ days: 7 });
  expect(await deadlines(job, staff)).toMatchObject({ runs: 'RULING 0', isOverdue: true });
});

test('an answer starts the days of staff; another one does not move them', async () => {
  const job = await finishedJob(product);
  await raise(job, job.influencer);
  expect(await deadlines(job, staff)).toMatchObject({ turn: 'OWNER', answer: 5, ruling: 12 });
  product.clock.advance({ days: 2 });
  await say(job, job.influencer);
  expect(await deadlines(job, staff)).toMatchObject({ turn: 'OWNER', answer: 3, ruling: 10 });
  await say(job, job.brand);
  const answered = { turn: 'NOBODY', answerFrom: null, answer: null };
  expect(await deadlines(job, staff)).toMatchObject({ ...answered, runs: 'RULING 7', ruling: 7 });
  product.clock.advance({ days: 1 });
  await say(job, job.brand);
  expect(await deadlines(job, staff)).toMatchObject({ ruling: 6 });
});

test('an answer after its time gives staff no more than was promised', async () => {
  const job = await disputed(product);
  product.clock.advance({ days: 8 });
  await say(job, job.influencer);
  expect(await deadlines(job, staff)).toMatchObject({ answerFrom: null, ruling: 4 });
});

test('staff give each side two more days once, with a reason that both read', async () => {
  const job = await disputed(product);
  // The time of one side is not taken for the other.
  expect(codeOf(await extend(job, 'OWNER'))).toBe('WRONG_STATE');
  expect((await extend(job, 'APPLICANT')).errors).toBeUndefined();
  expect(await deadlines(job, job.influencer)).toMatchObject({
    runs: 'DISPUTE_ANSWER 7',
    answer: 7,
    ruling: 14,
  });
  expect(codeOf(await extend(job, 'APPLICANT'))).toBe('DISPUTE_EXTENDED');
  for (const who of [job.brand, job.influencer])
    expect((await told(product, who, job.remarkId))[0]).toMatch(
      /^Our team gives Person No \d+ until 27 Nov 2026 .* On a flight\.$/,
    );
  await say(job, job.influencer);
  expect((await extend(job, 'OWNER')).errors).toBeUndefined();
  expect(await deadlines(job, job.brand)).toMatchObject({
    turn: 'OWNER',
    answerFrom: 'OWNER',
    answer: 2,
    ruling: 9,
  });
  expect(codeOf(await extend(job, 'NOBODY'))).toBe('BAD_INPUT');
  expect(codeOf(await extend(job, 'APPLICANT', job.brand))).toBe('FORBIDDEN');
  const actions = await sql(
    product.databaseUrl,
    `select reason from staff_action where action = 'extendDispute' and subject_id = $1`,
    [job.remarkId],
  );
  expect(actions).toEqual([{ reason: 'On a flight.' }, { reason: 'On a flight.' }]);
});

test('the list of staff begins with what has to be decided first, and marks what is late', async () => {
  const first = await disputed(product);
  product.clock.advance({ days: 1 });
  const second = await disputed(product);
  await say(second, second.influencer);
  product.clock.advance({ days: 8 });
  const query = '{ disputes { nodes { isOverdue rulingDeadline remark { id } } } }';
  const { disputes } = await staff.client.data(query);
  const { remark } = await staff.client.data(jobOperations.remark, { id: second.remarkId });
  expect(disputes.nodes.map(({ isOverdue }: { isOverdue: boolean }) => isOverdue)).toEqual([true, false]);
  expect(disputes.nodes[0].remark.id).toBe(remark.id);
  expect(first.remarkId).not.toBe(second.remarkId);
});

test('what staff take up themselves waits for nobody', async () => {
  const job = await finishedJob(product);
  const input = { remarkId: job.remarkId, reason: 'Both have left.' };
  await staff.client.data(jobOperations.openDispute, input);
  expect(await deadlines(job, staff)).toMatchObject({ answerFrom: null, runs: 'RULING 7' });
});

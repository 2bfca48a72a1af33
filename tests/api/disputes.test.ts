import { afterAll, beforeAll, expect, test } from 'vitest';
import { disputed, finishedJob, raise, reportPicture } from '../support/disputes.ts';
import { fault } from '../support/fault.ts';
import { rowNumber } from '../support/global-ids.ts';
import { jobOperations } from '../support/jobs.ts';
import { balances } from '../support/money.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let staff: Person;

beforeAll(async () => {
  product = await startTestProduct();
  staff = await createPerson(product, { isStaff: true });
});
afterAll(() => product?.close());

const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) =>
  answer.errors?.[0]?.extensions.code;

test('strangers see and do nothing, both sides do not rule', async () => {
  const job = await disputed(product);
  const stranger = await createPerson(product);
  const { remarkId } = job;
  expect((await stranger.client.data(jobOperations.remark, { id: remarkId })).remark).toBeNull();
  const input = { remarkId, text: 'Me too.', reason: 'Mine.' };
  const statement = { remarkId, text: 'Me too.' };
  expect(codeOf(await raise(job, stranger))).toBe('NOT_FOUND');
  const said = await stranger.client.refusal(jobOperations.addStatement, { input: statement });
  expect(said.extensions.code).toBe('NOT_FOUND');
  for (const who of [stranger, job.brand, job.influencer]) {
    const ruled = await who.client.refusal(jobOperations.ruleDispute, {
      input: { remarkId, ruling: 'REFUND', reason: input.reason },
    });
    expect(ruled.extensions.code).toBe('FORBIDDEN');
    const desk = await who.client.refusal('{ disputes { totalCount } }');
    expect(desk.extensions.code).toBe('FORBIDDEN');
  }
});

test('nobody decides in their own case', async () => {
  const job = await disputed(product);
  await sql(product.databaseUrl, `update account set staff_roles = '{lead}' where id = $1`, [
    job.influencer.id,
  ]);
  const own = await job.influencer.client.refusal(jobOperations.ruleDispute, {
    input: { remarkId: job.remarkId, ruling: 'RELEASE', reason: 'I did it all.' },
  });
  expect(own.extensions.code).toBe('FORBIDDEN');
  expect((await balances(product, job.remarkId))[0]).toBe('disputed');
});

test('a side says at most fifty things, and the other side can still answer', async () => {
  const job = await disputed(product);
  const say = (who: Person) =>
    who.client.send(jobOperations.addStatement, { input: { remarkId: job.remarkId, text: 'Well.' } });
  const answers = await Promise.all(Array.from({ length: 51 }, () => say(job.brand)));
  expect(answers.filter((answer) => codeOf(answer) === 'BAD_INPUT')).toHaveLength(1);
  expect(codeOf(await say(job.influencer))).toBeUndefined();
});

test('pictures are the own ones, for reports, at most five; texts are needed', async () => {
  const job = await finishedJob(product);
  const foreign = await reportPicture(product, job.influencer);
  const avatar = await reportPicture(product, job.brand, 'avatar');
  for (const pictures of [[foreign], [avatar], ['x']]) {
    expect(codeOf(await raise(job, job.brand, pictures))).toBe('NOT_FOUND');
  }
  const many = await Promise.all(Array.from({ length: 6 }, () => reportPicture(product, job.brand)));
  expect(codeOf(await raise(job, job.brand, many))).toBe('BAD_INPUT');
  const empty = await job.brand.client.refusal(jobOperations.raiseDispute, {
    input: { remarkId: job.remarkId, reason: '  ' },
  });
  expect(empty.extensions).toEqual(fault('FIELD_REQUIRED', 'reason'));
  expect((await balances(product, job.remarkId))[0]).toBe('done');
});

test('staff finds open disputes, oldest first, and needs a reason', async () => {
  const [first, second] = [await disputed(product), await disputed(product)];
  const query = `query ($state: DisputeState) { disputes(state: $state, first: 100) {
    totalCount nodes { state remark { id applicant { id } campaign { title } } } } }`;
  const idsOf = async (state?: string) => {
    const { disputes } = await staff.client.data(query, { ...(state && { state }) });
    expect(disputes.nodes).toHaveLength(disputes.totalCount);
    return disputes.nodes.map(({ remark }: { remark: { id: string } }) => Number(rowNumber(remark.id)));
  };
  const open = await idsOf();
  expect(open.slice(-2)).toEqual([first.remarkId, second.remarkId]);
  const refusal = await staff.client.refusal(jobOperations.ruleDispute, {
    input: { remarkId: first.remarkId, ruling: 'REFUND', reason: ' ' },
  });
  expect(refusal.extensions.code).toBe('REASON_REQUIRED');
  await staff.client.data(jobOperations.ruleDispute, {
    input: { remarkId: first.remarkId, ruling: 'REFUND', reason: 'Nothing is online.' },
  });
  expect(await idsOf()).not.toContain(first.remarkId);
  expect(await idsOf('RULED')).toContain(first.remarkId);
});

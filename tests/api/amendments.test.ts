import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  hiredFor,
  amendmentOperations as operations,
  proposeWork,
  workOf as workBy,
} from '../support/amendments.ts';
import { violations } from '../support/checks.ts';
import { idOf } from '../support/global-ids.ts';
import { type Cast, makeCast } from '../support/job-states.ts';
import { createCampaign, createRemark, jobOperations } from '../support/jobs.ts';
import { balances, hiredJob, type PaidJob } from '../support/money.ts';
import { createPerson, type Person } from '../support/people.ts';
import { appliedForProduct, shippingOperations } from '../support/shipments.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { told } from '../support/told.ts';
import { handIn, reel, workOf } from '../support/work.ts';

let product: TestProduct;
let cast: Cast;
let brand: Person;
let influencer: Person;

beforeAll(async () => {
  product = await startTestProduct({ PLATFORM_FEE_PERCENT: '5' });
  cast = await makeCast(product);
  brand = cast.owner;
  influencer = cast.applicant;
});
afterAll(() => product?.close());

const read = async (who: Person, id: number) => (await who.client.data(operations.remark, { id })).remark;
const newest = async (remarkId: number) => (await read(brand, remarkId)).amendments[0].id;
const answer = async (who: Person, deed: 'accept' | 'reject' | 'withdraw', amendmentId: string, more = {}) =>
  who.client.send(operations[deed], { amendmentId, ...more });
const code = async (answered: ReturnType<typeof answer>) => (await answered).errors?.[0]?.extensions.code;
const later = { dueOn: '2026-12-12' };
const tiktok = { platform: 'TIKTOK', format: 'VIDEO', count: 1 };

describe('a later date', () => {
  test('is asked for and granted: the next deal sheet, for the same money', async () => {
    const remarkId = await hiredFor(product, cast);
    const before = await balances(product, remarkId);
    const asked = await proposeWork(influencer, remarkId, later, 'The market is shut until the 10th.');
    const proposedAt = product.clock.now();
    expect(asked).toMatchObject({
      state: 'HIRED',
      turn: 'APPLICANT',
      amendments: [{ state: 'PENDING', proposedBy: 'APPLICANT', work: later }],
      deals: [{ version: 1 }],
    });
    expect(await told(product, brand, remarkId)).toContain(
      `${await nameOf(influencer)} asks to move the due date of “Laksa week” to 12 Dec 2026. Agree or refuse.`,
    );
    product.clock.advance({ hours: 3 });
    const [amendment] = asked.amendments;
    const { data } = await answer(brand, 'accept', amendment.id);
    const { remark } = data.acceptAmendment;
    expect(remark.amendments).toMatchObject([{ state: 'ACCEPTED' }]);
    expect(remark.deals).toMatchObject([
      {
        version: 2,
        proposedBy: 'APPLICANT',
        amount: { amount: 45_000 },
        fee: { amount: 2_250 },
        work: { dueOn: '2026-12-12', rounds: 1 },
      },
      { version: 1, work: { dueOn: '2026-12-05' } },
    ]);
    const [deal] = remark.deals;
    expect([deal.dueAt, deal.applicantAcceptedAt, deal.ownerAcceptedAt].map(Date.parse)).toEqual(
      ['2026-12-12T15:59:59Z', proposedAt.toISOString(), product.clock.now().toISOString()].map(Date.parse),
    );
    expect(await told(product, influencer, remarkId)).toContain(
      `${await nameOf(brand)} accepted your new terms for “Laksa week”.`,
    );
    expect(await balances(product, remarkId)).toEqual(before);
    expect(await violations(product)).toEqual([]);
  });

  test('is refused with a reason, and the deal stays', async () => {
    const remarkId = await hiredFor(product, cast);
    await proposeWork(influencer, remarkId, later);
    const { data } = await answer(brand, 'reject', await newest(remarkId), { reason: ' We launch then. ' });
    expect(data.rejectAmendment.remark).toMatchObject({
      amendments: [{ state: 'REJECTED', rejectReason: 'We launch then.' }],
      deals: [{ version: 1 }],
    });
    expect((await told(product, influencer, remarkId))[0]).toContain('We launch then.');
    await proposeWork(influencer, remarkId, { dueOn: '2026-12-08' });
    expect(
      (await read(influencer, remarkId)).amendments.map(({ state }: { state: string }) => state),
    ).toEqual(['PENDING', 'REJECTED']);
  });
});

const nameOf = async ({ id }: Person) => {
  const rows = await sql(
    product.databaseUrl,
    `select trim(first || ' ' || last) as name from profile where id = $1`,
    [id],
  );
  return String(rows[0]?.name);
};

test('work for a job that was agreed without any is proposed and accepted like a change', async () => {
  const job = await hiredJob(product);
  await proposeWork(job.brand, job.remarkId, {});
  expect((await told(product, job.influencer, job.remarkId))[0]).toContain('proposes other terms');
  const { amendments } = await read(job.influencer, job.remarkId);
  expect(
    (await answer(job.influencer, 'accept', amendments[0].id)).data.acceptAmendment.remark,
  ).toMatchObject({
    deals: [
      { version: 2, work: { dueOn: '2026-12-05' } },
      { version: 1, work: null },
    ],
  });
});

test('a proposal is answered with other terms, and the answer accepted', async () => {
  const remarkId = await hiredFor(product, cast);
  await proposeWork(brand, remarkId, { rounds: 3 });
  const first = await newest(remarkId);
  const answered = await proposeWork(influencer, remarkId, { rounds: 2 });
  expect(answered.amendments).toMatchObject([
    { state: 'PENDING', proposedBy: 'APPLICANT', work: { rounds: 2 } },
    { state: 'CHANGED', proposedBy: 'OWNER' },
  ]);
  expect(await code(answer(influencer, 'accept', first))).toBe('NO_AMENDMENT');
  await answer(brand, 'accept', await newest(remarkId));
  const { deals, timeline } = await read(brand, remarkId);
  expect(deals[0]).toMatchObject({ version: 2, work: { rounds: 2 } });
  expect(timeline.slice(-3)).toEqual([
    { action: 'proposeAmendment', by: 'OWNER' },
    { action: 'proposeAmendment', by: 'APPLICANT' },
    { action: 'acceptAmendment', by: 'OWNER' },
  ]);
});

test('who proposed it withdraws it, and cannot answer it', async () => {
  const remarkId = await hiredFor(product, cast);
  await proposeWork(influencer, remarkId, later);
  const id = await newest(remarkId);
  for (const deed of ['accept', 'reject'] as const)
    expect(await code(answer(influencer, deed, id))).toBe('FORBIDDEN');
  expect(await code(answer(brand, 'withdraw', id))).toBe('FORBIDDEN');
  expect(await code(answer(cast.staff, 'accept', id))).toBe('FORBIDDEN');
  expect(await code(answer(cast.stranger, 'accept', id))).toBe('NOT_FOUND');
  const { data } = await answer(influencer, 'withdraw', id);
  expect(data.withdrawAmendment.remark.amendments).toMatchObject([{ state: 'WITHDRAWN' }]);
  expect(await code(answer(brand, 'accept', id))).toBe('NO_AMENDMENT');
  expect(await code(answer(influencer, 'withdraw', id))).toBeUndefined();
});

test('the same again, from either tab, changes nothing', async () => {
  const remarkId = await hiredFor(product, cast);
  await proposeWork(influencer, remarkId, later, 'Please.');
  await proposeWork(influencer, remarkId, later, 'Please.');
  const id = await newest(remarkId);
  await Promise.all([answer(brand, 'accept', id), answer(brand, 'accept', id)]);
  const { amendments, deals } = await read(brand, remarkId);
  expect([amendments.length, deals.length]).toEqual([1, 2]);
});

test('two tabs that answer differently: one wins', async () => {
  const remarkId = await hiredFor(product, cast);
  await proposeWork(influencer, remarkId, later);
  const id = await newest(remarkId);
  const codes = await Promise.all([
    code(answer(brand, 'accept', id)),
    code(answer(brand, 'reject', id)),
    code(answer(influencer, 'withdraw', id)),
  ]);
  expect(codes.filter((said) => said === undefined)).toHaveLength(1);
  expect(codes.filter((said) => said === 'NO_AMENDMENT')).toHaveLength(2);
  const { amendments, deals } = await read(brand, remarkId);
  expect(deals.length).toBe(amendments[0].state === 'ACCEPTED' ? 2 : 1);
});

describe('the work is checked', () => {
  test.each([
    ['nothing differs', {}, 'BAD_INPUT', ['work']],
    ['it would be due in the past', { dueOn: '2026-11-19' }, 'DATE_IN_PAST', ['work', 'dueOn']],
    ['it would hold the money too long', { dueOn: '2027-01-20' }, 'BAD_INPUT', ['work', 'dueOn']],
    ['there is nothing to do', { deliverables: [] }, 'BAD_INPUT', ['work', 'deliverables']],
    ['too many rounds', { rounds: 6 }, 'BAD_INPUT', ['work', 'rounds']],
  ])('%s', async (_what, changes, expected, path) => {
    const remarkId = await hiredFor(product, cast);
    const { errors } = await influencer.client.send(operations.propose, {
      input: { remarkId, work: workBy(changes) },
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: expected, field: path.join('.') });
    expect((await read(brand, remarkId)).amendments).toEqual([]);
  });

  test('days from the hire that are over', async () => {
    const remarkId = await hiredFor(product, cast);
    product.clock.advance({ days: 4 });
    const { errors } = await influencer.client.send(operations.propose, {
      input: { remarkId, work: workBy({ dueOn: null, dueDays: 3 }) },
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'DATE_IN_PAST', field: 'work.dueDays' });
  });

  test('a day that passed meanwhile is not accepted', async () => {
    const remarkId = await hiredFor(product, cast);
    await proposeWork(brand, remarkId, { dueOn: '2026-11-26' });
    product.clock.advance({ days: 3 });
    expect(await code(answer(influencer, 'accept', await newest(remarkId)))).toBe('OFFER_OVERDUE');
  });
});

describe('a proposal ends', () => {
  test('after seven days of silence, once, and both are told', async () => {
    const remarkId = await hiredFor(product, cast);
    await proposeWork(influencer, remarkId, { rounds: 4 });
    const id = await newest(remarkId);
    product.clock.advance({ days: 6, hours: 23, minutes: 59 });
    await product.runJob('lapse-amendments');
    expect((await read(brand, remarkId)).amendments[0].state).toBe('PENDING');
    product.clock.advance({ minutes: 1 });
    expect(await code(answer(brand, 'accept', id))).toBe('NO_AMENDMENT');
    await Promise.all([product.runJob('lapse-amendments'), product.runJob('lapse-amendments')]);
    const { amendments, timeline, deals } = await read(brand, remarkId);
    expect(amendments[0].state).toBe('LAPSED');
    expect(deals).toHaveLength(1);
    expect(timeline.filter(({ action }: { action: string }) => action === 'amendmentLapsed')).toHaveLength(1);
    for (const who of [brand, influencer])
      expect((await told(product, who, remarkId))[0]).toBe(
        'The new terms for “Laksa week” lapsed: nobody answered in time. The deal stays as it was.',
      );
  });

  test.each([
    [
      'marked as done',
      async (remarkId: number) => {
        await influencer.client.data(jobOperations.markAsDone, { remarkId, text: 'Posted.' });
      },
    ],
    [
      'asked to cancel',
      async (remarkId: number) => {
        await brand.client.data(jobOperations.askToCancel, { remarkId, reason: 'No budget.' });
      },
    ],
    [
      'cancelled',
      async (remarkId: number) => {
        await influencer.client.data(jobOperations.cancel, { remarkId });
      },
    ],
  ])('when the job is %s', async (_what, end) => {
    const remarkId = await hiredFor(product, cast);
    await proposeWork(brand, remarkId, { rounds: 4 });
    const id = await newest(remarkId);
    await end(remarkId);
    expect((await read(brand, remarkId)).amendments[0]).toMatchObject({ state: 'LAPSED' });
    expect(['NO_AMENDMENT', 'WRONG_STATE']).toContain(await code(answer(influencer, 'accept', id)));
    expect((await read(brand, remarkId)).deals).toHaveLength(1);
    expect(await violations(product)).toEqual([]);
  });
});

test('only a running job is changed', async () => {
  const campaignId = await createCampaign(product, brand);
  const remarkId = await createRemark(product, campaignId, influencer);
  const { errors } = await influencer.client.send(operations.propose, {
    input: { remarkId, work: workBy(later) },
  });
  expect(errors?.[0]?.extensions.code).toBe('WRONG_STATE');
});

test('in a sponsored job the product stays, and days count from its receipt', async () => {
  const remarkId = await appliedForProduct(product, cast);
  await brand.client.data(shippingOperations.hire, { remarkId });
  const changes = { dueOn: null, dueDays: 20, productDescription: 'A car.' };
  const { amendments } = await proposeWork(influencer, remarkId, changes);
  expect(amendments[0].work).toMatchObject({ dueDays: 20, productDescription: 'Three jars of rempah.' });
  const { data } = await answer(brand, 'accept', amendments[0].id);
  expect(data.acceptAmendment.remark.deals[0]).toMatchObject({ version: 2, dueAt: null, amount: null });
});

test('it waits among the tasks of the other side alone, with its deadline', async () => {
  const remarkId = await hiredFor(product, cast);
  const { amendments } = await proposeWork(influencer, remarkId, { rounds: 0 });
  const tasks = async ({ client }: Person) => {
    const { myTasks } = await client.data(
      `{ myTasks(first: 100) { nodes { kind deadlineAt remark { id } person { id } } } }`,
    );
    return myTasks.nodes.filter(
      ({ kind, remark }: { kind: string; remark: { id: string } | null }) =>
        kind === 'TERMS_TO_ANSWER' && remark?.id === idOf('Remark', remarkId),
    );
  };
  expect(await tasks(brand)).toMatchObject([
    { deadlineAt: amendments[0].lapsesAt, person: { id: idOf('Profile', influencer.id) } },
  ]);
  expect(await tasks(influencer)).toEqual([]);
  await answer(brand, 'reject', amendments[0].id);
  expect(await tasks(brand)).toEqual([]);
});

test('each side sees the steps that are theirs', async () => {
  const remarkId = await hiredFor(product, cast);
  const steps = async (who: Person) =>
    (await read(who, remarkId)).nextSteps
      .map(({ action }: { action: string }) => action)
      .filter((action: string) => action.endsWith('AMENDMENT'))
      .sort();
  expect(await steps(brand)).toEqual(['PROPOSE_AMENDMENT']);
  await proposeWork(influencer, remarkId, later);
  expect(await steps(brand)).toEqual(['ACCEPT_AMENDMENT', 'PROPOSE_AMENDMENT', 'REJECT_AMENDMENT']);
  expect(await steps(influencer)).toEqual(['PROPOSE_AMENDMENT', 'WITHDRAW_AMENDMENT']);
});

test('nobody writes to who has blocked them, and what was proposed before can be answered', async () => {
  const owner = await createPerson(product);
  const remarkId = await hiredFor(product, { owner, applicant: influencer });
  const { amendments } = await proposeWork(influencer, remarkId, later);
  await owner.client.data('mutation ($id: ID!) { blockUser(input: { profileId: $id }) { profileId } }', {
    id: influencer.id,
  });
  const { errors } = await influencer.client.send(operations.propose, {
    input: { remarkId, work: workBy({ rounds: 2 }), message: 'Hello?' },
  });
  expect(errors?.[0]?.extensions.code).toBe('APART');
  expect(await code(answer(owner, 'accept', amendments[0].id))).toBeUndefined();
});

test('node finds one for its two sides, and for nobody else', async () => {
  const remarkId = await hiredFor(product, cast);
  const { amendments } = await proposeWork(influencer, remarkId, later, 'Between us.');
  const query = 'query ($id: ID!) { node(id: $id) { ... on Amendment { message } } }';
  const [{ id }] = amendments;
  expect(id).toMatch(/^amd_\d+$/);
  expect((await brand.client.data(query, { id })).node).toEqual({ message: 'Between us.' });
  expect((await cast.stranger.client.data(query, { id })).node).toBeNull();
});

describe('what is to be handed in', () => {
  const dueOf = async (id: number) => {
    const job = await workOf(brand, id);
    return { due: job.workDueAt && new Date(job.workDueAt).toISOString(), rows: job.deliverables };
  };
  const asJob = (remarkId: number): PaidJob => ({ brand, influencer, campaignId: 0, remarkId });

  test('follows the accepted change: rows, rounds and the day', async () => {
    const remarkId = await hiredFor(product, cast);
    expect(await dueOf(remarkId)).toMatchObject({ due: '2026-12-05T15:59:59.000Z', rows: [{}, {}] });
    const [reelRow, storyRow] = workBy().deliverables;
    const changes = { ...later, rounds: 2, deliverables: [reelRow, { ...storyRow, count: 2 }, tiktok] };
    const { amendments } = await proposeWork(influencer, remarkId, changes);
    expect(await dueOf(remarkId)).toMatchObject({ due: '2026-12-05T15:59:59.000Z', rows: [{}, {}] });
    await answer(brand, 'accept', amendments[0].id);
    expect(await dueOf(remarkId)).toMatchObject({
      due: '2026-12-12T15:59:59.000Z',
      rows: [
        { format: 'REEL', rounds: 2 },
        { format: 'STORY', count: 2 },
        { platform: 'TIKTOK', state: 'AWAITED' },
      ],
    });
    expect(await violations(product)).toEqual([]);
  });

  test('keeps what was published: neither proposed nor accepted without it', async () => {
    const remarkId = await hiredFor(product, cast);
    const [, storyRow] = workBy().deliverables;
    const job = asJob(remarkId);
    const first = await proposeWork(influencer, remarkId, { draftFirst: false });
    await answer(brand, 'accept', first.amendments[0].id);
    const { amendments } = await proposeWork(brand, remarkId, {
      draftFirst: false,
      deliverables: [storyRow],
    });
    expect((await handIn(job, reel)).errors).toBeUndefined();
    const late = await answer(influencer, 'accept', amendments[0].id);
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'work.deliverables' });
    const { errors } = await brand.client.send(operations.propose, {
      input: { remarkId, work: workBy({ draftFirst: false, rounds: 3, deliverables: [storyRow] }) },
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'work.deliverables' });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaignOperations, makeCampaign } from '../support/campaigns.ts';
import { idOf } from '../support/global-ids.ts';
import { makeHelpRequest } from '../support/help-and-news.ts';
import { type Cast, jobIn, makeCast } from '../support/job-states.ts';
import { writeOrder } from '../support/orders.ts';
import { createPerson, type Person } from '../support/people.ts';
import { makeProduct } from '../support/products.ts';
import { giveUpRefund } from '../support/refunds.ts';
import { makeReport } from '../support/reports.ts';
import { publishedReview } from '../support/reviews.ts';
import { waitingJump } from '../support/socials.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

const HOUR = 3_600_000;

let product: TestProduct;
let cast: Cast;
let staff: Person;
let colleague: Person;
/** Ids of what waits, by kind. */
const ids: Record<string, string> = {};

const run = (text: string, values: unknown[] = []) => sql(product.databaseUrl, text, values);
const insert = async (text: string, values: unknown[]) =>
  Number((await run(`${text} returning id`, values))[0]?.id);
const ago = (hours: number) => new Date(product.clock.now().getTime() - hours * HOUR);

/** An instant as the API writes it. */
const told = (at: Date) => at.toISOString().replace('.000Z', '+00:00');

interface Case {
  kind: string;
  id: string;
  names: string[];
  about: string | null;
  reason: string;
  amount: { amount: number; currency: string } | null;
  dueAt: string | null;
  isOverdue: boolean;
}

async function queue(args = ''): Promise<Case[]> {
  const { deskQueue } = await staff.client.data(
    `{ deskQueue(first: 100${args}) { totalCount nodes { kind id names about reason amount { amount currency } dueAt isOverdue } } }`,
  );
  expect(deskQueue.totalCount).toBe(deskQueue.nodes.length);
  return deskQueue.nodes;
}
const kindsOf = (cases: readonly Case[]) => cases.map(({ kind }) => kind);
const caseOf = async (kind: string) => (await queue(`, kinds: [${kind}]`))[0];
const job = async (state: string, type: 'paid' | 'shoutout' = 'paid') =>
  (await jobIn(product, cast, type, state)).remarkId;

async function makeOrder(): Promise<string> {
  const productId = await makeProduct(product, cast.owner);
  const sale = { productId, buyer: cast.applicant, seller: cast.owner };
  const id = await writeOrder(product, sale, { method: 'card', state: 'shipped' });
  await run(`update product_order set problem = 'Broken.' where id = $1`, [id]);
  return idOf('Order', id);
}

async function makeCases(): Promise<void> {
  const fields = { state: 'awaiting_approval', title: 'Laksa week', submittedAt: ago(49) } as const;
  ids.CAMPAIGN = idOf('Campaign', await makeCampaign(product, cast.owner, fields));
  const [dispute] = await run('select id from dispute where remark_id = $1', [await job('disputed')]);
  ids.DISPUTE = idOf('Dispute', Number(dispute?.id));
  ids.REFUND = idOf('Remark', await giveUpRefund(product, await job('refunding')));
  const released = await job('released');
  await run(`insert into payout_hold (remark_id, reason, began_at) values ($1, 'bank_rejected', $2)`, [
    released,
    ago(1),
  ]);
  ids.PAYOUT = idOf('Remark', released);
  const held = await job('hired');
  await run('update remark set hired_at = $2 where id = $1', [held, ago(85 * 24)]);
  ids.HELD_PAYMENT = idOf('Remark', held);
  const asked = await insert(
    `insert into chargeback (remark_id, payment_id, provider_dispute_id, state, reason, amount_minor, currency, due_by,
       created_at, checked_at)
     select remark_id, id, 'dp_desk', 'open', 'general', 500, 'USD', $2::timestamptz, $2, $2 from payment where remark_id = $1`,
    [await job('done'), ago(-72)],
  );
  ids.CHARGEBACK = idOf('Chargeback', asked);
  ids.REPORT = idOf('Report', await makeReport(product, cast.stranger));
  const review = await publishedReview(product, await job('done', 'shoutout'));
  const report = await insert(
    `insert into report (reporter_id, review_id, comment, created_at) values ($1, $2, 'Made up.', $3)`,
    [cast.applicant.id, review, ago(2)],
  );
  ids.REVIEW = idOf('Report', report);
  ids.FOLLOWER_JUMP = idOf('FollowerJump', await waitingJump(product));
  ids.HELP = idOf('HelpRequest', await makeHelpRequest(product));
  ids.ORDER = await makeOrder();
}

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  cast = await makeCast(product);
  staff = cast.staff;
  colleague = await createPerson(product, { isStaff: true, first: 'Farida', last: 'Aziz' });
  await makeCases();
});
afterAll(() => product?.close());

describe('the queue', () => {
  test('has every kind of case once, by its id', async () => {
    const cases = await queue();
    expect(Object.fromEntries(cases.map(({ kind, id }) => [kind, id]))).toEqual(ids);
    expect(cases).toHaveLength(Object.keys(ids).length);
  });

  test('says whom and what a case is about, why it waits, how much and until when', async () => {
    expect(await caseOf('CAMPAIGN')).toMatchObject({
      about: 'Laksa week',
      reason: 'APPROVAL',
      dueAt: told(ago(1)),
      isOverdue: true,
    });
    const dispute = await caseOf('DISPUTE');
    expect(dispute).toMatchObject({ reason: 'RULING', amount: { amount: 45_000, currency: 'USD' } });
    expect(dispute?.names).toHaveLength(2);
    expect(await caseOf('HELP')).toMatchObject({ names: ['Aishah'], about: 'Where is my money?' });
    expect(await caseOf('PAYOUT')).toMatchObject({ reason: 'BANK_REJECTED', isOverdue: false });
    expect(await caseOf('HELD_PAYMENT')).toMatchObject({
      dueAt: told(ago(-5 * 24)),
      isOverdue: false,
    });
    expect(await caseOf('ORDER')).toMatchObject({ about: 'Noodle bowl', reason: 'ORDER_PROBLEM' });
    expect(await caseOf('CHARGEBACK')).toMatchObject({ dueAt: told(ago(-72)), reason: 'BANK_ASKS' });
  });

  test('begins with what has waited longest; with what is due first when asked', async () => {
    expect(kindsOf(await queue()).slice(0, 2)).toEqual(['HELD_PAYMENT', 'CAMPAIGN']);
    expect(kindsOf(await queue(', sort: DUE')).slice(0, 3)).toEqual([
      'CAMPAIGN',
      'CHARGEBACK',
      'HELD_PAYMENT',
    ]);
  });

  test('within the same hour begins with money', async () => {
    await run(`update dispute set created_at = '2026-11-01T10:50:00Z'`);
    await run(`update help_request set created_at = '2026-11-01T10:10:00Z'`);
    await run(`update report set created_at = '2026-11-01T11:00:00Z'`);
    const kinds = kindsOf(await queue(', kinds: [HELP, DISPUTE, REPORT]'));
    expect(kinds).toEqual(['DISPUTE', 'HELP', 'REPORT']);
  });

  test('leaves what the influencer can mend to them for a week', async () => {
    await run(`update payout_hold set reason = 'bank_account_missing'`);
    expect(await queue(', kinds: [PAYOUT]')).toEqual([]);
    await run('update payout_hold set began_at = $1', [ago(7 * 24)]);
    expect(await caseOf('PAYOUT')).toMatchObject({ reason: 'BANK_ACCOUNT_MISSING' });
  });

  test('counts by kind', async () => {
    const { deskCounts } = await staff.client.data('{ deskCounts { kind count overdueCount } }');
    const cases = await queue();
    for (const { kind, count } of deskCounts)
      expect([kind, count]).toEqual([kind, kindsOf(cases).filter((one) => one === kind).length]);
    expect(deskCounts).toHaveLength(new Set(kindsOf(cases)).size);
    expect(deskCounts).toContainEqual({ kind: 'CAMPAIGN', count: 1, overdueCount: 1 });
  });
});

const one = `query ($kind: DeskKind!, $caseId: ID!) { deskCase(kind: $kind, caseId: $caseId) { kind id
  campaign { title } remark { id } order { id } dispute { id } chargeback { id } report { id } helpRequest { id }
  followerJump { id } assignedTo { id } viewers { fullName } } }`;
const assign = `mutation ($caseId: ID!, $toMe: Boolean!) {
  assignCase(input: { kind: CAMPAIGN, caseId: $caseId, toMe: $toMe }) { deskCase { assignedTo { id } } } }`;
const view = `mutation ($caseId: ID!) {
  viewCase(input: { kind: CAMPAIGN, caseId: $caseId }) { deskCase { viewers { fullName } } } }`;

describe('a case', () => {
  const read = async (kind: string, who = staff) =>
    (await who.client.data(one, { kind, caseId: ids[kind] })).deskCase;

  test.each([
    ['DISPUTE', 'dispute'],
    ['REFUND', 'remark'],
    ['PAYOUT', 'remark'],
    ['HELD_PAYMENT', 'remark'],
    ['CHARGEBACK', 'chargeback'],
    ['REPORT', 'report'],
    ['REVIEW', 'report'],
    ['FOLLOWER_JUMP', 'followerJump'],
    ['HELP', 'helpRequest'],
    ['ORDER', 'order'],
  ])('of %s answers its %s', async (kind, field) => {
    expect((await read(kind))[field]).toEqual({ id: ids[kind] });
  });

  test('is taken by one member of staff at a time, and put back', async () => {
    const caseId = ids.CAMPAIGN;
    const taken = await staff.client.data(assign, { caseId, toMe: true });
    expect(taken.assignCase.deskCase.assignedTo.id).toBe(idOf('Profile', staff.id));
    await colleague.client.data(assign, { caseId, toMe: true });
    expect((await read('CAMPAIGN')).assignedTo.id).toBe(idOf('Profile', colleague.id));
    await colleague.client.data(assign, { caseId, toMe: false });
    expect((await read('CAMPAIGN')).assignedTo).toBeNull();
  });

  test('says who else has it open, for a minute', async () => {
    const caseId = ids.CAMPAIGN;
    expect((await colleague.client.data(view, { caseId })).viewCase.deskCase.viewers).toEqual([]);
    expect((await read('CAMPAIGN')).viewers).toEqual([{ fullName: 'Farida Aziz' }]);
    await run(`update desk_view set seen_at = seen_at - interval '61 seconds'`);
    expect((await read('CAMPAIGN')).viewers).toEqual([]);
  });

  test('refuses ids of another type and what does not wait', async () => {
    const wrong = await staff.client.refusal(one, { kind: 'CAMPAIGN', caseId: ids.DISPUTE });
    expect(wrong.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'caseId' });
    const open = idOf('Campaign', await makeCampaign(product, cast.owner));
    for (const [operation, more] of [
      [assign, { toMe: true }],
      [view, {}],
    ] as const) {
      const refusal = await staff.client.refusal(operation, { caseId: open, ...more });
      expect(refusal.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'caseId' });
    }
    expect(await run('select from desk_assignment')).toEqual([]);
  });

  test('is gone when it is decided', async () => {
    await staff.client.data(campaignOperations.reject, { id: ids.CAMPAIGN, reason: 'No brief.' });
    expect(await read('CAMPAIGN')).toBeNull();
  });
});

describe('notes of staff', () => {
  const add = `mutation ($subjectId: ID!, $text: String!) {
    addStaffNote(input: { subjectId: $subjectId, text: $text }) { staffNote { text author { id } } } }`;
  const list =
    'query ($subjectId: ID!) { staffNotes(subjectId: $subjectId) { nodes { text author { id } } } }';

  test('are about one thing, newest first', async () => {
    const subjectId = idOf('Account', cast.owner.id);
    const author = { id: idOf('Profile', staff.id) };
    await staff.client.data(add, { subjectId, text: ' Called them. ' });
    const { addStaffNote } = await staff.client.data(add, { subjectId, text: 'They answered.' });
    expect(addStaffNote.staffNote).toEqual({ text: 'They answered.', author });
    const { staffNotes } = await colleague.client.data(list, { subjectId });
    expect(staffNotes.nodes.map(({ text }: { text: string }) => text)).toEqual([
      'They answered.',
      'Called them.',
    ]);
    expect((await staff.client.data(list, { subjectId: ids.DISPUTE })).staffNotes.nodes).toEqual([]);
  });

  test.each([
    ['an empty one', () => ({ subjectId: ids.DISPUTE, text: ' ' }), 'FIELD_REQUIRED', 'text'],
    ['a long one', () => ({ subjectId: ids.DISPUTE, text: 'x'.repeat(2_001) }), 'BAD_INPUT', 'text'],
    ['one about a message', () => ({ subjectId: 'msg_1', text: 'x' }), 'BAD_INPUT', 'subjectId'],
  ])('refuse %s', async (_what, variables, code, field) => {
    const refusal = await staff.client.refusal(add, variables());
    expect(refusal.extensions).toMatchObject({ code, field });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RemarkState } from '../../schema/remark.ts';
import { type Cast, jobIn, makeCast } from '../support/job-states.ts';
import { openConversation, sendMessage } from '../support/messages.ts';
import { createPerson, type Person } from '../support/people.ts';
import { reviewable, reviewOperations } from '../support/reviews.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';
import { agreedWork, draft, handIn, makeLate, workingJob } from '../support/work.ts';

let product: TestProduct;
let cast: Cast;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  cast = await makeCast(product);
});
afterAll(() => product?.close());

const run = (text: string) => sql(product.databaseUrl, text);

interface Task {
  kind: string;
  count: number;
  reason: string | null;
  deadlineAt: string | null;
  createdAt: string;
  amount: { amount: number; currency: string } | null;
  remark: { id: string } | null;
  campaign: { id: string } | null;
  order: { id: string } | null;
  conversation: { id: string } | null;
  person: { id: string } | null;
}

const taskFields = `kind count reason deadlineAt createdAt amount { amount currency } remark { id } campaign { id }
  order { id } conversation { id } person { id }`;

async function tasksOf({ client }: Person): Promise<Task[]> {
  return (await client.data(`{ myTasks(first: 100) { nodes { ${taskFields} } } }`)).myTasks.nodes;
}

interface Job {
  id: string;
  state: string;
  turn: string;
  mySide: string;
  deadline: { at: string } | null;
  campaign: { id: string };
  nextSteps: { action: string }[];
}

async function jobsOf({ client }: Person): Promise<Job[]> {
  const job = 'nodes { id state turn mySide deadline { at } campaign { id } nextSteps { action } }';
  const lists = await client.data(
    `{ myRemarks(first: 100) { ${job} } receivedRemarks(first: 100) { ${job} } }`,
  );
  return [...lists.myRemarks.nodes, ...lists.receivedRemarks.nodes];
}

/** The step that a task of a job asks for; a held payout asks for a bank account. */
const stepOf: Readonly<Record<string, string | undefined>> = {
  TERMS_TO_ANSWER: 'ACCEPT_OFFER',
  PAYMENT_DUE: 'PAY',
  WORK_DUE: 'MARK_AS_DONE',
  CANCEL_TO_ANSWER: 'AGREE_TO_CANCEL',
  WORK_TO_REVIEW: 'RELEASE_PAYMENT',
};

const sorted = (ids: readonly (string | undefined)[]) => [...new Set(ids)].sort();
const isApplication = ({ state }: Job) => state === 'APPLIED' || state === 'OFFER_REJECTED';

describe('in every state of every type, for either side, what waits is what the job card says', () => {
  beforeAll(async () => {
    for (const state of Object.values(RemarkState)) await jobIn(product, cast, 'paid', state);
    for (const kind of ['sponsored', 'shoutout'] as const)
      for (const state of ['applied', 'hired', 'done', 'cancelled']) await jobIn(product, cast, kind, state);
    await run(`update offer set lapses_at = now() + interval '7 days' where status = 'pending';
      update remark set cancel_deadline = now() + interval '3 days' where state = 'cancel_asked';
      update remark set release_deadline = now() + interval '14 days' where state = 'done'`);
  }, 60_000);

  const charge = `insert into chargeback (remark_id, payment_id, provider_dispute_id, state, reason, amount_minor,
    currency, created_at, checked_at) select remark_id, id, 'dp_' || id, 'open', 'general', 500, 'USD', now(), now() from payment`;

  test.each([
    ['as usual', ''],
    ['with payouts paused', 'update bank_account set payouts_enabled = false'],
    ['with chargebacks and payouts paused', charge],
    ['with chargebacks', 'update bank_account set payouts_enabled = true'],
  ])('%s', async (_name, change) => {
    if (change) await run(change);
    for (const [person, side] of [
      [cast.owner, 'OWNER'],
      [cast.applicant, 'APPLICANT'],
    ] as const) {
      const [jobs, tasks] = [await jobsOf(person), await tasksOf(person)];
      const mine = jobs.filter((job) => job.turn === side && job.mySide === side);
      expect(mine.length).toBeGreaterThan(2);
      expect(sorted(tasks.flatMap(({ remark }) => remark?.id ?? []))).toEqual(
        sorted(mine.filter((job) => !isApplication(job)).map(({ id }) => id)),
      );
      const applications = tasks.filter(({ kind }) => kind === 'APPLICATIONS_TO_REVIEW');
      expect(sorted(applications.map(({ campaign }) => campaign?.id))).toEqual(
        sorted(mine.filter(isApplication).map(({ campaign }) => campaign.id)),
      );
      for (const task of tasks) {
        const job = jobs.find(({ id }) => id === task.remark?.id);
        if (!job) continue;
        const step = stepOf[task.kind];
        const known = job.nextSteps.map(({ action }) => action);
        // While the payment is under way the payer waits, or confirms it at their bank.
        if (step && job.state !== 'PAYING')
          expect([task.kind, known]).toEqual([task.kind, expect.arrayContaining([step])]);
        const isHeld = task.kind === 'PAYOUT_HELD';
        expect([task.kind, task.deadlineAt]).toEqual([task.kind, isHeld ? null : (job.deadline?.at ?? null)]);
        expect(task.reason).toBe(isHeld ? 'PAUSED_BY_PROVIDER' : null);
      }
    }
  });

  test('totals are those of the jobs that the filter lists, and no job is in two', async () => {
    const query = (side: string, list: string) => `{ myMoney(side: ${side}) {
        expected { amount { amount } count } held { amount { amount } count } onItsWay { amount { amount } count } }
      ${['EXPECTED', 'HELD', 'ON_ITS_WAY'].map((one) => `${one}: ${list}(filter: { money: ${one} }) { totalCount nodes { state } }`).join(' ')} }`;
    for (const [person, side, list] of [
      [cast.owner, 'OWNER', 'receivedRemarks'],
      [cast.applicant, 'APPLICANT', 'myRemarks'],
    ] as const) {
      const { myMoney, ...lists } = await person.client.data(query(side, list));
      expect(myMoney).toEqual({
        expected: { amount: { amount: 90_000 }, count: 2 },
        held: { amount: { amount: 180_000 }, count: 4 },
        onItsWay: { amount: { amount: 45_000 }, count: 1 },
      });
      const states = (name: string) => lists[name].nodes.map(({ state }: Job) => state).sort();
      expect(states('EXPECTED')).toEqual(['OFFER_ACCEPTED', 'PAYING']);
      expect(states('HELD')).toEqual(['CANCEL_ASKED', 'DISPUTED', 'DONE', 'HIRED']);
      expect(states('ON_ITS_WAY')).toEqual(['RELEASING']);
    }
    const nobody = { amount: { amount: 0 }, count: 0 };
    const { myMoney } = await cast.stranger.client.data(query('OWNER', 'receivedRemarks'));
    expect(myMoney).toEqual({ expected: nobody, held: nobody, onItsWay: nobody });
  });
});

test('what runs out first comes first, then what blocks money, then the rest, what waits longest before', async () => {
  const applicant = await createPerson(product, { hasBankAccount: true });
  const own: Cast = { ...cast, owner: await createPerson(product), applicant };
  const at = (remarkId: number, days: number) =>
    run(`update remark set release_deadline = now() + interval '${days} days' where id = ${remarkId}`);
  const later = await jobIn(product, own, 'paid', 'done');
  await at(later.remarkId, 9);
  const soon = await jobIn(product, own, 'paid', 'done');
  await at(soon.remarkId, 2);
  const first = await jobIn(product, own, 'paid', 'applied');
  const second = await jobIn(product, own, 'paid', 'applied');
  await run(`update remark set created_at = now() - interval '2 days' where id = ${second.remarkId}`);
  await jobIn(product, own, 'paid', 'offer_accepted');
  const tasks = await tasksOf(own.owner);
  expect(tasks.map(({ kind, remark }) => `${kind} ${remark?.id ?? ''}`.trim())).toEqual([
    `WORK_TO_REVIEW rmk_${soon.remarkId}`,
    `WORK_TO_REVIEW rmk_${later.remarkId}`,
    expect.stringContaining('PAYMENT_DUE'),
    'APPLICATIONS_TO_REVIEW',
    'APPLICATIONS_TO_REVIEW',
  ]);
  expect(tasks[0]).toMatchObject({
    count: 1,
    amount: { amount: 45_000, currency: 'USD' },
    person: { id: `usr_${applicant.id}` },
  });
  const campaigns = await run(
    `select campaign_id as id from remark where id in (${first.remarkId}, ${second.remarkId}) order by id desc`,
  );
  expect(tasks.slice(3).map(({ campaign }) => campaign?.id)).toEqual(campaigns.map(({ id }) => `cmp_${id}`));
});

test('applications are one task for each open campaign, and none once it is over', async () => {
  const owner = await createPerson(product);
  const { remarkId } = await jobIn(product, { ...cast, owner }, 'sponsored', 'applied');
  const other = await createPerson(product);
  await run(`insert into remark (campaign_id, applicant_id, state, created_at)
    select campaign_id, ${other.id}, 'applied', now() from remark where id = ${remarkId}`);
  expect(await tasksOf(owner)).toMatchObject([{ kind: 'APPLICATIONS_TO_REVIEW', count: 2, person: null }]);
  await run(`update campaign set state = 'inactive' where owner_id = ${owner.id}`);
  expect(await tasksOf(owner)).toEqual([]);
});

test('a message waits while it is unread, and a question from a day to a week after it was read', async () => {
  const [ann, bo] = [await createPerson(product), await createPerson(product)];
  const conversationId = await openConversation(ann, bo);
  const { id } = await sendMessage(ann, conversationId, 'Can you film on the 19th?');
  expect(await tasksOf(ann)).toEqual([]);
  expect(await tasksOf(bo)).toMatchObject([
    {
      kind: 'MESSAGE_UNANSWERED',
      count: 1,
      conversation: { id: conversationId },
      person: { id: `usr_${ann.id}` },
    },
  ]);
  await bo.client.data(
    'mutation ($c: ID!, $m: ID!) { markConversationRead(input: { conversationId: $c, messageId: $m }) { conversation { id } } }',
    { c: conversationId, m: id },
  );
  expect(await tasksOf(bo)).toEqual([]);
  const sent = (days: number) =>
    run(
      `update message set created_at = timestamptz '${product.clock.now().toISOString()}' - interval '${days} days'`,
    );
  await sent(2);
  expect(await tasksOf(bo)).toHaveLength(1);
  await run(`update message set text = 'Thanks!'`);
  expect(await tasksOf(bo)).toEqual([]);
  await run(`update message set text = 'When?'`);
  await sent(8);
  expect(await tasksOf(bo)).toEqual([]);
  await sent(2);
  await sendMessage(bo, conversationId, 'Yes.');
  expect(await tasksOf(bo)).toEqual([]);
});

test('a settled job waits for the review of either side, after all else, until it is written or the time is over', async () => {
  const applicant = await createPerson(product, { hasBankAccount: true });
  const own: Cast = { ...cast, owner: await createPerson(product), applicant };
  const { remarkId } = await jobIn(product, own, 'paid', 'released');
  await jobIn(product, own, 'paid', 'applied');
  const now = product.clock.now().toISOString();
  await reviewable(product, remarkId);
  const kinds = async (person: Person) => (await tasksOf(person)).map(({ kind }) => kind);
  expect((await kinds(own.owner)).toSorted()).toEqual(['APPLICATIONS_TO_REVIEW', 'REVIEW_TO_WRITE']);
  expect(await tasksOf(applicant)).toMatchObject([
    { kind: 'REVIEW_TO_WRITE', remark: { id: `rmk_${remarkId}` }, person: { id: `usr_${own.owner.id}` } },
  ]);
  await own.owner.client.data(reviewOperations.review, { remarkId, rating: 5, text: 'Fine.' });
  expect(await kinds(own.owner)).toEqual(['APPLICATIONS_TO_REVIEW']);
  await run(`update review_period set ends_at = timestamptz '${now}' where remark_id = ${remarkId}`);
  expect(await kinds(applicant)).toEqual([]);
});

describe('late work', () => {
  const onlyReels = { ...agreedWork, deliverables: [agreedWork.deliverables[1]] };
  const waits = async (person: Person) =>
    (await tasksOf(person)).map(({ kind, remark }) => `${kind} ${remark?.id}`);

  test('waits for its owner before all else from when the job can be ended, until something is handed in', async () => {
    const job = await workingJob(product, onlyReels);
    const { brand, influencer, remarkId } = job;
    const other = await jobIn(product, { ...cast, owner: brand }, 'paid', 'done');
    await run(`update remark set release_deadline = now() + interval '1 day' where id = ${other.remarkId}`);
    const now = product.clock.now().toISOString();
    await run(`update remark set work_due_at = timestamptz '${now}' - interval '2 days',
      late_end_at = timestamptz '${now}' + interval '5 days' where id = ${remarkId}`);
    expect(await waits(brand)).toEqual([`WORK_TO_REVIEW rmk_${other.remarkId}`]);
    await makeLate(product, remarkId);
    expect(await waits(brand)).toEqual([`WORK_LATE rmk_${remarkId}`, `WORK_TO_REVIEW rmk_${other.remarkId}`]);
    const [late] = await tasksOf(brand);
    expect(late).toMatchObject({
      amount: { amount: 45_050, currency: 'USD' },
      person: { id: `usr_${influencer.id}` },
    });
    expect(new Date(late?.deadlineAt ?? 0)).toEqual(new Date('2026-10-01'));
    expect(new Date(late?.createdAt ?? 0)).toEqual(new Date('2026-10-08'));
    expect(await waits(influencer)).toEqual([`WORK_DUE rmk_${remarkId}`]);
    await handIn(job, draft);
    expect((await waits(brand)).toSorted()).toEqual([
      `DRAFT_TO_REVIEW rmk_${remarkId}`,
      `WORK_TO_REVIEW rmk_${other.remarkId}`,
    ]);
  });

  test('does not while the banks decide about the payment', async () => {
    const { brand, remarkId } = await workingJob(product, onlyReels);
    await makeLate(product, remarkId);
    expect(await waits(brand)).toEqual([`WORK_LATE rmk_${remarkId}`]);
    await run(`insert into chargeback (remark_id, payment_id, provider_dispute_id, state, reason, amount_minor,
      currency, created_at, checked_at) select remark_id, id, 'dp_late_' || id, 'open', 'general', 500, 'USD', now(), now()
      from payment where remark_id = ${remarkId}`);
    expect(await waits(brand)).toEqual([]);
  });
});

test('orders wait for their seller, then for their buyer; a sale without a bank account holds its payout', async () => {
  const [buyer, seller] = [await createPerson(product), await createPerson(product)];
  await run(`with thing as (insert into product (owner_id, state, title, description, excerpt, amount_minor, stock_count,
      category_ids, pictures, created_at, updated_at)
    values (${seller.id}, 'active', 'Bowl', 'A bowl.', 'A bowl.', 1000, 5, '{}', array['picture'], now(), now()) returning id)
    insert into product_order (product_id, buyer_id, seller_id, state, method, title, quantity, unit_minor, total_minor,
      currency, recipient, phone, line1, postal_code, due_at, created_at, updated_at)
    select id, ${buyer.id}, ${seller.id}, 'paid', 'card', 'Bowl', 1, 1000, 1000, 'SGD', 'A', '81234567', 'B', '427356',
      now() + interval '12 days', now(), now() from thing`);
  const both = async () =>
    (await Promise.all([buyer, seller].map(tasksOf))).map((tasks) =>
      tasks.map(({ kind, reason, amount }) => [kind, reason, amount?.amount, amount?.currency].join(' ')),
    );
  expect(await both()).toEqual([[], ['ORDER_TO_SEND  1000 SGD']]);
  const set = (change: string) => run(`update product_order set ${change} where seller_id = ${seller.id}`);
  await set(`state = 'shipped', shipped_at = now()`);
  expect(await both()).toEqual([['ORDER_TO_CONFIRM  1000 SGD'], []]);
  await set(`problem = 'Broken.'`);
  expect(await both()).toEqual([[], []]);
  await set(`state = 'delivered', problem = null`);
  await run(`insert into order_movement (order_id, kind, party_id, amount_minor, currency, state, retry_at, created_at, updated_at)
    select id, 'payout', seller_id, 1000, 'SGD', 'created', now(), now(), now() from product_order where seller_id = ${seller.id}`);
  expect(await both()).toEqual([[], ['PAYOUT_HELD BANK_ACCOUNT_MISSING 1000 SGD']]);
});

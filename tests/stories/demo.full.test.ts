import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemo } from '../../api/dev/demo/fill-demo.ts';
import { withTransactions } from '../../api/server/transaction.ts';
import { violations } from '../support/checks.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { password } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ DEMO_DATA: 'on' });
  await fillDemo({ ...product, withTransactions });
}, 300_000);
afterAll(() => product.close());

const rows = (text: string) => sql(product.databaseUrl, text);
const number = async (text: string) => Number(Object.values((await rows(text))[0] ?? {})[0]);

async function signIn(email: string): Promise<GraphqlClient> {
  const client = new GraphqlClient(product);
  await client.data(
    'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }',
    { email, password },
  );
  return client;
}

test('there is enough of everything, in every type, category and state', async () => {
  expect(await number(`select count(*) from profile where followers > 0`)).toBeGreaterThanOrEqual(150);
  expect(await number(`select count(distinct owner_id) from campaign`)).toBeGreaterThanOrEqual(55);
  expect(await number(`select count(*) from campaign`)).toBeGreaterThanOrEqual(120);
  expect(await number(`select count(distinct type) from campaign where state = 'open'`)).toBe(3);
  expect(await number(`select count(distinct state) from campaign`)).toBe(4);
  expect(
    await number(
      `select count(*) from category k where not exists (select from campaign c where k.id = any(c.category_ids))`,
    ),
  ).toBe(0);
  const states = await rows(`select distinct r.state from remark r order by 1`);
  expect(states.map(({ state }) => state)).toEqual(
    expect.arrayContaining([
      'applied',
      'offered',
      'countered',
      'offer_accepted',
      'offer_rejected',
      'hired',
      'done',
      'released',
      'cancel_asked',
      'cancelled',
      'disputed',
    ]),
  );
});

test('the money adds up', async () => {
  expect(
    await number(
      `select count(*) from (select from ledger_entry group by group_id, currency having sum(amount_minor) <> 0) wrong`,
    ),
  ).toBe(0);
  expect(
    await number(
      `select count(*) from (select from ledger_entry where account = 'held' group by remark_id having sum(amount_minor) < 0) wrong`,
    ),
  ).toBe(0);
  const held = `select count(*) from remark r where (r.state in ('hired', 'done', 'cancel_asked', 'disputed')
      and exists (select from payment p where p.remark_id = r.id))
    is distinct from (coalesce((select sum(e.amount_minor) from ledger_entry e where e.account = 'held' and e.remark_id = r.id), 0) > 0)`;
  expect(await number(held)).toBe(0);
});

test.each(['brand@demo.test', 'influencer@demo.test', 'staff@demo.test', 'lead@demo.test'])(
  '%s signs in',
  async (email) => {
    const client = await signIn(email);
    const { me } = await client.data('{ me { isStaff emailVerified profile { avatar { tiny } } } }');
    expect(me).toMatchObject({ isStaff: /^(staff|lead)/.test(email), emailVerified: true });
  },
);

test.each(['brand@demo.test', 'influencer@demo.test'])(
  '%s has talked with several people, and has not read the last one',
  async (email) => {
    const talks =
      await rows(`select m.unread, last.sender_id = m.account_id as is_own from conversation_member m
    join account a on a.id = m.account_id join message last on last.id = m.last_message_id
    where a.email = '${email}' order by last.created_at desc`);
    expect(talks.length).toBeGreaterThanOrEqual(5);
    expect(talks.map(({ unread }) => Number(unread) > 0)).toEqual(talks.map((_, place) => place === 0));
    expect(talks.map(({ is_own: isOwn }) => isOwn)).not.toContain(true);
  },
);

const common = [
  'cancel_asked',
  'countered',
  'disputed',
  'done',
  'hired',
  'offer_accepted',
  'offered',
  'settled',
];

test.each([
  [
    'brand@demo.test',
    'owner_id',
    [...common, 'applied', 'cancelled', 'declined', 'offer_rejected', 'released'],
  ],
  ['influencer@demo.test', 'applicant_id', [...common, 'applied', 'released']],
])('%s has jobs in every stage', async (email, side, states) => {
  const mine = `from remark r join account a on a.id = r.${side} where a.email = '${email}'`;
  const found = await rows(`select distinct r.state ${mine}`);
  expect(found.map(({ state }) => state)).toEqual(expect.arrayContaining(states));
  expect(
    await number(`select count(*) from work_use where remark_id in (select r.id ${mine})`),
  ).toBeGreaterThan(0);
  expect(
    await number(`select count(*) from shipment where remark_id in (select r.id ${mine})`),
  ).toBeGreaterThan(1);
});

test.each([
  ['brand@demo.test', 'owner_id'],
  ['influencer@demo.test', 'applicant_id'],
])('%s sees changes of a deal, and extras: on the table, and agreed', async (email, side) => {
  const mine = `remark r join account a on a.id = r.${side} where a.email = '${email}'`;
  const count = (what: string) => number(`select count(*) from ${mine} and ${what}`);
  const changed = (state: string) =>
    `exists (select from amendment m where m.remark_id = r.id and m.state = '${state}')`;
  expect(await count(`r.state = 'hired' and ${changed('pending')}`)).toBeGreaterThan(0);
  const sheets = '(select max(d.version) from deal d where d.remark_id = r.id)';
  expect(await count(`${changed('accepted')} and ${sheets} = 2`)).toBeGreaterThan(0);
  expect(await count(`r.extra_of is not null and r.state = 'offered'`)).toBeGreaterThan(0);
  expect(await count(`r.extra_of is not null and r.state = 'hired'`)).toBeGreaterThan(0);
});

interface Job {
  readonly state: string;
  readonly campaign: { readonly type: string };
  readonly workDueAt: string | null;
  readonly shipping: { readonly receivedAt: string | null } | null;
  readonly deadline: { readonly kind: string } | null;
  readonly nextSteps: readonly { readonly action: string; readonly allowed: boolean }[];
  readonly deliverables: readonly {
    readonly by: string;
    readonly state: string;
    readonly rounds: number;
    readonly roundsUsed: number;
    readonly submissions: readonly { readonly links: string[]; readonly pictures: object[] }[];
  }[];
}

const jobFields = `state campaign { type } workDueAt shipping { receivedAt } deadline { kind } nextSteps { action allowed }
  deliverables { by state rounds roundsUsed submissions { links pictures { id } } }`;

const has = (job: Job, state: string) => job.deliverables.some((one) => one.state === state);
const all = (job: Job, state: string, by: string) => {
  const theirs = job.deliverables.filter((one) => one.by === by);
  return theirs.length > 0 && theirs.every((one) => one.state === state);
};

/** Stages of the work that both demo sign-ins can look at, and how each is recognised. */
const stages: Readonly<Record<string, (job: Job) => boolean>> = {
  'nothing handed in yet': (job) => job.state === 'HIRED' && all(job, 'AWAITED', 'APPLICANT'),
  'a draft in review, with its deadline': (job) =>
    has(job, 'DRAFT_IN_REVIEW') && job.deadline?.kind === 'DRAFT_ANSWER',
  'a draft in review with a picture': (job) =>
    job.deliverables.some(
      (one) => one.state === 'DRAFT_IN_REVIEW' && one.submissions[0]?.pictures.length === 1,
    ),
  'changes asked, round 1 of 2': (job) =>
    job.deliverables.some((one) => one.state === 'CHANGES_ASKED' && one.rounds === 2 && one.roundsUsed === 1),
  'drafts approved, the links awaited': (job) =>
    job.state === 'HIRED' && all(job, 'DRAFT_APPROVED', 'APPLICANT'),
  'links handed in, with the day of the release': (job) =>
    job.state === 'DONE' && all(job, 'PUBLISHED', 'APPLICANT') && job.deadline?.kind === 'AUTO_RELEASE',
  'all approved': (job) =>
    job.state === 'DONE' && job.campaign.type === 'PAID' && all(job, 'APPROVED', 'APPLICANT'),
  'late work that the owner can end': (job) =>
    job.state === 'HIRED' &&
    all(job, 'AWAITED', 'APPLICANT') &&
    Date.parse(job.workDueAt ?? '') < Date.now() - 7 * 86_400_000,
  'a shoutout exchange with the links of both': (job) =>
    all(job, 'PUBLISHED', 'APPLICANT') &&
    job.deliverables.some((one) => one.by === 'OWNER' && one.state === 'PUBLISHED'),
  'work that is due after the product was received': (job) =>
    job.state === 'HIRED' && Boolean(job.shipping?.receivedAt && job.workDueAt),
};

test.each([
  ['brand@demo.test', 'receivedRemarks'],
  ['influencer@demo.test', 'myRemarks'],
])('%s can look at every stage of the work', async (email, list) => {
  const client = await signIn(email);
  const jobs: Job[] = [];
  let after: string | null = null;
  do {
    const query = `query ($after: String) { ${list}(first: 10, after: $after) { nodes { ${jobFields} }
      pageInfo { hasNextPage endCursor } } }`;
    const page: { nodes: Job[]; pageInfo: { hasNextPage: boolean; endCursor: string } } = (
      await client.data(query, { after })
    )[list];
    jobs.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  expect(Object.keys(stages).filter((name) => !jobs.some(stages[name] as (job: Job) => boolean))).toEqual([]);
  const ends = jobs.some(({ nextSteps }) =>
    nextSteps.some((step) => step.action === 'END_LATE' && step.allowed),
  );
  expect(ends).toBe(email === 'brand@demo.test');
});

test.each([
  [
    'brand@demo.test',
    ['APPLICATIONS_TO_REVIEW', 'PAYMENT_DUE', 'PRODUCT_TO_SEND', 'TERMS_TO_ANSWER', 'WORK_TO_REVIEW'],
  ],
  [
    'influencer@demo.test',
    [
      'ADDRESS_TO_GIVE',
      'CANCEL_TO_ANSWER',
      'INVITATION_TO_ANSWER',
      'PRODUCT_TO_CONFIRM',
      'REVIEW_TO_WRITE',
      'TERMS_TO_ANSWER',
      'WORK_DUE',
    ],
  ],
])('much waits for %s', async (email, kinds) => {
  const client = await signIn(email);
  const { myTasks } = await client.data('{ myTasks(first: 50) { nodes { kind } } }');
  expect(myTasks.nodes.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining(kinds));
});

test('money that was released weeks ago has arrived, and nothing holds what was released lately', async () => {
  const way = `select count(*) from bank_transfer w join remark r on r.id = w.remark_id where w.ended_at is null`;
  expect(await number(`${way} and w.arrived_on is not null`)).toBeGreaterThan(10);
  expect(await number(`${way} and w.arrived_on is null`)).toBeGreaterThan(0);
  expect(await number(`${way} and w.arrived_on is null and w.created_at < now() - interval '7 days'`)).toBe(
    0,
  );
  expect(await number(`select count(*) from payout_hold where reason = 'balance_pending'`)).toBe(0);
});

test('influencer@demo.test keeps some campaigns, all of which are open', async () => {
  const kept =
    await rows(`select c.state, c.is_disabled from favourite f join campaign c on c.id = f.campaign_id
    join account a on a.id = f.account_id where a.email = 'influencer@demo.test'`);
  expect(kept).toEqual(Array.from({ length: 5 }, () => ({ state: 'open', is_disabled: false })));
});

test('filling it again changes nothing', async () => {
  const before = await number('select count(*) from remark');
  expect(await fillDemo({ ...product, withTransactions })).toBe(false);
  expect(await number('select count(*) from remark')).toBe(before);
});

test('every invariant holds after all of this', async () => {
  await product.settled();
  expect(await violations(product)).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeCampaign } from '../../api/dev/factories/fake-campaign.ts';
import type { GraphqlClient } from '../support/graphql-client.ts';
import { talk } from '../support/messages.ts';
import { createPerson, type Person } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let owner: Person;
let influencer: Person;
let staff: Person;
let campaignId: number;

const card =
  'id title cover { medium } countries { name } categories { name } owner { fullName avatar { tiny } } remarkCount hiredCount permissions { apply { allowed } } myRemark { id }';
const job =
  'id state text applicant { fullName followers avatar { tiny } } campaign { title } offer { amount { amount } } held { amount } nextSteps { action allowed reason } timeline { at }';

/** Every list: who reads it, with all that its screen shows, and how many statements it may cost. */
/** Who it is and the row of the audit log come before what staff read. */
const STAFF_LIST = 3;

const lists: [name: string, by: () => GraphqlClient, query: string, statements: number][] = [
  ['campaigns', () => influencer.client, `{ campaigns(first: 40) { totalCount nodes { ${card} } } }`, 1],
  [
    'campaigns filtered',
    () => influencer.client,
    `{ campaigns(filter: { search: "a", types: [PAID], minPrice: { amount: 1, currency: "USD" } }, sort: PRICE_LOW_TO_HIGH, first: 40) { totalCount nodes { ${card} } } }`,
    1,
  ],
  [
    'objects of several types by their ids',
    () => owner.client,
    `{ nodes(ids: ["cmp_1", "cmp_2", "cmp_3", "usr_1", "usr_2", "ord_1", "prd_1", "ntf_1"]) { ... on Campaign { ${card} } ... on Profile { fullName avatar { tiny } } } }`,
    1,
  ],
  [
    'what waits',
    () => owner.client,
    `{ myTasks(first: 40) { totalCount pageInfo { hasNextPage } nodes { kind count deadlineAt amount { amount } reason person { fullName avatar { tiny } } campaign { ${card} } remark { ${job} } order { id title } conversation { id lastMessage { text } } } } }`,
    1,
  ],
  ['money', () => owner.client, '{ myMoney(side: OWNER) { held { count amount { amount } } } }', 1],
  ['my campaigns', () => owner.client, `{ myCampaigns(first: 40) { totalCount nodes { ${card} } } }`, 1],
  ['my applications', () => influencer.client, `{ myRemarks(first: 40) { totalCount nodes { ${job} } } }`, 1],
  [
    'applicants',
    () => owner.client,
    `query ($id: ID!) { campaignRemarks(campaignId: $id, first: 40) { totalCount nodes { ${job} } } }`,
    1,
  ],
  [
    'suggested users',
    () => owner.client,
    'query ($id: ID!) { suggestedUsers(campaignId: $id, first: 40) { totalCount nodes { reason profile { fullName country { name } } invitation { id } } } }',
    1,
  ],
  [
    'notifications',
    () => owner.client,
    '{ notifications(first: 40) { totalCount unread nodes { message image { tiny } } } }',
    1,
  ],
  [
    'conversations',
    () => owner.client,
    `{ conversations(search: "a", first: 40) { totalCount pageInfo { endCursor } nodes { unread readUpTo person { fullName online avatar { tiny } } lastMessage { text pictures { tiny } } mayWrite { allowed } job { ${job} } } } }`,
    1,
  ],
  [
    'messages found',
    () => owner.client,
    '{ searchMessages(search: "a", first: 40) { totalCount nodes { text mine conversation { unread person { fullName } } } } }',
    1,
  ],
  [
    'messages',
    () => owner.client,
    '{ messages(conversationId: 1, first: 40) { totalCount pageInfo { endCursor } nodes { text mine asksToPayOutside pictures { tiny } } } }',
    1,
  ],
  [
    'products',
    () => influencer.client,
    '{ products(filter: { search: "o", maxPrice: { amount: 900000, currency: "USD" } }, sort: PRICE_LOW_TO_HIGH, first: 40) { totalCount pageInfo { endCursor } nodes { title cover { small } seller { fullName avatar { tiny } } categories { name } permissions { buy { allowed } } } } }',
    1,
  ],
  [
    'my products',
    () => owner.client,
    '{ myProducts(first: 40) { totalCount nodes { title state cover { small } } } }',
    1,
  ],
  [
    'a product with its reviews and more of its seller',
    () => influencer.client,
    '{ product(id: 1) { title rating { average } permissions { buy { allowed } } } productReviews(productId: 1) { totalCount } products(filter: { sellerId: 1, exceptId: 1 }) { nodes { title } } }',
    1,
  ],
  [
    'orders to look at',
    () => staff.client,
    '{ orderProblems(first: 40) { totalCount nodes { title buyer { fullName } held { amount } } } }',
    STAFF_LIST,
  ],
  [
    'orders',
    () => owner.client,
    '{ myOrders(first: 40) { totalCount nodes { title picture { small } seller { fullName } nextSteps { action } mayReview { allowed } timeline { action } review { text } isHeld isPaidOut } } }',
    1,
  ],
  [
    'sales',
    () => owner.client,
    '{ mySales(first: 40) { totalCount nodes { title buyer { fullName } delivery { line1 } product { title } } } }',
    1,
  ],
  [
    'reviews',
    () => owner.client,
    '{ productReviews(productId: 1, first: 40) { totalCount nodes { rating author { fullName avatar { tiny } } } } }',
    1,
  ],
  [
    'transactions',
    () => owner.client,
    '{ myTransactions(first: 40) { totalCount nodes { label campaign { title } counterparty { fullName } } } }',
    1,
  ],
  [
    'influencers',
    () => owner.client,
    '{ topInfluencers(first: 40) { nodes { fullName country { name } avatar { tiny } } } }',
    1,
  ],
  [
    'found influencers',
    () => owner.client,
    '{ influencers(filter: { search: "person" }, sort: LAST_ACTIVE) { totalCount nodes { fullName online country { name } avatar { tiny } } } }',
    1,
  ],
  [
    'last active influencers',
    () => owner.client,
    '{ influencers(sort: LAST_ACTIVE) { totalCount nodes { fullName online } } }',
    1,
  ],
  [
    'a campaign with its people',
    () => owner.client,
    'query ($id: ID!) { campaign(id: $id) { title } campaignRemarks(campaignId: $id) { nodes { id } } suggestedUsers(campaignId: $id) { nodes { reason } } }',
    1,
  ],
  [
    'approval queue',
    () => staff.client,
    `{ campaignsAwaitingApproval(first: 40) { totalCount nodes { ${card} } } }`,
    STAFF_LIST,
  ],
  [
    'found users',
    () => staff.client,
    '{ findUsers(search: "person", first: 40) { totalCount nodes { email campaignCount profile { fullName country { name } } } } }',
    STAFF_LIST,
  ],
  [
    'payments',
    () => staff.client,
    '{ payments(first: 40) { totalCount nodes { payer { fullName } ledger { entries { party { fullName } } } remark { campaign { title } } } } }',
    STAFF_LIST,
  ],
  [
    'held money',
    () => staff.client,
    '{ heldPayments(first: 40) { totalCount nodes { amount { amount } daysHeld remark { campaign { title } applicant { fullName } } } } }',
    STAFF_LIST,
  ],
  [
    'staff actions',
    () => staff.client,
    '{ staffActions(first: 40) { totalCount nodes { action staff { fullName } } } }',
    STAFF_LIST,
  ],
];

/** More of everything that lists show. */
async function grow(rows: number): Promise<void> {
  const em = product.orm.em.fork();
  for (let index = 0; index < rows; index += 1) {
    fakeCampaign(em, { ownerId: owner.id });
    fakeCampaign(em, { ownerId: owner.id, state: 'awaiting_approval' });
  }
  await em.flush();
  const { campaigns } = await influencer.client.data(
    '{ campaigns(first: 40) { nodes { id myRemark { id } } } }',
  );
  for (const { id, myRemark } of campaigns.nodes) {
    if (!myRemark)
      await influencer.client.data(
        'mutation ($id: ID!) { applyToCampaign(input: { campaignId: $id }) { remark { id } } }',
        { id },
      );
  }
  for (let index = 0; index < rows; index += 1) {
    const person = await createPerson(product, { interests: ['Food'] });
    await person.client.data(
      'mutation ($id: ID!) { applyToCampaign(input: { campaignId: $id }) { remark { id } } }',
      {
        id: campaignId,
      },
    );
    await talk(person, owner, 'A talk');
  }
  const { campaignsAwaitingApproval: queue } = await staff.client.data(
    '{ campaignsAwaitingApproval { nodes { id } } }',
  );
  for (const { id } of queue.nodes.slice(1))
    await staff.client.data(
      'mutation ($id: ID!) { approveCampaign(input: { id: $id }) { campaign { id } } }',
      { id },
    );
  await product.settled();
}

beforeAll(async () => {
  product = await startTestProduct();
  owner = await createPerson(product);
  influencer = await createPerson(product);
  staff = await createPerson(product, { isStaff: true });
  const em = product.orm.em.fork();
  const campaign = fakeCampaign(em, { ownerId: owner.id });
  await em.flush();
  campaignId = campaign.id;
  await grow(1);
});
afterAll(() => product.close());

async function costOf(by: GraphqlClient, query: string): Promise<number> {
  // Who asks is known from the first time on, and confirmed in the statement of the list.
  await by.data(query, { id: campaignId });
  product.statements.length = 0;
  await by.data(query, { id: campaignId });
  return product.statements.length;
}

const costs = async (): Promise<Record<string, number>> => {
  const all: Record<string, number> = {};
  for (const [name, by, query] of lists) all[name] = await costOf(by(), query);
  return all;
};

test('a list costs the same number of statements however long it is', async () => {
  const expected = Object.fromEntries(lists.map(([name, , , statements]) => [name, statements]));
  expect(await costs()).toEqual(expected);
  await grow(8);
  expect(await costs()).toEqual(expected);
});

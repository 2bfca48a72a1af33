import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createCampaign, createOffer, createRemark } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let brand: Person;
let campaignId: number;

/** Applicants by name, with what the sorts look at: followers, and kilometres east of the owner. */
const people: Record<string, { followers: number; km: number | null; state: string }> = {
  ann: { followers: 500, km: 400, state: 'applied' },
  bo: { followers: 90_000, km: null, state: 'offered' },
  cy: { followers: 12_000, km: 5, state: 'offer_rejected' },
  di: { followers: 7_000, km: 60, state: 'hired' },
  ed: { followers: 8_000, km: 10, state: 'released' },
};

beforeAll(async () => {
  product = await startTestProduct();
  brand = await createPerson(product);
  campaignId = await createCampaign(product, brand);
  const place = 'update profile set latitude = $2, longitude = $3 where id = $1';
  await sql(product.databaseUrl, place, [brand.id, 1.3, 103.8]);
  for (const [username, { followers, km, state }] of Object.entries(people)) {
    const person = await createPerson(product, { username, followers });
    if (km !== null) await sql(product.databaseUrl, place, [person.id, 1.3, 103.8 + km / 111]);
    const remarkId = await createRemark(product, campaignId, person, state);
    await createOffer(product, remarkId, 'changed', 20_000);
    await createOffer(product, remarkId, 'rejected', 30_000);
  }
});
afterAll(() => product?.close());

const list = `query ($campaignId: ID!, $tab: RemarkTab, $sort: PeopleSort, $first: Int, $offset: Int) {
  campaignRemarks(campaignId: $campaignId, tab: $tab, sort: $sort, first: $first, offset: $offset) {
    totalCount nodes { applicant { username } } } }`;

const names = async (variables: object): Promise<string> => {
  const { campaignRemarks } = await brand.client.data(list, { campaignId, ...variables });
  return campaignRemarks.nodes
    .map(({ applicant }: { applicant: { username: string } }) => applicant.username)
    .join(' ');
};

describe('applications to a campaign', () => {
  test.each([
    [{}, 'cy bo ann'],
    [{ sort: 'RECENT' }, 'cy bo ann'],
    [{ sort: 'FOLLOWERS_LOW_TO_HIGH' }, 'ann cy bo'],
    [{ sort: 'FOLLOWERS_HIGH_TO_LOW' }, 'bo cy ann'],
    [{ sort: 'DISTANCE' }, 'cy ann bo'],
    [{ tab: 'HIRED' }, 'ed di'],
    [{ tab: 'HIRED', sort: 'FOLLOWERS_LOW_TO_HIGH' }, 'di ed'],
    [{ first: 1, offset: 1 }, 'bo'],
  ])('%j', async (variables, expected) => {
    expect(await names(variables)).toBe(expected);
  });

  test('are seen by the owner and staff only', async () => {
    const hidden = await createCampaign(product, brand, { state: 'awaiting_approval' });
    const staff = await createPerson(product, { isStaff: true });
    expect((await staff.client.data(list, { campaignId })).campaignRemarks.totalCount).toBe(3);
    const stranger = await createPerson(product);
    const codes = [];
    for (const [client, id] of [
      [new GraphqlClient(product), campaignId],
      [stranger.client, campaignId],
      [stranger.client, hidden],
      [stranger.client, 999_999],
    ] as const) {
      codes.push((await client.refusal(list, { campaignId: id })).extensions.code);
    }
    expect(codes).toEqual(['SIGN_IN_REQUIRED', 'FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND']);
  });
});

describe('my applications', () => {
  const mine = `query ($filter: RemarkFilter, $sort: CampaignSort) { myRemarks(filter: $filter, sort: $sort) {
    totalCount nodes { campaign { title } } } }`;

  test('are searched by title and sorted by price', async () => {
    const me = await createPerson(product);
    for (const [title, budgetMinor] of [
      ['Rice 100% local', 20_000],
      ['Tea and rice', 90_000],
      ['Sneakers', 50_000],
    ] as const) {
      await createRemark(product, await createCampaign(product, brand, { title, budgetMinor }), me);
    }
    const titles = async (variables: object) =>
      (await me.client.data(mine, variables)).myRemarks.nodes.map(
        ({ campaign }: { campaign: { title: string } }) => campaign.title,
      );
    expect(await titles({})).toEqual(['Sneakers', 'Tea and rice', 'Rice 100% local']);
    expect(await titles({ sort: 'PRICE_LOW_TO_HIGH' })).toEqual([
      'Rice 100% local',
      'Sneakers',
      'Tea and rice',
    ]);
    expect(await titles({ sort: 'PRICE_HIGH_TO_LOW', filter: { search: 'RICE' } })).toEqual([
      'Tea and rice',
      'Rice 100% local',
    ]);
    expect(await titles({ filter: { search: '0% l' } })).toEqual(['Rice 100% local']);
    expect(await titles({ filter: { search: '_' } })).toEqual([]);
  });
});

describe('one statement per answer and its session, whatever is asked of each row', () => {
  const everything = `totalCount nodes { id state text createdAt hiredAt doneAt releasedAt doneText hiredLabel turn mySide
    applicantHasBankAccount held { amount } offer { id amount { amount } } offers { id state amount { amount } }
    nextSteps { action allowed reason } timeline { action state by at amount { amount } }
    applicant { fullName avatar { small } country { name } followers }
    campaign { title owner { fullName } remarkCount hiredCount permissions { apply { allowed } } myRemark { id } } }`;

  test.each([
    ['campaignRemarks', `query ($id: ID!) { campaignRemarks(campaignId: $id) { ${everything} } }`],
    ['myRemarks', `{ myRemarks { ${everything} } }`],
    [
      'myTransactions',
      '{ myTransactions { totalCount nodes { id campaign { title } counterparty { fullName } } } }',
    ],
    [
      'remark',
      '{ remark(id: 1) { id timeline { action } nextSteps { action } campaign { myRemark { nextSteps { action } } } } }',
    ],
  ])('%s', async (_name, query) => {
    product.statements.length = 0;
    await brand.client.data(query, query.includes('$id') ? { id: campaignId } : {});
    expect(product.statements).toHaveLength(1);
  });
});

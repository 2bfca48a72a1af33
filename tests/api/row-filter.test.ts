import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeToken } from '../support/access-tokens.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createCampaign, createRemark } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let brand: Person;
let influencer: Person;
let campaigns: number[];
let remarks: number[];

beforeAll(async () => {
  product = await startTestProduct();
  brand = await createPerson(product);
  influencer = await createPerson(product);
  campaigns = [
    await createCampaign(product, brand, { title: 'Rice' }),
    await createCampaign(product, brand, { title: 'Tea', state: 'inactive' }),
    await createCampaign(product, await createPerson(product), { title: 'Shoes' }),
  ];
  remarks = [];
  for (const [index, state] of ['applied', 'hired', 'applied'].entries())
    remarks.push(await createRemark(product, campaigns[index] ?? 0, influencer, state));
});
afterAll(() => product.close());

const lists = {
  receivedRemarks: '$filter: RemarkFilter, $sort: RowSort = NEWEST',
  myRemarks: '$filter: RemarkFilter, $sort: CampaignSort = DEFAULT',
  myCampaigns: '$filter: CampaignFilter, $sort: CampaignSort = DEFAULT',
};

async function idsOf(person: Person, list: keyof typeof lists, variables: object = {}): Promise<number[]> {
  const query = `query (${lists[list]}) { ${list}(filter: $filter, sort: $sort) { nodes { id } } }`;
  const answer = await person.client.data(query, variables);
  return answer[list].nodes.map(({ id }: { id: string }) => Number(id.replace(/^\D+/, '')));
}

describe('applications to all own campaigns', () => {
  test('are those of the owner and of nobody else', async () => {
    const [first, second] = remarks;
    expect(await idsOf(brand, 'receivedRemarks')).toEqual([second, first]);
    expect(await idsOf(influencer, 'receivedRemarks')).toEqual([]);
    const visitor = new GraphqlClient(product);
    const refused = await visitor.refusal('{ receivedRemarks { nodes { id } } }');
    expect(refused.extensions.code).toBe('SIGN_IN_REQUIRED');
  });

  test('are read with a token that may read applications', async () => {
    const query = '{ receivedRemarks { nodes { id campaign { title } } } }';
    const withScope = async (...scopes: string[]) => {
      const client = new GraphqlClient(product);
      client.token = (await makeToken(product, brand, scopes)).secret;
      return client;
    };
    const reader = await withScope('remarks:read');
    expect((await reader.data(query)).receivedRemarks.nodes).toHaveLength(2);
    const other = await withScope('campaigns:read');
    expect((await other.refusal(query)).extensions.code).toBe('INSUFFICIENT_SCOPE');
  });

  test.each([
    ['campaigns', () => ({ campaignIds: [String(campaigns[0])] }), [0]],
    ['no campaigns', () => ({ campaignIds: [] }), []],
    ['states', () => ({ states: ['HIRED'] }), [1]],
    ['ids', () => ({ ids: remarks.map(String) }), [1, 0]],
    ['words of the campaign', () => ({ search: 'rice' }), [0]],
  ])('are filtered by %s', async (_, filter, expected) => {
    expect(await idsOf(brand, 'receivedRemarks', { filter: filter() })).toEqual(
      expected.map((index) => remarks[index]),
    );
  });
});

test('what changed since an instant comes in the order of its changes', async () => {
  const [first = 0, second = 0] = remarks;
  const [{ since }] = (await sql(product.databaseUrl, 'select clock_timestamp() as since')) as [
    { since: Date },
  ];
  const updatedSince = new Date(since).toISOString();
  for (const list of ['receivedRemarks', 'myRemarks'] as const) {
    const person = list === 'myRemarks' ? influencer : brand;
    const filter = { updatedSince, ids: [String(first), String(second)] };
    const before = await idsOf(person, list, { filter, sort: 'UPDATED' });
    await sql(product.databaseUrl, `update remark set text = 'More.' where id = $1`, [second]);
    await sql(product.databaseUrl, `update remark set text = 'More.' where id = $1`, [first]);
    expect([list, before.length <= 2, await idsOf(person, list, { filter, sort: 'UPDATED' })]).toEqual([
      list,
      true,
      [second, first],
    ]);
  }
  await sql(product.databaseUrl, `update campaign set title = 'Tea again' where id = $1`, [campaigns[1]]);
  expect(await idsOf(brand, 'myCampaigns', { filter: { updatedSince } })).toEqual([campaigns[1]]);
});

test('own campaigns are filtered by id and state; more than a hundred ids are refused', async () => {
  expect(await idsOf(brand, 'myCampaigns', { filter: { states: ['INACTIVE'] } })).toEqual([campaigns[1]]);
  expect(await idsOf(brand, 'myCampaigns', { filter: { ids: campaigns.map(String) } })).toEqual([
    campaigns[1],
    campaigns[0],
  ]);
  const refused = await brand.client.refusal(
    'query ($filter: CampaignFilter) { myCampaigns(filter: $filter) { nodes { id } } }',
    { filter: { ids: Array.from({ length: 101 }, (_, index) => String(index + 1)) } },
  );
  expect(refused.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'ids' });
});

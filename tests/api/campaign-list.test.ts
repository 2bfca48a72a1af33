import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { campaignOperations, makeCampaign } from '../support/campaigns.ts';
import { idOf } from '../support/global-ids.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createRemark } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let ana: Person;
let ben: Person;
let viewer: Person;
let visitor: GraphqlClient;
const ids: Record<string, number> = {};

/** By title: owner, price in dollars, categories, gender. Newest last. */
const rows: [string, 'ana' | 'ben', object][] = [
  ['Noodle week', 'ana', { budgetMinor: 90_000, categoryIds: ['food'] }],
  ['Street food tour', 'ben', { budgetMinor: 30_000, categoryIds: ['food', 'travel'], gender: 'female' }],
  ['100% cotton', 'ana', { type: 'sponsored', productValueMinor: 12_000, categoryIds: ['fashion'] }],
  [
    '100 cotton_bags',
    'ben',
    { type: 'sponsored', productValueMinor: 5_000, categoryIds: ['fashion'], gender: 'male' },
  ],
  ['Shout for shout', 'ana', { type: 'shoutout', gender: 'others' }],
  ['Back\\slash', 'ben', { type: 'shoutout', categoryIds: ['comedy'] }],
  ['Featured second', 'ana', { budgetMinor: 70_000, isFeatured: true, featurePosition: 2, state: 'awarded' }],
  ['Featured first', 'ana', { budgetMinor: 60_000, isFeatured: true, featurePosition: 1 }],
  ['Last day', 'ana', { budgetMinor: 1_000, endsOn: '2026-11-20' }],
];
const hidden: [string, object][] = [
  ['Hidden waiting', { state: 'awaiting_approval' }],
  ['Hidden rejected', { state: 'inactive' }],
  ['Hidden disabled', { isDisabled: true }],
  [
    'Hidden awarded and disabled',
    { state: 'awarded', isDisabled: true, isFeatured: true, featurePosition: 3 },
  ],
  ['Hidden ended', { endsOn: '2026-11-19' }],
];

beforeAll(async () => {
  product = await startTestProduct();
  ana = await createPerson(product);
  ben = await createPerson(product);
  viewer = await createPerson(product);
  visitor = new GraphqlClient(product);
  const known = await sql(product.databaseUrl, 'select id, slug from category');
  const categoryIdOf = (slug: string) => Number(known.find((category) => category.slug === slug)?.id);
  for (const [title, by, { categoryIds = [], ...fields }] of rows as [
    string,
    string,
    { categoryIds?: string[] },
  ][]) {
    const owner = by === 'ana' ? ana : ben;
    ids[title] = await makeCampaign(product, owner, {
      title,
      ...fields,
      categoryIds: categoryIds.map(categoryIdOf),
    });
  }
  for (const [title, fields] of hidden) ids[title] = await makeCampaign(product, ana, { title, ...fields });
  const mark =
    'mutation ($id: ID!) { setFavourite(input: { campaignId: $id, on: true }) { campaign { isFavourite } } }';
  for (const title of ['Noodle week', 'Back\\slash']) await viewer.client.data(mark, { id: ids[title] });
});
afterAll(() => product.close());

async function titles(variables: object, client: GraphqlClient = visitor): Promise<string[]> {
  const { campaigns } = await client.data(campaignOperations.list, { first: 100, ...variables });
  expect(campaigns.totalCount).toBe(campaigns.nodes.length);
  return campaigns.nodes.map(({ title }: { title: string }) => title);
}

const newestFirst = rows.map(([title]) => title).reverse();

test('everybody sees the approved, enabled and not ended ones, newest first', async () => {
  expect(await titles({})).toEqual(newestFirst);
});

test('owners and staff see no more than others in the public list', async () => {
  const staff = await createPerson(product, { isStaff: true });
  expect(await titles({}, ana.client)).toEqual(newestFirst);
  expect(await titles({}, staff.client)).toEqual(newestFirst);
});

test('featured ones tell their place', async () => {
  const { campaigns } = await visitor.data(
    '{ campaigns(filter: { featured: true }) { nodes { title isFeatured featurePosition } } }',
  );
  expect(campaigns.nodes.map(Object.values)).toEqual([
    ['Featured first', true, 1],
    ['Featured second', true, 2],
  ]);
});

describe('filters', () => {
  test.each<[string, object, string[]]>([
    ['contains, whatever the case', { search: 'FOOD' }, ['Street food tour']],
    ['nothing but spaces', { search: '  ' }, newestFirst],
    ['one letter', { search: 'w' }, ['Noodle week']],
    ['% stands for itself', { search: '100%' }, ['100% cotton']],
    ['_ stands for itself', { search: 'n_b' }, ['100 cotton_bags']],
    ['\\ stands for itself', { search: '\\' }, ['Back\\slash']],
    ['a null character finds nothing special', { search: 'Noodle\u0000' }, ['Noodle week']],
    ['a category', { categories: ['food'] }, ['Street food tour', 'Noodle week']],
    ['any of two categories', { categories: ['travel', 'comedy'] }, ['Back\\slash', 'Street food tour']],
    ['a category that is none', { categories: ['nothing'] }, []],
    ['no categories', { categories: [] }, newestFirst],
    ['a type', { types: ['SHOUTOUT'] }, ['Back\\slash', 'Shout for shout']],
    [
      'two types',
      { types: ['SHOUTOUT', 'SPONSORED'] },
      ['Back\\slash', 'Shout for shout', '100 cotton_bags', '100% cotton'],
    ],
    ['from a price', { minPrice: usd(60_000) }, ['Featured first', 'Featured second', 'Noodle week']],
    [
      'a price range, both ends included',
      { minPrice: usd(12_000), maxPrice: usd(30_000) },
      ['100% cotton', 'Street food tour'],
    ],
    ['women, or any', { gender: 'FEMALE', types: ['PAID'], search: 'foo' }, ['Street food tour']],
    [
      'men leave out those for women and others',
      { gender: 'MALE', maxPrice: usd(40_000) },
      ['Last day', 'Back\\slash', '100 cotton_bags', '100% cotton'],
    ],
    ['featured by their position', { featured: true }, ['Featured first', 'Featured second']],
    [
      'featured false does not filter',
      { featured: false, types: ['SHOUTOUT'] },
      ['Back\\slash', 'Shout for shout'],
    ],
    ['an owner', { ownerId: 'ben' }, ['Back\\slash', '100 cotton_bags', 'Street food tour']],
    [
      'all at once',
      {
        search: 'food',
        categories: ['travel'],
        types: ['PAID'],
        minPrice: usd(1),
        maxPrice: usd(30_000),
        gender: 'FEMALE',
      },
      ['Street food tour'],
    ],
  ])('%s', async (_case, filter, expected) => {
    const given = 'ownerId' in filter ? { ownerId: ben.id } : filter;
    expect(await titles({ filter: given })).toEqual(expected);
  });

  test.each([
    ['search', { search: 'x'.repeat(101) }],
    ['categories', { categories: Array.from({ length: 21 }, () => 'food') }],
  ])('too much of %s is refused', async (field, filter) => {
    const refusal = await visitor.refusal(campaignOperations.list, { filter });
    expect(refusal.extensions).toMatchObject({ code: 'BAD_INPUT', field });
  });
});

test('favourites are the own ones, and need a sign-in', async () => {
  expect(await titles({ filter: { favourites: true } }, viewer.client)).toEqual([
    'Back\\slash',
    'Noodle week',
  ]);
  expect(await titles({ filter: { favourites: true } }, ben.client)).toEqual([]);
  const refusal = await visitor.refusal(campaignOperations.list, { filter: { favourites: true } });
  expect(refusal.extensions.code).toBe('SIGN_IN_REQUIRED');
  const off =
    'mutation ($id: ID!) { setFavourite(input: { campaignId: $id, on: false }) { campaign { isFavourite } } }';
  for (const _ of ['once', 'twice']) {
    const { setFavourite } = await viewer.client.data(off, { id: ids['Back\\slash'] });
    expect(setFavourite.campaign.isFavourite).toBe(false);
  }
  expect(await titles({ filter: { favourites: true } }, viewer.client)).toEqual(['Noodle week']);
});

test('orders by price, newest first among equals from above', async () => {
  const rising = [
    'Shout for shout',
    'Back\\slash',
    'Last day',
    '100 cotton_bags',
    '100% cotton',
    'Street food tour',
    'Featured first',
    'Featured second',
    'Noodle week',
  ];
  expect(await titles({ sort: 'PRICE_LOW_TO_HIGH' })).toEqual(rising);
  expect(await titles({ sort: 'PRICE_HIGH_TO_LOW' })).toEqual([...rising].reverse());
});

test('orders by the last day, what ends first from above, oldest first among equals', async () => {
  const rest = newestFirst.filter((title) => title !== 'Last day').toReversed();
  expect(await titles({ sort: 'ENDING_SOON' })).toEqual(['Last day', ...rest]);
});

test.each([
  [{ platforms: ['INSTAGRAM'] }, ['Reel on Instagram', 'Both']],
  [{ platforms: ['TIKTOK', 'FACEBOOK'] }, ['Both']],
  [{ formats: ['REEL'] }, ['Reel on Instagram']],
  [{ platforms: ['TIKTOK'], formats: ['STORY'] }, []],
  [{ platforms: ['INSTAGRAM'], formats: ['STORY'] }, ['Both']],
])('briefs that ask for %j', async (filter, found) => {
  const deliverables: Readonly<Record<string, object[]>> = {
    Both: [
      { platform: 'instagram', format: 'story', count: 3 },
      { platform: 'tiktok', format: 'video', count: 1 },
    ],
    'Reel on Instagram': [{ platform: 'instagram', format: 'reel', count: 1 }],
  };
  const made: number[] = [];
  for (const [title, asked] of Object.entries(deliverables)) {
    const id = await makeCampaign(product, ana, { title });
    await sql(product.databaseUrl, 'update campaign set brief = $2 where id = $1', [
      id,
      JSON.stringify({ deliverables: asked }),
    ]);
    made.push(id);
  }
  expect(await titles({ filter })).toEqual(found);
  await sql(product.databaseUrl, 'delete from campaign where id = any($1)', [made]);
});

test('pages cut the list, and the total counts all', async () => {
  const page = async (offset: number | null, limit: number | null) => {
    const { campaigns } = await visitor.data(campaignOperations.list, { offset, first: limit });
    return [campaigns.totalCount, campaigns.nodes.map(({ title }: { title: string }) => title)];
  };
  expect(await page(0, 4)).toEqual([9, newestFirst.slice(0, 4)]);
  expect(await page(4, 4)).toEqual([9, newestFirst.slice(4, 8)]);
  expect(await page(8, 4)).toEqual([9, newestFirst.slice(8)]);
  expect(await page(12, 4)).toEqual([9, []]);
  expect(await page(null, null)).toEqual([9, newestFirst]);
});

describe('a hidden campaign never shows', () => {
  const everywhere: [string, object][] = [
    ['search', { search: 'Hidden' }],
    ['featured', { featured: true }],
    ['owner', { search: 'hidden', ownerId: '1' }],
    ['price', { minPrice: usd(0) }],
    ['favourites', { favourites: true }],
  ];
  test.each(everywhere)('in the list by %s', async (_name, filter) => {
    await sql(
      product.databaseUrl,
      'insert into favourite select $1, id, now() from campaign on conflict do nothing',
      [ben.id],
    );
    const found = await titles({ filter }, ben.client);
    expect(found.filter((title) => title.startsWith('Hidden'))).toEqual([]);
  });

  test.each(hidden.map(([title]) => title))('by its address: %s', async (title) => {
    const { campaign } = campaignOperations;
    expect(await visitor.data(campaign, { id: ids[title] })).toEqual({ campaign: null });
    expect(await ben.client.data(campaign, { id: ids[title] })).toEqual({ campaign: null });
    expect((await ana.client.data(campaign, { id: ids[title] })).campaign.title).toBe(title);
  });

  test.each(hidden.map(([title]) => title))('but who applied still finds it: %s', async (title) => {
    const applicant = await createPerson(product);
    await createRemark(product, ids[title] ?? 0, applicant);
    const query =
      'query ($id: ID!) { campaign(id: $id) { title remarkCount myRemark { state applicant { id } } } }';
    const { campaign } = await applicant.client.data(query, { id: ids[title] });
    expect(campaign).toEqual({
      title,
      remarkCount: 1,
      myRemark: { state: 'APPLIED', applicant: { id: idOf('Profile', applicant.id) } },
    });
  });
});

test('my campaigns are the own ones in every state, with search and order', async () => {
  const mine = async (variables: object) => {
    const { myCampaigns } = await ana.client.data(campaignOperations.mine, {
      first: 100,
      ...variables,
    });
    return myCampaigns.nodes.map(({ title }: { title: string }) => title);
  };
  const all = [
    ...rows.filter(([, by]) => by === 'ana').map(([title]) => title),
    ...hidden.map(([title]) => title),
  ];
  expect(await mine({})).toEqual([...all].reverse());
  expect(await mine({ filter: { search: 'cotton' } })).toEqual(['100% cotton']);
  expect((await mine({ sort: 'PRICE_LOW_TO_HIGH' })).slice(0, 3)).toEqual([
    'Shout for shout',
    'Last day',
    '100% cotton',
  ]);
  expect((await mine({ sort: 'PRICE_HIGH_TO_LOW' }))[0]).toBe('Noodle week');
  const refusal = await visitor.refusal(campaignOperations.mine);
  expect(refusal.extensions.code).toBe('SIGN_IN_REQUIRED');
});

test('a page of 12 with owner, counts, categories and permissions costs one statement', async () => {
  const query = `{ campaigns(first: 12) { totalCount nodes { id title excerpt isFavourite remarkCount hiredCount
    cover { medium } budget { amount } categories { name } countries { name } myRemark { state }
    myInvitation { id } owner { fullName avatar { tiny } country { name } } permissions { apply { allowed } } } } }`;
  await viewer.client.data(query);
  product.statements.length = 0;
  await viewer.client.data(query);
  expect(product.statements).toHaveLength(1);
});

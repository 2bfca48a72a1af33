import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakePerson, type PersonFields } from '../../api/dev/factories/fake-person.ts';
import { fault } from '../support/fault.ts';
import { idOf } from '../support/global-ids.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createPerson } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let visitor: GraphqlClient;
const minutesAgo = (minutes: number) => new Date(Date.parse('2026-11-20T02:00:00Z') - minutes * 60_000);

const people: NonNullable<PersonFields['profile']>[] = [
  {
    first: 'Chloé',
    last: 'Ngọc Tan',
    username: 'chloe.eats',
    followers: 50_000,
    country: 'VN',
    latitude: 10.82,
    longitude: 106.63,
    lastSeenAt: minutesAgo(30),
  },
  {
    first: 'Halia',
    last: 'Rahman',
    username: 'halia',
    followers: 9_000,
    country: 'SG',
    latitude: 1.29,
    longitude: 103.85,
    lastSeenAt: minutesAgo(90),
  },
  {
    first: 'Tara',
    last: 'Singh',
    username: 'tara_100',
    followers: 700_000,
    country: 'SG',
    isFeatured: true,
    lastSeenAt: null,
  },
  {
    first: 'Sara',
    last: 'Lim',
    username: 'sara',
    followers: 20_000,
    country: 'MY',
    latitude: 1.49,
    longitude: 103.74,
    lastSeenAt: minutesAgo(10),
  },
  { first: 'Nobody', last: 'Follows', username: 'nobody', followers: 0 },
  { first: 'Una', last: 'Verified', username: 'una', followers: 90_000 },
];

beforeAll(async () => {
  product = await startTestProduct();
  visitor = new GraphqlClient(product);
  const em = product.orm.em.fork();
  for (const profile of people) {
    const account = profile.username === 'una' ? { emailVerifiedAt: null } : {};
    await fakePerson(em, { account, profile: { ...profile, instagramUsername: null } });
  }
  await em.flush();
});
afterAll(() => product.close());

const query = `query ($filter: InfluencerFilter, $sort: InfluencerSort, $near: PlaceInput, $first: Int, $after: String) {
  influencers(filter: $filter, sort: $sort, near: $near, first: $first, after: $after) { totalCount pageInfo { endCursor } nodes { first online } } }`;
const find = async (variables: object = {}): Promise<string[]> =>
  (await visitor.data(query, variables)).influencers.nodes.map(({ first }: { first: string }) => first);
const near = { latitude: 1.3, longitude: 103.8 };

describe('a visitor finds', () => {
  test.each([
    ['FOLLOWERS_HIGH_TO_LOW', ['Tara', 'Chloé', 'Sara', 'Halia']],
    ['FOLLOWERS_LOW_TO_HIGH', ['Halia', 'Sara', 'Chloé', 'Tara']],
    ['LAST_ACTIVE', ['Sara', 'Chloé', 'Halia', 'Tara']],
    ['NEAREST', ['Halia', 'Sara', 'Chloé']],
  ])('%s, whoever is verified and followed', async (sort, expected) => {
    expect(await find({ sort, near })).toEqual(expected);
    const { influencers } = await visitor.data(query, { sort, near });
    expect(influencers.totalCount).toBe(expected.length);
  });

  test.each([
    ['accents and capitals', 'CHLOE', ['Chloé']],
    ['accents of every kind', 'ngoc', ['Chloé']],
    ['words in any order', 'tan chloe', ['Chloé']],
    ['a part of a name', 'ahma', ['Halia']],
    ['a username', 'chloe.eats', ['Chloé']],
    ['the beginning of a name, when it is short', 'li', ['Sara']],
    ['letters swapped', 'haila', ['Halia']],
    ['a letter missing', 'rahmn', ['Halia']],
    ['a letter too many', 'rahhman', ['Halia']],
    ['a wrong letter', 'rahnan', ['Halia']],
    ['a slip beside a right word', 'haila rahman', ['Halia']],
    ['the very name only, when somebody has it', 'sara', ['Sara']],
    ['signs that mean something to a database', 'tara_', ['Tara']],
    ['nobody by a sign alone', '%', []],
    ['nobody by another name', 'zzyzx', []],
    ['everybody without words', '  ', ['Tara', 'Chloé', 'Sara', 'Halia']],
  ])('%s', async (_, keyword, expected) => {
    expect(await find({ filter: { search: keyword } })).toEqual(expected);
    expect((await visitor.data(query, { filter: { search: keyword } })).influencers.totalCount).toBe(
      expected.length,
    );
  });

  test.each([
    [{ countryCode: 'SG' }, ['Tara', 'Halia']],
    [{ countryCode: 'sg', search: 'halia' }, ['Halia']],
    [{ countryCode: 'XX' }, []],
    [{ featured: true }, ['Tara']],
  ])('%o', async (filter, expected) => {
    expect(await find({ filter })).toEqual(expected);
    const lastActive = await find({ filter, sort: 'LAST_ACTIVE' });
    expect([...lastActive].sort()).toEqual([...expected].sort());
  });
});

test('whoever is there now is online and was last active', async () => {
  const [row] = await sql(product.databaseUrl, `select id from profile where username = 'tara_100'`);
  await sql(product.databaseUrl, 'insert into presence (profile_id, seen_at) values ($1, $2)', [
    row?.id,
    minutesAgo(0),
  ]);
  const { influencers } = await visitor.data(query, { sort: 'LAST_ACTIVE', first: 2 });
  expect(influencers.nodes).toEqual([
    { first: 'Tara', online: true },
    { first: 'Sara', online: false },
  ]);
  expect(influencers.totalCount).toBe(4);
  expect((await find({ sort: 'LAST_ACTIVE', filter: { search: 's' } }))[0]).toBe('Tara');
  await sql(product.databaseUrl, 'delete from presence');
});

test.each([[{}], [{ filter: { search: 's' } }]])('pages go on after a cursor: %o', async (variables) => {
  const all = await find(variables);
  const seen: string[] = [];
  for (let after: string | null = null; ; ) {
    const { influencers }: { influencers: { pageInfo: { endCursor: string | null } } } = await visitor.data(
      query,
      {
        ...variables,
        first: 1,
        after,
      },
    );
    if (influencers.pageInfo.endCursor === null) break;
    seen.push(...(await find({ ...variables, first: 1, after })));
    after = influencers.pageInfo.endCursor;
  }
  expect(all.length).toBeGreaterThan(1);
  expect(seen).toEqual(all);
});

const place = { format: 'a latitude of -90 to 90 and a longitude of -180 to 180' };
const cursor = { format: 'a cursor of this list, with its filter and sort' };

test.each([
  [{ sort: 'NEAREST' }, 'near', place],
  [{ sort: 'NEAREST', near: { latitude: 91, longitude: 0 } }, 'near', place],
  [{ filter: { search: 'x'.repeat(101) } }, 'search', { maxCharacters: 100 }],
  [{ after: 'no cursor' }, 'after', cursor],
  [{ after: Buffer.from('["influencers","least","1","2"]').toString('base64url') }, 'after', cursor],
  [{ after: Buffer.from('["influencers","most","1","2; drop"]').toString('base64url') }, 'after', cursor],
])('%o is refused at %s', async (variables, field, params) => {
  const { extensions } = await visitor.refusal(query, variables);
  expect(extensions).toEqual(fault('BAD_INPUT', field, params));
});

test('whoever says where they are is found nearby, to a kilometre, until they take it away', async () => {
  const uma = await createPerson(product, { first: 'Uma', followers: 5_000, country: 'SG' });
  const put = async (place: object | null) =>
    (
      await uma.client.data(
        'mutation ($place: PlaceInput) { setPlace(input: { place: $place }) { account { hasPlace } } }',
        {
          place,
        },
      )
    ).setPlace.account.hasPlace;
  expect(await find({ sort: 'NEAREST', near })).not.toContain('Uma');
  expect(await put({ latitude: 1.30123456, longitude: 103.79987 })).toBe(true);
  expect((await find({ sort: 'NEAREST', near }))[0]).toBe('Uma');
  const stored = await sql(product.databaseUrl, 'select latitude, longitude from profile where id = $1', [
    uma.id,
  ]);
  expect(stored).toEqual([{ latitude: 1.3, longitude: 103.8 }]);
  const wrong = 'mutation { setPlace(input: { place: { latitude: 91, longitude: 0 } }) { account { id } } }';
  expect((await uma.client.refusal(wrong)).extensions).toEqual(
    fault('BAD_INPUT', 'latitude', { min: -90, max: 90 }),
  );
  expect(await put(null)).toBe(false);
  expect(await find({ sort: 'NEAREST', near })).not.toContain('Uma');
  await sql(product.databaseUrl, 'update profile set followers = 0 where id = $1', [uma.id]);
});

test('the nearest of a name come in the order of the nearest of all, also over the date line', async () => {
  const em = product.orm.em.fork();
  const places = {
    Antipode: [-60, -1],
    South: [0, 179],
    West: [60, 170],
    North: [62, 179],
    East: [60, -179],
  } as const;
  for (const [first, [latitude, longitude]] of Object.entries(places))
    await fakePerson(em, {
      profile: { first, last: 'Wren', followers: 10, country: 'KH', latitude, longitude },
    });
  await em.flush();
  const asked = { sort: 'NEAREST', near: { latitude: 60, longitude: 179 } };
  const nearest = ['East', 'North', 'West', 'South', 'Antipode'];
  expect(await find({ ...asked, filter: { search: 'wren' } })).toEqual(nearest);
  expect(await find({ ...asked, filter: { countryCode: 'KH' } })).toEqual(nearest);
  await sql(product.databaseUrl, `update profile set followers = 0 where last = 'Wren'`);
});

test('an account that is verified later is found from then on', async () => {
  await sql(product.databaseUrl, `update account set email_verified_at = now() where email like 'una@%'`);
  expect(await find({ filter: { search: 'una' } })).toEqual(['Una']);
  await sql(product.databaseUrl, `update account set email_verified_at = null where email like 'una@%'`);
  expect(await find({ filter: { search: 'una' } })).toEqual([]);
});

describe('a keyword', () => {
  const found: NonNullable<PersonFields['profile']>[] = [
    { first: 'Sharifah', last: 'Zain', username: 'szain', followers: 900, city: 'Jakarta' },
    { first: 'Bob', last: 'Ariffin', username: 'bobby', followers: 800, city: 'Ho Chi Minh City' },
    { first: 'Arif', last: 'Noor', username: 'noor', followers: 700, interests: ['Skin care'] },
    {
      first: 'Dee',
      last: 'Dee',
      username: 'dee.arif_',
      followers: 600,
      city: 'Jakarta Selatan',
      country: 'ID',
    },
    { first: 'Jakarta', last: 'Girl', username: 'girl', followers: 100 },
    { first: 'Minh', last: 'Vo', username: 'vo', followers: 90 },
  ];
  beforeAll(async () => {
    const em = product.orm.em.fork();
    for (const profile of found)
      await fakePerson(em, { profile: { instagramUsername: null, city: null, interests: [], ...profile } });
    await em.flush();
  });

  test.each([
    [
      'a word of a name or username first, then its beginning, then a part',
      'arif',
      ['Arif', 'Dee', 'Bob', 'Sharifah'],
    ],
    ['a city, after people who are called so', 'JAKARTA', ['Jakarta', 'Sharifah', 'Dee']],
    ['a city by the words it begins with', 'ho chi minh', ['Bob']],
    ['not a word in the middle of a city', 'minh', ['Minh']],
    ['an interest of two words', 'skin care', ['Arif']],
    ['a name and a city', 'dee jakarta selatan', ['Dee']],
    ['a name in an interest', 'noor skin', ['Arif']],
    ['nobody of another city', 'noor jakarta', []],
  ])('finds %s', async (_, search, expected) => {
    expect(await find({ filter: { search } })).toEqual(expected);
    expect((await visitor.data(query, { filter: { search } })).influencers.totalCount).toBe(expected.length);
  });

  test('orders equal matches as asked, and pages go on after a cursor', async () => {
    const asked = { filter: { search: 'arif' }, sort: 'FOLLOWERS_LOW_TO_HIGH' };
    const all = ['Dee', 'Arif', 'Bob', 'Sharifah'];
    expect(await find(asked)).toEqual(all);
    const { influencers } = await visitor.data(query, { ...asked, first: 1 });
    const { endCursor } = influencers.pageInfo;
    expect(await find({ ...asked, after: endCursor })).toEqual(all.slice(1));
    const other = { ...asked, sort: 'FOLLOWERS_HIGH_TO_LOW', after: endCursor };
    expect((await visitor.refusal(query, other)).extensions).toEqual(fault('BAD_INPUT', 'after', cursor));
  });
});

describe('a filter', () => {
  const found: NonNullable<PersonFields['profile']>[] = [
    {
      first: 'Quinn',
      followers: 5_000,
      city: 'Ho Chi Minh City',
      interests: ['Food', 'Travel'],
      languages: ['vi', 'en'],
      instagramPriceMinor: 20_000,
      facebookPriceMinor: 9_000,
    },
    {
      first: 'Quade',
      followers: 4_000,
      city: 'Hồ Chí Minh',
      interests: ['Travel'],
      languages: ['lo'],
      instagramPriceMinor: 30_000,
    },
    {
      first: 'Quita',
      followers: 3_000,
      city: 'Hoi An',
      interests: ['Fitness'],
      instagramPriceMinor: null,
      lastSeenAt: minutesAgo(0),
    },
  ];
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  const ids: number[] = [];
  beforeAll(async () => {
    const em = product.orm.em.fork();
    for (const profile of found) {
      const fields = {
        last: 'Quell',
        username: profile.first,
        instagramUsername: null,
        country: 'LA',
        ...profile,
      };
      ids.push((await fakePerson(em, { profile: fields })).id);
    }
    await em.flush();
    await sql(product.databaseUrl, 'insert into presence (profile_id, seen_at) values ($1, $2)', [
      ids[1],
      minutesAgo(0),
    ]);
    const link = `insert into social_account (profile_id, provider, username, confirmed, linked_at) values ($1, 'instagram', $2, $3, now())`;
    await sql(product.databaseUrl, link, [ids[0], 'quinn', true]);
    await sql(product.databaseUrl, link, [ids[1], 'quade', false]);
    const post = `insert into social_post (profile_id, provider, provider_post_id, kind, posted_at, picture_url, likes, comments, created_at)
      select $1, 'instagram', i::text, 'image', now() - interval '1 day' * i, 'https://pictures.test/' || i, $2, 10, now() from generate_series(1, 13) as i`;
    await sql(product.databaseUrl, post, [ids[0], 240]);
    await sql(product.databaseUrl, post, [ids[1], 30]);
  });

  const cases: [object, string[]][] = [
    [{ interests: ['Travel', 'Fitness'] }, ['Quinn', 'Quade', 'Quita']],
    [{ interests: ['Travel'] }, ['Quinn', 'Quade']],
    [{ interests: [] }, ['Quinn', 'Quade', 'Quita']],
    [{ interests: ['travel'] }, []],
    [{ languages: ['EN', 'LO'] }, ['Quinn', 'Quade']],
    [{ languages: ['VI'], interests: ['Travel'] }, ['Quinn']],
    [{ languages: ['TH'] }, []],
    [{ languages: [] }, ['Quinn', 'Quade', 'Quita']],
    [{ countryCodes: ['th', 'LA'] }, ['Quinn', 'Quade', 'Quita']],
    [{ countryCodes: ['TH'] }, []],
    [{ city: 'ho chi minh' }, ['Quinn', 'Quade']],
    [{ city: 'Hội An' }, ['Quita']],
    [{ city: 'food' }, []],
    [{ city: 'Ho Chi Minh City', interests: ['Food'] }, ['Quinn']],
    [{ minFollowers: 4_000 }, ['Quinn', 'Quade']],
    [{ maxFollowers: 4_000 }, ['Quade', 'Quita']],
    [{ minPrice: usd(9_001) }, ['Quade']],
    [{ maxPrice: usd(9_000) }, ['Quinn']],
    [{ minEngagement: 1 }, ['Quinn', 'Quade']],
    [{ minEngagement: 5 }, ['Quinn']],
    [{ minEngagement: 5.01 }, []],
    [{ verified: true }, ['Quinn']],
    [{ verified: false }, ['Quinn', 'Quade', 'Quita']],
    [{ online: true }, ['Quade', 'Quita']],
    [{ online: true, maxFollowers: 3_999 }, ['Quita']],
  ];
  test.each(cases)('%j', async (filter, expected) => {
    const here = { ...filter, countryCode: 'LA' };
    expect(await find({ filter: here })).toEqual(expected);
    expect((await visitor.data(query, { filter: here })).influencers.totalCount).toBe(expected.length);
    expect(await find({ filter: { ...here, search: 'quell' } })).toEqual(expected);
    expect((await find({ filter: here, sort: 'LAST_ACTIVE' })).sort()).toEqual([...expected].sort());
  });

  test('finds who gave a country or a city only by that', async () => {
    const em = product.orm.em.fork();
    const given = { last: 'Quell', followers: 10 };
    await fakePerson(em, { profile: { ...given, first: 'Zora', country: 'BT', city: null } });
    await fakePerson(em, { profile: { ...given, first: 'Zina', country: null, city: 'Thimphu' } });
    await em.flush();
    expect(await find({ filter: { countryCode: 'BT' } })).toEqual(['Zora']);
    expect(await find({ filter: { city: 'thimphu' } })).toEqual(['Zina']);
    expect(await find({ filter: { search: 'Thimphu' } })).toEqual(['Zina']);
    expect(await find({ filter: { countryCode: 'BT', city: 'Thimphu' } })).toEqual([]);
  });

  test('shows what it looks at, and follows the account', async () => {
    const card = `query ($id: ID!) { profile(id: $id) { priceFrom { amount } engagement verified works { pictureUrl } } }`;
    const read = async () => (await visitor.data(card, { id: idOf('Profile', ids[0] ?? 0) })).profile;
    const works = [1, 2, 3].map((i) => ({ pictureUrl: `https://pictures.test/${i}` }));
    expect(await read()).toEqual({ priceFrom: { amount: 9_000 }, engagement: 5, verified: true, works });
    await sql(product.databaseUrl, 'update profile set followers = 2500 where id = $1', [ids[0]]);
    expect((await read()).engagement).toBe(10);
    await sql(product.databaseUrl, 'update social_post set likes = 115 where profile_id = $1', [ids[0]]);
    expect((await read()).engagement).toBe(5);
    await sql(product.databaseUrl, 'delete from social_account where profile_id = $1', [ids[0]]);
    expect(await read()).toEqual({
      priceFrom: { amount: 9_000 },
      engagement: null,
      verified: false,
      works: [],
    });
  });

  test.each([
    [{ city: 'x'.repeat(101) }, 'city', { maxCharacters: 100 }],
    [{ interests: Array.from({ length: 21 }, (_, i) => `i${i}`) }, 'interests', { maxItems: 20 }],
    [{ languages: Array(21).fill('EN') }, 'languages', { maxItems: 20 }],
    [{ countryCodes: Array(21).fill('SG') }, 'countryCodes', { maxItems: 20 }],
  ])('of %j is refused at %s', async (filter, field, params) => {
    expect((await visitor.refusal(query, { filter })).extensions).toEqual(fault('BAD_INPUT', field, params));
  });
});

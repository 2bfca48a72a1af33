import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engagementByFormat, suddenChange, withShares } from '../../api/modules/socials/audience.policy.ts';
import type { SocialPost } from '../../api/platform/social/social-port.ts';
import { idOf } from '../support/global-ids.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createPerson, type Person } from '../support/people.ts';
import { linkAs } from '../support/socials.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let person: Person;
let visitor: GraphqlClient;

beforeAll(async () => {
  product = await startTestProduct();
  visitor = new GraphqlClient(product);
});
beforeEach(async () => {
  person = await createPerson(product, { followers: 0, instagramUsername: null });
});
afterAll(() => product.close());

const fields = `audience {
  ages { network takenAt shares { age gender followers percent } }
  countries { network takenAt shares { country followers percent } }
  cities { network takenAt shares { city followers percent } }
  growth { network takenAt points { takenAt followers jump } }
  engagement { network takenAt formats { format posts percent } } }`;
const query = `query ($id: ID!) { profile(id: $id) { followers ${fields} } }`;
const read = async (by = visitor) => (await by.data(query, { id: idOf('Profile', person.id) })).profile;
const audience = async () => (await read()).audience;
const setHandle = (name: string | null) =>
  person.client.data(
    'mutation ($name: String) { setInstagramUsername(input: { username: $name }) { account { id } } }',
    { name },
  );
const touch = (text: string) => sql(product.databaseUrl, text, [person.id]);
const snapshots = () =>
  touch('select taken_on::text as day, followers from social_snapshot where profile_id = $1 order by 1');
const refresh = () => product.runJob('refresh-linked-accounts');
/** As the API writes it. */
const now = () => product.clock.now().toISOString().replace('.000Z', '+00:00');
const sumOf = (shares: { percent: number }[]) => shares.reduce((sum, { percent }) => sum + percent, 0);

describe('of an account whose owner signed in', () => {
  test('everybody sees who the followers are, each figure with its network and time', async () => {
    await linkAs(product, person, 'mei.eats');
    const { followers, audience } = await read();
    const source = { network: 'INSTAGRAM', takenAt: now() };
    expect(audience).toMatchObject({
      ages: source,
      countries: source,
      cities: source,
      growth: { ...source, points: [{ takenAt: now(), followers, jump: null }] },
      engagement: source,
    });
    const { ages, countries, cities, engagement } = audience;
    expect(sumOf(ages.shares)).toBeCloseTo(100, 0);
    expect(ages.shares[0]).toMatchObject({ age: '25-34', gender: expect.stringMatching(/^(FE)?MALE$/) });
    expect(ages.shares).toContainEqual(expect.objectContaining({ age: '65+', gender: null }));
    expect(countries.shares[0].country).toBe('SG');
    expect(countries.shares[0].percent).toBeCloseTo((100 * countries.shares[0].followers) / followers, 0);
    expect(sumOf(countries.shares)).toBeLessThan(100);
    expect(cities.shares[0].city).toBe('Singapore, Singapore');
    const formats = engagement.formats.map(({ format }: { format: string }) => format);
    expect(formats.toSorted()).toEqual(['CAROUSEL', 'PHOTO', 'REEL']);
  });

  test('insights that are refused are unknown; account, followers and engagement are not', async () => {
    const linked = await linkAs(product, person, 'quiet.one');
    expect(linked.instagram).toMatchObject({ confirmed: true, visibility: 'PUBLIC' });
    expect(await audience()).toMatchObject({
      ages: null,
      countries: null,
      cities: null,
      growth: { points: [{ followers: linked.followers }] },
      engagement: { network: 'INSTAGRAM' },
    });
  });

  test('a part that is not told any more keeps its date', async () => {
    await linkAs(product, person, 'half.told');
    const before = await audience();
    product.clock.advance({ days: 2 });
    await refresh();
    await touch(`update social_snapshot set ages = null where profile_id = $1
      and taken_on = (select max(taken_on) from social_snapshot where profile_id = $1)`);
    const after = await audience();
    expect(after.ages).toEqual(before.ages);
    expect(after.countries.takenAt).toBe(now());
  });

  test('the figures outlive a permission that is taken back', async () => {
    await linkAs(product, person, 'revoked.later');
    const before = await audience();
    product.clock.advance({ days: 2 });
    await refresh();
    expect(await audience()).toEqual(before);
  });
});

test('of an account that was only named, growth and engagement are known', async () => {
  expect((await read()).audience).toBeNull();
  await setHandle('looked.up');
  expect(await audience()).toMatchObject({
    ages: null,
    countries: null,
    cities: null,
    growth: { network: 'INSTAGRAM' },
    engagement: { network: 'INSTAGRAM' },
  });
});

test('a private account has no engagement', async () => {
  await setHandle('private.one');
  expect(await audience()).toMatchObject({ growth: { network: 'INSTAGRAM' }, engagement: null });
});

test('somebody who blocked the person, or was blocked, sees nothing of it', async () => {
  await linkAs(product, person, 'some.block');
  const other = await createPerson(product);
  expect((await read(other.client)).audience).not.toBeNull();
  await person.client.data('mutation ($id: ID!) { blockUser(input: { profileId: $id }) { profileId } }', {
    id: idOf('Profile', other.id),
  });
  expect(await read(other.client)).toBeNull();
});

describe('the history', () => {
  test('has one reading for each day', async () => {
    await linkAs(product, person, 'daily.one');
    product.clock.advance({ days: 1, hours: 1 });
    await refresh();
    await person.client.data('mutation { refreshInstagram { account { id } } }');
    expect(await snapshots()).toHaveLength(2);
  });

  test('goes back two years', async () => {
    await linkAs(product, person, 'old.one');
    const today = product.clock.now().getTime();
    const day = (ago: number) => new Date(today - ago * 86_400_000).toISOString().slice(0, 10);
    await touch(`insert into social_snapshot (profile_id, provider, taken_on, taken_at, followers)
      select $1, 'instagram', d::date, d::date, 900 from unnest(array['${day(730)}', '${day(729)}']) as d`);
    product.clock.advance({ days: 1, hours: 1 });
    await refresh();
    expect((await snapshots()).map((row) => row.day)).toEqual([day(729), day(0), day(-1)]);
    expect((await audience()).growth.points.at(0)).toMatchObject({ takenAt: expect.stringMatching(/^2026/) });
  });

  test('is shown as the last reading of each week of a year, with the sudden changes between', async () => {
    await linkAs(product, person, 'weekly.one');
    await touch('delete from social_snapshot where profile_id = $1');
    await touch(`insert into social_snapshot (profile_id, provider, taken_on, taken_at, followers, jump)
      select $1, 'instagram', d, d, 20000 + extract(doy from d), case when d = '2026-10-14' then 4200 end
      from generate_series('2025-10-01'::timestamptz, '2026-11-19', '1 day') as d`);
    const { points } = (await audience()).growth;
    const days = points.map(({ takenAt }: { takenAt: string }) => takenAt.slice(0, 10));
    expect([days[0], days.at(-1), days.length]).toEqual(['2025-11-23', '2026-11-19', 54]);
    const october = points.filter(({ takenAt }: { takenAt: string }) => takenAt.startsWith('2026-10-1'));
    expect(october.map(({ takenAt, jump }: never) => [String(takenAt).slice(8, 10), jump])).toEqual([
      ['11', null],
      ['14', 4200],
      ['18', null],
    ]);
  });

  test('marks a sudden change', async () => {
    await linkAs(product, person, 'sudden.one');
    const [first] = await snapshots();
    await touch('update social_snapshot set followers = followers - 10000 where profile_id = $1');
    product.clock.advance({ days: 1, hours: 1 });
    await refresh();
    const { points } = (await audience()).growth;
    expect(points.at(-1)).toMatchObject({ followers: first?.followers, jump: 10_000 });
  });

  test('goes with the account, also when another one takes its place', async () => {
    await linkAs(product, person, 'first.one');
    product.clock.advance({ days: 2 });
    await refresh();
    expect(await snapshots()).toHaveLength(2);
    await setHandle('second.one');
    expect(await snapshots()).toHaveLength(1);
    await setHandle(null);
    expect(await snapshots()).toEqual([]);
    expect((await read()).audience).toBeNull();
  });
});

test('many profiles with all of it cost one statement', async () => {
  await linkAs(product, person, 'listed.one');
  product.statements.length = 0;
  await visitor.data(`{ influencers(first: 20) { nodes { id ${fields} } } }`);
  const many = product.statements.length;
  product.statements.length = 0;
  await visitor.data(`{ influencers(first: 1) { nodes { id ${fields} } } }`);
  expect(product.statements.length).toBe(many);
});

const post = (own: Partial<SocialPost>): SocialPost => ({
  id: '1',
  caption: null,
  kind: 'image',
  isReel: false,
  pictureUrl: null,
  permalink: null,
  postedAt: new Date('2026-11-19'),
  likes: 90,
  comments: 10,
  ...own,
});

describe('engagement by format', () => {
  const reel = post({ kind: 'video', isReel: true, likes: 290 });
  test.each<[what: string, posts: SocialPost[], followers: number, figures: unknown]>([
    ['is unknown without posts', [], 10_000, null],
    ['is unknown without followers', [reel], 0, null],
    ['leaves out what is older than 90 days', [post({ postedAt: new Date('2026-08-20') })], 10_000, null],
    ['leaves out hidden likes', [post({ likes: null })], 10_000, null],
    [
      'is per post, highest first',
      [post({}), post({ likes: 190 }), reel, post({ kind: 'album', likes: 0 }), post({ kind: 'video' })],
      10_000,
      [
        ['reel', 1, 3],
        ['photo', 2, 1.5],
        ['video', 1, 1],
        ['carousel', 1, 0.1],
      ],
    ],
  ])('%s', (_what, posts, followers, figures) => {
    const told = engagementByFormat(posts, followers, new Date('2026-11-20'));
    expect(told?.map(({ format, posts, percent }) => [format, posts, percent]) ?? null).toEqual(figures);
  });
});

test.each<[before: number, after: number, days: number, change: number | null]>([
  [40_000, 43_900, 1, null],
  [40_000, 44_100, 1, 4_100],
  [40_000, 35_900, 1, -4_100],
  [40_000, 44_100, 2, null],
  [40_000, 48_100, 2, 8_100],
  [900, 1_400, 1, null],
  [900, 1_401, 1, 501],
])('from %i to %i in %i days is a sudden change of %s', (before, after, days, change) => {
  expect(suddenChange(before, after, days)).toBe(change);
});

test.each<[what: string, groups: number[], whole: number, percents: number[]]>([
  ['of all that are known', [30, 10], 0, [75, 25]],
  ['of all followers', [30, 10], 80, [37.5, 12.5]],
  ['of more than the followers', [60, 40], 80, [60, 40]],
  ['of none', [0], 0, [0]],
])('shares %s', (_what, groups, whole, percents) => {
  const shares = withShares(
    groups.map((followers) => ({ followers })),
    whole,
  );
  expect(shares.map(({ percent }) => percent)).toEqual(percents);
});

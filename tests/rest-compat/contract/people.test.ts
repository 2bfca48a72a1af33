import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakePerson } from '../../../api/dev/factories/fake-person.ts';
import { makeToken } from '../../support/access-tokens.ts';
import { makePicture } from '../../support/campaigns.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { RestClient, startRestProduct } from '../../support/rest.ts';
import { sql } from '../../support/sql.ts';
import type { TestProduct } from '../../support/test-product.ts';
import { unlimited } from '../../support/unlimited.ts';

let product: TestProduct;
let brand: Person;
let maya: Person;
let visitor: RestClient;
let owner: RestClient;
let influencer: RestClient;

beforeAll(async () => {
  product = await startRestProduct({}, { ports: { limiter: unlimited } });
  brand = await createPerson(product, { username: 'brand', followers: 0 });
  maya = await createPerson(product, { username: 'maya', first: 'Maya', last: 'Tan', followers: 41_000 });
  visitor = new RestClient(product);
  owner = new RestClient(product, brand);
  influencer = new RestClient(product, maya);
});
afterAll(() => product?.close());

describe('profiles', () => {
  const write = (client: RestClient, profile: unknown, userID: unknown = maya.id) =>
    client.send('PUT', `/AppUsers/updateProfile?userID=${userID}`, { body: { profile } });

  test('are shown without what is private, but to their person', async () => {
    const where = { username: 'maya' };
    const [seen] = await visitor.list('/AppUsers', { where });
    expect(seen).toMatchObject({ ownerId: maya.id, first: 'Maya', country: 'Singapore', avatarUrl: 'NA' });
    const hidden = { email: null, mobile: null, dob: null, gender: null, stripeAccountNumber: null };
    expect(seen).toMatchObject(hidden);
    const [own] = await influencer.list('/AppUsers', { where });
    expect(own).toMatchObject({ email: maya.email, mobile: '81234567', dob: '1996-04-02T00:00:00.000Z' });
    expect(await visitor.list('/AppUsers', { where: { username: 'free' } })).toEqual([]);
    expect(await visitor.list('/AppUsers', { where: { username: 'MAYA' } })).toEqual([]);
    for (const guess of [
      { email: maya.email },
      { email: { like: '%' } },
      { mobile: { neq: 'x' } },
      { dob: null },
    ])
      expect(await influencer.count('/AppUsers', guess), JSON.stringify(guess)).toBe(0);
  });

  test('are answered as text by their id', async () => {
    const { body } = await visitor.send('GET', `/getdetailsbyuserid?userId=${maya.id}`);
    expect(body).toMatchObject({ status: 200, error: false, message: [{ userId: maya.id }] });
    expect(JSON.parse(body.message[0].profile)).toMatchObject({
      username: 'maya',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    const unknown = await visitor.send('GET', '/getdetailsbyuserid?userId=999999');
    expect([unknown.status, unknown.body]).toEqual([200, { status: 404, error: true, message: [] }]);
    expect((await visitor.send('GET', '/getdetailsbyuserid')).status).toBe(400);
  });

  test('are changed one group at a time', async () => {
    const face = `http://127.0.0.1:4000/files/${await makePicture(product, maya, 'avatar')}/1280.webp`;
    const form = { first: 'May', dob: null, country: 'Malaysia', instaPerPost: '12.5' };
    const groups: [profile: object, shown?: object][] = [
      [{ lastSeen: '2026-11-20T02:00:00.000Z' }, { username: 'maya' }],
      [{ interests: ['Food', 'Fashion'] }],
      [{ interests: '["Food"]' }, { interests: ['Food'] }],
      [form, { ...form, instaPerPost: 12.5, last: 'Tan' }],
      [{ dob: '1996-04-02' }, { dob: '1996-04-02T00:00:00.000Z' }],
      [{ dob: Date.UTC(1996, 3, 5) }, { dob: '1996-04-05T00:00:00.000Z' }],
      [{ dob: '' }, { dob: null }],
      [{ username: 'maya.b' }],
      [{ emailNotificationSetting: 0 }],
      [{ username: 'maya' }],
      [{ avatarUrl: face, coverImageUrl: face }],
      [{ avatarUrl: 'NA', coverImageUrl: 'NA' }],
      [{ instaUsername: 'maya_films', followers: 1_000 }, { instaUsername: 'maya_films' }],
      [
        { instaUsername: '', followers: 0 },
        { instaUsername: null, followers: 0 },
      ],
      [{ facebookUsername: '' }, { facebookUsername: null }],
      [{ unheardOf: 1, profile: { id: 1 } }, { first: 'May' }],
    ];
    for (const [profile, shown = profile] of groups) {
      const { status, body } = await write(influencer, profile);
      expect([status, body], JSON.stringify(profile)).toMatchObject([
        200,
        { status: 200, error: false, message: { userId: maya.id, profile: shown } },
      ]);
    }
    await sql(product.databaseUrl, 'update profile set followers = 41000 where id = $1', [maya.id]);
  });

  test('stay as they are when they are sent back whole', async () => {
    const [shown] = await influencer.list('/AppUsers', { where: { id: maya.id } });
    const { status, body } = await write(influencer, shown);
    expect([status, { ...body.message.profile, lastSeen: null }]).toEqual([
      200,
      { ...shown, lastSeen: null },
    ]);
  });

  test('take their arguments from the query, the body, or both', async () => {
    const text = encodeURIComponent(JSON.stringify({ bio: 'One' }));
    const profile = { bio: 'Three' };
    for (const [query, body, bio] of [
      [`?userID=${maya.id}&profile=${text}`, undefined, 'One'],
      [`?userID=${maya.id}&profile[bio]=Two`, undefined, 'Two'],
      ['', { userID: maya.id, profile }, 'Three'],
      [`?profile=${text}`, { userID: maya.id }, 'One'],
      ['', { userID: maya.id, profile: '{"bio":"Four"}' }, 'Four'],
    ] as const) {
      const answer = await influencer.send('PUT', `/AppUsers/updateProfile${query}`, body && { body });
      expect(answer.body.message?.profile.bio, query).toBe(bio);
    }
  });

  test.each<[profile: object, status: number, told: object]>([
    [{ dob: 'soon' }, 422, { codes: { dob: ['date'] } }],
    [{ interests: 'Food' }, 400, {}],
    [{ interests: ['Nonsense'] }, 422, { codes: { interests: ['custom'] } }],
    [{ avatarUrl: 'https://elsewhere.test/a.png' }, 422, { codes: { avatarUrl: ['custom'] } }],
    [{ username: '' }, 422, { messages: { username: ['Please enter username!'] } }],
    [{ first: '' }, 422, { messages: { first: ['First name is required'] } }],
    [{ mobile: 'abc' }, 422, { messages: { mobile: ['Invalid mobile number'] } }],
    [{ facebookUsername: 'somebody' }, 422, { codes: { facebookUsername: ['custom'] } }],
  ])('are not changed by %j', async (profile, expected, told) => {
    const { status, body } = await write(influencer, profile);
    expect([status, body.error.details ?? {}]).toMatchObject([expected, told]);
  });

  test('by a token are changed in what its scope says', async () => {
    const { secret: authorization } = await makeToken(product, maya, ['profile:read', 'profile:write']);
    const put = async (profile: object) =>
      (
        await visitor.send('PUT', `/AppUsers/updateProfile?userID=${maya.id}`, {
          body: { profile },
          headers: { authorization },
        })
      ).status;
    expect([
      await put({ bio: 'By a program.' }),
      await put({ lastSeen: '2026-11-20T02:00:30.000Z' }),
      await put({ emailNotificationSetting: 'other' }),
    ]).toEqual([200, 403, 403]);
  });

  test('are changed by nobody else', async () => {
    const taken = await write(influencer, { username: 'brand' });
    expect([taken.status, taken.body.error.details.messages]).toEqual([
      422,
      { username: ['Username is taken, Use different'] },
    ]);
    expect((await write(owner, { bio: 'x' })).status).toBe(403);
    expect((await write(owner, { bio: 'x' }, 999_999)).status).toBe(404);
    expect((await write(visitor, { bio: 'x' })).status).toBe(401);
    expect((await write(influencer, 'nonsense')).status).toBe(400);
    expect(
      (await influencer.send('PUT', '/AppUsers/updateProfile', { body: { profile: {} } })).body.error.message,
    ).toBe('userID is a required argument');
    expect((await write(influencer, {}, 'abc')).body.error.message).toBe('Value is not a number.');
    expect((await write(influencer, '{bad}')).body.error.message).toBe(
      'Cannot parse JSON-encoded object value.',
    );
    expect((await write(influencer, undefined)).body.error.message).toBe('profile is a required argument');
  });
});

describe('finding people', () => {
  /** People by the beginning of their names, besides Maya and the brand. */
  beforeAll(async () => {
    const rows: [name: string, followers: number, at: [number, number] | null, featured: boolean][] = [
      ['anna', 9_000, [1.3, 103.8], true],
      ['bela', 70_000, [3.1, 101.7], false],
      ['cleo', 500, null, true],
    ];
    const em = product.orm.em.fork();
    for (const [index, [username, followers, at, isFeatured]] of rows.entries()) {
      const [latitude = null, longitude = null] = at ?? [];
      const lastSeenAt = new Date(Date.UTC(2026, 10, 10 + index));
      await fakePerson(em, {
        profile: { username, followers, isFeatured, country: 'PH', latitude, longitude, lastSeenAt },
      });
    }
    await em.flush();
    await sql(product.databaseUrl, 'update profile set latitude = 14.6, longitude = 121 where id = $1', [
      maya.id,
    ]);
  });

  const found = async (query: string, client = visitor) => {
    const { status, body } = await client.send('GET', `/koliinfluencers?${query}`);
    expect([status, body.status, body.error], query).toEqual([200, 200, false]);
    return [body.message.map(({ username }: { username: string }) => username).join(' '), body.count];
  };

  test.each<[query: string, names: string, count?: number]>([
    ['', 'bela maya anna cleo'],
    ['name=&country=&followers=&offset=', 'bela maya anna cleo'],
    ['country=All&followers=2&offset=0', 'bela maya anna cleo'],
    ['followers=1', 'cleo anna maya bela'],
    ['name=AYA', 'maya'],
    ['name=nobody', ''],
    // One and two letters anywhere in a name, as with every contains-match.
    ['name=le', 'cleo'],
    ['name=Y', 'maya'],
    ['name=y a', 'maya'],
    ['name=LE cleo', 'cleo'],
    ['name=la&latitude=3.1&longitude=101.7', 'bela'],
    ['name=EO&lastSeen=1', 'cleo'],
    ['name=qz', ''],
    ['name=%25', ''],
    ['country=Malaysia', 'maya'],
    ['country=PH&followers=1', 'cleo anna bela'],
    ['country=Atlantis', ''],
    ['isFeatured=1', 'anna cleo'],
    ['isFeatured=0', 'bela maya anna cleo'],
    ['lastSeen=1&country=PH', 'cleo bela anna'],
    ['latitude=1.3&longitude=103.8', 'anna bela maya cleo'],
    ['latitude=14.6&longitude=121', 'maya anna bela cleo'],
    ['latitude=1.3&longitude=103.8&country=PH&isFeatured=1', 'anna cleo'],
    ['offset=3', 'cleo', 4],
    ['latitude=1.3&longitude=103.8&offset=2', 'maya cleo', 4],
    ['latitude=1.3&longitude=103.8&offset=3', 'cleo', 4],
    ['offset=50', '', 4],
  ])('%s', async (query, names, count = names.split(' ').filter(Boolean).length) => {
    expect(await found(query)).toEqual([names, count]);
  });

  test('leaves oneself out, who is named, and who blocked or is blocked', async () => {
    expect(await found(`ownerId=${maya.id}`)).toEqual(['bela anna cleo', 3]);
    expect(await found('', influencer)).toEqual(['bela anna cleo', 3]);
    await owner.send('POST', '/userBlockeds', { body: { ownerId: brand.id, blockUserId: maya.id } });
    expect([await found('', owner), await found('')]).toEqual([
      ['bela anna cleo', 3],
      ['bela maya anna cleo', 4],
    ]);
    // Whom somebody blocked is not told to others who name them.
    expect(await found(`ownerId=${brand.id}`)).toEqual(['bela maya anna cleo', 4]);
    await owner.send('DELETE', `/userBlockeds/${maya.id}`);
  });

  test.each([
    'offset=abc',
    'offset=-1',
    'offset=1.5',
    'latitude=999&longitude=1',
    'latitude=a&longitude=1',
    'ownerId=x',
  ])('%s is refused', async (query) => {
    expect((await visitor.send('GET', `/koliinfluencers?${query}`)).status).toBe(400);
  });

  test('the top of them', async () => {
    const { body } = await visitor.send('GET', '/topkoliinfluencerlist');
    expect([body.status, body.error]).toEqual([200, false]);
    expect(body.message.find(({ ownerId }: { ownerId: number }) => ownerId === maya.id)).toEqual({
      ownerId: maya.id,
      first: 'May',
      last: 'Tan',
      username: 'maya',
      avatarUrl: 'NA',
      country: 'Malaysia',
      followersCount: 41_000,
      lastSeen: expect.stringMatching(/^2026-.*Z$/),
    });
  });

  test('interests, countries and categories', async () => {
    const { body } = await visitor.send('GET', '/nodes/interests');
    expect(body).toEqual({ name: 'interests', value: expect.arrayContaining(['Food', 'Skin care']) });
    expect((await visitor.send('GET', '/nodes/x')).body.error.message).toBe('Unknown "node" id "x".');
    const countries = await visitor.list('/Countries');
    expect(countries.length).toBeGreaterThan(200);
    expect(countries).toContainEqual({ id: 'SG', name: 'Singapore', countryCode: 'SG', phonePrefix: '+65' });
    const [last] = await visitor.list('/campaignCatgories', {
      where: { categoryStatus: 1, isFeatured: 1 },
      order: 'id DESC',
    });
    expect(last).toEqual({ id: 9, categoryName: 'Comedy', categoryStatus: 1, isFeatured: 1 });
  });
});

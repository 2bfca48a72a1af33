import { createHmac } from 'node:crypto';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../api/platform/clock.ts';
import { createFacebookClient, facebookHosts } from '../../api/platform/social/facebook-client.ts';
import { createInstagramClient, instagramHosts } from '../../api/platform/social/instagram-client.ts';

const network = setupServer();
const sent: { method: string; url: URL; body: string }[] = [];

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => sent.splice(0));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const redirectUri = 'https://koli.example/edit-profile';
const lookup = { userId: '17841405309211844', token: 'lookup-token' };
const app = { appId: '990602627938098', appSecret: 'app-secret' };
const instagram = createInstagramClient({ ...app, lookup }, instagramHosts, systemClock);
const facebook = createFacebookClient(app, facebookHosts);

/** Answers an address, and remembers how it was asked. */
const answer = (method: 'get' | 'post', address: string, body: object, status = 200) =>
  network.use(
    http[method](address, async ({ request }) => {
      sent.push({ method, url: new URL(request.url), body: await request.text() });
      return HttpResponse.json(body, { status });
    }),
  );
const queryOf = (index: number) => Object.fromEntries(sent[index]?.url.searchParams ?? []);

test('the authorisation page of Instagram is asked for what profiles, media and insights need', () => {
  const url = new URL(instagram.authorisationUrl({ state: 's1', redirectUri }));
  expect(url.origin + url.pathname).toBe('https://www.instagram.com/oauth/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: app.appId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'instagram_business_basic,instagram_business_manage_insights',
    state: 's1',
  });
});

test('a code becomes a short-lived token by a form, and that a long-lived one', async () => {
  answer('post', 'https://api.instagram.com/oauth/access_token', {
    data: [{ access_token: 'short', user_id: '1020', permissions: 'instagram_business_basic' }],
  });
  answer('get', 'https://graph.instagram.com/access_token', {
    access_token: 'long',
    token_type: 'bearer',
    expires_in: 5_183_944,
  });
  const before = Date.now();
  const grant = await instagram.exchange('AQBx', redirectUri);
  expect(grant.token).toBe('long');
  expect(grant.expiresAt.getTime() - before).toBeGreaterThanOrEqual(5_183_944_000);
  expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual({
    client_id: app.appId,
    client_secret: 'app-secret',
    grant_type: 'authorization_code',
    redirect_uri: redirectUri,
    code: 'AQBx',
  });
  expect(queryOf(1)).toEqual({
    grant_type: 'ig_exchange_token',
    client_secret: 'app-secret',
    access_token: 'short',
  });
});

test('a long-lived token is renewed without the secret', async () => {
  answer('get', 'https://graph.instagram.com/refresh_access_token', {
    access_token: 'newer',
    expires_in: 60,
  });
  expect((await instagram.refresh('long')).token).toBe('newer');
  expect(queryOf(0)).toEqual({ grant_type: 'ig_refresh_token', access_token: 'long' });
});

const media = [
  {
    id: '17918920912340654',
    caption: 'Laksa',
    media_type: 'IMAGE',
    media_url: 'https://scontent.cdninstagram.com/a.jpg',
    permalink: 'https://www.instagram.com/p/abc/',
    timestamp: '2026-11-19T10:00:00+0000',
    media_product_type: 'FEED',
    like_count: 41,
    comments_count: 3,
  },
  {
    id: '17918920912340655',
    media_type: 'VIDEO',
    media_product_type: 'REELS',
    media_url: 'https://scontent.cdninstagram.com/b.mp4',
    thumbnail_url: 'https://scontent.cdninstagram.com/b.jpg',
    timestamp: '2026-11-18T10:00:00+0000',
    comments_count: 0,
  },
];
const me = { user_id: '1020', username: 'mei.eats', followers_count: 84_213, media_count: 310 };

test('the account of a token is read with its newest media; a video shows its still', async () => {
  answer('get', 'https://graph.instagram.com/v24.0/me', { ...me, account_type: 'MEDIA_CREATOR' });
  answer('get', 'https://graph.instagram.com/v24.0/me/media', { data: media, paging: {} });
  answer('get', 'https://graph.instagram.com/v24.0/me/insights', { data: [] });
  const { account, posts } = await instagram.read('long');
  expect(account).toEqual({ id: '1020', username: 'mei.eats', followers: 84_213, posts: 310 });
  expect(posts.map(({ kind, isReel, likes, pictureUrl }) => [kind, isReel, likes, pictureUrl])).toEqual([
    ['image', false, 41, 'https://scontent.cdninstagram.com/a.jpg'],
    // Its owner hides the likes.
    ['video', true, null, 'https://scontent.cdninstagram.com/b.jpg'],
  ]);
  expect(queryOf(0)).toEqual({
    fields: 'user_id,account_type,id,username,followers_count,media_count',
    access_token: 'long',
  });
  expect(queryOf(1)).toMatchObject({
    fields:
      'id,caption,media_type,media_product_type,media_url,permalink,thumbnail_url,timestamp,like_count,comments_count',
    limit: '50',
  });
});

describe('who follows the account of a token', () => {
  const insight = (keys: string[], results: [values: string[], value: number][]) => ({
    data: [
      {
        name: 'follower_demographics',
        period: 'lifetime',
        total_value: {
          breakdowns: [
            {
              dimension_keys: keys,
              results: results.map(([dimension_values, value]) => ({ dimension_values, value })),
            },
          ],
        },
      },
    ],
  });
  const answers: Record<string, object> = {
    'age,gender': insight(
      ['age', 'gender'],
      [
        [['18-24', 'M'], 9_000],
        [['25-34', 'F'], 21_000],
        [['65+', 'U'], 40],
      ],
    ),
    country: insight(
      ['country'],
      [
        [['MY'], 16_000],
        [['SG'], 52_000],
      ],
    ),
    city: insight(['city'], [[['Bedok, Singapore'], 8_000]]),
  };

  /** Reads an account whose insights by some breakdowns are told otherwise. */
  async function readWith(told: Record<string, [body: object, status: number]>) {
    answer('get', 'https://graph.instagram.com/v24.0/me', me);
    answer('get', 'https://graph.instagram.com/v24.0/me/media', { data: media });
    network.use(
      http.get('https://graph.instagram.com/v24.0/me/insights', ({ request }) => {
        const url = new URL(request.url);
        sent.push({ method: 'get', url, body: '' });
        const breakdown = url.searchParams.get('breakdown') ?? '';
        const [body, status] = told[breakdown] ?? [answers[breakdown] ?? {}, 200];
        return HttpResponse.json(body, { status });
      }),
    );
    return (await instagram.read('long')).demographics;
  }

  test('is asked by age and gender, country and city', async () => {
    expect(await readWith({})).toEqual({
      ages: [
        { age: '25-34', gender: 'female', followers: 21_000 },
        { age: '18-24', gender: 'male', followers: 9_000 },
        { age: '65+', gender: null, followers: 40 },
      ],
      countries: [
        { name: 'SG', followers: 52_000 },
        { name: 'MY', followers: 16_000 },
      ],
      cities: [{ name: 'Bedok, Singapore', followers: 8_000 }],
    });
    expect([2, 3, 4].map(queryOf)).toEqual(
      ['age,gender', 'country', 'city'].map((breakdown) => ({
        metric: 'follower_demographics',
        period: 'lifetime',
        metric_type: 'total_value',
        timeframe: 'this_month',
        breakdown,
        access_token: 'long',
      })),
    );
  });

  const refused = { error: { code: 10, message: 'Application does not have permission for this action' } };
  test.each<[what: string, body: object, status: number]>([
    ['its owner did not allow it', refused, 403],
    ['it has too few followers', { data: [] }, 200],
    ['Instagram has trouble of its own', { error: { code: 2, message: 'An unexpected error' } }, 500],
    ['Instagram answers in another form', { hello: 'world' }, 200],
    ['Instagram breaks it down otherwise', insight(['timezone'], [[['8'], 1]]), 200],
  ])('is unknown where %s, and the rest is read', async (_what, body, status) => {
    const { ages, countries, cities } = await readWith({ country: [body, status] });
    expect(countries).toBeNull();
    expect([ages?.length, cities?.length]).toEqual([3, 1]);
  });

  test('counts at most 45 groups', async () => {
    const results = Array.from({ length: 60 }, (_, n): [string[], number] => [[`City ${n}`], n]);
    const { cities } = await readWith({ city: [insight(['city'], results), 200] });
    expect(cities).toHaveLength(45);
    expect(cities?.[0]).toEqual({ name: 'City 59', followers: 59 });
  });
});

test('an account is looked up by business discovery in our own name', async () => {
  const business_discovery = { ...me, id: '1020', media: { data: media } };
  answer('get', 'https://graph.facebook.com/v24.0/17841405309211844', { business_discovery, id: '178' });
  expect(await instagram.lookup?.('mei.eats')).toMatchObject({
    account: { username: 'mei.eats' },
    demographics: { ages: null, countries: null, cities: null },
  });
  expect(queryOf(0)).toEqual({
    fields:
      'business_discovery.username(mei.eats){id,username,followers_count,media_count,media.limit(50){id,caption,media_type,media_product_type,media_url,permalink,timestamp,like_count,comments_count}}',
    access_token: 'lookup-token',
  });
});

test.each([
  [
    'a token that is no good',
    400,
    { error: { code: 190, message: 'Error validating access token' } },
    'refused',
  ],
  ['nobody of that name', 400, { error: { code: 110, message: 'Invalid user id' } }, 'missing'],
  [
    'too many calls',
    403,
    { error: { code: 4, message: 'Application request limit reached' } },
    'unavailable',
  ],
  ['trouble of its own', 500, { error: { code: 2, message: 'An unexpected error' } }, 'unavailable'],
  ['another form', 200, { hello: 'world' }, 'unavailable'],
])('%s is told as what it is', async (_what, status, body, kind) => {
  answer('get', 'https://graph.instagram.com/v24.0/me', body, status);
  await expect(instagram.read('long')).rejects.toMatchObject({ kind });
});

test('a code that was used is refused, in the older form of the answer too', async () => {
  const body = { error_type: 'OAuthException', code: 400, error_message: 'Matching code was not found' };
  answer('post', 'https://api.instagram.com/oauth/access_token', body, 400);
  await expect(instagram.exchange('AQBx', redirectUri)).rejects.toMatchObject({ kind: 'refused' });
});

test('Facebook Login answers a name; calls prove that they are the app’s', async () => {
  const url = new URL(facebook.authorisationUrl({ state: 's2', redirectUri }));
  expect(url.origin + url.pathname).toBe('https://www.facebook.com/v24.0/dialog/oauth');
  expect(url.searchParams.get('scope')).toBe('public_profile');
  answer('get', 'https://graph.facebook.com/v24.0/oauth/access_token', {
    access_token: 'fb',
    token_type: 'bearer',
  });
  answer('get', 'https://graph.facebook.com/v24.0/me', { id: '9', name: 'Mei Tan' });
  expect(await facebook.identify('AQC', redirectUri)).toEqual({ id: '9', name: 'Mei Tan' });
  expect(queryOf(0)).toEqual({
    client_id: app.appId,
    client_secret: 'app-secret',
    redirect_uri: redirectUri,
    code: 'AQC',
  });
  expect(queryOf(1)).toEqual({
    fields: 'id,name',
    access_token: 'fb',
    appsecret_proof: createHmac('sha256', 'app-secret').update('fb').digest('hex'),
  });
});

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCampaign } from '../../support/campaigns.ts';
import { createOffer, createRemark } from '../../support/jobs.ts';
import { createPerson, type Person, password } from '../../support/people.ts';
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
  maya = await createPerson(product, { username: 'maya', first: 'Maya', followers: 41_000 });
  visitor = new RestClient(product);
  owner = new RestClient(product, brand);
  influencer = new RestClient(product, maya);
});
afterAll(() => product?.close());

describe('signing in', () => {
  test('sets the cookie and answers a token that works in every place', async () => {
    const { status, body, headers } = await visitor.send('POST', '/userlogin', {
      body: { email: maya.email, password },
    });
    expect([status, body]).toEqual([
      200,
      { status: 200, error: false, message: 'Login successful', userId: maya.id, token: expect.any(String) },
    ]);
    expect(String(headers['set-cookie'])).toMatch(/^koli_session=.*HttpOnly; SameSite=Lax/);
    const count = async (path: string, sent: Record<string, string>) =>
      (await visitor.send('GET', path, { headers: sent })).status;
    const path = '/UserNotifications/count';
    expect([
      await count(path, { authorization: body.token }),
      await count(path, { authorization: `Bearer ${body.token}` }),
      await count(path, { 'x-access-token': body.token }),
      await count(`${path}?access_token=${encodeURIComponent(body.token)}`, {}),
      await count(path, {}),
      await count(path, { authorization: 'nonsense' }),
    ]).toEqual([200, 200, 200, 200, 401, 401]);
  });

  test.each([
    [{ email: 'maya@people.test', password: 'wrong-pass' }],
    [{ email: 'nobody@people.test', password }],
    [{ email: 'maya@people.test' }],
    [{}],
    [{ email: 5, password: [] }],
  ])('%j is refused with status 200', async (body) => {
    const answer = await visitor.send('POST', '/userlogin', { body });
    expect([answer.status, answer.body]).toEqual([
      200,
      { status: 401, error: true, message: 'Invalid email or password' },
    ]);
  });

  test('takes a form too', async () => {
    const { body } = await visitor.send('POST', '/userlogin', {
      body: `email=${encodeURIComponent(maya.email)}&password=${password}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(body.userId).toBe(maya.id);
  });
});

describe('accounts', () => {
  const account = (data: unknown) => visitor.send('POST', '/AppUsers/createAccount', { body: { data } });
  const profile = { first: 'Ann', last: 'Lee', countryCode: '+65', mobile: '81234567', username: 'ann' };

  test('are made, once for each address whatever its case', async () => {
    const { status, body } = await account({ email: 'Ann@New.test', password, profile });
    expect([status, body]).toEqual([
      200,
      {
        status: 200,
        error: false,
        message: expect.any(String),
        userId: expect.any(Number),
        email: 'ann@new.test',
      },
    ]);
    const again = await account({
      email: 'ANN@new.test',
      password,
      profile: { ...profile, username: 'ann2' },
    });
    expect([again.status, again.body.error]).toMatchObject([
      422,
      {
        statusCode: 422,
        name: 'ValidationError',
        details: {
          context: 'user',
          codes: { email: ['uniqueness'] },
          messages: { email: ['Email already exists'] },
        },
      },
    ]);
  });

  test.each([
    [{ password, profile }, { email: ['presence'] }],
    [{ email: 'x@y.test', profile }, { password: ['presence'] }],
    [{ email: 'nonsense', password, profile }, { email: ['custom.email'] }],
    [
      { email: 'x@y.test', password, profile: { ...profile, username: 'MAYA' } },
      { username: ['uniqueness'] },
    ],
    [{ email: 'x@y.test', password: 'short', profile }, { password: ['custom'] }],
  ])('%j', async (data, codes) => {
    const { status, body } = await account(data);
    expect([status, body.error.details.codes]).toEqual([422, codes]);
  });

  test('need their data', async () => {
    const { status, body } = await account(undefined);
    expect([status, body.error.message]).toEqual([400, 'data is a required argument']);
  });

  test.each([
    [{ email: 'maya@people.test' }, 204, null],
    [{ email: 'nobody@people.test' }, 404, 'EMAIL_NOT_FOUND'],
    [{}, 400, 'EMAIL_REQUIRED'],
    [{ email: 5 }, 400, 'EMAIL_REQUIRED'],
  ])('reset %j answers %i', async (body, status, code) => {
    const answer = await visitor.send('POST', '/users/reset', { body });
    expect([answer.status, answer.body?.error.code ?? null]).toEqual([status, code]);
  });
});

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
    expect(JSON.parse(body.message[0].profile)).toMatchObject({ username: 'maya' });
    const unknown = await visitor.send('GET', '/getdetailsbyuserid?userId=999999');
    expect([unknown.status, unknown.body]).toEqual([200, { status: 404, error: true, message: [] }]);
    expect((await visitor.send('GET', '/getdetailsbyuserid')).status).toBe(400);
  });

  test('are changed one group at a time', async () => {
    const groups: [profile: object, shown: object][] = [
      [{ lastSeen: '2026-11-20T02:00:00.000Z' }, { username: 'maya' }],
      [{ interests: ['Food', 'Fashion'] }, { interests: ['Food', 'Fashion'] }],
      [
        { first: 'May', dob: null, country: 'Malaysia', instaPerPost: '12.5' },
        { first: 'May', last: 'No 2', dob: null, country: 'Malaysia', instaPerPost: 12.5 },
      ],
      [{ username: 'maya.b' }, { username: 'maya.b' }],
      [{ emailNotificationSetting: 0 }, { emailNotificationSetting: 0 }],
      [{ username: 'maya' }, { username: 'maya' }],
    ];
    for (const [profile, shown] of groups) {
      const { status, body } = await write(influencer, profile);
      expect([status, body], JSON.stringify(profile)).toMatchObject([
        200,
        { status: 200, error: false, message: { userId: maya.id, profile: shown } },
      ]);
    }
    const text = encodeURIComponent(JSON.stringify({ bio: 'I cook.' }));
    const { body } = await influencer.send(
      'PUT',
      `/AppUsers/updateProfile?userID=${maya.id}&profile=${text}`,
    );
    expect(body.message.profile.bio).toBe('I cook.');
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
  });
});

describe('finding people', () => {
  test('by name, country and activity', async () => {
    await sql(
      product.databaseUrl,
      'update profile set is_featured = true, latitude = 1.3, longitude = 103.8 where id = $1',
      [maya.id],
    );
    const queries: [query: string, count: number][] = [
      ['', 1],
      ['?name=&country=All&followers=2&offset=0', 1],
      ['?name=MAYA', 1],
      ['?name=nobody', 0],
      ['?country=Malaysia', 1],
      ['?country=Singapore', 0],
      ['?followers=1&lastSeen=1', 1],
      ['?isFeatured=1', 1],
      ['?latitude=1.3&longitude=103.8', 1],
      [`?ownerId=${maya.id}`, 0],
      ['?offset=5', 1],
    ];
    for (const [query, count] of queries) {
      const { body } = await visitor.send('GET', `/koliinfluencers${query}`);
      expect(body, query).toMatchObject({ status: 200, error: false, count });
    }
    const { body } = await visitor.send('GET', '/topkoliinfluencerlist');
    expect(body.message).toEqual([
      {
        ownerId: maya.id,
        first: 'May',
        last: 'No 2',
        username: 'maya',
        avatarUrl: 'NA',
        country: 'Malaysia',
        followersCount: 41_000,
        lastSeen: expect.anything(),
      },
    ]);
    expect((await visitor.send('GET', '/koliinfluencers?offset=abc')).status).toBe(400);
    expect((await visitor.send('GET', '/koliinfluencers?latitude=999&longitude=1')).status).toBe(400);
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

describe('campaign calls', () => {
  test('campaigns of a person and details of one', async () => {
    const open = await makeCampaign(product, brand, { categoryIds: [2] });
    const hidden = await makeCampaign(product, brand, { state: 'awaiting_approval' });
    await createRemark(product, open, maya);
    const mine = async (client: RestClient, id: unknown = brand.id) =>
      (await client.send('POST', `/Campaigns/usercampaign?ownerId=${id}`)).body.data.map(
        ({ id: found }: { id: number }) => found,
      );
    expect([await mine(owner), await mine(visitor), await mine(visitor, 999_999)]).toEqual([
      [hidden, open],
      [open],
      [],
    ]);
    expect((await visitor.send('POST', '/Campaigns/usercampaign')).status).toBe(400);
    const inJson = { body: { ownerId: String(brand.id) } };
    expect((await visitor.send('POST', '/Campaigns/usercampaign', inJson)).body.error.message).toBe(
      'Value is not a number.',
    );
    const inForm = {
      body: `ownerId=${brand.id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    expect((await visitor.send('POST', '/Campaigns/usercampaign', inForm)).status).toBe(200);
    const details = (client: RestClient, id: number) =>
      client.send('POST', `/Campaigns/campaigndetails?campaignId=${id}`);
    const { body } = await details(owner, open);
    expect(body).toMatchObject({
      campaigndetails: { id: open, profile: { ownerId: brand.id } },
      remarksoncampains: [{ ownerId: maya.id, profile: { username: 'maya' } }],
    });
    expect(body.suggestedUser).toBeInstanceOf(Array);
    expect((await details(visitor, open)).body).toMatchObject({ suggestedUser: [], remarksoncampains: [] });
    expect((await details(visitor, hidden)).body.error).toMatchObject({ code: 'MODEL_NOT_FOUND' });
    expect((await visitor.send('POST', '/Campaigns/campaigndetails')).status).toBe(400);
  });
});

describe('pictures', () => {
  const upload = (path: string, base64ImageData: unknown, client = owner) =>
    client.send('POST', path, { body: { base64ImageData } });

  test.each(['/getBase64ImgPath', '/addCampaignImgPath'])(
    '%s takes base64, bare or as a data URL',
    async (path) => {
      const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#f40' } })
        .png()
        .toBuffer();
      const bare = await upload(path, png.toString('base64'));
      expect(bare.body).toMatchObject({
        status: 200,
        error: false,
        path: expect.stringMatching(/^http.*\/files\/.*\.webp$/),
      });
      const url = await upload(path, `data:image/png;base64,${png.toString('base64')}`);
      expect(url.body.error).toBe(false);
      if (path === '/getBase64ImgPath') {
        const set = await owner.send('PUT', `/AppUsers/updateProfile?userID=${brand.id}`, {
          body: { profile: { avatarUrl: bare.body.path, coverImageUrl: bare.body.path } },
        });
        expect(set.body.message.profile.avatarUrl).toBe(bare.body.path);
      }
      const warning = {
        status: 400,
        error: true,
        message:
          'The maximum allowed size for uploads is 2mb. Only image with the following extensions are allowed: jpg, jpeg, png.',
      };
      for (const bad of ['', undefined, 'R0lGODlh', '!!', 'A'.repeat(2_800_000), 'A'.repeat(3_000_000)]) {
        const refused = await upload(path, bad);
        expect([refused.status, refused.body]).toEqual([200, warning]);
      }
      expect((await upload(path, 'x', visitor)).status).toBe(401);
    },
  );
});

describe('money', () => {
  const register = { countryShortCode: 'SG', country: 'Singapore', bankTokenId: 'btok_nonsense', ownerId: 0 };

  test('a payment is refused without an accepted offer, with another amount, and for strangers', async () => {
    const campaignId = await makeCampaign(product, brand);
    const remark = await createRemark(product, campaignId, maya, 'offer_accepted');
    await createOffer(product, remark, 'accepted', 45_000);
    const pay = (client: RestClient, fields: object = {}) =>
      client.send('POST', '/campaignpayment', {
        body: { amount: 450, stripeToken: 'tok_visa', applicantOwnerId: maya.id, campaignId, ...fields },
      });
    for (const refused of [
      await pay(owner, { amount: 1 }),
      await pay(owner, { applicantOwnerId: brand.id }),
      await pay(influencer),
      await pay(owner, { stripeToken: 'nonsense' }),
    ])
      expect([refused.status, refused.body]).toMatchObject([
        200,
        { status: 402, error: true, paymentStatus: 'failed' },
      ]);
    expect((await pay(visitor)).status).toBe(401);
    expect((await pay(owner, { ownerId: maya.id })).status).toBe(403);
    const paid = await pay(owner);
    expect(paid.body).toMatchObject({ status: 200, error: false, paymentStatus: 'succeeded' });
    expect((await pay(owner)).body).toMatchObject({ paymentStatus: 'succeeded' });
    await product.settled();
    expect(await sql(product.databaseUrl, 'select count(*)::int from payment')).toEqual([{ count: 1 }]);
    const list = async (query: string, client = owner, id = brand.id) =>
      (await client.send('GET', `/Transactions/earnspendlist?ownerId=${id}${query}`)).body;
    expect(await list('')).toMatchObject({
      transactionData: [
        { OwnerId: brand.id, txnType: 'debit', amount: 450, currency: 'USD', campaigns: { id: campaignId } },
      ],
      count: 1,
    });
    expect(await list('&txnType=credit')).toEqual({ transactionData: [], count: 0 });
    expect(await list('', influencer)).toEqual({ transactionData: [], count: 0 });
    expect(await owner.list('/Transactions', { where: { OwnerId: brand.id } })).toHaveLength(1);
    expect((await owner.send('GET', '/Transactions/earnspendlist')).status).toBe(400);
    const transfer = await owner.send('POST', '/transferamounttocustomer/', {
      body: { ownerId: maya.id, campaignId, payoutAmount: 450 },
    });
    expect([transfer.status, transfer.body.error]).toEqual([200, true]);
  });

  test('a payout needs the bank account of the recipient', async () => {
    const campaignId = await makeCampaign(product, brand);
    const remark = await createRemark(product, campaignId, maya, 'done');
    await createOffer(product, remark, 'accepted', 45_000);
    const { status, body } = await owner.send('POST', '/transferamounttocustomer/', {
      body: { ownerId: maya.id, campaignId, payoutAmount: 450 },
    });
    expect([status, body]).toEqual([
      200,
      { status: 400, error: true, message: 'No Bank account added for the recipient user' },
    ]);
  });

  test('a registration is refused in words', async () => {
    const { status, body } = await influencer.send('POST', '/registeraccount/', {
      body: { ...register, ownerId: maya.id },
    });
    expect([status, body.status, body.error]).toEqual([200, 400, true]);
    expect(
      (await owner.send('POST', '/registeraccount/', { body: { ...register, ownerId: maya.id } })).status,
    ).toBe(403);
  });
});

describe('pages, news and help', () => {
  test('a page by its slug', async () => {
    await sql(
      product.databaseUrl,
      `insert into news (state, title, html, excerpt, day, created_at, updated_at) values
       ('published', 'Old', '<p>o</p>', 'o', '2026-11-01', now(), now()),
       ('published', 'New', '<p>n</p>', 'n', '2026-11-10', now(), now()),
       ('draft', 'Soon', '<p>s</p>', 's', '2026-11-11', now(), now())`,
    );
    const page = await visitor.send('GET', '/cmspage?slug=privacy-policy');
    expect(page.body).toMatchObject({ status: 200, error: false, message: [{ slug: 'privacy-policy' }] });
    expect(page.body.message[0].description).toContain('<');
    const none = await visitor.send('GET', '/cmspage?slug=nothing');
    expect([none.status, none.body]).toEqual([200, { status: 404, error: true, message: [] }]);
    expect((await visitor.send('GET', '/cmspage')).status).toBe(400);
    const filter = { where: { status: 1 }, order: 'news_date DESC', limit: 5 };
    const rows = await visitor.list('/news_feeds', filter);
    expect(
      rows.filter(({ id }: { id: number }) => id > 0).map(({ title }: { title: string }) => title),
    ).toEqual(expect.arrayContaining(['New', 'Old']));
    expect(await visitor.count('/news_feeds', { title: 'Soon' })).toBe(0);
  });

  test('the help form, for visitors too', async () => {
    const ask = (body: object, client = visitor) => client.send('POST', '/help', { body });
    const form = { name: 'Ann', email: 'ann@x.test', message: 'Help', help_pic_url: 'NA' };
    expect((await ask(form)).body).toMatchObject({ status: 200, error: false });
    expect(
      (await ask({ ownerId: maya.id, message: 'Help', help_pic_url: 'NA' }, influencer)).body.error,
    ).toBe(false);
    expect((await ask({ ...form, message: '' })).body).toEqual({
      status: 400,
      error: true,
      message: 'Message is required',
    });
    expect((await ask({ ...form, name: '' })).body.error).toBe(true);
  });
});

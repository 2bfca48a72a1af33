import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCampaign, makePicture } from '../../support/campaigns.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { RestClient, startRestProduct, told, updateRows } from '../../support/rest.ts';
import { sql } from '../../support/sql.ts';
import type { TestProduct } from '../../support/test-product.ts';
import { unlimited } from '../../support/unlimited.ts';

let product: TestProduct;
let brand: Person;
let maya: Person;
let owner: RestClient;
let influencer: RestClient;
let visitor: RestClient;
let picture: string;

beforeAll(async () => {
  product = await startRestProduct({}, { ports: { limiter: unlimited } });
  brand = await createPerson(product, { username: 'brand' });
  maya = await createPerson(product, { username: 'maya', hasBankAccount: true });
  owner = new RestClient(product, brand);
  influencer = new RestClient(product, maya);
  visitor = new RestClient(product);
  picture = await makePicture(product, brand);
});
afterAll(() => product?.close());

const form = (fields: object = {}): object => ({
  ownerId: brand.id,
  campaignTitle: 'Noodle week',
  campaignDetails: '<p>Cook noodles.</p>',
  campaignType: 'paid',
  campaignAmount: '480.5',
  campaignCategories: 'Food,Skin care',
  campaignImage: `http://127.0.0.1:4000/files/${picture}/1280.webp`,
  campaignGallery: [],
  endStoryPostDate: '2026-12-12',
  country: 'Singapore,Malaysia',
  countryCode: 'SG,MY',
  minAge: '18',
  maxAge: 24,
  minimumFollowers: 1000,
  tags: 'asian,food',
  hashtags: 'noodles',
  campaignStatus: 2,
  isFeatured: 1,
  ...fields,
});

describe('campaigns', () => {
  test('are posted with the legacy names and read back', async () => {
    const { status, body } = await owner.send('POST', '/Campaigns', {
      body: form({
        ...{ unknown: 'kept', id: null, createdAt: '2020-01-01', campaignStatus: 2 },
        ...{ isDisabled: 1, isFeatured: 1, isFavourite: 1, featurePosition: 1 },
        ...{ profile: { ownerId: maya.id, first: 'Other' }, remarks: [{ id: 1 }] },
      }),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      unknown: 'kept',
      ownerId: brand.id,
      campaignTitle: 'Noodle week',
      campaignAmount: 480.5,
      campaignCategories: 'Food,Skin care',
      endStoryPostDate: '2026-12-12T00:00:00.000Z',
      country: 'Malaysia,Singapore',
      countryCode: 'MY,SG',
      minAge: 18,
      maxAge: 24,
      tags: 'asian,food',
      campaignStatus: 1,
      isDisabled: 0,
      isFeatured: 0,
      isFavourite: 0,
      createdAt: '2026-11-20T02:00:00.000Z',
      campaignImage: `http://127.0.0.1:4000/files/${picture}/1280.webp`,
      campaignGallery: [`http://127.0.0.1:4000/files/${picture}/1280.webp`],
    });
    expect([body.profile, body.remarks, body.featurePosition]).toEqual([undefined, undefined, 0]);
    expect(await visitor.count('/Campaigns', { id: body.id })).toBe(0);
  });

  test('are answered as LoopBack answers what it created: as sent, with the defaults and the id', async () => {
    const { minAge: _, maxAge: __, ...sent } = form() as Record<string, unknown>;
    const { body } = await owner.send('POST', '/Campaigns', { body: sent });
    const defaults = ['campaignStatus', 'createdAt', 'id', 'isDisabled', 'isFavourite', 'isFeatured'];
    expect(Object.keys(body).sort()).toEqual([...new Set([...Object.keys(sent), ...defaults])].sort());
  });

  test.each([
    [
      'numbers as texts, texts as numbers',
      { campaignTitle: 5, ownerId: () => String(brand.id) },
      { campaignTitle: '5' },
    ],
    [
      'a day in milliseconds',
      { endStoryPostDate: Date.UTC(2026, 11, 5) },
      { endStoryPostDate: '2026-12-05T00:00:00.000Z' },
    ],
    [
      'a list as JSON text',
      { campaignGallery: '[]' },
      { campaignGallery: [expect.stringContaining('/files/')] },
    ],
    ['every country', { country: 'All', countryCode: 'All' }, { country: 'All', countryCode: 'All' }],
    ['any age', { minAge: 0, maxAge: '0' }, { minAge: 0, maxAge: 0 }],
    [
      'no money',
      { campaignType: 'shoutout', campaignAmount: 0 },
      { campaignType: 'shoutout', campaignAmount: 0 },
    ],
    [
      'a worth',
      { campaignType: 'sponsored', campaignAmount: '12' },
      { campaignType: 'sponsored', campaignAmount: 12 },
    ],
  ])('are posted with %s', async (_, fields, shown) => {
    const given = Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'function' ? value() : value,
    ]);
    const { status, body } = await owner.send('POST', '/Campaigns', {
      body: form(Object.fromEntries(given)),
    });
    expect([status, body]).toMatchObject([200, shown]);
  });

  test.each([
    ['text', 'abc', 'could not create List from JSON string: "abc"'],
    ['object', { a: 1 }, 'Items must be an array: {"a":1}'],
    ['number', 5, 'Items must be an array: 5'],
  ])('a %s is no list', async (_, campaignGallery, message) => {
    const { status, body } = await owner.send('POST', '/Campaigns', { body: form({ campaignGallery }) });
    expect([status, body.error.message]).toEqual([400, message]);
  });

  test.each([
    ['no title', { campaignTitle: '' }, { campaignTitle: ['presence'] }],
    ['no owner', { ownerId: null }, { ownerId: ['presence'] }],
    ['an id', { id: 5 }, { id: ['absence'] }],
    ['an empty id', { id: '' }, { id: ['absence'] }],
    ['no date', { endStoryPostDate: 'soon' }, { endStoryPostDate: ['date'] }],
    ['an empty date', { endStoryPostDate: '' }, { endStoryPostDate: ['date'] }],
    ['no price', { campaignAmount: 0 }, { campaignAmount: ['custom'] }],
    ['no picture', { campaignImage: 'NA' }, { campaignImage: ['custom'] }],
    ['no country', { country: '', countryCode: '' }, { country: ['custom'] }],
    ['a category that there is not', { campaignCategories: 'Nonsense' }, { campaignCategories: ['custom'] }],
    ['another type', { campaignType: 'nonsense' }, { campaignType: ['custom'] }],
  ])('with %s are refused', async (_name, fields, codes) => {
    expect(told(await owner.send('POST', '/Campaigns', { body: form(fields) }))).toEqual([422, codes]);
  });

  test.each(['', null])('lose no title to %j', async (campaignTitle) => {
    const id = await makeCampaign(product, brand, { state: 'awaiting_approval' });
    expect(told(await owner.send('PATCH', `/Campaigns/${id}`, { body: { campaignTitle } }))).toEqual([
      422,
      { campaignTitle: ['presence'] },
    ]);
  });

  test('with an age that is no number are refused', async () => {
    expect(told(await owner.send('POST', '/Campaigns', { body: form({ minAge: 'x' }) }))).toEqual([
      422,
      { minAge: ['custom'] },
    ]);
  });

  test('with nothing but blanks as a title are refused by our rule, not as missing', async () => {
    const [status, codes] = told(
      await owner.send('POST', '/Campaigns', { body: form({ campaignTitle: '  ' }) }),
    );
    expect([status, codes]).toEqual([422, { campaignTitle: ['custom'] }]);
  });

  test('what was sent is told with what is wrong with it', async () => {
    const { body } = await owner.send('POST', '/Campaigns', { body: form({ campaignAmount: 0.001 }) });
    expect(body.error.message).toMatch(
      /^The `Campaign` instance is not valid\. Details: `campaignAmount` .+ \(value: 0\.001\)\.$/,
    );
  });

  test('a missing value is told as LoopBack does', async () => {
    const { body } = await owner.send('POST', '/Campaigns', { body: { ownerId: brand.id } });
    expect(body.error).toEqual({
      statusCode: 422,
      name: 'ValidationError',
      message:
        "The `Campaign` instance is not valid. Details: `campaignTitle` can't be blank (value: undefined).",
      details: {
        context: 'Campaign',
        codes: { campaignTitle: ['presence'] },
        messages: { campaignTitle: ["can't be blank"] },
      },
    });
  });

  test('are posted by nobody else, and lists keep what is good', async () => {
    expect((await visitor.send('POST', '/Campaigns', { body: form() })).status).toBe(401);
    expect((await influencer.send('POST', '/Campaigns', { body: form() })).status).toBe(403);
    const before = await owner.count('/Campaigns');
    const { status, body } = await owner.send('POST', '/Campaigns', { body: [form(), {}, form()] });
    expect([status, body.error.name, body.error.details]).toEqual([
      400,
      'ArrayOfErrors',
      [null, expect.objectContaining({ statusCode: 422, name: 'ValidationError' }), null],
    ]);
    expect(await owner.count('/Campaigns')).toBe(before + 2);
    const both = await owner.send('POST', '/Campaigns', { body: [form(), form({ campaignTitle: 'Two' })] });
    expect(both.body).toMatchObject([{ campaignTitle: 'Noodle week' }, { campaignTitle: 'Two' }]);
    expect((await owner.send('POST', '/Campaigns', { body: [] })).body).toEqual([]);
  });

  test.each(['PATCH', 'PUT'] as const)('%s merges while the campaign is not open', async (method) => {
    const { id } = (await owner.send('POST', '/Campaigns', { body: form() })).body;
    const { status, body } = await owner.send(method, `/Campaigns/${id}`, {
      body: { campaignTitle: 'Rice week' },
    });
    expect([status, body.campaignTitle, body.campaignAmount]).toEqual([200, 'Rice week', 480.5]);
    const moved = await owner.send(method, `/Campaigns/${id}`, { body: { id: 1, campaignTitle: 'x' } });
    expect([moved.status, moved.body.error.message]).toEqual([
      400,
      `id cannot be updated from ${id} to 1 when forceId is set to true`,
    ]);
    for (const [sent, expected] of [
      [[], 400],
      [{ endStoryPostDate: 'soon' }, 422],
      [{ ownerId: maya.id }, 403],
      [{ id: String(id), unheardOf: 1, profile: { ownerId: maya.id } }, 200],
      [{}, 200],
    ] as const)
      expect((await owner.send(method, `/Campaigns/${id}`, { body: sent })).status).toBe(expected);
    expect((await owner.send(method, '/Campaigns/999999', { body: {} })).status).toBe(404);
    expect((await influencer.send(method, `/Campaigns/${id}`, { body: { campaignTitle: 'x' } })).status).toBe(
      404,
    );
    await sql(product.databaseUrl, "update campaign set state = 'open' where id = $1", [id]);
    expect((await owner.send(method, `/Campaigns/${id}`, { body: { campaignTitle: 'x' } })).status).toBe(403);
    expect((await influencer.send(method, `/Campaigns/${id}`, { body: { campaignTitle: 'x' } })).status).toBe(
      403,
    );
    const hidden = await owner.send(method, `/Campaigns/${id}`, { body: { isDisabled: 1 } });
    expect([hidden.status, hidden.body.isDisabled]).toEqual([200, 1]);
  });

  test('are changed by a where, only own ones, and never all by accident', async () => {
    const id = await makeCampaign(product, brand);
    const set = (client: RestClient, where: unknown, body: unknown = { isDisabled: 1 }) =>
      updateRows(client, 'Campaigns', where, body);
    expect((await set(influencer, { id })).body).toEqual({ count: 0 });
    expect((await set(owner, { id })).body).toEqual({ count: 1 });
    expect((await set(owner, { id })).body).toEqual({ count: 1 });
    expect((await set(owner, { id, nonsense: 1 })).body).toEqual({ count: 0 });
    expect((await set(owner, { id }, {})).body).toEqual({ count: 1 });
    expect((await set(owner, { id }, { nonsense: 1 })).body).toEqual({ count: 1 });
    expect((await set(owner, { id }, [])).status).toBe(400);
    expect((await set(owner, {})).status).toBe(400);
    expect((await owner.send('POST', '/Campaigns/update', { body: { isDisabled: 0 } })).status).toBe(400);
    for (const where of [
      '',
      'where=null',
      'where={}',
      'where={bad',
      'where=abc',
      'where=[]',
      'filter={"where":{"id":1}}',
    ])
      expect(
        (await owner.send('POST', `/Campaigns/update?${where}`, { body: { isDisabled: 0 } })).status,
      ).toBe(400);
    expect((await set(visitor, { id })).status).toBe(401);
    expect(
      (await owner.send('POST', `/Campaigns/update?where[id]=${id}`, { body: { isDisabled: '1' } })).body,
    ).toEqual({
      count: 1,
    });
    expect(await visitor.count('/Campaigns', { id })).toBe(0);
  });

  test('are hidden before their approval too', async () => {
    const id = await makeCampaign(product, brand, { state: 'awaiting_approval' });
    const answer = await updateRows(owner, 'Campaigns', { id }, { isDisabled: 1 });
    expect(answer.body).toEqual({ count: 1 });
    expect((await owner.send('GET', `/Campaigns/${id}`)).body.isDisabled).toBe(1);
  });

  test('take values of an update that fit, and tell the others with 400', async () => {
    const { id } = (
      await owner.send('POST', '/Campaigns', { body: form({ productUrl: 'https://x.test/a' }) })
    ).body;
    const other = await makeCampaign(product, brand, { state: 'awaiting_approval' });
    const set = (body: object, where: object = { id }) => updateRows(owner, 'Campaigns', where, body);
    expect((await set({ productUrl: null, endStoryPostDate: '2026-12-24' })).body).toEqual({ count: 1 });
    const [row] = await owner.list('/Campaigns', { where: { id } });
    expect(row).toMatchObject({ productUrl: 'NA', endStoryPostDate: '2026-12-24T00:00:00.000Z' });
    expect((await set({ tags: 'new' }, { id: { inq: [id, other] } })).body).toEqual({ count: 2 });
    for (const body of [
      { endStoryPostDate: 'soon' },
      { endStoryPostDate: '' },
      { isDisabled: 'x' },
      { isDisabled: {} },
      { campaignAmount: 'abc' },
      { minAge: 'x' },
      { campaignTitle: null },
      { ownerId: null },
    ])
      expect((await set(body)).status, JSON.stringify(body)).toBe(400);
    expect((await set({ campaignGallery: 'abc' })).status).toBe(400);
    expect((await set({ ownerId: maya.id })).status).toBe(403);
    expect((await set({ campaignStatus: 2 })).body).toEqual({ count: 1 });
    expect((await owner.list('/Campaigns', { where: { id } }))[0].campaignStatus).toBe(1);
    await sql(product.databaseUrl, "update campaign set state = 'open' where id = $1", [id]);
    expect((await set({ campaignTitle: 'Too late' })).body).toEqual({ count: 0 });
    for (const [flag, stored] of [
      [true, 1],
      ['', 0],
      ['1', 1],
      [0, 0],
    ]) {
      expect((await set({ isDisabled: flag })).body).toEqual({ count: 1 });
      expect((await owner.list('/Campaigns', { where: { id } }))[0].isDisabled, String(flag)).toBe(stored);
    }
  });
});

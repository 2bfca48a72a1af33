import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCampaign, makePicture } from '../../support/campaigns.ts';
import { createOffer, createRemark } from '../../support/jobs.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { type RestAnswer, RestClient, startRestProduct } from '../../support/rest.ts';
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

const update = (client: RestClient, model: string, where: unknown, body: unknown): Promise<RestAnswer> =>
  client.send('POST', `/${model}/update?where=${encodeURIComponent(JSON.stringify(where))}`, { body });
const told = ({ status, body }: RestAnswer): unknown[] => [status, body?.error?.details?.codes ?? body];

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
    const { status, body } = await owner.send('POST', '/Campaigns', { body: form({ unknown: 'kept' }) });
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
    expect(await visitor.count('/Campaigns', { id: body.id })).toBe(0);
  });

  test.each([
    ['no title', { campaignTitle: '' }, { campaignTitle: ['presence'] }],
    ['no owner', { ownerId: null }, { ownerId: ['presence'] }],
    ['an id', { id: 5 }, { id: ['absence'] }],
    ['no date', { endStoryPostDate: 'soon' }, { endStoryPostDate: ['date'] }],
    ['no price', { campaignAmount: 0 }, { campaignAmount: ['custom'] }],
    ['no picture', { campaignImage: 'NA' }, { campaignImage: ['custom'] }],
    ['no country', { country: '', countryCode: '' }, { country: ['custom'] }],
    ['a category that there is not', { campaignCategories: 'Nonsense' }, { campaignCategories: ['custom'] }],
    ['another type', { campaignType: 'nonsense' }, { campaignType: ['custom'] }],
  ])('with %s are refused', async (_name, fields, codes) => {
    expect(told(await owner.send('POST', '/Campaigns', { body: form(fields) }))).toEqual([422, codes]);
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
    const { status, body } = await owner.send('POST', '/Campaigns', { body: [form(), {}] });
    expect([status, body.error.name, body.error.details[0].statusCode]).toEqual([400, 'ArrayOfErrors', 422]);
    expect(await owner.count('/Campaigns')).toBe(before + 1);
    expect((await owner.send('POST', '/Campaigns', { body: [] })).body).toEqual([]);
  });

  test.each(['PATCH', 'PUT'] as const)('%s merges while the campaign is not open', async (method) => {
    const { id } = (await owner.send('POST', '/Campaigns', { body: form() })).body;
    const { status, body } = await owner.send(method, `/Campaigns/${id}`, {
      body: { campaignTitle: 'Rice week' },
    });
    expect([status, body.campaignTitle, body.campaignAmount]).toEqual([200, 'Rice week', 480.5]);
    expect(
      (await owner.send(method, `/Campaigns/${id}`, { body: { id: 1, campaignTitle: 'x' } })).status,
    ).toBe(400);
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
      update(client, 'Campaigns', where, body);
    expect((await set(influencer, { id })).body).toEqual({ count: 0 });
    expect((await set(owner, { id })).body).toEqual({ count: 1 });
    expect((await set(owner, { id })).body).toEqual({ count: 1 });
    expect((await set(owner, { id, nonsense: 1 })).body).toEqual({ count: 0 });
    expect((await set(owner, { id }, {})).body).toEqual({ count: 1 });
    expect((await set(owner, { id }, { nonsense: 1 })).body).toEqual({ count: 1 });
    expect((await set(owner, { id }, [])).status).toBe(400);
    expect((await set(owner, {})).status).toBe(400);
    expect((await owner.send('POST', '/Campaigns/update', { body: { isDisabled: 0 } })).status).toBe(400);
    expect((await set(visitor, { id })).status).toBe(401);
    expect(await visitor.count('/Campaigns', { id })).toBe(0);
  });
});

describe('applications', () => {
  let campaignId: number;
  beforeEach(async () => {
    campaignId = await makeCampaign(product, brand);
  });
  const apply = (client: RestClient, fields: object = {}) =>
    client.send('POST', '/Remarks', {
      body: { ownerId: maya.id, campaignId, remarkText: '', ...fields },
    });

  test('begin with flags of 0, once for each campaign', async () => {
    const { status, body } = await apply(influencer);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ownerId: maya.id,
      campaignId,
      remarkText: '',
      isHired: 0,
      offerStatus: 0,
      isMarkAsDone: 0,
      isPaymentReleased: 0,
      createdAt: '2026-11-20T02:00:00.000Z',
    });
    expect(told(await apply(influencer))).toEqual([422, { campaignId: ['uniqueness'] }]);
    expect(told(await apply(influencer, { campaignId: 999_999 }))).toEqual([422, { campaignId: ['custom'] }]);
    expect(told(await apply(influencer, { campaignId: null }))).toEqual([422, { campaignId: ['presence'] }]);
    expect((await apply(owner)).status).toBe(403);
    expect(told(await apply(owner, { ownerId: brand.id }))).toEqual([422, { campaignId: ['custom'] }]);
    expect((await apply(visitor)).status).toBe(401);
  });

  test('tell the least number of followers', async () => {
    const big = await makeCampaign(product, brand, { minFollowers: 1_000_000 });
    const { body } = await apply(influencer, { campaignId: big });
    expect(body.error.details.messages).toEqual({
      campaignId: ['Minimum followers count should be 1000000 to apply for this campaign.'],
    });
  });

  test('are moved on by flags: offered, changed, accepted', async () => {
    const { id } = (await apply(influencer)).body;
    const steps: [client: RestClient, where: object, body: object, count: number][] = [
      [influencer, { id }, { offerAmount: 450, offerStatus: 1 }, 0],
      [owner, { id }, { offerAmount: 450, offerStatus: 1 }, 1],
      [owner, { id }, { offerAmount: '500.50', offerStatus: 1 }, 1],
      [owner, { id }, { offerStatus: 2 }, 0],
      [influencer, { ownerId: maya.id, campaignId }, { offerStatus: 3 }, 1],
      [influencer, { ownerId: maya.id, campaignId }, { offerStatus: 2 }, 0],
      [owner, { ownerId: maya.id, campaignId }, { offerAmount: 300, offerStatus: 1 }, 1],
      [influencer, { id }, { offerStatus: 2 }, 1],
      [influencer, { id }, { offerStatus: 2 }, 1],
      [owner, { id }, { offerAmount: 1, offerStatus: 1 }, 0],
      [owner, { id }, { isHired: 1 }, 0],
      [influencer, { id }, { markAsDoneText: 'done', isMarkAsDone: 1 }, 0],
      [owner, { id }, { isPaymentReleased: 1 }, 0],
      [owner, { id }, {}, 1],
    ];
    for (const [client, where, body, count] of steps)
      expect((await update(client, 'Remarks', where, body)).body, JSON.stringify(body)).toEqual({ count });
    const [row] = await owner.list('/Remarks', { where: { id } });
    expect(row).toMatchObject({ offerStatus: 2, offerAmount: 300, isHired: 0 });
  });

  test('of paid jobs are marked as done, those without money are hired at once', async () => {
    const paid = await createRemark(product, campaignId, maya, 'hired');
    await createOffer(product, paid, 'accepted');
    const done = { markAsDoneText: 'Posted', isMarkAsDone: 1 };
    expect((await update(owner, 'Remarks', { id: paid }, { isHired: 1 })).body).toEqual({ count: 1 });
    expect((await update(influencer, 'Remarks', { id: paid }, { isMarkAsDone: 1 })).body).toEqual({
      count: 0,
    });
    expect((await update(influencer, 'Remarks', { id: paid }, done)).body).toEqual({ count: 1 });
    expect((await update(influencer, 'Remarks', { id: paid }, done)).body).toEqual({ count: 1 });
    const free = await makeCampaign(product, brand, { type: 'shoutout' });
    const remark = await createRemark(product, free, maya);
    expect((await update(influencer, 'Remarks', { id: remark }, { isHired: 1 })).body).toEqual({ count: 0 });
    expect((await update(owner, 'Remarks', { id: remark }, { isHired: 1 })).body).toEqual({ count: 1 });
    expect(
      await owner.list('/Remarks', { where: { id: { inq: [paid, remark] } }, order: 'id' }),
    ).toMatchObject([
      { isHired: 1, isMarkAsDone: 1, markAsDoneText: 'Posted' },
      { isHired: 1, isMarkAsDone: 0 },
    ]);
  });
});

describe('what belongs to one person', () => {
  test('blocks', async () => {
    const other = await createPerson(product, { username: 'other' });
    const body = { blockUserId: other.id, ownerId: maya.id };
    const first = await influencer.send('POST', '/userBlockeds/', { body });
    expect(first.body).toMatchObject({ id: other.id, ...body });
    expect((await influencer.send('POST', '/userBlockeds/', { body })).body).toEqual(first.body);
    const [row] = await influencer.list('/userBlockeds', { where: { ownerId: maya.id }, include: 'profile' });
    expect(row.profile).toMatchObject({ ownerId: other.id, username: 'other' });
    expect(await owner.list('/userBlockeds')).toEqual([]);
    expect((await owner.send('POST', '/userBlockeds/', { body })).status).toBe(403);
    expect((await owner.send('DELETE', `/userBlockeds/${other.id}`)).body).toEqual({ count: 0 });
    for (const count of [1, 0])
      expect((await influencer.send('DELETE', `/userBlockeds/${other.id}`)).body).toEqual({ count });
  });

  test('the draft, with what stands for nothing chosen', async () => {
    const { body } = await owner.send('POST', '/DraftCampaigns', { body: {} });
    expect(body).toMatchObject({
      id: brand.id,
      campaignTitle: 'NA',
      campaignDetails: 'NA',
      campaignImage: 'NA',
      endStoryPostDate: '2099-12-31T00:00:00.000Z',
    });
    const second = await owner.send('POST', '/DraftCampaigns', {
      body: {
        ownerId: brand.id,
        campaignTitle: 'Idea',
        campaignAmount: '12.5',
        endStoryPostDate: '2099-12-31',
      },
    });
    expect(second.body).toMatchObject({ id: brand.id, campaignTitle: 'Idea', campaignAmount: 12.5 });
    expect((await update(owner, 'DraftCampaigns', { ownerId: brand.id }, { tags: 'a,b' })).body).toEqual({
      count: 1,
    });
    expect(await owner.list('/DraftCampaigns')).toMatchObject([{ campaignTitle: 'Idea', tags: 'a,b' }]);
    expect(await influencer.list('/DraftCampaigns', { where: { ownerId: brand.id } })).toEqual([]);
    expect((await influencer.send('DELETE', `/DraftCampaigns/${brand.id}`)).body).toEqual({ count: 0 });
    for (const count of [1, 0])
      expect((await owner.send('DELETE', `/DraftCampaigns/${brand.id}`)).body).toEqual({ count });
  });

  test('notifications are marked as read', async () => {
    const nina = await createPerson(product);
    const client = new RestClient(product, nina);
    await sql(
      product.databaseUrl,
      `insert into notification (recipient_id, type, message, created_at)
       select $1, 'KOLITEAM', 'Hello', now() from generate_series(1, 2)`,
      [nina.id],
    );
    const where = { ownerId: nina.id, readStatus: 0 };
    expect(await client.count('/UserNotifications', where)).toBe(2);
    expect(await owner.count('/UserNotifications', where)).toBe(0);
    expect((await update(owner, 'UserNotifications', where, { readStatus: 1 })).body).toEqual({ count: 0 });
    expect((await update(client, 'UserNotifications', where, { readStatus: 1 })).body).toEqual({ count: 2 });
    expect(await client.count('/UserNotifications', where)).toBe(0);
    expect(await client.list('/UserNotifications', { limit: 1 })).toMatchObject([
      { type: 'KOLITEAM', message: 'Hello', image: 'NA', campaignImage: 'NA', campaignId: 0, readStatus: 1 },
    ]);
  });

  test('the bank account is written by its words', async () => {
    const [row] = await influencer.list('/UserBankAccounts', { where: { ownerId: maya.id } });
    expect(row).toMatchObject({
      ownerId: maya.id,
      bankName: 'DBS',
      accountNumber: '3456',
      rountingNumber: '7171-001',
    });
    expect(await owner.list('/UserBankAccounts')).toEqual([]);
    const put = (client: RestClient, fields: object) =>
      client.send('PUT', '/UserBankAccounts', { body: { ...row, id: undefined, ...fields } });
    expect(told(await put(influencer, { accountNumber: '000999888' }))).toEqual([
      422,
      { ownerId: ['uniqueness'] },
    ]);
    expect((await put(influencer, { id: row.id, bankName: 'OCBC' })).body).toMatchObject({
      id: row.id,
      bankName: 'OCBC',
    });
    expect((await put(influencer, { id: 999, bankName: 'x' })).body.error.message).toBe(
      'Could not replace. Object with id 999 does not exist!',
    );
    expect((await put(owner, {})).status).toBe(403);
    expect((await owner.send('DELETE', `/UserBankAccounts/${row.id}`)).body).toEqual({ count: 0 });
  });

  test('reports of campaigns and people', async () => {
    const campaignId = await makeCampaign(product, brand);
    const report = (fields: object) =>
      influencer.send('POST', '/Reports', {
        body: { campaignId, reportText: 'Spam', ownerId: maya.id, reportPicUrl: 'NA', ...fields },
      });
    expect((await report({})).body).toMatchObject({ id: expect.any(Number), campaignId, reportPicUrl: 'NA' });
    expect(told(await report({}))).toEqual([422, { reportText: ['uniqueness'] }]);
    expect(told(await report({ reportText: '' }))).toEqual([422, { reportText: ['presence'] }]);
    expect((await report({ campaignId: 0, reportedownerId: brand.id })).status).toBe(200);
    const other = await createPerson(product);
    const alias = { reportText: undefined, comment: 'Rude', influencerId: other.id, campaignId: undefined };
    expect((await report(alias)).body).toMatchObject({ reportText: 'Rude', reportedownerId: other.id });
  });
});

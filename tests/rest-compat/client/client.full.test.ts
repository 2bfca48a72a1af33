import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeToken } from '../../support/access-tokens.ts';
import { makeCampaign, makePicture } from '../../support/campaigns.ts';
import { createOffer, createRemark } from '../../support/jobs.ts';
import { openRemote, type RemoteModel } from '../../support/loopback3.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { loginOf, RestClient, startRestProduct } from '../../support/rest.ts';
import { sql } from '../../support/sql.ts';
import type { TestProduct } from '../../support/test-product.ts';

type Models = Readonly<Record<'Campaign' | 'Remark' | 'Country' | 'userBlocked', RemoteModel>>;

let product: TestProduct;
let brand: Person;
let maya: Person;
let url: string;
let visitor: Models;
let owner: Models;
let influencer: Models;
let alpha: number;

/** What the client library signs in with: the token that `/userlogin` answers. */
async function tokenOf(person: Person): Promise<string> {
  const { body } = await new RestClient(product).send('POST', '/userlogin', { body: loginOf(person) });
  return body.token;
}

const models = (token?: string) => openRemote(url, token) as unknown as Models;

beforeAll(async () => {
  product = await startRestProduct();
  url = `${await product.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
  brand = await createPerson(product, { first: 'Brand' });
  maya = await createPerson(product, { first: 'Maya' });
  const rows = [
    {
      title: 'Alpha noodles',
      budgetMinor: 10_000,
      minAge: 18,
      maxAge: 24,
      createdAt: new Date('2026-11-01'),
    },
    { title: 'beta Noodles', budgetMinor: 20_050, createdAt: new Date('2026-11-02') },
    { title: 'Gamma tea', budgetMinor: 30_000, createdAt: new Date('2026-11-03') },
    { title: 'delta 100%', budgetMinor: 40_000, isDisabled: true, createdAt: new Date('2026-11-04') },
  ];
  const ids: number[] = [];
  for (const row of rows) ids.push(await makeCampaign(product, brand, row));
  alpha = ids[0] ?? 0;
  await createOffer(product, await createRemark(product, alpha, maya, 'offered'), 'pending', 45_050);
  [visitor, owner, influencer] = [models(), models(await tokenOf(brand)), models(await tokenOf(maya))];
});
afterAll(() => product?.close());

const letters = (rows: Record<string, unknown>[]) => rows.map((row) => String(row.campaignTitle)[0]).join('');
/** What the library throws. */
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ statusCode, name, message, code, details }) => ({ statusCode, name, message, code, details }),
  );

describe('find', () => {
  const noodles = { campaignTitle: { like: '%noodles' } };
  test.each<[filter: object, letters: string]>([
    [{}, 'AbGd'],
    [{ where: { campaignTitle: 'Gamma tea' } }, 'G'],
    [{ where: { campaignTitle: { eq: 'Gamma tea' } } }, 'G'],
    [{ where: { campaignAmount: { gt: 200.5 } } }, 'Gd'],
    [{ where: { campaignAmount: { gte: 200.5 } } }, 'bGd'],
    [{ where: { campaignAmount: { lt: 200.5 } } }, 'A'],
    [{ where: { campaignAmount: { lte: 200.5 } } }, 'Ab'],
    [{ where: { campaignAmount: { between: [150, 300] } } }, 'bG'],
    [{ where: { campaignAmount: { inq: [100, 400] } } }, 'Ad'],
    [{ where: { campaignAmount: { nin: [100, 400] } } }, 'bG'],
    [{ where: { campaignAmount: { neq: 300 } } }, 'Abd'],
    [{ where: { campaignTitle: { neq: null } } }, 'AbGd'],
    [{ where: { nonsense: 'x' } }, ''],
    [{ where: { createdAt: { gt: new Date('2026-11-02T12:00:00Z') } } }, 'Gd'],
    [{ where: noodles }, 'A'],
    [{ where: { campaignTitle: { ilike: '%noodles' } } }, 'Ab'],
    [{ where: { campaignTitle: { nlike: '%noodles' } } }, 'bGd'],
    [{ where: { campaignTitle: { nilike: '%noodles' } } }, 'Gd'],
    [{ where: { campaignTitle: { regexp: '/^[ab]/i' } } }, 'Ab'],
    [{ where: { or: [noodles, { isDisabled: 1 }] } }, 'Ad'],
    [{ where: { and: [{ minAge: 18 }, { maxAge: { lte: 24 } }, noodles] } }, 'A'],
    [{ where: { isDisabled: true } }, 'd'],
    [{ order: 'campaignAmount DESC' }, 'dGbA'],
    [{ order: ['isDisabled ASC', 'campaignAmount DESC'], limit: 2, skip: 1 }, 'bA'],
    [{ where: { id: { inq: [] } } }, ''],
  ])('%j', async (filter, expected) => {
    expect(letters(await owner.Campaign.find(filter))).toBe(expected);
  });

  test('knows dates, lists, fields, and related rows of both kinds', async () => {
    const [found] = await owner.Campaign.find({
      where: { id: alpha },
      include: ['profile', { relation: 'remarks', scope: { include: 'profile', limit: 1 } }],
    });
    const row = JSON.parse(JSON.stringify(found));
    expect(row).toMatchObject({ id: alpha, ownerId: brand.id, createdAt: '2026-11-01T00:00:00.000Z' });
    expect(row.campaignGallery).toHaveLength(1);
    expect(row.profile).toMatchObject({ ownerId: brand.id, first: 'Brand' });
    expect(row.remarks).toMatchObject([{ offerAmount: 450.5, offerStatus: 1, profile: { first: 'Maya' } }]);
    const [few] = await visitor.Campaign.find({ fields: ['id', 'campaignTitle'], limit: 1 });
    expect(JSON.parse(JSON.stringify(few))).toEqual({ id: alpha, campaignTitle: 'Alpha noodles' });
  });

  test('one, by its id, whether there is one, and how many', async () => {
    expect(await visitor.Campaign.findById(alpha)).toMatchObject({ campaignTitle: 'Alpha noodles' });
    expect(await visitor.Campaign.findOne({ order: 'id DESC' })).toMatchObject({
      campaignTitle: 'Gamma tea',
    });
    expect([await visitor.Campaign.exists(alpha), await visitor.Campaign.exists(99_999)]).toEqual([
      true,
      false,
    ]);
    expect([await visitor.Campaign.count(), await owner.Campaign.count({ isDisabled: 1 })]).toEqual([3, 1]);
    expect((await visitor.Country.find()).length).toBeGreaterThan(200);
  });
});

describe('writing', () => {
  test('creates, changes many, changes one, and takes away', async () => {
    const picture = await makePicture(product, brand);
    const made = await owner.Campaign.create({
      ownerId: brand.id,
      campaignTitle: 'Epsilon',
      campaignDetails: '<p>Cook with us.</p>',
      campaignType: 'paid',
      campaignAmount: '250.5',
      campaignImage: `${new URL(url).origin}/files/${picture}/1280.webp`,
      campaignCategories: 'Food',
      country: 'All',
      countryCode: 'All',
      endStoryPostDate: '2026-12-24',
    });
    expect(JSON.parse(JSON.stringify(made))).toMatchObject({
      campaignStatus: 1,
      campaignAmount: 250.5,
      isDisabled: 0,
    });
    expect(await owner.Campaign.updateAll({ id: { inq: [alpha, alpha + 1] } }, { isDisabled: 1 })).toEqual({
      count: 2,
    });
    expect(await owner.Campaign.count({ isDisabled: 1 })).toBe(3);
    expect(await owner.Campaign.updateAll({ id: 99_999 }, { isDisabled: 1 })).toEqual({ count: 0 });
    expect(await influencer.Campaign.updateAll({ id: alpha }, { isDisabled: 0 })).toEqual({ count: 0 });
    const mine = await owner.Campaign.findById(made.id);
    await mine?.updateAttributes({ campaignTitle: 'Epsilon two' });
    expect(await owner.Campaign.findById(made.id)).toMatchObject({
      campaignTitle: 'Epsilon two',
      campaignAmount: 250.5,
    });
  });

  test('blocks and unblocks, and says how many went', async () => {
    const other = await createPerson(product);
    const made = await influencer.userBlocked.create({ ownerId: maya.id, blockUserId: other.id });
    expect(
      await influencer.userBlocked.find({ where: { ownerId: maya.id }, include: 'profile' }),
    ).toMatchObject([{ blockUserId: other.id }]);
    expect(await influencer.userBlocked.destroyById(made.id)).toEqual({ count: 1 });
    expect(await influencer.userBlocked.destroyById(made.id)).toEqual({ count: 0 });
    expect(await sql(product.databaseUrl, 'select from block where blocker_id = $1', [maya.id])).toEqual([]);
  });
});

describe('what the library throws', () => {
  test.each<[what: string, call: () => Promise<unknown>, error: object]>([
    [
      'a clause',
      () => visitor.Campaign.find({ where: { campaignAmount: { between: [1] } } }),
      {
        statusCode: 400,
        name: 'Error',
        message:
          'The campaignAmount property has invalid clause {"between":[1]}: Expected precisely 2 values, received 1',
      },
    ],
    [
      'an order',
      () => visitor.Campaign.find({ order: 'id X' }),
      { statusCode: 400, message: 'The order "id X" has invalid direction' },
    ],
    [
      'a limit',
      () => visitor.Campaign.find({ limit: -1 }),
      { statusCode: 400, message: 'The limit parameter -1 is not valid' },
    ],
    [
      'no session',
      () => visitor.Campaign.create({ campaignTitle: 'x', ownerId: 1 }),
      { statusCode: 401, message: 'Authorization Required', code: 'AUTHORIZATION_REQUIRED' },
    ],
    [
      'a validation',
      () => influencer.Remark.create({ ownerId: maya.id }),
      {
        statusCode: 422,
        name: 'ValidationError',
        details: {
          context: 'Remark',
          codes: { campaignId: ['presence'] },
          messages: { campaignId: ["can't be blank"] },
        },
      },
    ],
  ])('%s', async (_, call, error) => {
    expect(await failure(call())).toMatchObject(error);
  });

  test('a row that is not there is null', async () => {
    expect(await visitor.Campaign.findById(99_999).catch(({ code }) => code)).toBeOneOf([
      null,
      'MODEL_NOT_FOUND',
    ]);
  });
});

test('an access token does what its scopes say', async () => {
  const { secret } = await makeToken(product, brand, ['campaigns:read']);
  const reader = models(secret);
  expect(await reader.Campaign.count({ ownerId: brand.id })).toBeGreaterThan(3);
  expect(await failure(reader.Campaign.updateAll({ id: alpha }, { isDisabled: 0 }))).toMatchObject({
    statusCode: 403,
  });
});

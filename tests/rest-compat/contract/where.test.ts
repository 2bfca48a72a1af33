import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCampaign } from '../../support/campaigns.ts';
import { createPerson } from '../../support/people.ts';
import { RestClient } from '../../support/rest.ts';
import { type FilterWorld, letters, makeFilterWorld } from './filter-world.ts';

let product: FilterWorld['product'];
let brand: FilterWorld['brand'];
let maya: FilterWorld['maya'];
let visitor: FilterWorld['visitor'];
let owner: FilterWorld['owner'];
let ids: FilterWorld['ids'];

beforeAll(async () => {
  ({ product, brand, maya, visitor, owner, ids } = await makeFilterWorld());
});
afterAll(() => product?.close());

/** A where that a visitor sends, and the first letters of the titles that come. */
const wheres: [where: unknown, letters: string][] = [
  [{}, 'aBcd'],
  [{ campaignTitle: 'apple' }, 'a'],
  [{ campaignTitle: { eq: 'apple' } }, 'a'],
  [{ campaignTitle: 'apple', campaignType: 'paid' }, 'a'],
  [{ campaignTitle: 'apple', campaignType: 'shoutout' }, ''],
  [{ campaignTitle: null }, ''],
  [{ productUrl: 'NA' }, 'aBcd'],
  [{ and: [{ campaignAmount: { gt: 100 } }, { campaignAmount: { lte: 200.5 } }] }, 'B'],
  [{ or: [{ campaignTitle: 'apple' }, { campaignTitle: 'date' }] }, 'ad'],
  [
    { or: [{ and: [{ campaignTitle: 'apple' }, { campaignType: 'paid' }] }, { campaignTitle: 'date' }] },
    'ad',
  ],
  [{ and: [] }, 'aBcd'],
  [{ or: [] }, ''],
  [{ campaignAmount: { gt: 200 } }, 'Bc'],
  [{ campaignAmount: { gte: 200.5 } }, 'Bc'],
  [{ campaignAmount: { lt: 100 } }, 'd'],
  [{ campaignAmount: { between: [100, 200.5] } }, 'aB'],
  [{ campaignAmount: { between: [300, 100] } }, ''],
  [{ campaignTitle: { inq: ['apple', 'date', null] } }, 'ad'],
  [{ campaignTitle: { inq: [] } }, ''],
  [{ campaignTitle: { nin: ['apple'] } }, 'Bcd'],
  [{ campaignTitle: { nin: [] } }, 'aBcd'],
  [{ campaignTitle: { nin: [null] } }, ''],
  [{ campaignTitle: { neq: 'apple' } }, 'Bcd'],
  [{ campaignTitle: { neq: null } }, 'aBcd'],
  [{ campaignTitle: { like: 'appl_' } }, 'a'],
  [{ campaignTitle: { like: 'APP%' } }, ''],
  [{ campaignTitle: { like: 'ppl' } }, ''],
  [{ campaignTitle: { like: '%50\\%' } }, 'B'],
  [{ campaignTitle: { like: 'APP%', options: 'i' } }, ''],
  [{ campaignTitle: { nlike: 'a%' } }, 'Bcd'],
  [{ campaignTitle: { ilike: 'APP%' } }, 'a'],
  [{ campaignTitle: { nilike: 'APP%' } }, 'Bcd'],
  [{ campaignTitle: { regexp: '^.a' } }, 'Bd'],
  [{ campaignTitle: { regexp: '/^b/i' } }, 'B'],
  [{ campaignTitle: { regexp: '/^b/gi' } }, 'B'],
  [{ campaignTitle: { regexp: '' } }, 'aBcd'],
  [{ campaignAmount: { regexp: '1' } }, ''],
  [{ campaignTitle: { near: '1,2' } }, ''],
  [{ campaignTitle: { exists: true } }, ''],
  [{ campaignTitle: { contains: 'a' } }, ''],
  [{ campaignAmount: { gte: 100, lte: 200.5 } }, 'aB'],
  [{ campaignAmount: '100' }, 'a'],
  [{ campaignAmount: { inq: ['100', 300] } }, 'ac'],
  [{ minAge: { gt: null } }, ''],
  [{ campaignAmount: { between: ['100', '200.5'] } }, 'aB'],
  [{ campaignAmount: '' }, 'd'],
  [{ isDisabled: 0 }, 'aBcd'],
  [{ isDisabled: false }, 'aBcd'],
  [{ isDisabled: '0' }, 'aBcd'],
  [{ isDisabled: true }, ''],
  [{ isDisabled: { inq: [0, 1] } }, 'aBcd'],
  [{ campaignAmount: 'abc' }, ''],
  [{ id: 'abc' }, ''],
  [{ id: 5.5 }, ''],
  [{ id: 99_999_999_999 }, ''],
  [{ nonsense: 1 }, ''],
  [{ OwnerId: 1 }, ''],
  [{ or: [{ nonsense: 1 }, { campaignTitle: 'apple' }] }, 'a'],
  [{ campaigntitle: 'apple' }, ''],
  [{ and: [{ nonsense: null }, { nonsense: { neq: 1 } }] }, ''],
  [
    {
      ...{
        campaignStatus: { gt: 1 },
        isDisabled: 0,
        endStoryPostDate: { gte: '2024-01-15' },
        campaignType: 'paid',
      },
      ...{ campaignAmount: { between: [0, 1_000_000] }, lookingInfluencerGender: 'any' },
      campaignCategories: { like: '%Food%' },
    },
    'aB',
  ],
  [{ campaignStatus: { gt: 1 } }, 'aBcd'],
  [{ campaignStatus: 2 }, 'aBcd'],
  [{ campaignStatus: { between: [0, 1] } }, ''],
  [{ campaignCategories: { like: '%Food%' } }, 'aB'],
  [{ campaignCategories: 'Fashion' }, 'B'],
  [{ campaignCategories: 'Food,Fashion' }, 'B'],
  [{ campaignCategories: { inq: ['Fashion', 'Gaming'] } }, 'B'],
  [{ country: 'All' }, 'aBd'],
  [{ country: { like: '%Malaysia%' } }, 'c'],
  [{ countryCode: 'SG,MY' }, 'c'],
  [{ minAge: 18 }, 'B'],
  [{ minAge: 0 }, 'acd'],
  [{ endStoryPostDate: { gte: '2026-11-20' } }, 'aBcd'],
  [{ endStoryPostDate: { gte: '2026-11-20T15:00:00.000Z' } }, 'aBcd'],
  [{ endStoryPostDate: { lt: '2026-11-21' } }, 'd'],
  [{ createdAt: { gt: '2026-11-01T12:00:00' } }, 'c'],
  [{ createdAt: Date.UTC(2026, 10, 2, 2) }, 'c'],
  [{ createdAt: '2026-11-02T10:00:00+08:00' }, 'c'],
];

describe('where', () => {
  test.each(wheres)('%j', async (where, expected) => {
    expect(letters(await visitor.list('/Campaigns', { where }))).toBe(expected);
    expect(await visitor.count('/Campaigns', where)).toBe(expected.length);
  });
});

describe('who asks', () => {
  test('visitors find what is listed for everybody, owners their own too, in lists and counts', async () => {
    const order = 'id';
    ids.o = await makeCampaign(product, brand, { title: 'over', endsOn: '2026-11-19' });
    ids.x = await makeCampaign(product, brand, { title: 'xhidden', isDisabled: true });
    const other = new RestClient(product, maya);
    for (const [client, expected] of [
      [visitor, 'aBcd'],
      [other, 'aBcd'],
      [owner, 'aBcdhox'],
    ] as const) {
      expect(letters(await client.list('/Campaigns', { order }))).toBe(expected);
      expect(await client.count('/Campaigns')).toBe(expected.length);
      const guess = { or: [{ id: { inq: [ids.h, ids.x] } }, { campaignTitle: { like: '%hidden%' } }] };
      expect(await client.count('/Campaigns', guess)).toBe(client === owner ? 2 : 0);
    }
  });

  test('what people keep to themselves puts nobody in order and finds nobody, nulls stand as in PostgreSQL', async () => {
    await createPerson(product, { username: 'aaa', city: null, first: 'A' });
    const names = async (filter: object, client = visitor) =>
      (await client.list('/AppUsers', filter)).map(({ id }) => id).join();
    const plain = await names({});
    for (const secret of [
      'email',
      'mobile',
      'dob',
      'gender',
      'emailNotificationSetting',
      'stripeAccountNumber',
    ]) {
      expect(await names({ order: `${secret} DESC` }, owner), secret).toBe(plain);
      for (const clause of [null, { neq: null }, { gt: '' }, { like: '%' }, { nin: [] }])
        if (secret !== 'dob' || clause === null)
          expect(await owner.count('/AppUsers', { [secret]: clause }), secret).toBe(0);
    }
    const cities = async (order: string) =>
      (await visitor.list('/AppUsers', { order })).map(({ city }) => city);
    expect((await cities('city')).at(-1)).toBeNull();
    expect((await cities('city DESC')).at(0)).toBeNull();
    expect(await visitor.count('/AppUsers', { city: null })).toBe(1);
    expect(await visitor.count('/AppUsers', { city: { neq: 'x' } })).toBe(plain.split(',').length - 1);
  });
});

import { makeCampaign } from '../../support/campaigns.ts';
import { createOffer, createRemark } from '../../support/jobs.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { RestClient, startRestProduct } from '../../support/rest.ts';
import type { TestProduct } from '../../support/test-product.ts';

/** Campaigns of a brand that filters look for; one is hidden from others. */
export interface FilterWorld {
  readonly product: TestProduct;
  readonly brand: Person;
  readonly maya: Person;
  readonly visitor: RestClient;
  readonly owner: RestClient;
  /** Ids by the first letter of the title. */
  readonly ids: Record<string, number>;
}

/** Starts the product with four campaigns that everybody sees, one that awaits approval, and an offer. */
export async function makeFilterWorld(): Promise<FilterWorld> {
  const ids: Record<string, number> = {};
  const product = await startRestProduct();
  const brand = await createPerson(product, { username: 'brand' });
  const maya = await createPerson(product, { username: 'maya' });
  const visitor = new RestClient(product);
  const owner = new RestClient(product, brand);
  const rows = [
    ['a', { title: 'apple', budgetMinor: 10_000, tags: ['x'], categoryIds: [2] }],
    ['B', { title: 'Banana 50%', budgetMinor: 20_050, minAge: 18, maxAge: 24, categoryIds: [2, 3] }],
    [
      'c',
      {
        title: 'cherry',
        budgetMinor: 30_000,
        countries: ['SG', 'MY'],
        createdAt: new Date('2026-11-02T02:00:00Z'),
      },
    ],
    ['d', { title: 'date', type: 'shoutout', endsOn: '2026-11-20' }],
  ] as const;
  for (const [letter, fields] of rows) {
    const type = 'type' in fields ? fields.type : 'paid';
    ids[letter] = await makeCampaign(product, brand, { type, ...structuredClone(fields) } as never);
  }
  ids.h = await makeCampaign(product, brand, { title: 'hidden', state: 'awaiting_approval' });
  const remark = await createRemark(product, ids.a ?? 0, maya, 'offered');
  await createOffer(product, remark, 'pending', 45_000);
  return { product, brand, maya, visitor, owner, ids };
}

/** First letters of the titles of rows, in their order. */
export const letters = (rows: { campaignTitle: string }[]): string =>
  rows.map(({ campaignTitle }) => campaignTitle[0]).join('');

import type { Page } from '@playwright/test';
import { at, countOf, type Measure, orderAt, rowsAsked, rowsOf, skeletonsOf } from './measure.ts';

const CROWDED = `select c.id from campaign c join account a on a.id = c.owner_id
  where a.email = 'brand@demo.test' order by (select count(*) from remark r where r.campaign_id = c.id) desc limit 1`;

/** Follows a link of the header, so that the page is drawn here and not by the server. */
const byHeader = (name: string) => async (page: Page) => {
  await at(page, '/help');
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name, exact: true }).click();
};

const slider =
  (path: string, told: (range: { min: string; max: string; step: string }) => string): Measure =>
  async (page) => {
    await at(page, path);
    const ends = page.getByRole('complementary', { name: 'Filters' }).getByRole('slider');
    await ends.first().waitFor();
    const [low, high] = await ends.evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ min, max, step, value }) => ({ min, max, step, value })),
    );
    if (!low || !high) return 'no slider';
    const isWhole = low.value === low.min && high.value === high.max;
    return isWhole ? told({ min: low.min, max: low.max, step: low.step }) : `begins at ${low.value}`;
  };

const label = async (page: Page, path: string, list: string): Promise<string> => {
  await page.goto(path);
  await page.getByRole('list', { name: list, exact: true }).waitFor();
  const text = page.getByText(/^Showing \d/).filter({ visible: true });
  if ((await text.count()) === 0) return 'none';
  return (await text.first().innerText()).replace(/of \d+ /, 'of N ');
};

/** Sizes, orders, sliders and skeletons of lists. */
export const listMeasures: Readonly<Record<string, Measure>> = {
  'cards of the campaign list': rowsOf('/campaigns', 'Campaigns'),
  'rows that my campaigns ask for': rowsAsked('/my-campaigns', 'MyCampaigns'),
  'cards of my applications': rowsOf('/my-application', 'My applications'),
  'rows of the applications': async (page, world) => {
    const { rows } = await world.db.query<{ id: number }>(CROWDED);
    return rowsOf(`/campaigndetail/${rows[0]?.id}?tab=applications`, 'Applications')(page, world);
  },
  'rows that the transactions ask for': rowsAsked('/transaction-history', 'MyTransactions'),
  'cards of the product store': rowsOf('/products', 'Products'),
  'cards of the influencer list': rowsOf('/search-influencer', 'Influencers'),
  'influencers with sort 2': orderAt('/search-influencer?sort=2'),
  'influencers with sort 4': orderAt('/search-influencer?sort=4'),
  'influencers with sort 3': orderAt('/search-influencer?sort=3'),
  'influencers without a sort': orderAt('/search-influencer'),
  'featured influencers with sort 1': orderAt('/featured-influencer?sort=1'),
  'featured influencers with sort 2': orderAt('/featured-influencer?sort=2'),
  'ends and step of the price slider': slider(
    '/campaigns',
    ({ min, max, step }) => `${min} to ${max} step ${step}`,
  ),
  'ends of the product price slider': slider('/products', ({ min, max }) => `${min} to ${max}`),
  'campaigns with sort 1': orderAt('/campaigns?sort=1'),
  'campaigns with sort 2': orderAt('/campaigns?sort=2'),
  'campaigns without a sort': orderAt('/campaigns'),
  'my campaigns with sort lth': orderAt('/my-campaigns?sort=lth'),
  'my campaigns with sort htl': orderAt('/my-campaigns?sort=htl'),
  'products with sort 1': orderAt('/products?sort=1'),
  'products with sort 2': orderAt('/products?sort=2'),
  'products without a sort': orderAt('/products'),
  'label of a long list': (page) => label(page, '/campaigns', 'Campaigns'),
  'label of a short list': (page) => label(page, '/products?q=slow+chilli+oil', 'Products'),
  'skeletons of the campaign list': skeletonsOf('Campaigns', byHeader('Campaigns')),
  'skeletons of the product store': skeletonsOf('Products', byHeader('Shop')),
  'skeletons of my campaigns': skeletonsOf('MyCampaigns', (page) => page.goto('/my-campaigns')),
  'skeletons of my applications': skeletonsOf('MyApplications', (page) => page.goto('/my-application')),
  'found by the middle of a title': async (page) => {
    await page.goto('/campaigns?q=very+tex');
    const card = page.getByRole('link', { name: /^Every text / });
    await countOf(card);
    return 'found';
  },
};

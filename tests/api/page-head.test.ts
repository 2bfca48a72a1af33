import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeCampaign } from '../../api/db/factories/fake-campaign.ts';
import { headOf, renderHead } from '../../api/server/page-head.ts';
import { createPerson } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let open: number;
let hidden: number;

beforeAll(async () => {
  product = await startTestProduct();
  const owner = await createPerson(product, { first: 'Halia', last: 'Tan' });
  const em = product.orm.em.fork();
  const campaigns = [
    fakeCampaign(em, { ownerId: owner.id, title: 'Laksa "week" <b>', excerpt: 'Show us & slurp.' }),
    fakeCampaign(em, { ownerId: owner.id, title: 'Secret', state: 'awaiting_approval' }),
  ];
  await em.flush();
  [open = 0, hidden = 0] = campaigns.map(({ id }) => id);
});
afterAll(() => product.close());

test('a shared campaign shows its title, words and picture, escaped', async () => {
  const html = renderHead(await headOf(product, `/campaigndetail/${open}`), 'https://koli.test', 'Koli');
  expect(html).toContain('<title>Laksa &quot;week&quot; &lt;b&gt; · Halia Tan · Koli</title>');
  expect(html).toContain('<meta property="og:description" content="Show us &amp; slurp." />');
  expect(html).toMatch(/og:image" content="https:\/\/koli\.test\/files\/fake-picture-\d+\/1280\.webp"/);
  expect(html).toContain(`<link rel="canonical" href="https://koli.test/campaigndetail/${open}" />`);
});

test.each([
  ['a hidden campaign', () => `/campaigndetail/${hidden}`],
  ['no campaign', () => '/campaigndetail/99999'],
  ['an id out of range', () => '/campaigndetail/99999999999'],
])('%s tells nothing', async (_, path) => {
  expect((await headOf(product, path())).title).toMatch(/^Koli: /);
});

import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fakeCampaign } from '../../api/dev/factories/fake-campaign.ts';
import type { WebServer } from '../../api/server/pages/web-server.ts';
import { createPerson, type Person } from '../support/people.ts';
import { makeProduct } from '../support/products.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { until } from '../support/until.ts';
import { sourceWebClient } from '../support/web-client.ts';

let product: TestProduct;
let server: WebServer;
let folder: string;
let owner: Person;
let open: number;
let hidden: number;
let bowl: number;
let secretBowl: number;

const hostile = 'Laksa "week" </script><b>';

beforeAll(async () => {
  const web = await sourceWebClient();
  server = { ...web.server };
  folder = web.folder;
  product = await startTestProduct(
    { PUBLIC_URL: 'https://koli.test' },
    { web: { ...web, server, patience: 25_000 } },
  );
  owner = await createPerson(product, { first: 'Halia', last: 'Tan', bio: 'Rice </style> & fire' });
  const em = product.orm.em.fork();
  const campaigns = [
    fakeCampaign(em, { ownerId: owner.id, title: hostile, excerpt: 'Show us & slurp.' }),
    fakeCampaign(em, { ownerId: owner.id, title: 'Secret', state: 'awaiting_approval' }),
  ];
  await em.flush();
  [open = 0, hidden = 0] = campaigns.map(({ id }) => id);
  bowl = await makeProduct(product, owner, { title: hostile, discountPercent: 25, stockCount: 3 });
  secretBowl = await makeProduct(product, owner, { title: 'Secret bowl', state: 'hidden' });
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  product.app.inject({ url, headers: { accept: 'text/html', ...headers } });

/** What a page says to search engines, as objects. */
const jsonLdOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );

/** The answers of queries that come along with a page; null for one that browsers draw. */
const stateOf = (html: string) => {
  const json = /<script type="application\/json" id="page">(.*?)<\/script>/.exec(html)?.[1];
  return json === undefined ? null : JSON.parse(json);
};

test('a campaign is there for visitors with its head, escaped wherever it stands', async () => {
  const { body, statusCode, headers } = await get(`/campaigndetail/${open}`);
  const address = `https://koli.test/campaigndetail/${open}`;
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Laksa &quot;week&quot; &lt;/script&gt;&lt;b&gt; · Halia Tan · Koli</title>');
  expect(body).toContain('<meta name="description" content="Show us &amp; slurp." />');
  expect(body).toContain(`<link rel="canonical" href="${address}" />`);
  expect(body).toMatch(/og:image" content="https:\/\/koli\.test\/files\/fake-picture-\d+\/1280\.webp"/);
  expect(body).toContain('Show us your slurp.');
  expect(jsonLdOf(body)).toMatchObject([{ '@type': 'JobPosting', title: hostile, url: address }]);
  expect(stateOf(body)).toMatchObject({ isMember: false, zone: 'Asia/Singapore' });
  expect(body).not.toContain('</script><b>');
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringContaining('cookie') });
});

test('a product is there with its price, whether it is in stock, and what buyers think once they do', async () => {
  const address = `https://koli.test/productsdetail/${owner.id}/${bowl}`;
  const { body, statusCode } = await get(`/productsdetail/0/${bowl}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Laksa &quot;week&quot; &lt;/script&gt;&lt;b&gt; · Halia Tan · Koli</title>');
  expect(body).toContain(`<link rel="canonical" href="${address}" />`);
  expect(body).toMatch(/og:image" content="https:\/\/koli\.test\/files\/fake-picture-\d+\/1280\.webp"/);
  for (const text of ['Only 3 left in stock', 'Delivered within 7-12 days across Singapore', 'Buy Now'])
    expect(body).toContain(text);
  const offers = { price: '18.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' };
  const [told] = jsonLdOf(body);
  expect(told).toMatchObject({ '@type': 'Product', name: hostile, url: address, offers });
  expect(told).not.toHaveProperty('aggregateRating');
  await sql(
    product.databaseUrl,
    `with sold as (insert into product_order (product_id, buyer_id, seller_id, state, method, title, quantity, unit_minor,
         total_minor, currency, recipient, phone, line1, postal_code, created_at, updated_at)
       select $1, $2, $3, 'delivered', 'cash', 'Bowl', 1, 1800, 1800, 'USD', 'A', '81234567', 'B', '427356', now(), now()
       from generate_series(1, 2) returning id, product_id, buyer_id)
     insert into product_review (order_id, product_id, author_id, rating, text, created_at)
     select id, product_id, buyer_id, 4 + (row_number() over ())::int % 2, 'Holds noodles.', now() from sold`,
    [bowl, (await createPerson(product)).id, owner.id],
  );
  const { body: reviewed } = await get(`/productsdetail/${owner.id}/${bowl}`);
  expect(reviewed).toContain('Holds noodles.');
  expect(jsonLdOf(reviewed)).toMatchObject([{ aggregateRating: { ratingValue: 4.5, reviewCount: 2 } }]);
});

test.each([
  ['/products', 'Laksa &quot;week&quot; &lt;/script&gt;&lt;b&gt;'],
  ['/', 'Good brands meet people worth listening to'],
  ['/campaigns', 'Laksa &quot;week&quot; &lt;/script&gt;&lt;b&gt;'],
  ['/search-influencer', 'Halia Tan'],
  ['/terms-condition', 'What Koli is'],
])('%s is readable without a program', async (path, text) => {
  const { body, statusCode } = await get(path);
  expect(statusCode).toBe(200);
  expect(body.slice(body.indexOf('<div id="root">'))).toContain(text);
  expect(body).not.toMatch(/MuiSkeleton|Secret/);
});

test('a drawn page names its scripts, which are fetched after its first paint', async () => {
  const { body } = await get('/products');
  expect(body).toContain('<html lang="en" data-scripts="/assets/cards-2.js /assets/index-1.js">');
  expect(body).not.toMatch(/modulepreload|type="module"/);
  const { body: empty } = await get('/profile');
  expect(empty).toMatch(/<html lang="en">.*<link rel="modulepreload".*<script type="module"/s);
});

test.each([
  ['a page', '/graphiql.html', true, 'no-cache'],
  ['a script', '/assets/cards-2.js', false, 'immutable'],
  ['a worker', '/assets/json.worker-3.js', true, 'immutable'],
])('%s says what scripts it may run: %s, %s', async (_, path, isSaid, cached) => {
  const { headers } = await get(path);
  expect('content-security-policy' in headers).toBe(isSaid);
  expect('x-frame-options' in headers).toBe(isSaid);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining(cached),
  });
});

test.each([
  ['a hidden campaign', () => `/campaigndetail/${hidden}`],
  ['a hidden product', () => `/productsdetail/${owner.id}/${secretBowl}`],
  ['no campaign', () => '/campaigndetail/99999'],
  ['no id of a campaign', () => '/campaigndetail/abc'],
  ['no id of a product', () => '/productsdetail/1/abc'],
  ['no product', () => '/productsdetail/1/99999'],
  ['no id of a person', () => '/influencer-profile/abc'],
  ['no person', () => '/influencer-profile/99999'],
  ['no id of news', () => '/news/abc'],
  ['no news', () => '/news/99999'],
  ['no kind of campaigns', () => '/campaigns/nonsense'],
  ['no page', () => '/nowhere/at/all'],
])('%s is not found, and tells nothing', async (_, path) => {
  const { body, statusCode } = await get(path());
  expect(statusCode).toBe(404);
  expect(body).toContain('noindex');
  expect(body).not.toContain('Secret');
});

describe('the language of a page', () => {
  const languageOf = async (headers: Record<string, string>) => {
    const answer = await get('/terms-condition', headers);
    expect(answer.headers.vary).toBe('cookie, accept-language');
    expect(answer.body).toContain(`<html lang="${answer.headers['content-language']}"`);
    return answer.headers['content-language'];
  };

  test.each([
    ['', '', 'en'],
    ['', 'de, fr;q=0.9', 'en'],
    ['', 'de, ms;q=0.2, th-TH;q=0.8', 'th'],
    ['', 'zh-TW', 'zh-CN'],
    ['', 'vi;q=0, id', 'id'],
    ['', `${'x,'.repeat(5000)};q=`, 'en'],
    ['koli_language=vi', 'th', 'vi'],
    ['koli_language=fr', 'th', 'th'],
    ['koli_language=ms; __Host-koli_language=vi', 'th', 'vi'],
  ])('cookie %j and wish %j: %s', async (cookie, wish, language) => {
    expect(await languageOf({ cookie, 'accept-language': wish })).toBe(language);
  });

  test('is that of the account before that of the browser', async () => {
    await owner.client.data('mutation { setLanguage(input: { language: MS }) { account { id } } }');
    expect(await languageOf({ cookie: `${owner.client.cookie}; koli_language=vi` })).toBe('ms');
    await owner.client.data('mutation { setLanguage(input: { language: EN }) { account { id } } }');
  });
});

describe('whose page it is', () => {
  test("a member's is drawn in their name, and kept by nobody", async () => {
    const { body, headers } = await get(`/campaigndetail/${hidden}`, { cookie: owner.client.cookie ?? '' });
    expect(body).toContain('Awaiting Approval');
    expect(stateOf(body)).toMatchObject({ isMember: true });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(String(headers['set-cookie'])).toContain('__Host-koli_member=1');
  });

  test("a visitor's is not sent twice, and ends what a session left behind", async () => {
    const first = await get('/terms-condition', { cookie: '__Host-koli_member=1' });
    expect(String(first.headers['set-cookie'])).toMatch(/^__Host-koli_member=;/);
    const again = await get('/terms-condition', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('pages for members only are not drawn', async () => {
    const { body, statusCode } = await get('/profile', { cookie: owner.client.cookie ?? '' });
    expect([statusCode, stateOf(body)]).toEqual([200, null]);
  });
});

test('whoever makes previews of links gets pages too, without asking for HTML', async () => {
  const answers = await Promise.all(
    [{ accept: '*/*' }, {}].map((headers) => product.app.inject({ url: `/campaigndetail/${open}`, headers })),
  );
  for (const { body } of answers) expect(body).toContain('property="og:title" content="Laksa');
  const missing = await product.app.inject({ url: '/assets/gone.js', headers: { accept: '*/*' } });
  expect([missing.statusCode, missing.json()]).toEqual([404, { error: 'Not found' }]);
});

test('what cannot be drawn is left to the browser', async () => {
  const draw = vi.spyOn(server, 'draw').mockRejectedValue(new Error('no'));
  const { body, statusCode } = await get('/campaigns?page=7');
  draw.mockRestore();
  expect([statusCode, stateOf(body)]).toEqual([200, null]);
  expect(body).toContain('<title>Koli: ');
});

test('visitors who ask at once share a drawing, and no more than four are drawn at a time', async () => {
  const drawing = server.draw;
  const draw = vi.spyOn(server, 'draw').mockImplementation(async (asked) => {
    await setTimeout(1_000); // long enough for all five to have come, on a slow machine too
    return drawing(asked);
  });
  const same = await Promise.all(Array.from({ length: 5 }, () => get('/campaigns?q=same')));
  expect([draw.mock.calls.length, new Set(same.map(({ body }) => body)).size]).toEqual([1, 1]);
  const waiting: (() => void)[] = [];
  draw.mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve(null))));
  let turnedAway = 0;
  const others = Array.from({ length: 9 }, async (_, n) => {
    const answer = await get(`/campaigns?q=other${n}`);
    turnedAway += 1;
    return answer;
  });
  await until(() => waiting.length === 4 && turnedAway === 5);
  for (const go of waiting) go();
  expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(200));
  expect(draw).toHaveBeenCalledTimes(5);
  draw.mockRestore();
});

test('search engines find what is public, and nothing else', async () => {
  const parts = ['campaigns', 'influencers', 'products'].map((kind) => `/sitemaps/${kind}-1.xml`);
  const [robots, map, campaigns, people, products] = await Promise.all(
    ['/robots.txt', '/sitemap.xml', ...parts].map((url) => get(url)),
  );
  expect(robots?.body).toContain('Sitemap: https://koli.test/sitemap.xml');
  expect(map?.body).toContain('<loc>https://koli.test/sitemaps/campaigns-1.xml</loc>');
  expect(campaigns?.body).toContain(`<loc>https://koli.test/campaigndetail/${open}</loc>`);
  expect(campaigns?.body).not.toContain(`/campaigndetail/${hidden}<`);
  expect(people?.body).toContain(`<loc>https://koli.test/influencer-profile/${owner.id}</loc>`);
  expect(products?.body).toContain(`<loc>https://koli.test/productsdetail/${owner.id}/${bowl}</loc>`);
  expect(products?.body).not.toContain(`/${secretBowl}<`);
  expect((await get('/sitemaps/accounts-1.xml')).statusCode).toBe(404);
});

test('times are those of the reader', async () => {
  const midnight = async (zone: string) =>
    (await get(`/campaigndetail/${open}`, { cookie: `koli_zone=${zone}` })).body;
  expect(await midnight('Pacific/Honolulu')).toContain('31 Oct 2026');
  expect(await midnight('No/Where')).toContain('1 Nov 2026');
});

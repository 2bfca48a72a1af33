import type { Page } from '@playwright/test';
import { rowNumber } from '../support/global-ids.ts';
import { ask } from './support/api.ts';
import { settled } from './support/checks.ts';
import { phone } from './support/phone.ts';
import { readRoutes, routeFiller } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** Pages that the server draws, with parameters as `fill` puts them in. */
const drawn = readRoutes().filter(({ server }) => server);

/** Most that may jump. Text areas measure themselves once they come to life, which moves the help form by 0.024. */
const MOST_SHIFT = 0.025;

/** What no server page holds: parts below the first sight that are fetched once the page has come to life. */
const later: ReadonlySet<string> = new Set(['PersonAudience']);

/** Names of what a page asks the API for. */
function asked(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && request.method() === 'POST')
      names.push(request.postDataJSON().operationName);
  });
  return names;
}

/** Sum of what jumped while the page came to life, as browsers count it. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (list: PerformanceObserverEntryList) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        };
        new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );

test('public pages are read without JavaScript, and come to life without asking again', async ({
  enter,
  browser,
}) => {
  const member = await enter({ email: 'brand@demo.test', options: phone });
  const fill = await routeFiller(member.request);
  const reader = await browser.newPage({ ...phone, javaScriptEnabled: false });
  const visitor = await enter({ options: { ...phone, timezoneId: 'Asia/Jakarta' } });
  const questions = asked(visitor);
  for (const address of new Set(drawn.map(fill))) {
    await test.step(address, async () => {
      await reader.goto(address);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(reader.getByText('needs JavaScript')).toHaveCount(0);
      await visitor.goto(address);
      await settled(visitor);
      await expect(visitor.locator('html')).toHaveAttribute('data-alive', '');
      const again = questions.splice(0).filter((name) => !later.has(name));
      expect.soft(again, `asked again by ${address}`).toEqual([]);
      expect.soft(await shift(visitor), `what jumped on ${address}`).toBeLessThan(MOST_SHIFT);
    });
  }
  await test.step('a member sees their own header at once, also without JavaScript', async () => {
    const { cookies } = await member.context().storageState();
    await reader.context().addCookies(cookies);
    await reader.goto('/campaigns');
    await expect(reader.getByRole('button', { name: 'Login' })).toHaveCount(0);
    await member.goto('/campaigns');
    await settled(member);
  });
});

test('what is pressed and typed before the page has come to life is done then', async ({ enter }) => {
  const page = await enter();
  let gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/campaigns', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search campaigns' }).fill('zzz');
  gate.resolve();
  await expect(page).toHaveURL(/q=zzz/);
  gate = Promise.withResolvers();
  await page.goto('/terms-condition', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Login' }).click();
  gate.resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a press on a part whose program arrives late counts, wherever the reader sits', async ({ enter }) => {
  const page = await enter({ email: 'brand@demo.test', options: { timezoneId: 'America/New_York' } });
  const { receivedRemarks } = await ask<{
    receivedRemarks: { nodes: { state: string; campaign: { id: string; type: string } }[] };
  }>(page.request, '{ receivedRemarks(first: 100) { nodes { state campaign { id type } } } }');
  const waiting = receivedRemarks.nodes.find(
    ({ state, campaign }) => state === 'APPLIED' && campaign.type === 'PAID',
  );
  await page.goto(`/campaigndetail/${rowNumber(waiting?.campaign.id ?? '')}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Make Offer' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Make Offer' })).toBeVisible();
});

test('going back to a page from before the sign-in shows the member', async ({ enter }) => {
  const page = await enter();
  await page.goto('/campaigns');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.goto('about:blank');
  await page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: {
      query:
        'mutation { signIn(input: { email: "brand@demo.test", password: "Demo-pass-1" }) { account { id } } }',
    },
  });
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Hi,|menu/i }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' })).toHaveCount(0);
});

test('without a connection there is a page that says so, and nothing else is kept', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/terms-condition');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.toSorted()).toEqual(['/favicon.svg', '/offline.css', '/offline.html', '/offline.js']);
  await context.setOffline(true);
  await page.goto('/campaigns');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCSS('border-radius', '10px');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
  await context.close();
});

import type { Page } from '@playwright/test';
import { ask, signInByApi } from './support/api.ts';
import { type CuttingProxy, openProxy } from './support/cutting-proxy.ts';
import { lively } from './support/lively.ts';
import { postedCampaign } from './support/posted-campaign.ts';
import { test as base, expect } from './support/test.ts';

/** Tests with a line to the server that can be cut, and a browser behind it. Its failed requests are no complaint. */
const test = base.extend<{ line: CuttingProxy; behind: (email: string) => Promise<Page> }>({
  line: async ({ baseURL }, use) => {
    const line = await openProxy(baseURL ?? '');
    await use(line);
    await line.close();
  },
  behind: async ({ browser, line }, use) => {
    const context = lively(await browser.newContext({ baseURL: line.url }));
    const exceptions: string[] = [];
    context.on('weberror', (error) => exceptions.push(error.error().message));
    await use(async (email) => {
      await signInByApi(context.request, email);
      return context.newPage();
    });
    await context.close();
    expect(exceptions).toEqual([]);
  },
});

const APPLY = 'mutation ($id: ID!) { applyToCampaign(input: { campaignId: $id }) { remark { id } } }';
const OFFER =
  'mutation ($id: ID!) { makeOffer(input: { remarkId: $id, amount: { amount: 12300, currency: "USD" } }) { remark { id } } }';

const strip = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('a cut line loses nothing: what was typed stays, what happened is there when the line is back', async ({
  enter,
  line,
  behind,
}) => {
  const [brand, staff] = await Promise.all([
    enter({ email: 'brand@demo.test' }),
    enter({ email: 'staff@demo.test' }),
  ]);
  const [first, second] = await Promise.all([
    postedCampaign(brand.request, staff.request),
    postedCampaign(brand.request, staff.request),
  ]);
  const waiting = await behind('influencer@demo.test');
  const writing = await waiting.context().newPage();
  const { applyToCampaign } = await ask<{ applyToCampaign: { remark: { id: string } } }>(
    waiting.request,
    APPLY,
    { id: first },
  );
  const job = applyToCampaign.remark;
  await waiting.goto(`/campaigndetail/${first}`);
  const bell = waiting.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toBeVisible();
  const unread = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  const before = await unread();

  await writing.goto(`/campaigndetail/${second}`);
  await writing.getByRole('button', { name: 'Apply' }).click();
  const dialog = writing.getByRole('dialog', { name: 'Remark' });
  const message = dialog.getByLabel('Message (optional)');
  await message.fill('I shoot in the rain too, and');

  await test.step('cut: both pages say so, and sending says that nothing was lost', async () => {
    line.cut();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog.getByText('Could not reach Koli. Nothing was lost: try again.')).toBeVisible();
    await expect(message).toHaveValue('I shoot in the rain too, and');
    await expect(strip(waiting, 'Reconnecting')).toBeVisible();
    await expect(strip(writing, 'Reconnecting')).toBeVisible();
  });

  await test.step('what happens meanwhile is on the open page afterwards', async () => {
    await ask(brand.request, OFFER, { id: job.id });
    await expect(waiting.getByText('US$123')).toHaveCount(0);
    line.mend();
    await expect(strip(waiting, 'Back online')).toBeVisible();
    await expect(waiting.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expect.poll(unread).toBe(before + 1);
    await expect(strip(waiting, 'Back online')).toBeHidden();
  });

  await test.step('the same press works now', async () => {
    await expect(message).toHaveValue('I shoot in the rain too, and');
    await message.pressSequentially(' at night');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(writing.getByRole('button', { name: 'Applied' })).toBeDisabled();
  });

  await test.step('live goes on after it', async () => {
    await ask(
      brand.request,
      'mutation ($id: ID!) { makeOffer(input: { remarkId: $id, amount: { amount: 15000, currency: "USD" } }) { remark { id } } }',
      { id: job.id },
    );
    await expect(waiting.getByText('150').first()).toBeVisible();
  });

  await test.step('a page asked for without a line appears when there is one', async () => {
    line.cut();
    await writing.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Campaigns' }).click();
    await expect(strip(writing, 'Reconnecting')).toBeVisible();
    line.mend();
    await expect(writing.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  });
});

test('a page of an older version is loaded anew, once, where the way led', async ({ behind }) => {
  const page = await behind('influencer@demo.test');
  await page.goto('/');
  const link = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Campaigns' });
  await expect(link).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  // The file is not on the server any more; after one more load the page names another, here the same again.
  await page.route('**/assets/CampaignListPage-*.js', (route) =>
    loads === 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/campaigns');
  // The heading is there before the page that the server drew is loaded.
  await expect.poll(() => loads).toBe(1);
});

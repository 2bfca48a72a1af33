import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Where something stands in the window, in pixels from its top. */
const placeOf = (item: Locator) =>
  item.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Waits until something moves no more: what was far below is drawn when somebody comes near, which moves the rest. */
async function resting(item: Locator): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = await placeOf(item);
      return last - before;
    })
    .toBe(0);
  return last;
}

/** Opens the last of a list's links and comes back by the browser's own way. */
async function thereAndBack(page: Page, list: string, heading: string) {
  const last = page.getByRole('list', { name: list }).getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  const before = await resting(last);
  expect(await scrolled(page)).toBeGreaterThan(300);
  await last.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await expect.poll(async () => Math.abs((await placeOf(last)) - before)).toBeLessThan(50);
}

test('a list stands where it was left, filters and all, when somebody comes back to it', async ({
  enter,
}) => {
  const page = await enter({ email: 'influencer@demo.test' });

  await page.goto('/campaigns');
  await page.getByRole('group', { name: 'Campaign type' }).getByRole('button', { name: 'Paid' }).click();
  await page.getByRole('checkbox', { name: 'Food' }).check();
  await expect(page).toHaveURL(/paid.*Food|Food.*paid/i);
  await thereAndBack(page, 'Campaigns', 'Campaigns');
  await expect(page.getByRole('checkbox', { name: 'Food' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove filter: Food' })).toBeVisible();

  await page.goto('/search-influencer');
  await thereAndBack(page, 'Influencers', 'Influencers');

  await page.goto('/products');
  await thereAndBack(page, 'Products', 'Shop');
});

import { expect, type Page } from '@playwright/test';

/** Waits until the page has said its title and nothing is being loaded any more. */
export async function settled(page: Page) {
  await expect(page).toHaveTitle(/ · Koli$/);
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
}

/** Pixels by which the page is wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Colour of the ground, to see that a theme is another one. */
export const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

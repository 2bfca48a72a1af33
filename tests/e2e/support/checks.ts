import { expect, type Page } from '@playwright/test';

const controls =
  'button|link|textbox|searchbox|checkbox|radio|combobox|slider|spinbutton|switch|tab|menuitem|option';
const nameless = new RegExp(`^\\s*- (${controls})(?! ")(\\s|:|$)`);

/** Waits until the page has said its title and nothing is being loaded any more. */
export async function settled(page: Page) {
  await expect(page).toHaveTitle(/ · Koli$/);
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
}

/** Controls without an accessible name, as lines of the accessibility tree. */
export async function namelessControls(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return tree.split('\n').filter((line) => nameless.test(line));
}

/** Pixels by which the page is wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Colour of the ground, to see that a theme is another one. */
export const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

import { expect, type Locator, type Page } from '@playwright/test';

const now = (page: Page): Promise<number> => page.evaluate(() => Date.now());

/** Milliseconds before its time at which a text must still be there. */
const BEFORE = 150;

/** The page's time goes on while it is told to stand still, so it is told to do so a moment later. */
const A_MOMENT = 1_000;

/** Beyond every time after which something clears by itself. */
const LONG = 12_000;

/** A text that stays is still there when all that clears by itself is gone. */
export async function expectStays(page: Page, texts: readonly Locator[]) {
  await page.clock.fastForward(LONG);
  for (const text of texts) await expect(text).toBeVisible();
}

/**
 * A text goes when its seconds are over, and not before. `since` is the page's time before the text was asked for, so
 * that the text is at most as old as that, and at least as old as it has been seen.
 */
export async function expectClears(page: Page, text: Locator, seconds: number, since: number) {
  const seen = await now(page);
  await page.clock.pauseAt(seen + A_MOMENT);
  const oldest = (await now(page)) - since;
  const left = seconds * 1000 - BEFORE - oldest;
  if (left > 0) {
    await page.clock.fastForward(left);
    await expect(text).toBeVisible();
  }
  await page.clock.fastForward(seen + seconds * 1000 + 100 - (await now(page)));
  await expect(text).toBeHidden();
  await page.clock.resume();
}

export const pageTime = now;

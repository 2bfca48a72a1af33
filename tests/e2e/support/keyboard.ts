import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has before what is looked for. */
const MOST_STOPS = 120;

/** Goes to something by the Tab key alone, as far as it takes. Fails when the keyboard does not get there. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not get to ${target}.`);
}

/** Presses a button or follows a link by keyboard. */
export async function pressByKey(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Types into a field that is reached by keyboard, in place of what stands there. */
export async function typeByKey(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Chooses from a select by keyboard: its first letter, then down. */
export async function chooseByKey(page: Page, label: string, option: string) {
  const box = page.getByRole('combobox', { name: label });
  await tabTo(page, box);
  // The browser's own lists follow what is typed while they are closed, and forget it after a second without a key.
  if (await box.evaluate((element) => element instanceof HTMLSelectElement)) {
    await page.waitForTimeout(1_100);
    return page.keyboard.type(option);
  }
  await page.keyboard.press('Enter');
  const wanted = page.getByRole('option', { name: option, exact: true });
  await expect(wanted).toBeVisible();
  await page.keyboard.press(option.charAt(0));
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

import { expect, type Locator } from '@playwright/test';
import { english, type Say } from './wording.ts';

/** Reviews the other side from the button in a part of the page. */
export async function writeReview(part: Locator, stars: number, text: string, say: Say = english) {
  await part.getByRole('button', { name: say('Write a review') }).click();
  const dialog = part.page().getByRole('dialog');
  await dialog
    .locator('label:has(.MuiRating-icon)')
    .nth(stars - 1)
    .click();
  await dialog.getByRole('textbox', { name: say('Your review (optional)') }).fill(text);
  await dialog.getByRole('button', { name: say('Send review') }).click();
  await expect(dialog).toBeHidden();
}

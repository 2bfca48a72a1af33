import { expect, type Locator } from '@playwright/test';

/** Reviews the other side from the button in a part of the page. */
export async function writeReview(part: Locator, stars: number, text: string) {
  await part.getByRole('button', { name: 'Write a review' }).click();
  const dialog = part.page().getByRole('dialog', { name: /^How was working with / });
  await dialog.locator('label', { hasText: `${stars} Stars` }).click();
  await dialog.getByRole('textbox', { name: 'Your review (optional)' }).fill(text);
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog).toBeHidden();
}

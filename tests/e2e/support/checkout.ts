import { expect, type Page } from '@playwright/test';

/** Types a card into the form of the payment screen and pays. */
export async function payWith(page: Page, number: string, amount: string) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration').fill('1234');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('A Brand');
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
}

/** Answers the question of the card's bank in its frame. */
export async function confirmWithBank(page: Page) {
  await expect(page.getByRole('dialog', { name: 'Confirm with your bank' })).toBeVisible();
  const bank = page.frameLocator('iframe[title="Confirmation page of your bank"]');
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
}

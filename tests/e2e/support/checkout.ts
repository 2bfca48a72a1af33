import { expect, type Page } from '@playwright/test';
import { english, type Say } from './wording.ts';

/** Types a card into the form of the payment screen and pays. */
export async function payWith(page: Page, number: string, amount: string, say: Say = english) {
  await page.getByLabel(say('Card number')).fill(number);
  await page.getByLabel(say('Expiration')).fill('1234');
  await page.getByLabel(say('CVC')).fill('123');
  await page.getByLabel(say('Name on card')).fill('A Brand');
  await page.getByRole('button', { name: say('Pay {amount}', { amount }) }).click();
}

/** Answers the question of the card's bank in its frame. */
export async function confirmWithBank(page: Page, say: Say = english) {
  await expect(page.getByRole('dialog', { name: say('Confirm with your bank') })).toBeVisible();
  const bank = page.frameLocator(`iframe[title="${say('Confirmation page of your bank')}"]`);
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
}

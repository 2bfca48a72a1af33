import { expect, type Page } from '@playwright/test';
import { typeDay } from './editor.ts';

/** Fills what applying needs of the Profile tab, which is open, and follows 'Done'. */
export async function completeProfile(page: Page, instagram: string) {
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByLabel('Country', { exact: true }).selectOption('Singapore');
  await typeDay(page, 'Date of birth', '14031998');
  await page.getByLabel('Bio').fill('Hawker food and kopi, three posts a week from the east side.');
  await page.getByRole('button', { name: 'Link Instagram' }).click();
  const linking = page.getByRole('dialog', { name: 'Add Instagram account' });
  await linking.getByLabel('Instagram username').fill(instagram);
  await linking.getByRole('button', { name: 'Add Account' }).click();
  await expect(page.getByText(`@${instagram}`)).toBeVisible();
  await page.getByLabel('Price per post').fill('120');
  await page.getByRole('button', { name: 'Update Account' }).click();
  const updated = page.getByRole('dialog', { name: 'Profile Updated!' });
  await expect(updated).toContainText('Your account has been updated successfully.');
  await updated.getByRole('button', { name: 'Done' }).click();
}

/** Goes through both steps of the bank account modal, from the Settings tab. */
export async function addBankAccount(page: Page, holder: string) {
  const modal = page.getByRole('dialog', { name: 'Add bank account' });
  await expect(modal.getByRole('tab', { name: 'Bank Info' })).toBeDisabled();
  await modal.getByLabel('ID number').fill('S9876543A');
  await modal.getByLabel('State').fill('Singapore');
  await modal.getByLabel('City').fill('Singapore');
  await modal.getByLabel('Address line 1').fill('12 Joo Chiat Road');
  await modal.getByLabel('Address line 2').fill('#03-04');
  await modal.getByLabel('Postal code').fill('427355');
  await modal.getByRole('button', { name: 'Next' }).click();
  await modal.getByLabel('Bank name').fill('DBS');
  await modal.getByLabel('Account number').fill('000123456');
  await modal.getByLabel('Account holder name').fill(holder);
  await modal.getByLabel('SWIFT code').fill('DBSSSGSG');
  await modal.getByLabel('Routing number').fill('7171-001');
  await modal.getByRole('button', { name: 'Save bank account' }).click();
  await expect(page.getByText('Bank account saved')).toBeVisible();
}

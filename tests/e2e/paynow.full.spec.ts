import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { phone } from './support/phone.ts';
import { twoPictures } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

/** Opens the code's test banking app, and lets it answer. */
async function answerInApp(buyer: Page, answer: string) {
  const opened = buyer.waitForEvent('popup');
  await buyer.getByRole('link', { name: 'Open the test banking app' }).click();
  const app = await opened;
  await expect(app.getByText('$24.00 SGD')).toBeVisible();
  await app.getByRole('button', { name: answer }).click();
  await expect(app.getByRole('status')).toBeVisible();
  await app.close();
}

test('a shop order is paid by PayNow on a phone, after a code that expired', async ({ enter }) => {
  const title = `Laksa bowl ${randomUUID().slice(0, 8)}`;
  const seller = await enter({ email: 'brand@demo.test' });
  await seller.goto('/my-products/new');
  await seller.locator('input[type=file]').setInputFiles((await twoPictures()).slice(0, 1));
  await seller.getByLabel('Title').fill(title);
  await seller.getByLabel('Description').fill('Holds a proper portion.');
  await seller.getByLabel('Price').fill('24');
  await seller.getByLabel('In stock').fill('1');
  await seller.getByRole('checkbox', { name: 'Home' }).check();
  await seller.getByRole('button', { name: 'Add to the shop' }).click();
  const link = seller.getByRole('article').filter({ hasText: title }).getByRole('link').first();
  const address = String(await link.getAttribute('href'));

  const buyer = await enter({ email: 'influencer@demo.test', options: phone });
  await test.step('ordered with the press that begins the payment', async () => {
    await buyer.goto(address);
    await buyer.getByRole('button', { name: 'Buy Now' }).click();
    await buyer.getByLabel('Mobile number').fill('81234567');
    await buyer.getByLabel('Street and number').fill('12 Joo Chiat Road');
    await buyer.getByLabel('Postal code').fill('427356');
    await buyer.getByLabel('Card or PayNow').check();
    await buyer.getByRole('button', { name: 'PayNow' }).click();
    await buyer.getByRole('button', { name: 'Pay S$24' }).click();
    await expect(buyer.getByRole('img', { name: 'PayNow QR code' })).toBeVisible();
    expect(await buyer.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violationsOf(buyer)).toEqual([]);
  });

  await test.step('saved as a picture, for the banking app of the same phone', async () => {
    const saved = buyer.waitForEvent('download');
    await buyer.getByRole('button', { name: 'Save QR code' }).click();
    expect((await saved).suggestedFilename()).toBe('paynow-qr.png');
  });

  await test.step('left, and found again with its code', async () => {
    const order = buyer.url();
    await buyer.goto('/campaigns');
    await buyer.goto(order);
    await expect(buyer.getByRole('img', { name: 'PayNow QR code' })).toBeVisible();
  });

  await test.step('a code that expired says what to do', async () => {
    await answerInApp(buyer, 'Let the code expire');
    await expect(buyer.getByText(/^The PayNow code expired\./)).toBeVisible();
    await buyer.getByRole('button', { name: 'PayNow' }).click();
    await buyer.getByRole('button', { name: 'Pay S$24' }).click();
  });

  await test.step('paid: the page shows it by itself', async () => {
    await answerInApp(buyer, 'Approve payment');
    await expect(buyer.getByText('S$24 is held until you have received it.')).toBeVisible();
    await expect(buyer.getByRole('img', { name: 'PayNow QR code' })).toBeHidden();
  });
});

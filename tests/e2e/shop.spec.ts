import { randomUUID } from 'node:crypto';
import { ask } from './support/api.ts';
import { confirmWithBank, payWith } from './support/checkout.ts';
import { twoPictures } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

const title = `Rempah spoon ${randomUUID().slice(0, 8)}`;

test('the last one: bought by card, refused to the next, sent, received, reviewed', async ({ enter }) => {
  const seller = await enter({ email: 'brand@demo.test' });
  const buyer = await enter({ email: 'influencer@demo.test' });
  const late = await enter({ email: 'staff@demo.test' });

  await seller.goto('/my-products/new');
  await seller.locator('input[type=file]').setInputFiles((await twoPictures()).slice(0, 1));
  await seller.getByLabel('Title').fill(title);
  await seller.getByLabel('Description').fill('Carved from jackfruit wood.');
  await seller.getByLabel('Price').fill('40');
  await seller.getByLabel('Discount in %').fill('25');
  await seller.getByLabel('In stock').fill('1');
  await seller.getByRole('checkbox', { name: 'Home' }).check();
  await seller.getByRole('button', { name: 'Add to the shop' }).click();
  await expect(seller.getByRole('article').filter({ hasText: title })).toContainText('1 in stock');

  await buyer.goto('/products');
  await buyer.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(buyer.getByText('Field is required', { exact: true })).toBeVisible();
  await buyer.getByLabel('Search products').fill(title);
  await buyer.getByLabel('Search products').press('Enter');
  await buyer.getByRole('link', { name: title }).click();
  await expect(buyer.getByText('Only 1 left in stock')).toBeVisible();
  const address = buyer.url();
  await late.goto(address);
  await late.getByRole('button', { name: 'Buy Now' }).click();

  await buyer.getByRole('button', { name: 'Buy Now' }).click();
  await buyer.getByLabel('Mobile number').fill('81234567');
  await buyer.getByLabel('Street and number').fill('12 Joo Chiat Road');
  await buyer.getByLabel('Postal code').fill('427356');
  await buyer.getByLabel('Card or PayNow').check();
  await payWith(buyer, '4000 0000 0000 0002', 'S$30');
  await expect(buyer.getByText('Your card was declined.')).toBeVisible();

  await late.getByLabel('Mobile number').fill('81234567');
  await late.getByLabel('Street and number').fill('1 Beach Road');
  await late.getByLabel('Postal code').fill('189673');
  await late.getByRole('button', { name: 'Place order' }).click();
  await expect(late.getByText('Sorry, this is sold out. Someone else was faster.')).toBeVisible();

  await payWith(buyer, '4000 0025 0000 3155', 'S$30');
  await confirmWithBank(buyer);
  await expect(buyer.getByText('S$30 is held until you have received it.')).toBeVisible();

  await seller.goto('/my-sales');
  await seller.getByRole('link', { name: title }).click();
  await seller.getByRole('button', { name: 'Mark as sent' }).click();
  await seller.getByLabel('Carrier').fill('Ninja Van 7');
  await seller.getByRole('button', { name: 'Yes' }).click();
  await expect(seller.getByText('On its way', { exact: true })).toBeVisible();

  await expect(buyer.getByText('Ninja Van 7')).toBeVisible();
  await buyer.getByRole('button', { name: 'I have received it' }).click();
  await buyer.getByRole('button', { name: 'Yes' }).click();
  await buyer.locator('label', { hasText: '4 Stars' }).click();
  await buyer.getByLabel('Your review (optional)').fill('Stirs well.');
  await buyer.getByRole('button', { name: 'Send review' }).click();
  await expect(buyer.getByText('Thank you for your review')).toBeVisible();
  await buyer.goto(address);
  await expect(buyer.getByRole('region', { name: 'Reviews' })).toContainText('Stirs well.');

  const { myTransactions } = await ask<{ myTransactions: { nodes: { label: string }[] } }>(
    seller.request,
    '{ myTransactions { nodes { label } } }',
  );
  expect(myTransactions.nodes[0]?.label).toBe('Product Sold');
});

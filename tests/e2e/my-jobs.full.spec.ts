import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ask } from './support/api.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

const SEND = `mutation ($profileId: ID!, $clientId: ID!, $text: String!) {
  sendMessage(input: { profileId: $profileId, clientId: $clientId, text: $text }) { message { id } } }`;

const idOf = async (page: Page) => (await ask<{ me: { id: string } }>(page.request, '{ me { id } }')).me.id;

const taskOf = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Your turn' }).getByRole('listitem').filter({ hasText: text });

test('what is done on one device goes from the others at once', async ({ enter }) => {
  const email = 'influencer@demo.test';
  const [laptop, small, brand] = await Promise.all([
    enter({ email }),
    enter({ email, options: phone }),
    enter({ email: 'brand@demo.test' }),
  ]);
  const text = `Can you film on the 19th? ${randomUUID().slice(0, 8)}`;

  await laptop.goto('/');
  await laptop.getByRole('link', { name: /^Show \d+ more$/ }).click();
  await small.goto('/my-jobs');
  await expect(small.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  await ask(brand.request, SEND, { profileId: await idOf(laptop), clientId: randomUUID(), text });
  await expect(taskOf(laptop, text)).toBeVisible();
  await expect(taskOf(small, text)).toBeVisible();
  await expect(small.getByRole('link', { name: /^Home, \d+ tasks? waits?$/ })).toBeVisible();

  await taskOf(laptop, text)
    .getByRole('link', { name: /^Reply/ })
    .click();
  const field = laptop.getByRole('textbox', { name: 'Message', exact: true });
  await field.fill('Yes, in the morning.');
  await field.press('Enter');
  await expect(taskOf(small, text)).toBeHidden();
});

import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const queue = (page: Page) => page.getByRole('navigation', { name: 'Queue' });
const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });

test('two clerks on one case see each other, on a phone too', async ({ enter }) => {
  const [first, second] = [
    await enter({ email: 'staff@demo.test' }),
    await enter({ email: 'lead@demo.test', options: { viewport: { width: 390, height: 844 } } }),
  ];
  await first.goto('/desk');
  await queue(first).getByRole('list').getByRole('link').first().click();
  await expect(heading(first)).toBeVisible();
  await first.getByRole('button', { name: 'Take case' }).click();
  await expect(first.getByText('You took this.')).toBeVisible();
  await second.goto(new URL(first.url()).pathname);
  await expect(second.getByText(/ took this\.$/)).toBeVisible();
  await expect(second.getByText(/ is looking at this$/)).toBeVisible();
  await expect(queue(second)).toBeHidden();
  await second.getByRole('link', { name: 'Back to the queue' }).click();
  await expect(queue(second)).toBeVisible();
});

test('to members the desk is not there', async ({ enter }) => {
  const member = await enter({ email: 'brand@demo.test' });
  await member.goto('/desk');
  await expect(member.getByRole('heading', { name: "This page isn't available" })).toBeVisible();
});

import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ask } from './support/api.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

const JOBS =
  '{ myRemarks(first: 100) { nodes { id state campaign { owner { fullName } } applicant { first } } } }';
interface Jobs {
  myRemarks: {
    nodes: {
      id: string;
      state: string;
      campaign: { owner: { fullName: string } };
      applicant: { first: string };
    }[];
  };
}

test('two people on phones agree on terms, and the deal sheet proves it', async ({ enter }) => {
  const brand = await enter({ email: 'brand@demo.test', options: phone });
  const influencer = await enter({ email: 'influencer@demo.test', options: phone });
  const { myRemarks } = await ask<Jobs>(influencer.request, JOBS);
  const job = myRemarks.nodes.find(({ state }) => state === 'COUNTERED');
  const number = job?.id.split('_')[1] ?? '';
  const first = job?.applicant.first ?? '';

  await test.step('the brand answers with other terms', async () => {
    await brand.goto(`/terms/${number}`);
    await expect(brand.getByRole('heading', { name: `Your turn: answer ${first}'s terms of` })).toBeVisible();
    await brand.getByRole('button', { name: 'Change terms' }).click();
    await expect(brand.getByRole('button', { name: 'Change a term to send' })).toBeDisabled();
    await propose(brand, `Amount for ${first}`, '431.50');
  });
  await test.step('the influencer asks for a little more', async () => {
    await influencer.goto(`/terms/${number}`);
    await expect(
      influencer.getByRole('heading', { name: 'Your turn: answer the offer of US$431.50' }),
    ).toBeVisible();
    await influencer.getByRole('button', { name: 'Change terms' }).click();
    await propose(influencer, 'Amount for you', '440');
  });
  await test.step('the open page of the brand shows it, and the brand accepts', async () => {
    await expect(
      brand.getByRole('heading', { name: `Your turn: answer ${first}'s terms of US$440` }),
    ).toBeVisible();
    await expect(brand.getByRole('region', { name: /^Proposal \d/ })).toContainText('Before: US$431.50');
    await brand.getByRole('button', { name: 'Accept terms for US$440' }).click();
    const sure = brand.getByRole('dialog', { name: 'Are you sure you want to submit your response?' });
    await sure.getByRole('button', { name: 'Yes' }).click();
    await brand.getByRole('link', { name: 'See the deal sheet' }).first().click();
  });
  for (const page of [brand, influencer]) {
    await page.goto(`/deals/${number}`);
    const sheet = page.getByRole('article');
    await expect(sheet).toContainText('US$440');
    await page.getByText('Show JSON').click();
    const json = await page.locator('details pre').innerText();
    await expect(sheet).toContainText(createHash('sha256').update(json).digest('hex'));
  }
});

async function propose(page: Page, label: string, amount: string) {
  await page.getByLabel(label).fill(amount);
  await page.getByRole('button', { name: `Send terms for US$${amount}` }).click();
  await expect(page.getByText('Terms sent').first()).toBeVisible();
}

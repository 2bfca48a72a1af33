import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { rowNumber } from '../support/global-ids.ts';
import { ask, signInByApi } from './support/api.ts';
import { lively } from './support/lively.ts';
import { twoPictures } from './support/pictures.ts';
import { test as base, expect } from './support/test.ts';

/** A browser of one's own whose failed requests are no complaint: the line is cut in between. */
const test = base.extend<{ enterUnwatched: (email: string, isPhone?: boolean) => Promise<Page> }>({
  enterUnwatched: async ({ browser }, use) => {
    const exceptions: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (email, isPhone) => {
      const context = lively(
        await browser.newContext(isPhone ? { viewport: { width: 390, height: 844 } } : {}),
      );
      contexts.push(context);
      context.on('weberror', (error) => exceptions.push(error.error().message));
      await signInByApi(context.request, email);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(exceptions).toEqual([]);
  },
});

const ME = '{ me { id } }';
const idOf = async (page: Page) => (await ask<{ me: { id: string } }>(page.request, ME)).me.id;

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });

async function write(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('two people write to each other: live, with a picture, offline and back', async ({ enterUnwatched }) => {
  const [brand, influencer] = await Promise.all([
    enterUnwatched('brand@demo.test'),
    enterUnwatched('influencer@demo.test', true),
  ]);
  const influencerId = await idOf(influencer);
  const tag = randomUUID().slice(0, 8);

  await test.step('a Message button opens the conversation; what is written appears with the other as unread', async () => {
    await influencer.goto('/campaigns');
    await brand.goto(`/influencer-profile/${rowNumber(influencerId)}`);
    await brand.getByRole('button', { name: /^Message / }).click();
    await write(brand, `Hello ${tag}`);
    await expect(log(brand).getByText(`Hello ${tag}`)).toBeVisible();
    const inbox = influencer.getByRole('link', { name: /^Messages, \d+ unread$/ });
    await expect(inbox).toBeVisible();
    await inbox.click();
    await influencer.getByRole('list', { name: 'People' }).getByText(`Hello ${tag}`).click();
    await expect(log(influencer).getByText(`Hello ${tag}`)).toBeVisible();
    await expect(log(brand).getByText('Read', { exact: false }).last()).toBeVisible();
  });

  await test.step('writing is seen while it happens, and the answer comes by itself', async () => {
    await field(influencer).pressSequentially('Ye');
    await expect(brand.getByText('is writing…', { exact: false }).first()).toBeVisible();
    await write(influencer, `Yes, PayNow ${tag}`);
    await expect(log(brand).getByText(`Yes, PayNow ${tag}`)).toBeVisible();
    await expect(brand.getByRole('note').last()).toContainText('Keep payments and agreements on Koli.');
    await expect(influencer.getByRole('note')).toHaveCount(0);
  });

  await test.step('a picture', async () => {
    const [file] = await twoPictures();
    await brand.getByLabel('Choose pictures').setInputFiles(file ?? []);
    await expect(brand.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    await brand.getByRole('button', { name: 'Send' }).click();
    await expect(log(influencer).getByRole('img', { name: 'Picture 1' }).last()).toBeVisible();
  });

  await test.step('offline it waits, through a reload too, and is there once afterwards', async () => {
    const context = influencer.context();
    await context.route('**/graphql', (route) => route.abort());
    await write(influencer, `From the train ${tag}`);
    await expect(log(influencer).getByText('Waiting to be sent')).toBeVisible();
    await context.unroute('**/graphql');
    await influencer.reload();
    await expect(log(brand).getByText(`From the train ${tag}`)).toHaveCount(1);
    await expect(log(influencer).getByText(`From the train ${tag}`)).toHaveCount(1);
    await expect(log(influencer).getByText('Waiting to be sent')).toHaveCount(0);
  });
});

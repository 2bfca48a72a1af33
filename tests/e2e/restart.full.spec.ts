import type { Page } from '@playwright/test';
import { ask, signInByApi } from './support/api.ts';
import { lively } from './support/lively.ts';
import { startOwnServer } from './support/own-server.ts';
import { postedCampaign } from './support/posted-campaign.ts';
import { expect, test } from './support/test.ts';

const APPLY = 'mutation ($id: ID!) { applyToCampaign(input: { campaignId: $id }) { remark { id } } }';
const OFFER =
  'mutation ($id: ID!) { makeOffer(input: { remarkId: $id, amount: { amount: 12300, currency: "USD" } }) { remark { id } } }';

const reconnecting = (page: Page) => page.getByRole('status').filter({ hasText: 'Reconnecting' });

test('a server that dies and starts again loses nothing: pages go on by themselves', async ({ browser }) => {
  test.setTimeout(300_000);
  const server = await startOwnServer();
  const enter = async (email: string) => {
    const context = lively(await browser.newContext({ baseURL: server.url }));
    await signInByApi(context.request, email);
    return context;
  };
  const [brand, staff, influencer] = await Promise.all(
    ['brand@demo.test', 'staff@demo.test', 'influencer@demo.test'].map(enter),
  );
  if (!brand || !staff || !influencer) throw new Error('nobody came in');
  const campaign = await postedCampaign(brand.request, staff.request);
  const other = await postedCampaign(brand.request, staff.request);
  const { applyToCampaign } = await ask<{ applyToCampaign: { remark: { id: string } } }>(
    influencer.request,
    APPLY,
    {
      id: campaign,
    },
  );
  const job = applyToCampaign.remark;
  const [waiting, writing] = [await influencer.newPage(), await influencer.newPage()];
  await waiting.goto(`/campaigndetail/${campaign}`);
  await expect(waiting.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await writing.goto(`/campaigndetail/${other}`);
  await writing.getByRole('button', { name: 'Apply' }).click();
  const dialog = writing.getByRole('dialog', { name: 'Remark' });
  await dialog.getByLabel('Message (optional)').fill('Half a sentence, and then');

  await server.kill();
  await expect(reconnecting(waiting)).toBeVisible();
  await server.start();
  await ask(brand.request, OFFER, { id: job.id });
  await expect(waiting.getByRole('button', { name: 'Accept' })).toBeVisible();
  await expect(reconnecting(waiting)).toBeHidden();
  await expect(dialog.getByLabel('Message (optional)')).toHaveValue('Half a sentence, and then');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(writing.getByRole('button', { name: 'Applied' })).toBeDisabled();
  for (const context of [brand, staff, influencer]) await context.close();
  await server.close();
});

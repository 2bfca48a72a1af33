import { ask } from './support/api.ts';
import { finishedJob } from './support/finished-job.ts';
import { postedCampaign } from './support/posted-campaign.ts';
import { expect, test } from './support/test.ts';

test('a clerk rules a dispute on a phone, and both sides read it', async ({ enter }) => {
  const options = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const [brand, clerk, influencer] = [
    await enter({ email: 'brand@demo.test' }),
    await enter({ email: 'staff@demo.test', options }),
    await enter({ email: 'influencer@demo.test' }),
  ];
  const campaignId = await postedCampaign(brand.request, clerk.request);
  const number = await finishedJob(brand.request, influencer.request, `cmp_${campaignId}`);
  const raised = await ask<{ raiseDispute: { remark: { dispute: { id: string } } } }>(
    brand.request,
    'mutation ($input: RaiseDisputeInput!) { raiseDispute(input: $input) { remark { dispute { id } } } }',
    { input: { remarkId: `rmk_${number}`, reason: 'One of the stories is missing.' } },
  );
  expect(raised.raiseDispute.remark.dispute.id).toMatch(/^dsp_\d+$/);
  const dispute = raised.raiseDispute.remark.dispute.id.replace('dsp_', '');

  await test.step('the case is in the queue, and has the words of both sides', async () => {
    await clerk.goto('/desk');
    const row = clerk
      .getByRole('navigation', { name: 'Queue' })
      .locator(`a[href^="/desk/dispute/${dispute}"]`);
    await row.click();
    await expect(clerk.getByText(/One of the stories is missing/)).toBeVisible();
    expect(await clerk.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  await test.step('what will happen is said before it does', async () => {
    await clerk.getByRole('radio', { name: /^Split/ }).check();
    await clerk.getByLabel('Back, US$').fill('80');
    await expect(clerk.getByText(/ gets US\$80 back on the card/)).toBeVisible();
    await clerk.getByLabel('Reason, sent to both').fill('One of two stories is online.');
    const name = /^Refund US\$80, release US\$120/;
    await clerk.getByRole('button', { name }).click();
    await clerk.getByRole('dialog').getByRole('button', { name }).click();
    await expect(clerk.getByText(/^Ruled: refund US\$80/i)).toBeVisible();
  });

  await test.step('both read it with the reason', async () => {
    for (const who of [brand, influencer]) {
      await who.goto(`/applicationdetail/applicantdetail/${number}`);
      await expect(who.getByText('One of two stories is online.')).toBeVisible();
    }
  });
});

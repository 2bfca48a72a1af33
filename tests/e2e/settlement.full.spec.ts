import { finishedJob } from './support/finished-job.ts';
import { postedCampaign } from './support/posted-campaign.ts';
import { expect, test } from './support/test.ts';

test('a finished job: both see what silence does, and settle their dispute by a split', async ({ enter }) => {
  const [brand, staff, influencer] = [
    await enter({ email: 'brand@demo.test' }),
    await enter({ email: 'staff@demo.test' }),
    await enter({ email: 'influencer@demo.test' }),
  ];
  const campaignId = await postedCampaign(brand.request, staff.request);
  const number = await finishedJob(brand.request, influencer.request, `cmp_${campaignId}`);
  const page = `/applicationdetail/applicantdetail/${number}`;

  await test.step('both see the day of the automatic release', async () => {
    for (const who of [brand, influencer]) {
      await who.goto(page);
      await expect(who.getByRole('timer', { name: /^Automatic release: 1[34] days/ })).toBeVisible();
    }
    await expect(brand.getByText(/^Without your answer, US\$200 goes to /)).toBeVisible();
    await expect(influencer.getByText(/US\$200 is released to you then\.$/)).toBeVisible();
  });

  await test.step('the brand raises a dispute, and the influencer has five days to answer', async () => {
    await brand.getByRole('button', { name: /^More for the job with/ }).click();
    await brand.getByRole('menuitem', { name: 'Raise Dispute' }).click();
    const dialog = brand.getByRole('dialog', { name: 'Raise Dispute' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('One of the stories is missing.');
    await dialog.getByRole('button', { name: 'Raise Dispute' }).click();
    await expect(influencer.getByRole('timer', { name: /^Time to answer: / })).toBeVisible();
    await expect(influencer.getByText(/^Add your statement by then\./)).toBeVisible();
  });

  await test.step('the influencer proposes a split, which the brand declines', async () => {
    await propose('150');
    const box = brand.getByRole('region', { name: /proposes a split$/ });
    await expect(box).toContainText('US$150');
    await box.getByRole('button', { name: 'Decline split' }).click();
    await brand
      .getByRole('dialog', { name: 'Decline this split?' })
      .getByRole('button', { name: 'Decline split' })
      .click();
    await expect(influencer.getByText(/declined your last proposal\.$/)).toBeVisible();
  });

  await test.step('another one is accepted, and both have their part', async () => {
    await propose('120.50');
    const box = brand.getByRole('region', { name: /proposes a split$/ });
    await box.getByRole('button', { name: 'Accept split' }).click();
    const sure = brand.getByRole('dialog', { name: 'Accept this split?' });
    await expect(sure).toContainText('US$79.50');
    await sure.getByRole('button', { name: 'Accept split' }).click();
    await expect(brand.getByRole('heading', { name: /^Settled: .* got US\$120\.50/ })).toBeVisible();
    await expect(influencer.getByRole('heading', { name: /^Settled: you got US\$120\.50/ })).toBeVisible();
    await expect(influencer.getByText('Settled by both sides').first()).toBeVisible();
  });

  async function propose(amount: string) {
    await influencer.getByRole('button', { name: 'Propose a split' }).click();
    const dialog = influencer.getByRole('dialog', { name: 'Propose a split' });
    await dialog.getByRole('textbox').fill(amount);
    await dialog.getByRole('button', { name: 'Send proposal' }).click();
    await expect(influencer.getByText(/^Waiting for .* to answer/)).toBeVisible();
  }
});

import type { Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { movementOf, paymentsOf } from './support/books.ts';
import { overflow } from './support/checks.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { daysPass } from './support/time-passes.ts';
import { threeStories, workingJob } from './support/working-job.ts';

test('two people on phones: late work is ended by the brand, and both see where the money is', async ({
  enter,
}) => {
  const brand = await enter({ email: 'brand@demo.test', options: phone });
  const staff = await enter({ email: 'staff@demo.test' });
  const influencer = await enter({ email: 'influencer@demo.test', options: phone });
  const number = await workingJob(brand.request, staff.request, influencer.request);
  const both = [brand, influencer];
  const open = (page: Page) => page.goto(`/applicationdetail/applicantdetail/${number}`);

  await test.step('a few days late: both see from when the brand can end it', async () => {
    await daysPass(number, threeStories.dueDays + 3);
    for (const page of both) {
      await open(page);
      await expect(page.getByRole('timer', { name: /^Work is late: [34] days/ })).toBeInViewport();
      await expect(page.getByRole('button', { name: 'End job' })).toHaveCount(0);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
    await expect(brand.getByText(/^If nothing is handed in by then, you can end the job/)).toBeVisible();
    await expect(influencer.getByText(/^Hand something in by then\. /)).toBeVisible();
    await expect(influencer.getByRole('button', { name: 'Hand in 3 stories' })).toBeInViewport();
  });

  await test.step('a week later the brand can end it, and is told first where the money goes', async () => {
    await daysPass(number, 5);
    for (const page of both) await open(page);
    await expect(brand.getByText(/so you can end the job now with a full refund\.$/)).toBeInViewport();
    await expect(influencer.getByText(/can end the job now\.$|^Your work is late\./)).toBeInViewport();
    await expect(
      brand.getByText(/^Nothing was handed in\. Give .+ more time, or end the job\.$/),
    ).toBeVisible();
    await brand.getByRole('button', { name: 'End job' }).click();
    const sure = brand.getByRole('dialog', { name: 'End this job?' });
    await expect(sure).toContainText('has handed in nothing');
    await expect(sure).toContainText('US$450 goes back to your card');
    await expect(brand.locator('.MuiDialog-container')).toHaveCSS('opacity', '1');
    expect(await violationsOf(brand)).toEqual([]);
    await sure.getByRole('button', { name: 'End job' }).dblclick();
  });

  await test.step('both see that it is over, on their open pages, and where the money is', async () => {
    await expect(
      brand.getByRole('heading', { name: 'Cancelled: US$450 went back to your card' }),
    ).toBeVisible();
    await expect(influencer.getByRole('heading', { level: 2, name: 'The job is cancelled' })).toBeVisible();
    await expect(
      brand.getByText(/^You ended the job because nothing was handed in on time\. /),
    ).toBeVisible();
    await expect(
      influencer.getByText(/ ended the job because nothing was handed in on time\. US\$450 went back/),
    ).toBeVisible();
    for (const page of both) {
      await expect(page.getByRole('heading', { name: 'US$450 was given back' })).toBeInViewport();
      await expect(page.getByRole('list', { name: 'Job timeline' })).toContainText(
        /Ended by .+: nothing handed in/,
      );
      await expect(page.getByRole('button', { name: /^Hand in|^End job/ })).toHaveCount(0);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
    const [payment] = await paymentsOf(staff.request, `rmk_${number}`);
    expect(movementOf(payment, 'refund')).toEqual({ held: -45_000, card: 45_000 });
    await brand.goto('/transaction-history');
    await expect(
      brand.getByRole('list', { name: 'Transactions' }).getByRole('listitem').first(),
    ).toContainText('US$450');
  });
});

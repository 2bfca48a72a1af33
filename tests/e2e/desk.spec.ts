import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const queue = (page: Page) => page.getByRole('navigation', { name: 'Queue' });
const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });

/** How many campaigns the queue shows. */
const campaigns = (page: Page) => queue(page).getByRole('link', { name: /^Campaign/ });

/** Milliseconds that a step takes a browser, which reads nothing and thinks of nothing. */
async function timed(name: string, work: () => Promise<void>): Promise<number> {
  const began = Date.now();
  await test.step(name, work);
  return Date.now() - began;
}

test('a clerk approves ten campaigns, finds a payment by an address and rules a dispute with a colleague', async ({
  enter,
}) => {
  const clerk = await enter({ email: 'lead@demo.test' });

  await test.step('the desk is in the menu', async () => {
    await clerk.goto('/');
    await clerk.getByRole('button', { name: /^Hi, / }).click();
    await clerk.getByRole('menuitem', { name: 'Desk', exact: true }).click();
    await expect(queue(clerk)).toBeVisible();
  });

  const approving = await timed('ten campaigns are approved, each opened by the one before', async () => {
    await expect(campaigns(clerk).nth(9)).toBeVisible();
    const before = await campaigns(clerk).count();
    await campaigns(clerk).first().click();
    for (let n = 0; n < 10; n += 1) {
      await expect(heading(clerk)).toBeVisible();
      const title = await heading(clerk).innerText();
      await clerk.getByRole('button', { name: 'Approve campaign' }).click();
      await expect(clerk.getByText(`Approved: ${title}`)).toBeVisible();
      await expect(heading(clerk)).not.toHaveText(title);
    }
    await expect(campaigns(clerk)).toHaveCount(before - 10);
  });
  // Of two minutes for ten, so that most of it is left to read them.
  expect(approving).toBeLessThan(60_000);

  const finding = await timed(
    'a payment is found by the address of its payee, by the keyboard alone',
    async () => {
      await clerk.keyboard.press('Control+k');
      await clerk.keyboard.type('influencer@demo.test');
      const payments = clerk.getByRole('option').filter({ hasText: 'pi_' });
      await expect(payments.first()).toBeVisible();
      const options = clerk.getByRole('option');
      const at = (await options.allInnerTexts()).findIndex((text) => text.includes('pi_'));
      for (let n = 0; n < at; n += 1) await clerk.keyboard.press('ArrowDown');
      await clerk.keyboard.press('Enter');
      await expect(clerk).toHaveURL(/\/desk\/payments\/\d+$/);
      await expect(clerk.getByRole('region', { name: 'Payment' }).getByText(/^pi_/)).toBeVisible();
    },
  );
  expect(finding).toBeLessThan(20_000);

  await test.step('a dispute is ruled by a split, which says before what will happen', async () => {
    await queue(clerk)
      .getByRole('link', { name: /^Dispute/ })
      .first()
      .click();
    await expect(clerk.getByText(/^Rule by /)).toBeVisible();
    await clerk.getByRole('radio', { name: /^Split/ }).check();
    await clerk.getByLabel('Back, US$').fill('100');
    const happens = clerk.getByText(/ gets US\$100 back on the card/);
    await expect(happens).toBeVisible();
    await clerk.getByLabel('Reason, sent to both').fill('One of the reels is missing.');
    const name = /^Refund US\$100, release /;
    await clerk.getByRole('button', { name }).click();
    await clerk.getByRole('dialog').getByRole('button', { name }).click();
    await expect(clerk.getByText(/^A colleague has to confirm this/)).toBeVisible();
  });

  await test.step('a colleague reads it word for word and confirms it', async () => {
    const colleague = await enter({ email: 'staff@demo.test' });
    await colleague.goto(new URL(clerk.url()).pathname);
    const proposal = colleague.getByRole('region', { name: /^Rule dispute, US\$/ });
    await expect(proposal.getByText(/One of the reels is missing/)).toBeVisible();
    await proposal.getByRole('button', { name: 'Confirm: rule dispute' }).click();
    await colleague.getByRole('dialog').getByRole('button', { name: 'Confirm: rule dispute' }).click();
    await expect(colleague.getByText('Confirmed: rule dispute')).toBeVisible();
    await expect(colleague.getByText('This doesn’t wait any more.')).toBeVisible();
  });
});

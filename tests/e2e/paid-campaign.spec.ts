import type { Page } from '@playwright/test';
import { expectNewestTransaction, movementOf, paymentsOf } from './support/books.ts';
import { confirmWithBank, payWith } from './support/checkout.ts';
import { postCampaign } from './support/editor.ts';
import { runSaved } from './support/graphiql.ts';
import { join, newcomer } from './support/newcomer.ts';
import { addBankAccount, completeProfile } from './support/profile.ts';
import { expect, test } from './support/test.ts';

const amount = 'US$480.55';
const cents = 48_055;

test('a paid campaign from posting to payout', async ({ enter }) => {
  test.setTimeout(150_000);
  const owner = newcomer('Agnes', 'Lim');
  const talent = newcomer('Mei', 'Tan');
  const title = `Laksa week with ${owner.username}`;
  const [brand, staff, influencer] = [
    await enter(),
    await enter({ email: 'staff@demo.test' }),
    await enter(),
  ];

  let id = '';
  await test.step('a brand joins by mail and posts', async () => {
    await join(brand, owner);
    id = await post(brand, title);
    await expect(brand.getByRole('heading', { name: 'Awaiting Approval' })).toBeVisible();
  });
  await test.step('staff approves in GraphiQL, and the open page of the brand knows', async () => {
    await approve(staff, id, title);
    await expect(brand.getByRole('heading', { name: 'Awaiting Approval' })).toBeHidden();
    await expect(brand.getByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeVisible();
  });
  await test.step('an influencer joins, finds it by filters, completes the profile and applies', async () => {
    await join(influencer, talent);
    await find(influencer, title);
    await apply(influencer, talent.username);
  });
  await test.step('the open page of the brand shows the application, and the brand makes an offer', async () => {
    await makeOffer(brand, talent.fullName);
  });
  await test.step('the open page of the influencer shows the offer, and the influencer accepts', async () => {
    await accept(influencer, talent.fullName, title);
  });
  await test.step('the brand pays: declined first, then confirmed with the bank', async () => {
    await pay(brand, talent.fullName);
  });
  const remarkId = await test.step('the influencer marks the job as done', () => markDone(influencer));
  await test.step('the brand releases the payment', async () => {
    await release(brand, talent.fullName);
    await expect(
      influencer.getByRole('heading', { name: `All done: ${amount} is on its way to you` }),
    ).toBeVisible();
  });
  await test.step('both statements and the ledger agree to the cent', async () => {
    await expectNewestTransaction(brand, ['Campaign Fees', `−${amount}`, talent.fullName, title]);
    await expectNewestTransaction(influencer, ['Influencer Hired', `+${amount}`, owner.fullName, title]);
    const [payment, ...others] = await paymentsOf(staff.request, remarkId);
    expect(others).toEqual([]);
    expect(payment).toMatchObject({ amount: { amount: cents, currency: 'USD' } });
    expect(payment?.providerTransferId).toBeTruthy();
    expect(movementOf(payment, 'hire')).toEqual({ card: -cents, held: cents });
    expect(movementOf(payment, 'release')).toEqual({ held: -cents, payout: cents });
  });
});

const post = (page: Page, title: string) =>
  postCampaign(page, {
    type: 'Paid',
    title,
    details: 'One reel at the stall, with the first spoonful in it.',
    amount: { label: "Campaign's budget", value: '500' },
    category: 'Food',
  });

async function approve(page: Page, id: string, title: string) {
  await page.goto('/graphiql');
  const waiting = await runSaved(page, 'AwaitingApproval', { first: 100 });
  await expect(waiting).toContainText('campaignsAwaitingApproval');
  const approved = await runSaved(page, 'Approve', { input: { id, note: 'Clear brief' } });
  await expect(approved).toContainText(`"title": "${title}"`);
  await expect(approved).toContainText('"state": "OPEN"');
}

async function find(page: Page, title: string) {
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Campaigns' }).click();
  await page.getByRole('group', { name: 'Campaign type' }).getByRole('button', { name: 'Paid' }).click();
  await page.getByRole('checkbox', { name: 'Food' }).check();
  await page.getByLabel('From US$').fill('499');
  await page.getByLabel('To US$').fill('501');
  await page.getByLabel('To US$').press('Enter');
  await page.getByRole('main').getByRole('searchbox', { name: 'Search campaigns' }).fill('laksa week');
  for (const chip of ['Paid', 'Food', 'US$499 – US$501', '“laksa week”']) {
    await expect(page.getByRole('button', { name: `Remove filter: ${chip}` })).toBeVisible();
  }
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

/** The first try meets the gate of an incomplete profile, and 'Done' leads back to the campaign. */
async function apply(page: Page, instagram: string) {
  await page.getByRole('button', { name: 'Apply' }).click();
  const gate = page.getByRole('dialog', {
    name: 'Please update missing details from your Profile to continue applying on Campaigns Jobs?',
  });
  await gate.getByRole('link', { name: 'Update Now' }).click();
  await completeProfile(page, instagram.replaceAll('.', '_'));
  await page.getByRole('button', { name: 'Apply' }).click();
  const remark = page.getByRole('dialog', { name: 'Remark' });
  await remark.getByLabel('Message (optional)').fill('My mother makes the best laksa of Katong.');
  // Instagram has told it; it cannot be typed over.
  await expect(remark.getByLabel('Follower count')).toBeDisabled();
  await remark.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Applied' })).toBeDisabled();
}

async function makeOffer(page: Page, applicant: string) {
  const row = page
    .getByRole('list', { name: 'Applications' })
    .getByRole('listitem')
    .filter({ hasText: applicant });
  await expect(row).toContainText('My mother makes the best laksa of Katong.');
  await row.getByRole('button', { name: 'Make Offer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make Offer' });
  await dialog.getByRole('button', { name: 'Submit offer' }).click();
  await expect(dialog.getByText('Please enter offer amount!')).toBeVisible();
  await dialog.getByLabel('Offer amount').fill('480.55');
  await dialog.getByRole('button', { name: 'Submit offer' }).click();
  await expect(page.getByText('Offer amount successfully submitted')).toBeVisible();
  await expect(row).toContainText(`Offer pending · ${amount}`);
}

/** Accepting asks for a bank account first. */
async function accept(page: Page, holder: string, title: string) {
  await expect(page.getByRole('heading', { name: `Your turn: answer the offer of ${amount}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  const campaign = page.url();
  await page.getByRole('button', { name: 'Accept' }).click();
  await passSingaporeNotice(page);
  const missing = page.getByRole('dialog', { name: 'Add your bank account first' });
  await missing.getByRole('link', { name: 'Add bank account' }).click();
  await addBankAccount(page, holder);
  await expect(page).toHaveURL(campaign);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await expect(bell.getByRole('region', { name: 'Today' })).toContainText(amount);
  await bell.getByRole('link', { name: title }).first().click();
  await page.goto(campaign);
  await page.getByRole('button', { name: 'Accept' }).click();
  await passSingaporeNotice(page);
  const sure = page.getByRole('dialog', { name: 'Are you sure you want to submit your response?' });
  await sure.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Offer accepted').first()).toBeVisible();
}

async function passSingaporeNotice(page: Page) {
  const notice = page.getByRole('dialog', { name: 'Before you accept' });
  await expect(notice).toContainText('only Singapore Bank Accounts');
  await notice.getByRole('button', { name: 'Yes' }).click();
}

async function pay(page: Page, applicant: string) {
  await expect(page.getByRole('heading', { name: `Your turn: pay ${amount} to hire` })).toBeVisible();
  await page.getByRole('button', { name: 'Pay Now' }).first().click();
  const hire = page.getByRole('dialog', { name: 'Hire Influencer' });
  await expect(hire).toContainText('What is Escrow?');
  await hire.getByRole('link', { name: 'Pay Now' }).click();
  await expect(page.getByText('Secure Checkout')).toBeVisible();
  await payWith(page, '4000000000000002', amount);
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await payWith(page, '4000002500003155', amount);
  await confirmWithBank(page);
  await expect(page.getByRole('heading', { name: 'Your Payment has been Successful.' })).toBeVisible();
  await expect(page.getByText(`${amount} is held until you release it.`)).toBeVisible();
  await expect(page.getByText(applicant).first()).toBeVisible();
}

/** Answers the id of the job. */
async function markDone(page: Page): Promise<string> {
  await expect(
    page.getByRole('heading', { name: 'Your turn: do the work, then mark it as completed' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as Completed' });
  await dialog.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(dialog.getByText('Please enter any suggestion for campaign owner!')).toBeVisible();
  await dialog
    .getByLabel('Suggestion for the campaign owner')
    .fill('The reel is out, and the queue is long.');
  await dialog.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(page.getByRole('button', { name: 'Job Completed' })).toBeDisabled();
  const link = await page.getByRole('link', { name: /^Job with/ }).getAttribute('href');
  return link?.split('/').at(-1) ?? '';
}

async function release(page: Page, applicant: string) {
  await page.getByRole('link', { name: 'See the job' }).click();
  await page.getByRole('tab', { name: 'Hired' }).click();
  const row = page.getByRole('list', { name: 'Hired' }).getByRole('listitem').filter({ hasText: applicant });
  await expect(row).toContainText(`Service fee ${amount}`);
  await expect(row).toContainText('Completed');
  await row.getByRole('button', { name: 'Release Payment' }).click();
  const sure = page.getByRole('dialog', { name: /^Release US\$.* to / });
  await sure.getByRole('button', { name: `Release ${amount}` }).click();
  const done = page.getByRole('dialog', { name: 'Payout Successfully Done' });
  await done.getByRole('button', { name: 'Okay' }).click();
  await expect(row).toContainText('Payment Done');
}

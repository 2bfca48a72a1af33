import type { Page } from '@playwright/test';
import { ask } from './support/api.ts';
import { violationsOf } from './support/axe.ts';
import { overflow } from './support/checks.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { threeStories, workingJob } from './support/working-job.ts';

const PROPOSE =
  'mutation ($input: ProposeAmendmentInput!) { proposeAmendment(input: $input) { remark { id } } }';

/** A day counted from today, as a date field takes it, and as pages write it. */
function dayIn(days: number) {
  const at = new Date(Date.now() + days * 86_400_000);
  const inSingapore = (style: Intl.DateTimeFormatOptions) =>
    at.toLocaleDateString('en-GB', { timeZone: 'Asia/Singapore', ...style });
  return {
    iso: at.toLocaleDateString('sv-SE', { timeZone: 'Asia/Singapore' }),
    typed: inSingapore({ day: '2-digit', month: '2-digit', year: 'numeric' }).replaceAll('/', ''),
    written: inSingapore({ day: 'numeric', month: 'short', year: 'numeric' }),
  };
}

test('two people on phones: a later date is asked for, answered with another one, and agreed', async ({
  enter,
}) => {
  const brand = await enter({ email: 'brand@demo.test', options: phone });
  const staff = await enter({ email: 'staff@demo.test' });
  const influencer = await enter({ email: 'influencer@demo.test', options: phone });
  const number = await workingJob(brand.request, staff.request, influencer.request);
  const both = [brand, influencer];
  const [agreed, asked, answered] = [dayIn(threeStories.dueDays), dayIn(17), dayIn(14)];
  for (const page of both) await page.goto(`/applicationdetail/applicantdetail/${number}`);

  await test.step('the influencer asks for a later date, and sees what is agreed now', async () => {
    await influencer.getByRole('link', { name: 'Ask for a later date' }).click();
    const form = influencer.getByRole('region', { name: 'Ask for a later date' });
    await expect(form).toContainText(`${agreed.written}, 23:59 SGT. Latest possible day:`);
    await expect(form.getByRole('button', { name: 'Choose a date to send' })).toBeDisabled();
    await expect(influencer.getByRole('banner')).toBeHidden();
    await typeDay(influencer, asked.typed);
    await form.getByLabel('Message (optional)').fill('The shop is shut until Monday.');
    expect(await violationsOf(influencer)).toEqual([]);
    await form.getByRole('button', { name: /^Send to / }).click();
    await expect(influencer.getByRole('heading', { name: /'s turn: answer your new terms$/ })).toBeVisible();
    await expect(influencer.getByRole('timer', { name: /^Proposal lapses: / })).toBeVisible();
  });

  await test.step('the open page of the brand shows it, with the way to answer under the thumb', async () => {
    const note = brand.getByRole('region', { name: /asks for another due date$/ });
    await expect(note.getByRole('deletion')).toContainText(agreed.written);
    await expect(note.getByRole('insertion')).toContainText(asked.written);
    await expect(note).toContainText(/Answer by .* SGT\. After that the deal stays as it is\./);
    await expect(brand.getByRole('link', { name: 'Answer the new terms' })).toBeInViewport();
    expect(await overflow(brand)).toBeLessThanOrEqual(0);
    expect(await violationsOf(brand)).toEqual([]);
    await brand.getByRole('link', { name: 'Answer the new terms' }).click();
  });

  await test.step('the brand answers with another date', async () => {
    await expect(brand.getByRole('heading', { name: /^Your turn: answer the new terms of / })).toBeVisible();
    await expect(brand.getByText('“The shop is shut until Monday.”')).toBeVisible();
    await brand.getByRole('button', { name: 'Change the terms' }).click();
    await expect(brand.getByRole('button', { name: 'Change a term to send' })).toBeDisabled();
    await typeDay(brand, answered.typed);
    await brand.getByRole('button', { name: /^Send to / }).click();
    await expect(brand.getByRole('heading', { name: /'s turn: answer your new terms$/ })).toBeVisible();
  });

  await test.step('the open page of the influencer shows it, and the influencer accepts', async () => {
    await expect(
      influencer.getByRole('heading', { name: /^Your turn: answer the new terms of / }),
    ).toBeVisible();
    const proposal = influencer.getByRole('region', { name: 'Proposed change' });
    await expect(proposal.getByRole('insertion')).toContainText(answered.written);
    await expect(influencer.getByRole('button', { name: 'Accept new terms' })).toBeInViewport();
    await influencer.getByRole('button', { name: 'Accept new terms' }).click();
    const sure = influencer.getByRole('dialog', { name: 'Accept the new terms?' });
    await expect(sure.getByRole('insertion')).toContainText(answered.written);
    // While it fades in, its colours are paler.
    await expect(influencer.locator('.MuiDialog-container')).toHaveCSS('opacity', '1');
    expect(await violationsOf(influencer)).toEqual([]);
    await sure.getByRole('button', { name: 'Accept new terms' }).dblclick();
    await expect(influencer.getByRole('region', { name: 'Agreed terms' })).toContainText(
      `${answered.written}, 23:59 SGT`,
    );
    const list = influencer.getByRole('region', { name: 'All proposed changes' });
    await expect(list.getByRole('listitem').first()).toContainText('Accepted');
    await expect(list.getByRole('listitem').last()).toContainText('Changed');
  });

  await test.step('both see version 2 of the deal sheet with the difference, and the new date on the job', async () => {
    await expect(brand.getByRole('region', { name: 'Agreed terms' })).toContainText(answered.written);
    for (const page of both) {
      await page.getByRole('link', { name: 'See the deal sheet' }).click();
      const sheet = page.getByRole('article');
      await expect(page.getByRole('heading', { level: 1, name: 'Deal sheet 2' })).toBeAttached();
      await expect(sheet).toContainText('Changed since deal sheet 1');
      await expect(sheet.getByRole('insertion')).toContainText(answered.written);
      await page.getByRole('link', { name: 'Deal sheet 1' }).click();
      await expect(sheet).toContainText('Replaced');
      await page.goto(`/applicationdetail/applicantdetail/${number}`);
      await expect(page.getByText(`${answered.written}, 23:59 SGT`).first()).toBeVisible();
      await expect(page.getByRole('link', { name: /^See the deal sheet/ })).toBeVisible();
      await expect(page.getByText(/^Version 2, agreed /)).toBeVisible();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });
});

test('a proposal that is replaced while its question is open is not accepted, and strangers see none', async ({
  enter,
}) => {
  const brand = await enter({ email: 'brand@demo.test' });
  const staff = await enter({ email: 'staff@demo.test' });
  const influencer = await enter({ email: 'influencer@demo.test', options: phone });
  const stranger = await enter({ email: 'rachelatlast@demo.test', options: phone });
  const number = await workingJob(brand.request, staff.request, influencer.request);
  const propose = (days: number) => {
    const work = { ...threeStories, dueDays: null, dueOn: dayIn(days).iso };
    return ask(brand.request, PROPOSE, { input: { remarkId: `rmk_${number}`, work } });
  };
  await propose(17);
  await influencer.goto(`/terms/${number}`);
  await influencer.getByRole('button', { name: 'Accept new terms' }).click();
  const sure = influencer.getByRole('dialog', { name: 'Accept the new terms?' });
  await expect(sure.getByRole('insertion')).toContainText(dayIn(17).written);
  await propose(20);
  // The page behind the question shows the other one; the question stays what it was.
  await expect(influencer.locator('#proposal + dl ins')).toContainText(dayIn(20).written);
  await expect(sure.getByRole('insertion')).toContainText(dayIn(17).written);
  await sure.getByRole('button', { name: 'Accept new terms' }).click();
  const notice = influencer.getByRole('dialog', { name: 'Nothing was sent' });
  await notice.getByRole('button', { name: 'Okay' }).click();
  await influencer.reload();
  await influencer.getByRole('button', { name: 'Accept new terms' }).click();
  await influencer.getByRole('dialog').getByRole('button', { name: 'Accept new terms' }).click();
  await expect(influencer.getByRole('region', { name: 'Agreed terms' })).toContainText(dayIn(20).written);
  for (const [path, what] of [
    ['terms', 'This job'],
    ['extras', 'This job'],
    ['deals', 'This deal sheet'],
  ]) {
    await stranger.goto(`/${path}/${number}`);
    await expect(stranger.getByText(`${what} isn't available`)).toBeVisible();
  }
});

/** Types a day into the date field of the page. */
async function typeDay(page: Page, digits: string) {
  await page.getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type(digits);
}

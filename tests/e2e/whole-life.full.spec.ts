import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { usd } from '../../schema/usd.ts';
import { ask } from './support/api.ts';
import { confirmWithBank, payWith } from './support/checkout.ts';
import { fillCampaign } from './support/editor.ts';
import { twoPictures } from './support/pictures.ts';
import { writeReview } from './support/review.ts';
import { expect, test } from './support/test.ts';
import { type Cast, expectDeadline, expectTurns, type TwoPhones, twoPhones } from './support/two-phones.ts';
import type { Say } from './support/wording.ts';

/** Who lives it in which language. No other test reads their pages. */
const casts: readonly Cast[] = [
  { tag: 'en', brandMail: 'merlinaudio@demo.test', influencerMail: 'rachelatlast@demo.test' },
  { tag: 'th', brandMail: 'krokkitchen@demo.test', influencerMail: 'cherylskinlog@demo.test' },
];

const amount = usd(42_500);

for (const cast of casts) {
  test(`the whole life of a job on two phones, in ${cast.tag}`, async ({ enter }) => {
    test.setTimeout(180_000);
    const staff = await enter({ email: 'staff@demo.test' });
    const phones = await twoPhones(enter, cast);
    const { brand, influencer, both, say } = phones;

    const campaignId =
      await test.step('the brand posts a campaign with a brief, and staff approves it', async () => {
        const id = await post(brand, say);
        const waits = brand.getByRole('heading', { name: say('Awaiting Approval') });
        await expect(waits).toBeVisible();
        await ask(staff.request, APPROVE, { id: `cmp_${id}` });
        await expect(waits).toBeHidden();
        return id;
      });
    await test.step('the influencer applies with a price, and the open page of the brand shows it', async () => {
      await influencer.goto(`/campaigndetail/${campaignId}`);
      await apply(influencer, say);
      await openJob(phones);
      await expectTurns(phones, {
        brand: 'Your turn: make {influencer} an offer',
        influencer: "{brand}'s turn: review your application",
      });
    });
    const number = brand.url().split('/').at(-1) ?? '';
    await test.step('the brand proposes terms, and each changes them once', async () => {
      await makeOffer(brand, say);
      await expectTurns(phones, answering.influencer, { amount: usd(40_000) });
      await expectDeadline(phones, 'Proposal lapses');
      await counter(influencer, say, say('Amount for you'), '450');
      await expectTurns(phones, answering.brand, { amount: usd(45_000) });
      await expectDeadline(phones, 'Proposal lapses');
      await counter(brand, say, say('Amount for {name}', { name: phones.first }), '425');
      await expectTurns(phones, answering.influencer, { amount });
    });
    await test.step('the influencer accepts', async () => {
      await accept(influencer, say);
      await expectTurns(
        phones,
        { brand: 'Your turn: pay {amount} to hire', influencer: "{brand}'s turn: pay {amount} to hire you" },
        { amount },
      );
    });
    await test.step('the brand pays, and the open page of the influencer has the work', async () => {
      for (const page of both) await page.goto(`/applicationdetail/applicantdetail/${number}`);
      await expect(brand.getByRole('heading', { name: say('{amount} to pay', { amount }) })).toBeVisible();
      await pay(brand, say);
      await brand.goto(`/applicationdetail/applicantdetail/${number}`);
      await expectWork(phones, {
        brand: "{influencer}'s turn: {what}",
        influencer: 'Your turn: hand in {what}',
      });
      await expectHeld(phones);
      await expectDeadline(phones, 'Work due');
    });
    await test.step('a draft with a picture comes back with changes', async () => {
      await handIn(influencer, say, 'Hand in {what}', async (sheet) => {
        const [picture] = await twoPictures();
        await sheet.locator('input[type=file]').setInputFiles(picture ?? []);
        await expect(
          sheet.getByRole('button', { name: say('Remove picture {index}', { index: 1 }) }),
        ).toBeVisible();
      });
      await expectWork(phones, {
        brand: 'Your turn: review {what}',
        influencer: "{brand}'s turn: review {what}",
      });
      await expectDeadline(phones, 'Draft answer due');
      await askForChanges(phones);
      await expectWork(phones, {
        brand: "{influencer}'s turn: change {known}",
        influencer: 'Your turn: change {known}',
      });
      await expectHeld(phones);
      await expectDeadline(phones, 'Work due');
    });
    await test.step('a new draft is approved', async () => {
      await handIn(influencer, say, 'Hand in {what} again', async (sheet) => {
        await expect(sheet).toContainText('Please show the shop sign.');
        await sheet.getByLabel(say('Link (optional)')).fill('drive.example.com/reel-2');
      });
      await approve(phones);
      await expectWork(phones, {
        brand: "{influencer}'s turn: publish {known}",
        influencer: 'Your turn: publish {known}',
      });
      await expectDeadline(phones, 'Work due');
    });
    await test.step('the link ends the work', async () => {
      await publish(influencer, say);
      await expectTurns(
        phones,
        {
          brand: 'Your turn: release {amount} to {influencer}',
          influencer: "{brand}'s turn: release your {amount}",
        },
        { amount },
      );
      await expectHeld(phones);
      await expectDeadline(phones, 'Automatic release');
      await expect(brand.getByRole('link', { name: 'instagram.com/reel/midnight' })).toBeVisible();
    });
    await test.step('the brand releases the money, and both see when it should arrive', async () => {
      await release(phones);
      await expectTurns(
        phones,
        {
          brand: 'All done: {amount} is on its way to {influencer}',
          influencer: 'All done: {amount} is on its way to you',
        },
        { amount },
      );
      await expectPayout(phones, `rmk_${number}`);
    });
    await test.step('both reviews appear together', async () => {
      const reviewsOf = (page: Page) => page.getByRole('region', { name: say('Reviews') });
      await writeReview(brand.getByRole('main'), 5, 'On time, and the sign is in it.', say);
      await expect(reviewsOf(brand)).toContainText('On time, and the sign is in it.');
      await expect(influencer.getByText('On time, and the sign is in it.')).toHaveCount(0);
      await writeReview(influencer.getByRole('main'), 4, 'Clear words, quick money.', say);
      for (const page of both) {
        await expect(reviewsOf(page)).toContainText('On time, and the sign is in it.');
        await expect(reviewsOf(page)).toContainText('Clear words, quick money.');
      }
    });
  });
}

const APPROVE = 'mutation ($id: ID!) { approveCampaign(input: { id: $id }) { campaign { id } } }';

/** Posts a paid campaign for a reel whose draft comes first, with one round of changes. Answers its number. */
async function post(page: Page, say: Say): Promise<string> {
  await page.goto('/?compose=new');
  const sheet = page.getByRole('dialog', { name: say('New campaign') });
  const form = {
    type: 'Paid',
    title: `Noodles at midnight ${randomUUID().slice(0, 8)}`,
    details: 'One reel at the stall, with the first spoonful in it.',
    amount: { label: "Campaign's budget", value: '500' },
    category: 'Food',
  } as const;
  await fillCampaign(page, sheet, form, say);
  await sheet.getByRole('button', { name: say('Add a brief') }).click();
  await sheet.getByLabel(say('Format'), { exact: true }).selectOption('REEL');
  await sheet.getByLabel(say('See a draft before it is published')).check();
  const rounds = sheet.getByRole('group', { name: say('Rounds of changes included') });
  await expect(rounds.getByRole('button', { pressed: true })).toHaveText('1');
  await sheet.getByRole('button', { name: say('Preview') }).click();
  await sheet.getByRole('button', { name: say('Post'), exact: true }).click();
  await sheet.getByRole('link', { name: say('See the campaign') }).click();
  await page.waitForURL(/\/campaigndetail\/\d+$/);
  return page.url().split('/').at(-1) ?? '';
}

async function apply(page: Page, say: Say) {
  await page.getByRole('button', { name: say('Apply'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say('Remark') });
  await dialog.getByLabel(say('Message (optional)')).fill('I know a stall that opens at eleven.');
  await dialog.getByLabel(say('Your price (optional)')).fill('470');
  await dialog.getByRole('button', { name: say('Apply'), exact: true }).click();
  await expect(page.getByRole('button', { name: say('Applied'), exact: true })).toBeDisabled();
}

/** From the campaign, whose pages are open, both go to the job. */
async function openJob({ brand, influencer, say, owner, fullName }: TwoPhones) {
  const row = brand
    .getByRole('list', { name: say('Applications') })
    .getByRole('listitem')
    .filter({ hasText: fullName });
  await expect(row).toContainText('US$470');
  await row.getByRole('link', { name: say('View application') }).click();
  await influencer.getByRole('link', { name: say('Job with {fullName}', { fullName: owner }) }).click();
  for (const page of [brand, influencer]) await page.waitForURL(/\/applicantdetail\/\d+$/);
}

/** Whose turn it is while an offer waits for the influencer, and for the brand. */
const answering = {
  influencer: {
    brand: "{influencer}'s turn: answer your offer of {amount}",
    influencer: 'Your turn: answer the offer of {amount}',
  },
  brand: {
    brand: "Your turn: answer {influencer}'s terms of {amount}",
    influencer: "{brand}'s turn: answer your terms of {amount}",
  },
};

/** The offer begins with the price that was named. */
async function makeOffer(page: Page, say: Say) {
  await page.getByRole('button', { name: say('Make Offer') }).click();
  const dialog = page.getByRole('dialog', { name: say('Make Offer') });
  const field = dialog.getByLabel(say('Offer amount'));
  await expect(field).toHaveValue('470');
  await field.fill('400');
  await dialog.getByRole('button', { name: say('Submit offer') }).click();
}

/** From the job to its terms, which stay open. */
async function counter(page: Page, say: Say, label: string, dollars: string) {
  await page.getByRole('link', { name: say('Change terms') }).click();
  await page.getByLabel(label).fill(dollars);
  const amount = `US$${dollars}`;
  await page.getByRole('button', { name: say('Send terms for {amount}', { amount }) }).click();
}

async function accept(page: Page, say: Say) {
  await page.getByRole('button', { name: say('Accept terms for {amount}', { amount }) }).click();
  const notice = page.getByRole('dialog', { name: say('Before you accept') });
  await notice.getByRole('button', { name: say('Yes') }).click();
  const sure = page.getByRole('dialog', { name: say('Are you sure you want to submit your response?') });
  await sure.getByRole('button', { name: say('Yes') }).click();
}

async function pay(page: Page, say: Say) {
  await page.getByRole('button', { name: say('Pay Now') }).click();
  const hire = page.getByRole('dialog', { name: say('Hire Influencer') });
  await hire.getByRole('link', { name: say('Pay Now') }).click();
  await payWith(page, '4000002500003155', 'US$425', say);
  await confirmWithBank(page, say);
  await expect(page.getByRole('heading', { name: say('Your Payment has been Successful.') })).toBeVisible();
}

const reel = (say: Say) => ({
  what: say('{count, plural, one {# reel} other {# reels}}', { count: 1 }),
  known: say('{count, plural, one {the reel} other {the # reels}}', { count: 1 }),
});

const expectWork = (phones: TwoPhones, words: { brand: string; influencer: string }) =>
  expectTurns(phones, words, reel(phones.say));

/** Both read that the money is held, and for whom. */
async function expectHeld({ brand, influencer, say, first }: TwoPhones) {
  const held = (page: Page, text: string) =>
    expect(page.getByRole('heading', { name: say(text, { amount, first }), exact: true })).toBeVisible();
  await held(brand, '{amount} is held by Koli for {first}');
  await held(influencer, '{amount} is held by Koli for you');
}

/** Hands in a draft. */
async function handIn(page: Page, say: Say, text: string, fill: (sheet: Locator) => Promise<void>) {
  const { what, known } = reel(say);
  const name = say(text, { what: text.endsWith('again') ? known : what });
  await page.getByRole('button', { name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name, exact: true });
  await fill(sheet);
  await sheet.getByRole('button', { name: say('Hand in draft') }).click();
  await expect(sheet).toBeHidden();
}

/** Opens the draft that waits for the brand. */
async function openDraft({ brand, say }: TwoPhones, version: number): Promise<Locator> {
  const { what } = reel(say);
  await brand.getByRole('button', { name: say('Review {what}', { what }), exact: true }).click();
  return brand.getByRole('dialog', { name: say('{what}, draft {version}', { what, version }) });
}

async function askForChanges(phones: TwoPhones) {
  const { brand, say } = phones;
  const draft = await openDraft(phones, 1);
  await draft.getByRole('button', { name: say('Ask for changes') }).click();
  const form = brand.getByRole('dialog', {
    name: say('Ask for changes to {what}', { what: reel(say).known }),
  });
  await expect(form).toContainText(say('This uses your last round.'));
  await form.getByLabel(say('What should change?')).fill('Please show the shop sign.');
  await form.getByRole('button', { name: say('Ask for changes') }).click();
  await expect(brand.getByRole('dialog')).toHaveCount(0);
}

async function approve(phones: TwoPhones) {
  const { say } = phones;
  const draft = await openDraft(phones, 2);
  await expect(draft).toContainText(
    say('No round of changes is left. Approve the draft, or raise a dispute.'),
  );
  await draft.getByRole('button', { name: say('Approve draft') }).click();
}

async function publish(page: Page, say: Say) {
  const name = say('{count, plural, one {Hand in the link} other {Hand in the links}}', { count: 1 });
  await page.getByRole('button', { name }).click();
  const sheet = page.getByRole('dialog', { name });
  await sheet
    .getByRole('textbox', { name: say('Link'), exact: true })
    .fill('https://www.instagram.com/reel/midnight');
  await sheet.getByRole('button', { name: say('Hand in'), exact: true }).click();
}

async function release({ brand, say, fullName }: TwoPhones) {
  await brand.getByRole('button', { name: say('Release Payment') }).click();
  const sure = brand.getByRole('dialog', {
    name: say('Release {amount} to {fullName}?', { amount, fullName }),
  });
  await sure.getByRole('button', { name: say('Release {amount}', { amount }) }).click();
  await brand
    .getByRole('dialog')
    .getByRole('button', { name: say('Okay') })
    .click();
}

const MONEY = 'query ($id: ID!) { remark(id: $id) { id money { promisedOn account { bankName last4 } } } }';
type Money = {
  remark: { money: { promisedOn: string; account: { bankName: string; last4: string } } };
};

/** Both read the promised day, and the influencer in which bank account. */
async function expectPayout({ brand, influencer, both, say, first }: TwoPhones, id: string) {
  for (const page of both)
    await expect(
      page.getByRole('heading', { name: say('{amount} is on its way', { amount }), exact: true }),
    ).toBeVisible();
  const { money } = (await ask<Money>(influencer.request, MONEY, { id })).remark;
  const day = say.day(money.promisedOn);
  const bank = `${money.account.bankName} •••• ${money.account.last4}`;
  await expect(influencer.getByText(say('It should be in {bank} by {day}.', { bank, day }))).toBeVisible();
  await expect(
    brand.getByText(say("It should be in {first}'s bank by {day}.", { first, day })),
  ).toBeVisible();
}

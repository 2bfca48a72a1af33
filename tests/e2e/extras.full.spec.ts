import type { APIRequestContext, Page } from '@playwright/test';
import { usd } from '../../schema/usd.ts';
import { ask } from './support/api.ts';
import { violationsOf } from './support/axe.ts';
import { payWith } from './support/checkout.ts';
import { overflow } from './support/checks.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { threeStories, workingJob } from './support/working-job.ts';

const DONE = 'mutation ($input: MarkAsDoneInput!) { markAsDone(input: $input) { remark { id } } }';
const RELEASE = 'mutation ($input: ReleasePaymentInput!) { releasePayment(input: $input) { remark { id } } }';
const EXTRA = 'mutation ($input: ProposeExtraInput!) { proposeExtra(input: $input) { remark { id } } }';
const USES = '{ myWorkUses(first: 100) { nodes { endsAt remark { id extraOfId campaign { id title } } } } }';

type Uses = {
  myWorkUses: {
    nodes: {
      endsAt: string;
      remark: { id: string; extraOfId: string | null; campaign: { title: string } };
    }[];
  };
};

const job = (number: string) => `/applicationdetail/applicantdetail/${number}`;

test('two people on phones: longer use for more money is proposed, refused, proposed again, paid, and runs', async ({
  enter,
}) => {
  const brand = await enter({ email: 'brand@demo.test', options: phone });
  const staff = await enter({ email: 'staff@demo.test' });
  const influencer = await enter({ email: 'influencer@demo.test', options: phone });
  const used = {
    ...threeStories,
    draftFirst: false,
    usage: { channels: 'OWN', days: 90, countries: ['SG'] },
  };
  const number = await workingJob(brand.request, staff.request, influencer.request, used);
  const remarkId = `rmk_${number}`;
  await ask(influencer.request, DONE, { input: { remarkId, text: 'All three are online.' } });
  await ask(brand.request, RELEASE, { input: { remarkId } });
  const both = [brand, influencer];
  const running = await useOf(brand.request, remarkId);
  await influencer.goto(job(number));

  await test.step('the register leads the brand to longer use, which asks for nothing but that', async () => {
    await cardOf(brand, running.title);
    await brand.getByRole('link', { name: `Renew the use of ${running.title}` }).click();
    await expect(brand.getByText('Deliverables')).toHaveCount(0);
    await expect(brand.getByRole('button', { name: 'None' })).toHaveCount(0);
    await expect(brand.getByRole('banner')).toBeHidden();
    expect(await violationsOf(brand)).toEqual([]);
    await brand.getByLabel(/^Amount for /).fill('100');
    await brand.getByRole('button', { name: /^Send to / }).dblclick();
    await expect(
      brand.getByRole('heading', { name: /'s turn: answer your offer of US\$100$/ }),
    ).toBeVisible();
    await expect(brand.getByRole('timer', { name: /^Proposal lapses: / })).toBeVisible();
  });

  const extra = numberIn(brand);
  await test.step('the open page of the first job shows it; a refusal says that nothing changed, and leads back', async () => {
    await influencer.getByRole('link', { name: /^Extra 1/ }).click();
    await expect(
      influencer.getByRole('heading', { name: 'Your turn: answer the offer of US$100' }),
    ).toBeVisible();
    await expect(influencer.getByRole('region', { name: 'What the extra is' })).toContainText(
      'for 90 more days, in Singapore.',
    );
    await influencer.getByRole('button', { name: 'Reject' }).click();
    const sure = influencer.getByRole('dialog');
    await sure.getByLabel('Reason (optional)').fill('It is worth more.');
    await sure.getByRole('button', { name: 'Yes' }).click();
    for (const page of both) {
      if (page === brand) await page.goto(job(extra));
      await expect(page.getByRole('heading', { name: 'The extra was rejected' })).toBeVisible();
      await expect(page.getByText(/ Nothing changed in the first job\.$/)).toBeVisible();
      await expect(page.getByText('“It is worth more.”')).toBeVisible();
      await expect(page.getByRole('link', { name: 'See the first job' })).toBeInViewport();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await violationsOf(page)).toEqual([]);
    }
    await influencer.getByRole('link', { name: 'See the first job' }).click();
    await influencer.waitForURL(`**${job(number)}`);
    await expect(influencer.getByText('US$100 · The extra was rejected')).toBeVisible();
  });

  await test.step('a better one is accepted, and the brand is led to pay it', async () => {
    const usage = { channels: 'OWN', days: 180, countries: ['SG'] };
    const input = { remarkId, amount: usd(12_000), work: { deliverables: [], usage } };
    await ask(brand.request, EXTRA, { input });
    await influencer.getByRole('link', { name: /^Extra 2/ }).click();
    await influencer.getByRole('link', { name: 'See the terms' }).click();
    await influencer.getByRole('button', { name: 'Accept terms for US$120' }).click();
    await influencer
      .getByRole('dialog', { name: 'Before you accept' })
      .getByRole('button', { name: 'Yes' })
      .click();
    await influencer
      .getByRole('dialog', { name: 'Are you sure you want to submit your response?' })
      .getByRole('button', { name: 'Yes' })
      .click();
    await expect(
      influencer.getByRole('heading', { name: /'s turn: pay US\$120 for the extra$/ }),
    ).toBeVisible();
    await brand.goto(`/terms/${numberIn(influencer)}`);
    await expect(brand.getByRole('heading', { name: 'Your turn: pay US$120 for the extra' })).toBeVisible();
    await brand.getByRole('button', { name: 'Pay Now' }).click();
    await brand
      .getByRole('dialog', { name: 'Pay for the extra' })
      .getByRole('link', { name: 'Pay Now' })
      .click();
    await payWith(brand, '4242424242424242', 'US$120');
    await expect(brand.getByRole('heading', { name: 'Your Payment has been Successful.' })).toBeVisible();
  });

  await test.step('both see the extra beside the job, and the new end in the register', async () => {
    for (const page of both) {
      await page.goto(job(number));
      await page.getByRole('link', { name: /^Extra 2/ }).click();
      await expect(
        page.getByText('The longer use is agreed and paid. There is no work to hand in.'),
      ).toBeVisible();
      await expect(page.getByRole('timer', { name: /^Automatic release: / })).toBeVisible();
      await expect(page.getByRole('heading', { name: /^US\$120 is held by Koli for / })).toBeVisible();
      await page.getByRole('link', { name: 'See the first job' }).click();
      await page.waitForURL(`**${job(number)}`);
    }
    const renewed = await useOf(brand.request, running.id, true);
    expect(Date.parse(renewed.endsAt) - Date.parse(running.endsAt)).toBe(180 * 86_400_000);
    for (const page of both) {
      const [first, longer] = [running.title, `Extra: ${running.title}`];
      const before = await cardOf(page, first);
      await expect(before).toContainText(`Renewed until after ${written(running.endsAt)}`);
      await expect(before.getByRole('link', { name: /^Renew/ })).toHaveCount(0);
      await expect(await cardOf(page, longer)).toContainText(`Until ${written(renewed.endsAt)}`);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });
});

/** The number at the end of the address of a page. */
const numberIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** The use of a job in the register, or that of its extra. */
async function useOf(who: APIRequestContext, remarkId: string, ofExtra = false) {
  const { nodes } = (await ask<Uses>(who, USES)).myWorkUses;
  const found = nodes.find(({ remark }) => (ofExtra ? remark.extraOfId : remark.id) === remarkId);
  if (!found) throw new Error(`No use of ${remarkId}.`);
  return { id: found.remark.id, endsAt: found.endsAt, title: found.remark.campaign.title };
}

const written = (at: string) =>
  new Date(at).toLocaleDateString('en-GB', {
    timeZone: 'Asia/Singapore',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

/** The card of a use, on whichever page of the register it is. */
async function cardOf(page: Page, title: string) {
  const cards = page.getByRole('article');
  const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  for (let number = 1; number < 9; number += 1) {
    await page.goto(`/my-jobs/uses?page=${number}`);
    await expect(cards.first()).toBeVisible();
    if (await card.isVisible()) return card;
  }
  throw new Error(`${title} is not in the register.`);
}

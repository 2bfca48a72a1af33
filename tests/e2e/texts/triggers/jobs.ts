import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { ask } from '../../support/api.ts';
import { payWith } from '../../support/checkout.ts';
import { fillCampaign, typeDay } from '../../support/editor.ts';
import { giveBank, takeBank } from '../people.ts';
import {
  ABOVE_CAMPAIGN,
  chooseBytes,
  chooseText,
  failing,
  fill,
  go,
  inOrder,
  isOff,
  press,
  pressIn,
  refusing,
  rewriting,
  type Screen,
  type Trigger,
} from '../steps.ts';

const campaign: Trigger = go((world) => `/campaigndetail/${world.campaign}`);
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'New campaign' });
const amount = 'US$123';

/** The row of somebody under one of the owner's tabs. */
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ hasText: name }).first();

const postedForm = {
  type: 'Shoutout',
  title: 'Swap a story',
  details: 'One story each.',
  category: 'Food',
} as const;

/** A new form begins with some answers; a draft may have none. */
const emptyDraft: Trigger = async (page, world) => {
  await ask(page.request, 'mutation { saveDraft(input: {}) { campaignDraft { updatedAt } } }');
  await go('/?compose=continue')(page, world);
};

const form: Screen = {
  open: emptyDraft,
  triggers: {
    'choose a text as picture': chooseText('Add pictures'),
    'preview an empty form': press('Preview'),
    'preview a budget of nothing': inOrder(fill("Campaign's budget", '0'), press('Preview')),
    'preview a budget above a million': inOrder(fill("Campaign's budget", '1000000.01'), press('Preview')),
    'choose Sponsored': (page) => sheet(page).getByRole('radio', { name: 'Sponsored' }).check(),
    'preview an empty sponsored form': press('Preview'),
    'preview a day of the past': async (page, world) => {
      await typeDay(sheet(page), 'Campaign ends on', '01012020');
      await press('Preview')(page, world);
    },
    'choose Paid': (page) => sheet(page).getByRole('radio', { name: 'Paid' }).check(),
    'post while the server fails': async (page, world) => {
      await go('/?compose=new')(page, world);
      await fillCampaign(page, sheet(page), postedForm);
      await press('Preview')(page, world);
      await failing('CreateCampaign')(press('Post'), isOff('Post'))(page, world);
    },
    // The same press once more: after a failure the button works again.
    'post a campaign': press('Post'),
    'save a draft': inOrder(
      go('/?compose=new'),
      fill('Campaign title', 'Half a thought'),
      press('Save Draft'),
    ),
    'choose a picture above 10 MB': inOrder(go('/?compose=new'), chooseBytes('Add pictures', ABOVE_CAMPAIGN)),
  },
};

const underWay: Screen = {
  open: campaign,
  triggers: {
    'press Mark as Completed': press('Mark as Completed'),
    'mark as completed without a text': inOrder(
      press('Mark as Completed'),
      pressIn('Mark as Completed', 'Mark as Completed'),
    ),
    'mark as completed while the server fails': failing('MarkAsDone')(
      inOrder(
        fill('Suggestion for the campaign owner', 'It is out.'),
        pressIn('Mark as Completed', 'Mark as Completed'),
      ),
    ),
  },
};

const offering = (typed: string): Trigger => inOrder(fill('Offer amount', typed), press('Submit offer'));

const applications: Screen = {
  open: go((world) => `/campaigndetail/${world.campaign}?tab=applications`),
  triggers: {
    'offer nothing': async (page, world) => {
      const offer = rowOf(page, 'Ana Applies').getByRole('button', { name: 'Make Offer' });
      // A row that the server has drawn may still be asleep.
      await expect(async () => {
        await offer.click();
        await expect(page.getByRole('dialog', { name: 'Make Offer' })).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await press('Submit offer')(page, world);
    },
    'offer more than a million': offering('1000000.01'),
    'offer zero': offering('0'),
    'offer three decimals': offering('12.345'),
    'offer while the server fails': failing('MakeOffer')(offering('100')),
    'offer an amount': press('Submit offer'),
  },
};

const checkout: Trigger = go((world) => `/payment/${world.campaign}/${world.ids.chosen}`);

const payment: Screen = {
  open: checkout,
  triggers: {
    'pay with a card that is declined': (page) => payWith(page, '4000000000000002', amount),
    'pay while the server fails': failing('PayForHire')((page) => payWith(page, '4242424242424242', amount)),
    'pay with a good card': (page) => payWith(page, '4242424242424242', amount),
  },
};

const FINISHER = 'Fay Applies';

const askToRelease: Trigger = (page) =>
  rowOf(page, FINISHER).getByRole('button', { name: 'Release Payment' }).click();

const isRelease = (request: Request): boolean =>
  request.url().endsWith('/graphql') &&
  (request.postDataJSON() as { operationName?: string }).operationName === 'ReleasePayment';

/** The bank account is taken away after the page has seen it, and comes back as it was. */
const releaseWithoutBank: Trigger = async (page, world) => {
  const owner = world.ids.finisher ?? 0;
  const bank = await takeBank(world.db, owner);
  const answered = page.waitForResponse((response) => isRelease(response.request()));
  await press(/^Release US\$/)(page, world);
  await answered;
  await giveBank(world.db, bank);
};

/** Screens of campaigns and their jobs, on both sides. */
export const jobScreens: Readonly<Record<string, Screen>> = {
  Campaign: {
    open: campaign,
    triggers: { 'press Apply': press('Apply'), 'apply without a message': pressIn('Remark', 'Apply') },
  },
  'Demanding campaign': {
    open: go((world) => `/campaigndetail/${world.demanding}`),
    triggers: { 'press Apply': press('Apply') },
  },
  'Campaign form': form,
  Applications: applications,
  'Offered job': {
    open: campaign,
    triggers: { 'press Accept': press('Accept'), 'accept without a bank account': press('Yes') },
  },
  'Payment without its provider': {
    // An installation with a real provider, whose program this network does not let through.
    open: rewriting('HirePayment', /"paymentLocalBase":"[^"]*"/, '"paymentLocalBase":null'),
    triggers: { 'open it': inOrder(checkout, isOff(`Pay ${amount}`)) },
  },
  Payment: payment,
  'Paid job under way': underWay,
  'Finished job': {
    open: go((world) => `/campaigndetail/${world.campaign}?tab=hired`),
    triggers: {
      'release while the server refuses': refusing(
        'ReleasePayment',
        'PAYOUT_FAILED',
        'The bank did not take the money.',
      )(inOrder(askToRelease, press(/^Release US\$/))),
      'release when the bank account is gone': releaseWithoutBank,
      'release the payment': press(/^Release US\$/),
    },
  },
};

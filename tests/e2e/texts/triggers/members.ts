import { expect, type Page } from '@playwright/test';
import { ask } from '../../support/api.ts';
import { typeDay } from '../../support/editor.ts';
import {
  ABOVE_STATED,
  chooseBytes,
  choosePicture,
  chooseText,
  cut,
  failing,
  fill,
  go,
  inOrder,
  isOff,
  isOn,
  leave,
  nothing,
  press,
  pressIn,
  refusing,
  rewriting,
  type Screen,
  type Trigger,
  uploading,
} from '../steps.ts';

const PICTURE = 'Add a picture (optional)';
const LINK =
  'mutation ($name: String) { setInstagramUsername(input: { username: $name }) { account { id } } }';

const linkInstagram = (page: Page, name: string | null) => ask(page.request, LINK, { name });

/** A server under the other reading of the limit tells the page so. */
const checkedReading = rewriting('UploadPolicy', /"profileMaxBytes":\d+/, '"profileMaxBytes":10240');

const profile: Screen = {
  open: go('/edit-profile'),
  // The warning about a photo stands above the form until it is read.
  between: (page) => page.keyboard.press('Escape'),
  triggers: {
    'choose a text as photo': chooseText('Profile photo'),
    'choose a photo above 2 MB': chooseBytes('Profile photo', ABOVE_STATED),
    'choose a photo above 10 kB under the checked reading': inOrder(
      checkedReading,
      go('/edit-profile'),
      chooseBytes('Profile photo', 10_241),
    ),
    'save without names and number': inOrder(
      fill('First name', ''),
      fill('Last name', ''),
      fill('Mobile number', ''),
      press('Update Account'),
    ),
    'type letters as mobile number': leave('Mobile number', '81x'),
    'link Facebook while the server fails': failing('BeginLinking')(press('Link Facebook')),
    'save a good profile': inOrder(
      fill('First name', 'Nina'),
      fill('Last name', 'Newcomer'),
      fill('Mobile number', '81234567'),
      press('Update Account'),
    ),
  },
};

const bornOn =
  (day: string): Trigger =>
  async (page) => {
    await typeDay(page.getByRole('dialog'), 'Date of birth', day);
    await page.keyboard.press('Tab');
  };

const liveIn =
  (country: string): Trigger =>
  (page) =>
    page.getByRole('dialog').getByLabel('Country', { exact: true }).selectOption({ label: country });

const bank: Screen = {
  open: inOrder(go('/edit-profile/setting'), press('Add bank account')),
  triggers: {
    'choose another country': inOrder(liveIn('Malaysia'), (page) =>
      expect(page.getByLabel('City', { exact: true })).toBeDisabled(),
    ),
    'go on with nothing filled': inOrder(liveIn('Singapore'), press('Next')),
    'type a day of birth in the future': inOrder(
      fill('ID number', 'S9876543A'),
      fill('State', 'Singapore'),
      fill('City', 'Singapore'),
      fill('Address line 1', '12 Joo Chiat Road'),
      fill('Address line 2', '#03-04'),
      fill('Postal code', '427355'),
      bornOn('01012099'),
    ),
    'save the second step empty': inOrder(bornOn('14031998'), press('Next'), press('Save bank account')),
    'save a number that the provider refuses': inOrder(
      fill('Bank name', 'DBS'),
      fill('Account number', '123'),
      fill('SWIFT code', 'DBSSSGSG'),
      fill('Routing number', '7171-001'),
      press('Save bank account'),
    ),
    'save while the server refuses': refusing(
      'SaveBankAccount',
      'BANK_REFUSED',
      'The bank did not know this account.',
    )(inOrder(fill('Account number', '000123456'), press('Save bank account'))),
  },
};

const instagram: Screen = {
  open: inOrder(go('/edit-profile'), press('Link Instagram')),
  // What is typed takes the complaint away.
  between: fill('Instagram username', 'nina'),
  triggers: {
    'send it empty': press('Add Account'),
    'type a name that nobody has': inOrder(fill('Instagram username', 'unknown_nina'), press('Add Account')),
    'send while the line is cut': cut('SetInstagramUsername')(
      inOrder(fill('Instagram username', 'nina.cooks'), press('Add Account')),
    ),
  },
};

const help: Screen = {
  open: go('/help'),
  between: go('/help'),
  triggers: {
    'send it empty': press('Send'),
    'send it empty, without fields for name and email': inOrder(
      (page) => expect(page.getByLabel(/^(Name|Email)/)).toHaveCount(0),
      press('Send'),
    ),
    'type half an email address': leave('Email address', 'nobody@nowhere'),
    'choose a text as picture': chooseText(PICTURE),
    'choose a picture above 2 MB': chooseBytes(PICTURE, ABOVE_STATED),
    'choose a picture that is none': chooseBytes(PICTURE, 100),
    'choose a good picture': inOrder(uploading(choosePicture(PICTURE), isOff('Send')), isOn('Send')),
    'send while the line is cut': cut('SendHelpRequest')(
      inOrder(fill('Message', 'It broke.'), press('Send')),
    ),
    'send a message': inOrder(fill('Message', 'It broke.'), press('Send')),
  },
};

const openReport: Trigger = inOrder(
  go(({ campaign }) => `/campaigndetail/${campaign}`),
  press('Report'),
);

const openReportOfPerson: Trigger = inOrder(
  go(({ ids }) => `/influencer-profile/${ids.beginner}`),
  press(/^More about/),
  (page) => page.getByRole('menuitem', { name: 'Report' }).click(),
);

/** Screens of people who are signed in, without their jobs. */
export const memberScreens: Readonly<Record<string, Screen>> = {
  Username: {
    open: go('/username'),
    triggers: {
      'send it empty': press('Continue'),
      'type a taken username': fill('Username', 'arif.rides'),
      'type a free username': fill('Username', `texts.free.${Date.now().toString(36)}`),
      'send while the line is cut': cut('ChooseUsername')(press('Continue')),
    },
  },
  'Profile settings': profile,
  'Bank account': bank,
  'Add Instagram account': instagram,
  'Own profile': {
    open: nothing,
    triggers: {
      'open it without an account': go('/profile'),
      'open it with a private account': async (page, world) => {
        await linkInstagram(page, 'private_nina');
        await go('/profile')(page, world);
      },
    },
  },
  'Blocked users': {
    open: go('/edit-profile/blocked'),
    triggers: { 'open it with nobody blocked': nothing },
  },
  Help: help,
  Report: {
    open: openReport,
    between: openReport,
    triggers: {
      'send it empty': pressIn('Report', 'Report'),
      'choose a text as picture': chooseText(PICTURE),
      'choose a picture above 2 MB': chooseBytes(PICTURE, ABOVE_STATED),
      'report with a comment': inOrder(
        fill('Comment', 'This is not a real campaign.'),
        pressIn('Report', 'Report'),
      ),
    },
  },
  'Report of a person': {
    open: openReportOfPerson,
    between: openReportOfPerson,
    triggers: {
      'send it empty': pressIn('Report', 'Report'),
      'choose a text as picture': chooseText(PICTURE),
      'choose a picture above 2 MB': chooseBytes(PICTURE, ABOVE_STATED),
      'report with a comment and a picture': inOrder(
        fill('Comment', 'This is not a real person.'),
        uploading(choosePicture(PICTURE), (page) =>
          expect(page.getByRole('dialog').getByRole('button', { name: 'Report' })).toBeDisabled(),
        ),
        pressIn('Report', 'Report'),
      ),
    },
  },
};

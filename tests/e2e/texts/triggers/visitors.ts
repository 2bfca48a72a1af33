import { expect, type Page } from '@playwright/test';
import { cut, fill, go, inOrder, leave, nothing, press, type Screen, type Trigger } from '../steps.ts';

/** The captcha is work, which takes a busy machine its time. */
const solve: Trigger = async (page) => {
  await page.getByRole('checkbox', { name: 'robot' }).click();
  await expect(page.getByText('Verified')).toBeVisible({ timeout: 60_000 });
};

const halfEmail = leave('Email address', 'nobody@nowhere');
const searchNothing = (name: string): Trigger => press(name);

const signUp: Trigger = inOrder(
  fill('First name', 'Vera'),
  fill('Last name', 'Visitor'),
  fill('Username', `texts.vera.${Date.now().toString(36)}`),
  fill('Email address', 'brand@demo.test'),
  fill('Password', 'Demo-pass-1'),
  fill('Mobile number', '81234567'),
  (page) => page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check(),
  solve,
  press('Sign up'),
);

/** What is there to be filled by a page that has been left must not be filled twice. */
const searchFor = (page: Page, label: string, words: string) =>
  page.getByRole('main').getByLabel(label, { exact: true }).fill(words);

/** Screens of people who are not signed in. */
export const visitorScreens: Readonly<Record<string, Screen>> = {
  Home: {
    open: go('/'),
    triggers: {
      'search with nothing typed': searchNothing('Find influencers'),
      'open the notifications': press(/^Notifications/),
    },
  },
  'Product store': {
    open: go('/products'),
    triggers: {
      'search with nothing typed': (page) =>
        page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click(),
      'search for nothing that exists': async (page) => {
        await searchFor(page, 'Search products', 'zzqx nothing');
        await page.keyboard.press('Enter');
      },
    },
  },
  'Featured influencers': {
    open: go('/featured-influencer'),
    triggers: {
      'search with nothing typed': (page) =>
        page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click(),
    },
  },
  'Campaign list': {
    open: go('/campaigns?q=zzqxnothing'),
    triggers: { 'search for nothing that exists': nothing },
  },
  'Influencer list': {
    open: go('/search-influencer/zzqxnobody'),
    triggers: { 'search for nobody that exists': nothing },
  },
  Login: {
    open: go('/?auth=login'),
    triggers: {
      'send it empty': press('Login'),
      'type half an email address': halfEmail,
      'send a wrong password': inOrder(
        fill('Email address', 'brand@demo.test'),
        fill('Password', 'not the password'),
        press('Login'),
      ),
      'send while the line is cut': cut('SignIn')(press('Login')),
    },
  },
  'Sign up': {
    open: go('/?auth=signup'),
    triggers: {
      'send it empty': press('Sign up'),
      'type half an email address': halfEmail,
      'leave a taken username': leave('Username', 'arif.rides'),
      'type a short password': leave('Password', 'seven77'),
      'type letters as mobile number': leave('Mobile number', '81x'),
      'send an email address that is used': signUp,
      // The captcha is still solved: only another field was refused.
      'send while the line is cut': cut('SignUp')(press('Sign up')),
    },
  },
  'Forgot password': {
    open: go('/?auth=forgot'),
    triggers: {
      'send it empty': press('Send reset email'),
      'type half an email address': halfEmail,
      'send an unknown email address': inOrder(
        fill('Email address', 'nobody@nowhere.test'),
        press('Send reset email'),
      ),
    },
  },
};

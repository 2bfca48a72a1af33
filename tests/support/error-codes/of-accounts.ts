import { solveCaptcha } from '../captcha.ts';
import { mailedToken } from '../mailbox.ts';
import { createPerson, password } from '../people.ts';
import { savedListOf } from '../saved-lists.ts';
import { insertPasskey, setUpApp } from '../second-factors.ts';
import { linkAs } from '../socials.ts';
import { sql } from '../sql.ts';
import { createWebhook } from '../webhooks.ts';
import { type Desk, type Rows, wrong } from './desk.ts';

/** Signs somebody in whose account has ended in some way. */
async function signInAfter(desk: Desk, end: (person: Awaited<ReturnType<typeof createPerson>>) => unknown) {
  const person = await createPerson(desk.product);
  await end(person);
  return desk.send('signIn', { email: person.email, password }, 'visitor');
}

/** Failures of accounts, profiles, linked accounts and webhooks. */
export const ofAccounts: Rows = {
  FIELD_REQUIRED: wrong('a token without a name', 'createAccessToken', { name: ' ' }),
  EMAIL_REQUIRED: wrong('signing in without an address', 'signIn', { email: '' }),
  EMAIL_INVALID: wrong('an address without @', 'requestPasswordReset', { email: 'nobody' }),
  EMAIL_TAKEN: [
    'signing up with the address of a member',
    async (desk) => {
      const captcha = await solveCaptcha(desk.product);
      return desk.call('signUp', { captcha, email: desk.world.owner.email });
    },
  ],
  EMAIL_UNKNOWN: wrong('a reset for nobody', 'requestPasswordReset', { email: 'nobody@people.test' }),
  PASSWORD_REQUIRED: wrong('an export without the password', 'exportMyData', { password: '' }),
  PASSWORD_TOO_SHORT: wrong('five letters', 'changePassword', { password: 'short' }),
  PASSWORD_TOO_EASY: wrong('a leaked password', 'changePassword', { password: 'password123' }),
  PASSWORD_WRONG: wrong('an export with a guess', 'exportMyData', { password: 'Guess-1-2-3' }),
  SECOND_FACTOR_NEEDED: [
    'signing in with the password alone',
    async (desk) => {
      const person = await createPerson(desk.product);
      await setUpApp(desk.product, person);
      return desk.send('signIn', { email: person.email, password }, 'visitor');
    },
  ],
  CODE_WRONG: wrong('a code of nobody’s', 'confirmAuthenticatorApp', { code: '000000' }),
  PASSKEY_REFUSED: wrong('a passkey that is none', 'signInWithPasskey', { passkey: '{}' }),
  TOO_MANY_PASSKEYS: [
    'an eleventh passkey',
    async (desk) => {
      const person = await createPerson(desk.product);
      for (let made = 0; made < 10; made += 1) await insertPasskey(desk.product, person);
      return desk.send('startPasskey', {}, person);
    },
  ],
  FIRST_REQUIRED: wrong('no first name', 'updateProfile', { first: ' ' }),
  LAST_REQUIRED: wrong('no last name', 'updateProfile', { last: ' ' }),
  NAME_REQUIRED: wrong('help without a name', 'sendHelpRequest', { name: '' }),
  USERNAME_REQUIRED: wrong('an empty username', 'chooseUsername', { username: '' }),
  USERNAME_TAKEN: wrong('the username of a member', 'chooseUsername', { username: 'taken' }),
  USERNAME_INVALID: wrong('a username of signs', 'chooseUsername', { username: '!?' }),
  NAME_RESERVED: wrong('a name of ours', 'updateProfile', { first: 'Koli Support' }),
  NAME_HAS_ADDRESS: wrong('a name with an address', 'updateProfile', { last: 'koli-pay.com' }),
  NAME_CHARACTERS: wrong('a name with a check mark', 'updateProfile', { last: 'Tan ✓' }),
  MOBILE_REQUIRED: wrong('no mobile number', 'updateProfile', { mobile: '' }),
  MOBILE_INVALID: wrong('a mobile number of two digits', 'updateProfile', { mobile: '12' }),
  TERMS_REQUIRED: wrong('signing up without the terms', 'signUp', { termsAccepted: false }),
  CAPTCHA_REQUIRED: wrong('signing up without the captcha', 'signUp'),
  CAPTCHA_NEEDED: [
    'guessing a password for the sixth time',
    async (desk) => {
      const { email } = await createPerson(desk.small);
      const guess = { email, password: 'Guess-1-2-3' };
      for (let at = 0; at < 5; at += 1) await desk.send('signIn', guess, 'visitor', desk.small);
      return desk.send('signIn', guess, 'visitor', desk.small);
    },
  ],
  DATE_IN_FUTURE: wrong('born in 2050', 'updateProfile', { dateOfBirth: '2050-01-01' }),
  SIGN_IN_FAILED: wrong('signing in with a guess', 'signIn'),
  ACCOUNT_CLOSED: [
    'signing in to a closed account',
    (desk) => signInAfter(desk, (person) => desk.send('closeAccount', { password }, person)),
  ],
  ACCOUNT_SUSPENDED: [
    'signing in to a suspended account',
    (desk) => signInAfter(desk, ({ id }) => desk.call('suspendAccount', { accountId: id })),
  ],
  OPEN_JOBS_FIRST: wrong('closing an account with a paid job', 'closeAccount'),
  LINK_INVALID: wrong('a made-up link', 'verifyEmail'),
  VERIFY_SIGN_IN: [
    "opening the link of somebody else's address",
    async (desk) => {
      const { client, email } = await createPerson(desk.product, { isVerified: false });
      await client.data('mutation { resendVerification { account { id } } }');
      return desk.call('verifyEmail', { token: await mailedToken(desk.product, email) });
    },
  ],
  SOCIAL_ACCOUNT_MISSING: wrong('refreshing Instagram without a name', 'refreshInstagram'),
  SOCIAL_LOOKUP_FAILED: wrong('a name that Instagram does not have', 'setInstagramUsername', {
    username: 'unknown.one',
  }),
  SOCIAL_LINK_EXPIRED: wrong('a made-up return from Instagram', 'finishLinking'),
  SOCIAL_ACCOUNT_TAKEN: [
    'the name that somebody has signed in with',
    async (desk) => {
      await linkAs(desk.product, await createPerson(desk.product), 'only.mine');
      return desk.call('setInstagramUsername', { username: 'only.mine' });
    },
  ],
  SOCIAL_NOT_OFFERED: [
    'linking Instagram where it is not offered',
    async (desk) =>
      desk.send('beginLinking', { provider: 'INSTAGRAM' }, await createPerson(desk.small), desk.small),
  ],
  WEBHOOK_URL_REFUSED: wrong('a webhook without TLS', 'createWebhook', { url: 'http://hooks.example/' }),
  PUSH_REFUSED: wrong('a device without TLS', 'turnDevicePushOn', { endpoint: 'http://push.example/' }),
  SAVED_LIST_LIMIT: [
    'the fifty-first list',
    async (desk) => {
      const person = await createPerson(desk.product);
      for (let at = 0; at < 50; at += 1) await savedListOf(desk.product, person.id);
      return desk.call('createSavedList', { name: 'One more' }, person);
    },
  ],
  WEBHOOK_LIMIT: [
    'the eleventh webhook',
    async (desk) => {
      const person = await createPerson(desk.product);
      for (let at = 0; at < 10; at += 1) await createWebhook(desk.product, person);
      return desk.call('createWebhook', {}, person);
    },
  ],
  WEBHOOK_DISABLED: [
    'a test event to a webhook that is switched off',
    async (desk) => {
      const { id } = await createWebhook(desk.product, desk.world.owner);
      await sql(desk.product.databaseUrl, "update webhook set state = 'disabled' where id = $1", [id]);
      return desk.call('sendTestEvent', { webhookId: id });
    },
  ],
};

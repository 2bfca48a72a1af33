import type { ParamsOf } from '../../../schema/texts/sentences.ts';

/**
 * What mail says, and the pages that mail leads to: the English texts by key. Those of other languages stand by the same
 * keys in the files beside this one.
 */
export const mailTexts = {
  greeting: 'Hi {first},',
  'link.named': '{name}:',
  'link.plain': "If the button doesn't work, open this link:",

  'verifyEmail.subject': 'Please verify your email address',
  'verifyEmail.welcome':
    'Welcome to {productName}. Verify your email address to post campaigns, apply and get paid.',
  'verifyEmail.button': 'Verify email address',
  'verifyEmail.hours': "The link works for {hours} hours. If you didn't sign up, ignore this email.",

  'resetPassword.subject': 'Reset your password',
  'resetPassword.asked': 'You asked to reset your password. Choose a new one here:',
  'resetPassword.button': 'Choose a new password',
  'resetPassword.hours':
    "The link works once, for {hours, plural, one {one hour} other {# hours}}. If you didn't ask for it, ignore this email. Your password stays the same.",

  'passwordChanged.subject': 'Your password was changed',
  'passwordChanged.changed':
    'Your password was changed just now, all other devices were signed out, and all access tokens were revoked.',
  'passwordChanged.notYou': "If this wasn't you, set a new password now: {link}",

  'newDevice.subject': 'New sign-in to your account',
  'newDevice.signedIn': 'Someone signed in to your account @{username} on a new device.',
  'newDevice.device': 'Device: {name}',
  'newDevice.place': 'Place: {place}',
  'newDevice.time': 'Time: {time}',
  'newDevice.wasYou': 'If this was you, ignore this email.',
  'newDevice.end': 'Sign out this device',
  'newDevice.notYou': "If this wasn't you, sign the device out and set a new password.",

  'emailChange.confirm.subject': 'Confirm your new email address',
  'emailChange.confirm.asked':
    'You asked to use this email address for your account @{username}. Confirm it while you are signed in.',
  'emailChange.confirm.button': 'Confirm email address',
  'emailChange.confirm.hours':
    "The link works for {hours} hours. If you didn't ask for this, ignore this email. Nothing changes.",
  'emailChange.asked.subject': 'Someone asked to change your email address',
  'emailChange.asked.asked':
    'Someone signed in to your account @{username} asked to change its email address to {email}. It changes once that address is confirmed.',
  'emailChange.asked.notYou':
    "If this wasn't you, set a new password now. That also stops the change: {link}",
  'emailChange.done.subject': 'Your email address was changed',
  'emailChange.done.done':
    'The email address of your account @{username} is now {email}. You no longer sign in with this one.',
  'emailChange.done.notYou':
    "If this wasn't you, undo it within {undoDays} days. You choose a new password there, and all devices are signed out.",
  'emailChange.undone.subject': 'Your email address was changed back',
  'emailChange.undone.done':
    'The email address of the account @{username} is {email} again. It has a new password, and all devices were signed out.',
  'emailChange.undone.notYou': "If this wasn't you, reply to this email.",

  'bankAccount.replaced.subject': 'Your bank account was changed',
  'bankAccount.replaced.done': 'Payouts now go to {name}.',
  'bankAccount.waits': 'For your safety, payouts to it begin on {time}.',
  'bankAccount.deleted.subject': 'Your bank account was deleted',
  'bankAccount.deleted.done': 'Your bank account was deleted just now. Payouts wait until you add one.',
  'bankAccount.spareAdded.subject': 'A spare bank account was added',
  'bankAccount.spareAdded.done': '{name} was added as your spare bank account.',
  'bankAccount.undo': 'Undo this change',
  'bankAccount.notYou':
    "If this wasn't you, undo it within {undoDays} days. That also signs out all devices; then set a new password.",
  'bankAccount.restored.subject': 'Your bank account was changed back',
  'bankAccount.restored.done':
    'Your earlier bank account is back, and all devices were signed out. Set a new password now in case someone else knows it.',

  'factors.subject': 'The ways you sign in have changed',
  'factors.passkeyAdded': 'A passkey was added to your account just now.',
  'factors.passkeyRemoved': 'A passkey was removed from your account just now.',
  'factors.appAdded': 'An authenticator app was added to your account just now.',
  'factors.appRemoved': 'The authenticator app was removed from your account just now.',
  'factors.codesRenewed':
    'New recovery codes were created for your account just now. Earlier ones no longer work.',
  'factors.notYou': "If this wasn't you, set a new password now and check Security in Settings: {link}",

  'accessToken.subject': 'A new access token was created',
  'accessToken.made': 'The access token “{name}” was created for your account just now.',
  'accessToken.scopes': 'A program with it can act as you within these permissions: {scopes}.',
  'accessToken.button': 'See your access tokens',
  'accessToken.notYou': "If this wasn't you, revoke the token there and change your password now.",

  'connectedApp.subject': '{name} was connected to your account',
  'connectedApp.made': '“{name}” was connected to your account just now.',
  'connectedApp.scopes': 'It can do this for you: {scopes}.',
  'connectedApp.button': 'See your connected apps',
  'connectedApp.notYou': "If this wasn't you, disconnect the app there and change your password.",

  'deprecatedUse.subject': 'Parts of the API you use will be removed',
  'deprecatedUse.removed': 'Your programs still use these parts of the API. Change them in time.',
  'deprecatedUse.button': 'See the changelog',

  'accountClosed.subject': 'Your account is closed',
  'accountClosed.closed':
    'Your account was closed just now. Your profile is hidden and all devices were signed out.',
  'accountClosed.erased':
    'Your personal data will be erased in 30 days. Payment records are kept, as the law requires.',
  'accountClosed.notYou': "If this wasn't you, or you changed your mind, reply to this email before then.",

  'accountReopened.subject': 'Your account is open again',
  'accountReopened.welcome':
    'Welcome back. Your account is open again. Withdrawn campaigns and applications stay withdrawn.',

  'accountSuspended.subject': 'Your account is suspended',
  'accountSuspended.reason': 'We have suspended your account: {reason}',
  'accountSuspended.means':
    "Your profile and campaigns are hidden, and you can't sign in. Our team will settle jobs that are already paid.",
  'accountSuspended.mistake': 'If you think this is a mistake, reply to this email.',

  'accountRestored.subject': 'Your account works again',
  'accountRestored.restored':
    'Your account is no longer suspended. Your profile and campaigns are visible again.',

  signIn: 'Sign in with your old password: {link}',

  'help.subject': 'Our answer to your message',
  'help.button': 'Write to us again',
  'help.question': 'You wrote:',

  'notification.button': 'Open in {productName}',
  'notification.why': 'You get this email because email notifications are on.',

  'push.helpAnswered': 'We answered your message.',

  'unsubscribe.button': 'Stop these emails',
  'unsubscribe.settings': 'Settings',
  'unsubscribe.question': 'Stop email notifications?',
  'unsubscribe.bell': 'You can still see everything in {productName}, at the bell.',
  'unsubscribe.accountMail': "You'll still get emails about your account, such as a new password.",
  'unsubscribe.off': 'Email notifications are off',
  'unsubscribe.noMore': "We won't email you notifications any more.",
  'unsubscribe.undo': 'Turn them on again',
  'unsubscribe.on': 'Email notifications are on',
  'unsubscribe.again': "We'll email you about your campaigns and applications.",
  'unsubscribe.wrongLink': "This link doesn't work",
  'unsubscribe.cutShort': 'It may be incomplete. Sign in to change email notifications in your settings.',
  'unsubscribe.tooOften': 'Please wait a while',
} as const;

/** Everything that a text of mail can be filled with. */
export interface MailParams {
  readonly email: string;
  readonly first: string;
  readonly hours: number;
  readonly link: string;
  readonly name: string;
  /** Country and network in words. */
  readonly place: string;
  readonly productName: string;
  readonly reason: string;
  readonly scopes: string;
  /** Days in which a change can be undone. */
  readonly undoDays: number;
  /** An instant in words. */
  readonly time: string;
  readonly username: string;
}

/** A text of mail by its key. */
export type MailKey = keyof typeof mailTexts;

/** What a text of mail is filled with. */
export type MailParamsOf<Key extends MailKey> = ParamsOf<(typeof mailTexts)[Key], MailParams>;

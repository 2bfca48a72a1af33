import { DomainError, ErrorCode, outOfBounds } from '../../../../schema/errors.ts';
import type { PasswordStrength } from '../../../../schema/password.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { forUpdate } from '../../../platform/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import {
  beginTry,
  clearAttempts,
  countAttempt,
  forgetFailures,
  forgiveTry,
  isWithin,
  resetMails,
  strengthLookups,
} from '../../../platform/rate-limit/tries.ts';
import { noteSecurity } from '../../../platform/security-log.ts';
import { Profile } from '../../profiles/profile.entity.ts';
import { Account } from '../account.entity.ts';
import { toEmail } from '../email.policy.ts';
import { dropPendingChange } from '../email-change/pending-change.service.ts';
import { checkNewPassword, checkStrength, hashPassword, isPassword } from '../password.ts';
import { forgetBrowsers } from '../sessions/known-browser.service.ts';
import { endAllSessions, startSession } from '../sessions/session.service.ts';
import { consumeMailLink, revokeMailLinks } from '../sign-up/mail-link.service.ts';
import { hashToken } from '../token.ts';
import { measurePassword } from './password-strength.ts';
import { pauseWebhooks } from './pause-webhooks.service.ts';

/**
 * Verifies the caller's password and locks the account's row until the transaction ends. Wrong guesses of a session
 * share a limit with changing the password. Throws PASSWORD_REQUIRED, PASSWORD_WRONG, RATE_LIMITED.
 */
export async function confirmPassword(ctx: Ctx, password: string, field: string): Promise<Account> {
  if (password === '') throw new DomainError(ErrorCode.PASSWORD_REQUIRED, field);
  const id = accountIdOf(ctx);
  const session = `${id} ${ctx.actor.sessionId}`;
  await countAttempt(ctx, 'newPassword', session);
  const account = await ctx.em.findOneOrFail(Account, { id }, forUpdate);
  if (!(await isPassword(password, account.passwordHash))) {
    throw new DomainError(ErrorCode.PASSWORD_WRONG, field);
  }
  await clearAttempts(ctx, 'newPassword', session);
  return account;
}

/** The strength of a password for a person, by what their account and profile say about them. */
async function strengthFor(
  ctx: Ctx,
  accountId: number | null,
  password: string,
  about: readonly string[] = [],
): Promise<PasswordStrength> {
  const { productName } = ctx.ports.config;
  const id = accountId ?? 0;
  const account = await ctx.em.findOne(Account, { id }, { fields: ['email'] });
  const profile = await ctx.em.findOne(Profile, { id }, { fields: ['first', 'last', 'username'] });
  const own = [account?.email, profile?.first, profile?.last, profile?.username];
  return measurePassword(password, [
    productName,
    ...about,
    ...own.filter((text) => typeof text === 'string'),
  ]);
}

const MAX_ABOUT = 10;

/** How hard a new password is to guess, for the caller. Throws RATE_LIMITED, BAD_INPUT. */
export async function passwordStrength(
  ctx: Ctx,
  password: string,
  about: readonly string[],
): Promise<PasswordStrength> {
  if (about.length > MAX_ABOUT) throw outOfBounds('about', { maxItems: MAX_ABOUT });
  await ctx.ports.limiter.consume(strengthLookups, ctx.caller.address);
  return strengthFor(ctx, ctx.actor.accountId, password, about);
}

/**
 * Sends a reset link by mail, unless several were sent within the hour. Throws EMAIL_REQUIRED, EMAIL_INVALID,
 * EMAIL_UNKNOWN, CAPTCHA_NEEDED.
 */
export async function requestPasswordReset(
  ctx: Ctx,
  typedEmail: string,
  captcha?: string | null,
): Promise<string> {
  const email = toEmail(typedEmail);
  await beginTry(ctx, 'reset', email, captcha);
  const account = await ctx.em.findOne(Account, { email }, { fields: ['id', 'closedAt'] });
  if (!account || account.closedAt) throw new DomainError(ErrorCode.EMAIL_UNKNOWN, 'email');
  await forgiveTry(ctx, 'reset', email);
  if (await isWithin(ctx, resetMails, String(account.id)))
    await record(ctx, { type: 'mail.resetPassword', accountId: account.id });
  noteSecurity(ctx, 'password_reset_asked', { accountId: account.id });
  return email;
}

/** What ends with a password beside the sessions. `all`: webhooks pause, too. */
type Programs = 'none' | 'tokens' | 'all';

/**
 * Stores a new password, ends all sessions, what `programs` says, open reset links and a new address that waits, and
 * mails the owner.
 */
async function setPassword(ctx: Ctx, account: Account, password: string, programs: Programs): Promise<void> {
  account.passwordHash = await hashPassword(password);
  await ctx.em.flush();
  await endAllSessions(ctx, account.id, programs === 'none');
  if (programs === 'all') await pauseWebhooks(ctx, account.id);
  await revokeMailLinks(ctx, account.id, 'reset_password');
  await dropPendingChange(ctx, account.id);
  await record(ctx, { type: 'mail.passwordChanged', accountId: account.id });
}

/**
 * Sets the password that the reader of a mail chose: all sessions and access tokens end, and webhooks pause. Throws the
 * failures of the password field.
 */
export async function setMailedPassword(ctx: Ctx, account: Account, password: string): Promise<void> {
  checkNewPassword(password);
  checkStrength(await strengthFor(ctx, account.id, password));
  await setPassword(ctx, account, password, 'all');
  await forgetBrowsers(ctx, account.id);
  await forgetFailures(ctx, 'signIn', account.email);
}

/**
 * Sets a new password with a mailed token, ends all sessions and access tokens, and pauses webhooks. The mail reached its reader, so the
 * address counts as verified. Throws the failures of the password field, LINK_INVALID, RATE_LIMITED.
 */
export async function resetPassword(ctx: Ctx, token: string, password: string): Promise<string> {
  checkNewPassword(password);
  await countAttempt(ctx, 'link', hashToken(token).toString('base64'));
  const id = await consumeMailLink(ctx, token, 'reset_password');
  const account = await ctx.em.findOneOrFail(Account, { id }, forUpdate);
  account.emailVerifiedAt ??= ctx.clock.now();
  await setMailedPassword(ctx, account, password);
  noteSecurity(ctx, 'password_reset', { accountId: id });
  return account.email;
}

/**
 * Sets a new password. All other sessions and all access tokens end, and with `disconnect` webhooks pause; with false
 * programs go on. This session gets a new token. Throws
 * PASSWORD_REQUIRED and PASSWORD_WRONG at `current`, the failures of the password field, RATE_LIMITED.
 */
export async function changePassword(
  ctx: Ctx,
  current: string,
  password: string,
  disconnect?: boolean | null,
): Promise<void> {
  if (current === '') throw new DomainError(ErrorCode.PASSWORD_REQUIRED, 'current');
  checkNewPassword(password);
  checkStrength(await strengthFor(ctx, accountIdOf(ctx), password));
  const account = await confirmPassword(ctx, current, 'current');
  const programs = disconnect == null ? 'tokens' : disconnect ? 'all' : 'none';
  await setPassword(ctx, account, password, programs);
  await startSession(ctx, account.id, ctx.actor.factorAt);
  noteSecurity(ctx, 'password_changed');
}

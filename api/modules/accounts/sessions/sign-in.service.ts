import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import { forUpdate } from '../../../platform/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { beginTry, forgiveTry } from '../../../platform/rate-limit/tries.ts';
import { noteSecurity } from '../../../platform/security-log.ts';
import { Account } from '../account.entity.ts';
import { isDemoLeftOver } from '../demo-people.service.ts';
import { toEmail } from '../email.policy.ts';
import { hasFactor, spendFactorCode } from '../factors/factor.service.ts';
import { accountOfPasskey } from '../factors/passkey.service.ts';
import { isPassword } from '../password.ts';
import { noteBrowser } from './known-browser.service.ts';
import { endOwnSession, startSession } from './session.service.ts';

/** Locks an account, and returns whether its password is still the compared one: hashing takes a while. */
async function isUnchanged(ctx: Ctx, account: Account): Promise<boolean> {
  const { passwordHash } = account;
  await ctx.em.refresh(account, forUpdate);
  return account.passwordHash === passwordHash;
}

/** Starts a session of an account that has proved who it is. Throws ACCOUNT_CLOSED, ACCOUNT_SUSPENDED. */
async function enter(ctx: Ctx, account: Account, isFactorShown: boolean): Promise<number> {
  if (account.closedAt || account.suspendedAt)
    noteSecurity(ctx, 'sign_in_refused', { accountId: account.id });
  if (account.closedAt) throw new DomainError(ErrorCode.ACCOUNT_CLOSED);
  if (account.suspendedAt) throw new DomainError(ErrorCode.ACCOUNT_SUSPENDED);
  account.pageLanguage = ctx.caller.language ?? account.pageLanguage ?? null;
  await endOwnSession(ctx);
  const sessionId = await startSession(ctx, account.id, isFactorShown ? ctx.clock.now() : null);
  const isNew = await noteBrowser(ctx, account.id, sessionId);
  // Everybody shares the accounts of the demo.
  if (isNew && !ctx.ports.config.demoData)
    await record(ctx, { type: 'mail.newDevice', accountId: account.id, sessionId });
  noteSecurity(ctx, 'sign_in', { actorId: account.id });
  return account.id;
}

/** Compares the code of an account with a second factor. Throws SECOND_FACTOR_NEEDED without one, CODE_WRONG. */
async function checkCode(ctx: Ctx, accountId: number, code: string | null | undefined): Promise<boolean> {
  if (!(await hasFactor(ctx, accountId))) return false;
  if (!code) throw new DomainError(ErrorCode.SECOND_FACTOR_NEEDED);
  await spendFactorCode(ctx, accountId, code);
  return true;
}

/** What signing in takes. */
export interface SignIn {
  readonly email: string;
  readonly password: string;
  /** Code of the second factor, for accounts that have one. */
  readonly code?: string | null | undefined;
  /** Solved captcha, after too many failures. */
  readonly captcha?: string | null | undefined;
}

/**
 * Starts a session and sends its token to the client; an earlier session of the same browser ends. Returns the account
 * id. Throws EMAIL_REQUIRED, EMAIL_INVALID, PASSWORD_REQUIRED; SIGN_IN_FAILED for an unknown address and for a wrong
 * password; SECOND_FACTOR_NEEDED, CODE_WRONG, ACCOUNT_CLOSED and ACCOUNT_SUSPENDED when the password is right;
 * CAPTCHA_NEEDED after too many failures.
 */
export async function signIn(ctx: Ctx, given: SignIn): Promise<number> {
  const { password, code, captcha } = given;
  const email = toEmail(given.email);
  if (password === '') throw new DomainError(ErrorCode.PASSWORD_REQUIRED, 'password');
  await beginTry(ctx, 'signIn', email, captcha);
  const account = await ctx.em.findOne(Account, { email });
  const isRight = await isPassword(password, account?.passwordHash);
  if (!account || !isRight || isDemoLeftOver(ctx, email) || !(await isUnchanged(ctx, account))) {
    noteSecurity(ctx, 'sign_in_failed', { accountId: account?.id });
    throw new DomainError(ErrorCode.SIGN_IN_FAILED);
  }
  await forgiveTry(ctx, 'signIn', email);
  return enter(ctx, account, await checkCode(ctx, account.id, code));
}

/**
 * The same with a passkey, which is two factors: the device, and what unlocks it. Throws PASSKEY_REFUSED,
 * ACCOUNT_CLOSED, ACCOUNT_SUSPENDED.
 */
export async function signInWithPasskey(ctx: Ctx, passkey: string): Promise<number> {
  const accountId = await accountOfPasskey(ctx, passkey);
  const account = await ctx.em.findOneOrFail(Account, { id: accountId }, forUpdate);
  if (isDemoLeftOver(ctx, account.email)) throw new DomainError(ErrorCode.PASSKEY_REFUSED, 'passkey');
  return enter(ctx, account, true);
}

/** Ends the session of the request. */
export async function signOut(ctx: Ctx): Promise<boolean> {
  await endOwnSession(ctx);
  ctx.sessionCookie.clear();
  if (ctx.actor.accountId !== null) noteSecurity(ctx, 'sign_out');
  return true;
}

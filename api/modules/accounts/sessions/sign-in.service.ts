import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import { forUpdate } from '../../../platform/ids.ts';
import { beginTry, forgiveTry } from '../../../platform/rate-limit/tries.ts';
import { noteSecurity } from '../../../platform/security-log.ts';
import { Account } from '../account.entity.ts';
import { isDemoLeftOver } from '../demo-people.service.ts';
import { toEmail } from '../email.policy.ts';
import { isPassword } from '../password.ts';
import { endOwnSession, startSession } from './session.service.ts';

/** Locks an account, and returns whether its password is still the compared one: hashing takes a while. */
async function isUnchanged(ctx: Ctx, account: Account): Promise<boolean> {
  const { passwordHash } = account;
  await ctx.em.refresh(account, forUpdate);
  return account.passwordHash === passwordHash;
}

/**
 * Starts a session and sends its token to the client; an earlier session of the same browser ends. Returns the account
 * id. Throws EMAIL_REQUIRED, EMAIL_INVALID, PASSWORD_REQUIRED; SIGN_IN_FAILED for an unknown address and for a wrong
 * password; ACCOUNT_CLOSED and ACCOUNT_SUSPENDED when the password is right; CAPTCHA_NEEDED after too many failures.
 */
export async function signIn(
  ctx: Ctx,
  typedEmail: string,
  password: string,
  captcha?: string | null,
): Promise<number> {
  const email = toEmail(typedEmail);
  if (password === '') throw new DomainError(ErrorCode.PASSWORD_REQUIRED, 'password');
  await beginTry(ctx, 'signIn', email, captcha);
  const account = await ctx.em.findOne(Account, { email });
  const isRight = await isPassword(password, account?.passwordHash);
  if (!account || !isRight || isDemoLeftOver(ctx, email) || !(await isUnchanged(ctx, account))) {
    noteSecurity(ctx, 'sign_in_failed', { accountId: account?.id });
    throw new DomainError(ErrorCode.SIGN_IN_FAILED);
  }
  await forgiveTry(ctx, 'signIn', email);
  if (account.closedAt || account.suspendedAt)
    noteSecurity(ctx, 'sign_in_refused', { accountId: account.id });
  if (account.closedAt) throw new DomainError(ErrorCode.ACCOUNT_CLOSED);
  if (account.suspendedAt) throw new DomainError(ErrorCode.ACCOUNT_SUSPENDED);
  account.pageLanguage = ctx.caller.language ?? account.pageLanguage ?? null;
  await endOwnSession(ctx);
  await startSession(ctx, account.id);
  noteSecurity(ctx, 'sign_in', { actorId: account.id });
  return account.id;
}

/** Ends the session of the request. */
export async function signOut(ctx: Ctx): Promise<boolean> {
  await endOwnSession(ctx);
  ctx.sessionCookie.clear();
  if (ctx.actor.accountId !== null) noteSecurity(ctx, 'sign_out');
  return true;
}

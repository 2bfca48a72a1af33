import { LockMode } from '@mikro-orm/core';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { Account } from './account.entity.ts';
import { toEmail } from './email.policy.ts';
import { isPassword } from './password.ts';
import { endOwnSession, startSession } from './session.service.ts';
import { countTry, forgetTries } from './tries.policy.ts';

/** Locks an account, and says whether its password is still the one that was compared: that takes a while. */
async function isUnchanged(ctx: Ctx, account: Account): Promise<boolean> {
  const { passwordHash } = account;
  await ctx.em.refresh(account, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return account.passwordHash === passwordHash;
}

/**
 * Begins a session and hands its token to the client. An earlier session of the same browser ends. Answers the account
 * id. Throws EMAIL_REQUIRED, EMAIL_INVALID, PASSWORD_REQUIRED; SIGN_IN_FAILED for an unknown address and a wrong
 * password alike; ACCOUNT_CLOSED and ACCOUNT_SUSPENDED with the right password of such an account; RATE_LIMITED after
 * too many tries.
 */
export async function signIn(ctx: Ctx, typedEmail: string, password: string): Promise<number> {
  const email = toEmail(typedEmail);
  if (password === '') throw new DomainError(ErrorCode.PASSWORD_REQUIRED, 'password');
  await countTry(ctx, 'signIn', email);
  const account = await ctx.em.findOne(Account, { email });
  const isRight = await isPassword(password, account?.passwordHash);
  if (!account || !isRight || !(await isUnchanged(ctx, account)))
    throw new DomainError(ErrorCode.SIGN_IN_FAILED);
  await forgetTries(ctx, 'signIn', email);
  if (account.closedAt) throw new DomainError(ErrorCode.ACCOUNT_CLOSED);
  if (account.suspendedAt) throw new DomainError(ErrorCode.ACCOUNT_SUSPENDED);
  account.pageLanguage = ctx.caller.language ?? account.pageLanguage ?? null;
  await endOwnSession(ctx);
  await startSession(ctx, account.id);
  return account.id;
}

/** Ends the session that the request came through. */
export async function signOut(ctx: Ctx): Promise<boolean> {
  await endOwnSession(ctx);
  ctx.sessionCookie.clear();
  return true;
}

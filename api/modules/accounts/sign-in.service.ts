import { hash, verify } from '@node-rs/argon2';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Limit } from '../../platform/rate-limit/rate-limiter.ts';
import { Account } from './account.entity.ts';
import { Session } from './session.entity.ts';
import { startSession } from './session.service.ts';

/** Tries to sign in to one account, and from one address. */
export const signInLimits = {
  account: { name: 'sign-in-account', points: 10, seconds: 900 },
  address: { name: 'sign-in-address', points: 60, seconds: 900 },
} satisfies Record<string, Limit>;

/** argon2id of nothing anybody could type, so that an unknown address takes as long as a wrong password. */
const nobody = hash('\u0000nobody');

/**
 * Begins a session and hands its token to the client. An earlier session of the same browser ends. Answers the account id.
 * Throws SIGN_IN_FAILED for an unknown address and a wrong password alike, RATE_LIMITED after too many tries.
 */
export async function signIn(ctx: Ctx, email: string, password: string): Promise<number> {
  const address = email.trim().toLowerCase();
  await ctx.ports.limiter.consume(signInLimits.address, ctx.caller.address);
  await ctx.ports.limiter.consume(signInLimits.account, address);
  const account = await ctx.em.findOne(Account, { email: address });
  const isRight = await verify(account?.passwordHash ?? (await nobody), password);
  if (!account || !isRight) throw new DomainError(ErrorCode.SIGN_IN_FAILED);
  await ctx.ports.limiter.reset(signInLimits.account, address);
  if (ctx.actor.sessionId !== null) await ctx.em.nativeDelete(Session, { id: ctx.actor.sessionId });
  await startSession(ctx, account.id);
  return account.id;
}

/** Ends the session that the request came through. */
export async function signOut(ctx: Ctx): Promise<boolean> {
  if (ctx.actor.sessionId !== null) await ctx.em.nativeDelete(Session, { id: ctx.actor.sessionId });
  if (ctx.actor.accountId !== null) {
    await ctx.ports.pubsub.publish(`account:${ctx.actor.accountId}`, {
      kind: 'sessions',
      id: ctx.actor.accountId,
    });
  }
  ctx.sessionCookie.clear();
  return true;
}

import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { countTry, usernameLookups } from '../../platform/rate-limit/tries.ts';
import { Profile } from './profile.entity.ts';
import { toUsername } from './username.policy.ts';

/** Whether a profile has the username already, ignoring case. */
export async function isUsernameTaken(ctx: Ctx, username: string, exceptId = 0): Promise<boolean> {
  const owner = await ctx.em.findOne(Profile, { username }, { fields: ['id'] });
  return owner !== null && owner.id !== exceptId;
}

/** Whether a username is free. Throws USERNAME_REQUIRED, USERNAME_INVALID, RATE_LIMITED. */
export async function usernameAvailable(ctx: Ctx, typed: string): Promise<boolean> {
  await ctx.ports.limiter.consume(usernameLookups, ctx.caller.address);
  return !(await isUsernameTaken(ctx, toUsername(typed)));
}

/**
 * Gives the caller a username. Throws USERNAME_TAKEN and what the form refuses, with the texts of the username screen.
 */
export async function chooseUsername(ctx: Ctx, typed: string): Promise<void> {
  const id = accountIdOf(ctx);
  const username = toUsername(typed, 'username');
  await countTry(ctx, 'username', id);
  const taken = new DomainError(
    { code: ErrorCode.USERNAME_TAKEN, params: { screen: 'username' } },
    'username',
  );
  if (await isUsernameTaken(ctx, username, id)) throw taken;
  const profile = await ctx.em.findOneOrFail(Profile, { id });
  profile.username = username;
  await ctx.em.flush().catch((error: unknown) => {
    throw error instanceof UniqueConstraintViolationException ? taken : error;
  });
}

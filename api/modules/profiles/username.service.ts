import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { TextParams } from '../../../schema/texts/sentences.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { countAttempt, usernameLookups } from '../../platform/rate-limit/tries.ts';
import { checkName } from './name.policy.ts';
import { Profile } from './profile.entity.ts';

const form = /^[A-Za-z0-9._]{1,30}$/;

/** A username as stored: trimmed. Throws USERNAME_REQUIRED or USERNAME_INVALID, with the texts of the screen. */
export function toUsername(typed: string, screen?: TextParams['screen']): string {
  const username = typed.trim();
  const params = screen && { screen };
  if (username === '') throw new DomainError({ code: ErrorCode.USERNAME_REQUIRED, params }, 'username');
  if (!form.test(username)) throw new DomainError({ code: ErrorCode.USERNAME_INVALID, params }, 'username');
  return username;
}

/** A username that somebody chooses. Throws what `toUsername` and `checkName` refuse. */
export function toNewUsername(ctx: Ctx, typed: string, screen?: TextParams['screen']): string {
  const username = toUsername(typed, screen);
  checkName(ctx, username, 'username', { isHandle: true });
  return username;
}

/** An Instagram handle, with or without the at sign. Throws the texts of the Instagram dialog. */
export function toInstagramUsername(typed: string): string {
  return toUsername(typed.trim().replace(/^@/, ''), 'instagram');
}

/** Whether a profile has the username already, ignoring case. */
export async function isUsernameTaken(ctx: Ctx, username: string, exceptId = 0): Promise<boolean> {
  const owner = await ctx.em.findOne(Profile, { username }, { fields: ['id'] });
  return owner !== null && owner.id !== exceptId;
}

/** Whether a username is free. Throws what `toNewUsername` refuses, RATE_LIMITED. */
export async function usernameAvailable(ctx: Ctx, typed: string): Promise<boolean> {
  await ctx.ports.limiter.consume(usernameLookups, ctx.caller.address);
  return !(await isUsernameTaken(ctx, toNewUsername(ctx, typed)));
}

/**
 * Gives the caller a username. Throws USERNAME_TAKEN and what the form refuses, with the texts of the username screen.
 */
export async function chooseUsername(ctx: Ctx, typed: string): Promise<void> {
  const id = accountIdOf(ctx);
  const username = toNewUsername(ctx, typed, 'username');
  await countAttempt(ctx, 'username', id);
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

import type { Ctx } from '../context.ts';
import type { Limit } from './rate-limiter.ts';

const QUARTER = 900;
const HOUR = 3_600;

function pair(name: string, account: number, address: number, seconds: number) {
  return {
    account: { name: `${name}-account`, points: account, seconds },
    address: { name: `${name}-address`, points: address, seconds },
  } satisfies Record<string, Limit>;
}

/** Limits of tries that concern accounts, per account and per network address. */
export const tries = {
  signIn: pair('sign-in', 10, 60, QUARTER),
  signUp: pair('sign-up', 6, 40, HOUR),
  reset: pair('reset', 5, 30, HOUR),
  newPassword: pair('new-password', 10, 60, QUARTER),
  exportData: pair('export-data', 5, 20, 24 * HOUR),
  help: pair('help', 5, 20, HOUR),
  link: pair('link', 10, 60, QUARTER),
  resend: pair('resend', 5, 30, HOUR),
  username: pair('username', 30, 60, QUARTER),
} as const;

/** Usernames are checked while they are typed, so this limit is per minute. */
export const usernameLookups: Limit = { name: 'username-available', points: 60, seconds: 60 };

/** Passwords are measured while they are typed. */
export const strengthLookups: Limit = { name: 'password-strength', points: 120, seconds: 60 };

/**
 * Counts a try of the caller's address and of an account (its id, address or token hash). Tries stay counted when the
 * transaction fails. Throws RATE_LIMITED.
 */
export async function countAttempt(
  ctx: Ctx,
  rule: keyof typeof tries,
  account: string | number,
): Promise<void> {
  await ctx.ports.limiter.consume(tries[rule].address, ctx.caller.address);
  await ctx.ports.limiter.consume(tries[rule].account, String(account));
}

/** Clears the tries of an account after a success. */
export async function clearAttempts(
  ctx: Ctx,
  rule: keyof typeof tries,
  account: string | number,
): Promise<void> {
  await ctx.ports.limiter.reset(tries[rule].account, String(account));
}

import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../context.ts';
import type { Limit } from './rate-limiter.ts';

const QUARTER = 900;
const HOUR = 3_600;

/**
 * Limits of tries per account (its id, address or token hash). Above them a try is refused, so they are only for what
 * others cannot use up for somebody.
 */
export const tries = {
  newPassword: { name: 'new-password', points: 10, seconds: QUARTER },
  /** After the right password only. */
  secondFactor: { name: 'second-factor', points: 10, seconds: QUARTER },
  /** Each one mails two addresses. */
  emailChange: { name: 'email-change', points: 5, seconds: HOUR },
  exportData: { name: 'export-data', points: 5, seconds: 24 * HOUR },
  help: { name: 'help', points: 5, seconds: HOUR },
  link: { name: 'link', points: 10, seconds: QUARTER },
  resend: { name: 'resend', points: 5, seconds: HOUR },
  username: { name: 'username', points: 30, seconds: QUARTER },
} as const satisfies Record<string, Limit>;

/** Requests for help from one network address; visitors choose the email address that they give. */
export const helpFromAddress: Limit = { name: 'help-address', points: 20, seconds: HOUR };

/** Usernames are checked while they are typed, so this limit is per minute. */
export const usernameLookups: Limit = { name: 'username-available', points: 60, seconds: 60 };

/** Passwords are measured while they are typed. */
export const strengthLookups: Limit = { name: 'password-strength', points: 120, seconds: 60 };

/** Reset mails to one account. The links of the last hour still work, so that more would only fill the mailbox. */
export const resetMails: Limit = { name: 'reset-mail', points: 5, seconds: HOUR };

/** Counts a try of an account. Tries stay counted when the transaction fails. Throws RATE_LIMITED. */
export async function countAttempt(
  ctx: Ctx,
  rule: keyof typeof tries,
  account: string | number,
): Promise<void> {
  await ctx.ports.limiter.consume(tries[rule], String(account));
}

/** Clears the tries of an account after a success. */
export async function clearAttempts(
  ctx: Ctx,
  rule: keyof typeof tries,
  account: string | number,
): Promise<void> {
  await ctx.ports.limiter.reset(tries[rule], String(account));
}

function failuresOf(name: string, seconds: number) {
  return {
    together: { name: `${name}-together`, points: 5, seconds },
    account: { name: `${name}-account`, points: 40, seconds: HOUR },
    address: { name: `${name}-address`, points: 30, seconds },
  } satisfies Record<string, Limit>;
}

/**
 * Failed tries after which a solved captcha is asked for: of an account from one network address, of an account from
 * everywhere, and of a network address, which many people may share. Nobody is refused, or a stranger could lock a
 * member out.
 */
export const failures = {
  signIn: failuresOf('sign-in', QUARTER),
  reset: failuresOf('reset', HOUR),
  signUp: failuresOf('sign-up', HOUR),
} as const;

type Counted = readonly (readonly [Limit, key: string])[];

function countedFor(ctx: Ctx, rule: keyof typeof failures, email: string): Counted {
  const { together, account, address } = failures[rule];
  return [
    [together, `${email} ${ctx.caller.address}`],
    [account, email],
    [address, ctx.caller.address],
  ];
}

/** Counts a try. False above the limit. */
export async function isWithin(ctx: Ctx, limit: Limit, key: string): Promise<boolean> {
  try {
    await ctx.ports.limiter.consume(limit, key);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === ErrorCode.RATE_LIMITED) return false;
    throw error;
  }
}

/**
 * Counts a try as failed until `forgiveTry`, so that many at the same moment are counted too. Returns whether it went
 * over a limit and thus used up a solved captcha. Throws CAPTCHA_NEEDED over a limit without one.
 */
export async function beginTry(
  ctx: Ctx,
  rule: keyof typeof failures,
  email: string,
  captcha: string | null | undefined,
): Promise<boolean> {
  const { limiter, captcha: captchas } = ctx.ports;
  const counted = countedFor(ctx, rule, email);
  const within = await Promise.all(counted.map(([limit, key]) => isWithin(ctx, limit, key)));
  if (!within.includes(false)) return false;
  if (captcha && (await captchas.verify(captcha, ctx.caller.address))) return true;
  // It was not tried at all.
  for (const [limit, key] of counted) await limiter.giveBack(limit, key);
  throw new DomainError(ErrorCode.CAPTCHA_NEEDED, 'captcha');
}

/** The try was no failure: it does not count, and the earlier ones of this account from this address are forgotten. */
export async function forgiveTry(ctx: Ctx, rule: keyof typeof failures, email: string): Promise<void> {
  const [together, ...shared] = countedFor(ctx, rule, email);
  if (together) await ctx.ports.limiter.reset(...together);
  for (const [limit, key] of shared) await ctx.ports.limiter.giveBack(limit, key);
}

/** Forgets the failed tries of an account from everywhere, after a mail has proved who it is. */
export async function forgetFailures(ctx: Ctx, rule: keyof typeof failures, email: string): Promise<void> {
  await forgiveTry(ctx, rule, email);
  await ctx.ports.limiter.reset(failures[rule].account, email);
}

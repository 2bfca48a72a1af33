import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SignUpInput } from '../../../../schema/account.ts';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { PasswordStrength } from '../../../../schema/password.ts';
import { checkAll, must } from '../../../platform/check-all.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { forUpdate } from '../../../platform/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import type { Limit } from '../../../platform/rate-limit/rate-limiter.ts';
import { beginTry, countAttempt, forgiveTry } from '../../../platform/rate-limit/tries.ts';
import { noteSecurity } from '../../../platform/security-log.ts';
import { sql } from '../../../platform/sql.ts';
import { toPhone } from '../../profiles/phone.policy.ts';
import { Profile } from '../../profiles/profile.entity.ts';
import { toFirst, toLast } from '../../profiles/profile.policy.ts';
import { isUsernameTaken, toNewUsername } from '../../profiles/username.service.ts';
import { Account } from '../account.entity.ts';
import { toEmail } from '../email.policy.ts';
import { isEmailTaken } from '../email-change/email-taken.service.ts';
import { checkNewPassword, checkStrength, hashPassword, isPassword } from '../password.ts';
import { measurePassword } from '../passwords/password-strength.ts';
import { revokeOtherSessions } from '../sessions/session.service.ts';
import { hashToken } from '../token.ts';
import { consumeMailLink, readMailLink } from './mail-link.service.ts';

/** How a sign-up proves that a person made it. Legacy clients have no captcha and are limited per address instead. */
export type HumanProof = 'captcha' | 'few';

const few: Limit = { name: 'sign-up-without-captcha', points: 10, seconds: 3_600 };

async function assertHuman(ctx: Ctx, input: SignUpInput, proof: HumanProof): Promise<void> {
  if (proof === 'few') return ctx.ports.limiter.consume(few, ctx.caller.address);
  if (!(await ctx.ports.captcha.verify(input.captcha, ctx.caller.address)))
    throw new DomainError(ErrorCode.CAPTCHA_REQUIRED, 'captcha');
}

/** The form's values as stored, validated in the order of the form. */
function checked(ctx: Ctx, input: SignUpInput, proof: HumanProof, strength: PasswordStrength) {
  const { phone, first, last, username, email } = checkAll({
    first: () => toFirst(ctx, input.first),
    last: () => toLast(ctx, input.last),
    username: () => toNewUsername(ctx, input.username),
    email: () => toEmail(input.email),
    password: () => {
      checkNewPassword(input.password);
      checkStrength(strength);
    },
    phone: () => toPhone(input),
    terms: must(input.termsAccepted, () => new DomainError(ErrorCode.TERMS_REQUIRED, 'termsAccepted')),
    captcha: must(
      proof !== 'captcha' || input.captcha !== '',
      () => new DomainError(ErrorCode.CAPTCHA_REQUIRED, 'captcha'),
    ),
  });
  return { first, last, username, email, password: input.password, ...phone };
}

const emailTaken = () => new DomainError(ErrorCode.EMAIL_TAKEN, 'email');
const usernameTaken = () => new DomainError(ErrorCode.USERNAME_TAKEN, 'username');

/** Two sign-ups at the same moment: the database accepts one, and the other gets the failure. */
function toTaken(error: unknown): unknown {
  if (!(error instanceof UniqueConstraintViolationException)) return error;
  return error.message.includes('account_email') ? emailTaken() : usernameTaken();
}

/** Milliseconds during which the same form counts as a repeat after a lost answer. */
const SAME_MS = 3_600_000;

/** The account that the same form created a moment ago; the password is not compared here. */
async function justMade(ctx: Ctx, email: string, username: string) {
  const since = new Date(ctx.clock.now().getTime() - SAME_MS);
  return (
    (await sql<{ id: number; password_hash: string }>`select a.id, a.password_hash
    from account as a join profile as p on p.id = a.id
    where a.email = ${email} and p.username = ${username} and a.created_at > ${since}`.first(ctx)) ?? null
  );
}

/**
 * Creates an account with its profile and sends the verification mail after the commit. Returns the account id. Throws
 * what the form's fields refuse, EMAIL_TAKEN, USERNAME_TAKEN, CAPTCHA_REQUIRED; CAPTCHA_NEEDED after many failures;
 * RATE_LIMITED without a captcha. A taken name does not use up the captcha until then. When the same form comes again within `SAME_MS` with the same password and a solved captcha, it
 * returns the account that it created; legacy clients get the refusal instead.
 */
export async function signUp(ctx: Ctx, input: SignUpInput, proof: HumanProof = 'captcha'): Promise<number> {
  const about = [input.first, input.last, input.username, input.email, ctx.ports.config.productName];
  const strength = await measurePassword(input.password, about);
  const { email, password, ...person } = checked(ctx, input, proof, strength);
  const isProved = await beginTry(ctx, 'signUp', email, input.captcha);
  const prove = async () => isProved || assertHuman(ctx, input, proof);
  const made = proof === 'captcha' ? await justMade(ctx, email, person.username) : null;
  if (made) {
    await prove();
    if (await isPassword(password, made.password_hash)) return made.id;
  }
  if (await isUsernameTaken(ctx, person.username)) throw usernameTaken();
  if (await isEmailTaken(ctx, email)) throw emailTaken();
  await prove();
  const createdAt = ctx.clock.now();
  const account = ctx.em.create(Account, {
    email,
    passwordHash: await hashPassword(password),
    pageLanguage: ctx.caller.language,
    purpose: input.purpose ?? null,
    createdAt,
  });
  try {
    await ctx.em.flush();
    ctx.em.create(Profile, { id: account.id, ...person, createdAt });
    await ctx.em.flush();
  } catch (error) {
    throw toTaken(error);
  }
  await forgiveTry(ctx, 'signUp', email);
  await record(ctx, { type: 'mail.verifyEmail', accountId: account.id });
  noteSecurity(ctx, 'account_created', { actorId: account.id });
  return account.id;
}

/**
 * Verifies the address of the caller's account with the token of its mail. A stranger may have signed up with the
 * address of another person, who then gets the mail: it proves the address for the reader who is signed in, and ends the
 * account's other sessions. Throws LINK_INVALID, VERIFY_SIGN_IN when not signed in to that account, RATE_LIMITED.
 */
export async function verifyEmail(ctx: Ctx, token: string): Promise<string> {
  await countAttempt(ctx, 'link', hashToken(token).toString('base64'));
  const { accountId: id } = await readMailLink(ctx, token, 'verify_email');
  if (ctx.actor.sessionId === null || ctx.actor.accountId !== id)
    throw new DomainError(ErrorCode.VERIFY_SIGN_IN);
  await consumeMailLink(ctx, token, 'verify_email');
  const account = await ctx.em.findOneOrFail(Account, { id }, forUpdate);
  if (!account.emailVerifiedAt) await revokeOtherSessions(ctx);
  account.emailVerifiedAt ??= ctx.clock.now();
  await ctx.em.flush();
  return account.email;
}

/** Mails the verification link again; does nothing when the address is verified. Throws RATE_LIMITED. */
export async function resendVerification(ctx: Ctx): Promise<void> {
  if (ctx.actor.isVerified) return;
  const accountId = accountIdOf(ctx);
  await countAttempt(ctx, 'resend', accountId);
  await record(ctx, { type: 'mail.verifyEmail', accountId });
}

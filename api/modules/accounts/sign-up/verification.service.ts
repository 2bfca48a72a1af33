import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { countTry } from '../../../platform/rate-limit/tries.ts';
import { Account } from '../account.entity.ts';
import { hashToken } from '../token.ts';
import { consumeMailLink } from './mail-link.service.ts';

/** Verifies the address of the account that the mailed token belongs to. Throws LINK_INVALID, RATE_LIMITED. */
export async function verifyEmail(ctx: Ctx, token: string): Promise<boolean> {
  await countTry(ctx, 'link', hashToken(token).toString('base64'));
  const id = await consumeMailLink(ctx, token, 'verify_email');
  const account = await ctx.em.findOneOrFail(Account, { id });
  account.emailVerifiedAt ??= ctx.clock.now();
  await ctx.em.flush();
  return true;
}

/** Mails the verification link again; does nothing when the address is verified. Throws RATE_LIMITED. */
export async function resendVerification(ctx: Ctx): Promise<boolean> {
  if (ctx.actor.isVerified) return true;
  const accountId = accountIdOf(ctx);
  await countTry(ctx, 'resend', accountId);
  await record(ctx, { type: 'mail.verifyEmail', accountId });
  return true;
}

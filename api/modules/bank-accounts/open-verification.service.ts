import { DomainError, ErrorCode, outOfBounds } from '../../../schema/errors.ts';
import { accountIdOf } from '../../platform/context.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import type { Limit } from '../../platform/rate-limit/rate-limiter.ts';
import { BankAccount } from './bank-account.entity.ts';
import { canVerify } from './payout-needs.policy.ts';
import { toFailure } from './provider-failure.ts';

const visits: Limit = { name: 'verification', points: 20, seconds: 3_600 };
const LONGEST = 500;
const SETTINGS = '/edit-profile/setting';

/** A page of ours: a path on this site, which no browser takes for another one. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/**
 * The address of the payment provider's page where the caller gives what it still needs. They return to a page of ours.
 * An address that is not good any more leads to the settings, which ask for another. Throws BAD_INPUT,
 * NOTHING_TO_VERIFY, UNAVAILABLE, RATE_LIMITED.
 */
export async function openVerification(ctx: StepsCtx, returnTo: string): Promise<string> {
  if (!OWN_PATH.test(returnTo) || returnTo.length > LONGEST)
    throw outOfBounds('returnTo', { format: 'a path of this site', maxCharacters: LONGEST });
  const ownerId = accountIdOf(ctx);
  const bank = await ctx.em.fork().findOne(BankAccount, { ownerId });
  if (!bank || !canVerify(bank)) throw new DomainError(ErrorCode.NOTHING_TO_VERIFY);
  await ctx.ports.limiter.consume(visits, String(ownerId));
  const { publicUrl } = ctx.ports.config;
  const ways = {
    returnUrl: publicUrl + returnTo,
    refreshUrl: `${publicUrl}${SETTINGS}?${new URLSearchParams({ verify: 'again', back: returnTo })}`,
  };
  // Every visit needs an address of its own.
  const key = `verify-${ownerId}-${crypto.randomUUID()}`;
  return ctx.ports.payment.createAccountLink(bank.providerAccountId, ways, key).catch((error: unknown) => {
    throw toFailure(ctx, error);
  });
}

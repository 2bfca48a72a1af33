import { ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import type { Limit } from '../../platform/rate-limit/rate-limiter.ts';
import type { PayOutcome } from './settle-payment.ts';

/** Whoever tries stolen cards here finds out about ten in an hour. */
const declinedCards: Limit = { name: 'declined-card', points: 10, seconds: 3_600 };

function isDecline(outcome: PayOutcome): boolean {
  return outcome.status === 'refused' && outcome.refusal.code === ErrorCode.CARD_DECLINED;
}

/**
 * Counts a try with a card that is declined, of the caller's account. The try is taken beforehand and given back unless
 * the card was declined, so that many at once cannot slip through. Throws RATE_LIMITED, and nothing is charged.
 */
export async function countDeclined(ctx: Ctx, tryCard: () => Promise<PayOutcome>): Promise<PayOutcome> {
  const { limiter } = ctx.ports;
  const account = String(accountIdOf(ctx));
  await limiter.consume(declinedCards, account);
  let counts = false;
  try {
    const outcome = await tryCard();
    counts = isDecline(outcome);
    return outcome;
  } finally {
    if (!counts) await limiter.giveBack(declinedCards, account);
  }
}

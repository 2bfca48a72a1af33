import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import type { Limit } from '../../../platform/rate-limit/rate-limiter.ts';
import type { PayOutcome } from './pay-outcome.facts.ts';

/** Limits how many stolen cards one account can test. */
const declinedCards: Limit = { name: 'declined-card', points: 10, seconds: 3_600 };

function isDecline(outcome: PayOutcome): boolean {
  return outcome.status === 'refused' && outcome.refusal.code === ErrorCode.CARD_DECLINED;
}

/** A try under way, shared by concurrent requests for it. */
interface OpenTry {
  readonly taken: Promise<void>;
  presses: number;
  isDeclined: boolean;
}

const open = new Map<string, OpenTry>();

function join(key: string, take: () => Promise<void>): OpenTry {
  const joined = open.get(key) ?? { taken: take(), presses: 0, isDeclined: false };
  joined.presses += 1;
  open.set(key, joined);
  return joined;
}

/**
 * Counts a try with a declined card against the caller's account. The point is taken beforehand and returned unless the
 * card was declined, so that concurrent tries cannot exceed the limit; concurrent requests with the same card for the
 * same purchase count once. Throws RATE_LIMITED, and then nothing is charged.
 */
export async function countDeclined(
  ctx: Ctx,
  tried: { readonly what: string; readonly methodId: string },
  tryCard: () => Promise<PayOutcome>,
): Promise<PayOutcome> {
  const { limiter } = ctx.ports;
  const account = String(accountIdOf(ctx));
  const key = `${account} ${tried.what} ${tried.methodId}`;
  const mine = join(key, () => limiter.consume(declinedCards, account));
  let isTaken = false;
  try {
    await mine.taken;
    isTaken = true;
    const outcome = await tryCard();
    mine.isDeclined ||= isDecline(outcome);
    return outcome;
  } finally {
    mine.presses -= 1;
    if (mine.presses === 0) open.delete(key);
    if (mine.presses === 0 && isTaken && !mine.isDeclined) await limiter.giveBack(declinedCards, account);
  }
}

/**
 * Counts a card that was declined after 3-D Secure. Never throws: the next try is refused when the limit is exceeded.
 */
export async function recordDeclined({ ports }: Pick<Ctx, 'ports'>, accountId: number): Promise<void> {
  await ports.limiter.consume(declinedCards, String(accountId)).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });
}

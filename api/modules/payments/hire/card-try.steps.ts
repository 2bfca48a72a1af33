import type { Ctx } from '../../../platform/context.ts';
import type { Payment } from '../payment.entity.ts';
import { recordDeclined } from './declined-tries.service.ts';
import { type PayOutcome, payRefusal } from './pay-outcome.facts.ts';

type Tried = Pick<
  Payment,
  'state' | 'attempt' | 'methodId' | 'providerPaymentId' | 'failureCode' | 'failureMessage' | 'updatedAt'
>;

/**
 * Records the card of a try. A new try starts only after the earlier one is known to have failed. False when the card
 * must not be confirmed again, because the bank waits for its holder.
 */
export function recordCard(payment: Tried, methodId: string, now: Date): boolean {
  const isSameTry = payment.state !== 'failed' && payment.methodId === methodId;
  if (isSameTry) return payment.state !== 'requires_action';
  if (payment.state === 'failed') payment.attempt += 1;
  const fresh = { methodId, state: 'processing', failureCode: null, failureMessage: null } as const;
  Object.assign(payment, fresh, { updatedAt: now });
  return true;
}

/** The refusal of a payment whose newest try failed; null while it can be looked up. */
export function failureOf({ state, failureMessage }: Tried): PayOutcome | null {
  return state === 'failed' ? { status: 'refused', refusal: payRefusal(failureMessage) } : null;
}

/** A look at the provider without a request by the payer. */
export interface Look {
  /** Also makes the call that a crash may have prevented, with the recorded card and keys. */
  readonly mayFinish: boolean;
}

/**
 * State of a payment that needs no look at the provider; null when it has to be looked up. With an event at hand failed
 * payments are looked up too, because a try that counted as failed may have been charged.
 */
export function standingOf(payment: Tried | null, { mayFinish }: Look): PayOutcome | null {
  if (!payment || payment.state === 'succeeded') return { status: 'succeeded' };
  return mayFinish || !payment.providerPaymentId ? failureOf(payment) : null;
}

/** Whether a look may confirm the recorded card. */
export const mayConfirm = ({ state }: Tried, { mayFinish }: Look): boolean =>
  mayFinish && state !== 'requires_action';

/** Counts a card that its bank declined after 3-D Secure as a declined card. */
export async function recordBankDecline(ctx: Ctx, outcome: PayOutcome): Promise<void> {
  if (outcome.status === 'refused' && outcome.declinedOf) await recordDeclined(ctx, outcome.declinedOf);
}

/** State of a payment after trying to cancel it. */
export const afterCancelPayment = (result: 'cancelled' | 'paid' | 'unknown'): PayOutcome =>
  result === 'unknown'
    ? { status: 'processing' }
    : result === 'paid'
      ? { status: 'succeeded' }
      : { status: 'refused', refusal: payRefusal(null) };

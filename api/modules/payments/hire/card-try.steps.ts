import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { CardPayment } from '../payment.entity.ts';
import { countDeclined, recordDeclined } from './declined-tries.service.ts';
import { type PayOutcome, payRefusal } from './pay-outcome.facts.ts';

/**
 * Records the card of a try. A new try starts only after the earlier one is known to have failed. False when the card
 * must not be confirmed again, because the bank waits for its holder.
 */
export function recordCard(payment: CardPayment, methodId: string, now: Date): boolean {
  const isSameTry = payment.state !== 'failed' && payment.methodId === methodId;
  if (isSameTry) return payment.state !== 'requires_action';
  if (payment.state === 'failed') payment.attempt += 1;
  const fresh = { methodId, state: 'processing', failureCode: null, failureMessage: null } as const;
  Object.assign(payment, fresh, { updatedAt: now });
  return true;
}

/** The refusal of a payment whose newest try failed; null while it can be looked up. */
export function failureOf({ state, failureMessage }: CardPayment): PayOutcome | null {
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
export function standingOf(payment: CardPayment | null, { mayFinish }: Look): PayOutcome | null {
  if (!payment || payment.state === 'succeeded') return { status: 'succeeded' };
  return mayFinish || !payment.providerPaymentId ? failureOf(payment) : null;
}

/** Whether a look may confirm the recorded card. */
export const mayConfirm = ({ state }: CardPayment, { mayFinish }: Look): boolean =>
  mayFinish && state !== 'requires_action';

/** Counts a card that its bank declined after 3-D Secure as a declined card. */
export async function recordBankDecline(ctx: Ctx, outcome: PayOutcome): Promise<void> {
  if (outcome.status === 'refused' && outcome.declinedOf) await recordDeclined(ctx, outcome.declinedOf);
}

/** The provider's id of a card. */
const METHOD_ID = /^[A-Za-z0-9_]{3,100}$/;

/** The card that a payer named; null looks again after the bank's confirmation. Throws BAD_INPUT. */
export function methodOf({ paymentMethodId = null }: { paymentMethodId?: string | null }): string | null {
  if (paymentMethodId === null || METHOD_ID.test(paymentMethodId)) return paymentMethodId;
  throw new DomainError(ErrorCode.BAD_INPUT, 'paymentMethodId');
}

/** State of the payment, for the payer. */
export type PayAnswer = Exclude<PayOutcome, { status: 'refused' }>;

/** Makes a try by the payer, which counts against their limit when the card is declined. Throws its refusal. */
export async function payByCard(
  ctx: Ctx,
  { what, methodId }: { what: string; methodId: string | null },
  pay: () => Promise<PayOutcome>,
): Promise<PayAnswer> {
  const outcome = methodId === null ? await pay() : await countDeclined(ctx, { what, methodId }, pay);
  await recordBankDecline(ctx, outcome);
  if (outcome.status === 'refused') throw outcome.refusal;
  return outcome;
}

/** State of a payment after trying to cancel it. */
export const afterCancelPayment = (result: 'cancelled' | 'paid' | 'unknown'): PayOutcome =>
  result === 'unknown'
    ? { status: 'processing' }
    : result === 'paid'
      ? { status: 'succeeded' }
      : { status: 'refused', refusal: payRefusal(null) };

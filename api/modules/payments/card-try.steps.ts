import type { Ctx } from '../../platform/context.ts';
import { noteDeclined } from './declined-tries.service.ts';
import { type PayOutcome, payRefusal } from './pay-outcome.facts.ts';
import type { Payment } from './payment.entity.ts';

type Tried = Pick<
  Payment,
  'state' | 'attempt' | 'methodId' | 'providerPaymentId' | 'failureCode' | 'failureMessage' | 'updatedAt'
>;

/**
 * Notes the card of a press. A new try begins only after the earlier one is known to have failed. False when the card may
 * not be confirmed again, because the bank waits for its holder.
 */
export function noteCard(payment: Tried, methodId: string, now: Date): boolean {
  const isSameTry = payment.state !== 'failed' && payment.methodId === methodId;
  if (isSameTry) return payment.state !== 'requires_action';
  if (payment.state === 'failed') payment.attempt += 1;
  const fresh = { methodId, state: 'processing', failureCode: null, failureMessage: null } as const;
  Object.assign(payment, fresh, { updatedAt: now });
  return true;
}

/** The refusal of a payment whose newest try failed; null while there is something to look at. */
export function failureOf({ state, failureMessage }: Tried): PayOutcome | null {
  return state === 'failed' ? { status: 'refused', refusal: payRefusal(failureMessage) } : null;
}

/** A look at the provider that nobody's press asked for. */
export interface Look {
  /** Also makes the call that a crash may have prevented, with the card and the keys that were noted. */
  readonly mayFinish: boolean;
}

/**
 * How a payment stands without asking the provider; null when it has to be asked. Whoever has an event in hand asks for a
 * failed one, too: a try that counted as lost may have been charged after all.
 */
export function standingOf(payment: Tried | null, { mayFinish }: Look): PayOutcome | null {
  if (!payment || payment.state === 'succeeded') return { status: 'succeeded' };
  return mayFinish || !payment.providerPaymentId ? failureOf(payment) : null;
}

/** Whether a look may confirm the card that was noted. */
export const mayConfirm = ({ state }: Tried, { mayFinish }: Look): boolean =>
  mayFinish && state !== 'requires_action';

/** A card that its bank declined after asking the payer is a declined card too, whoever hears of it first. */
export async function countAtBank(ctx: Ctx, outcome: PayOutcome): Promise<void> {
  if (outcome.status === 'refused' && outcome.declinedOf) await noteDeclined(ctx, outcome.declinedOf);
}

/** What became of a payment that was to be given up, for whoever looks how it stands. */
export const afterGivingUp = (result: 'given up' | 'paid' | 'unknown'): PayOutcome =>
  result === 'unknown'
    ? { status: 'processing' }
    : result === 'paid'
      ? { status: 'succeeded' }
      : { status: 'refused', refusal: payRefusal(null) };

import { singleFlight } from '../../../platform/concurrency.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { RefundResult } from '../../../platform/payment/payment-results.ts';
import type { Ports } from '../../../platform/ports.ts';
import { answerOf, createOnce, type MoneyAnswer, type MoneyCall } from '../money-call.steps.ts';

/** A try of a refund. */
export interface RefundCall extends MoneyCall {
  readonly providerPaymentId: string;
}

/** A refund of a job. */
export interface JobRefundCall extends RefundCall {
  readonly refundId: number;
  readonly remarkId: number;
}

const flights = singleFlight<MoneyAnswer>();

/** Refunds money to the payer's card, once: the key is derived from the refund. Concurrent calls share one answer. */
export function sendRefund(ports: Ports, wanted: RefundCall): Promise<MoneyAnswer> {
  return flights(`${wanted.key} ${wanted.lookFirst}`, () => sendOnce(ports, wanted));
}

async function sendOnce(ports: Ports, wanted: RefundCall): Promise<MoneyAnswer> {
  const { providerPaymentId: paymentIntentId, amountMinor, attempt, key, mark } = wanted;
  const metadata = { ...wanted.metadata, [mark[0]]: mark[1], attempt: String(attempt) };
  const create = () => ports.payment.createRefund({ paymentIntentId, amountMinor, metadata }, key);
  try {
    return read(await createOnce(wanted, create, () => findRefund(ports, wanted)));
  } catch (error) {
    return answerOf(ports, error, 'refund');
  }
}

function read({ id, status }: RefundResult): MoneyAnswer {
  if (status === 'succeeded') return { kind: 'sent', providerId: id };
  if (status === 'failed' || status === 'canceled')
    return { kind: 'refused', message: `The refund ${status}.` };
  return { kind: 'unknown' };
}

/** The refund that was made, by any try; otherwise how this try ended. */
async function findRefund({ payment }: Ports, wanted: RefundCall): Promise<RefundResult | null> {
  const all = await payment.listRefunds(wanted.providerPaymentId);
  const ours = all.filter(({ metadata }) => metadata[wanted.mark[0]] === wanted.mark[1]);
  const live = ours.find(({ status }) => status !== 'failed' && status !== 'canceled');
  return live ?? ours.find(({ metadata }) => metadata.attempt === String(wanted.attempt)) ?? null;
}

/** Tries before a refund waits for staff: with growing pauses about a day and a half. */
const MOST_REFUND_TRIES = 6;

/** Whether a refund whose try failed is given up until staff act; staff can schedule as many tries again. */
export const isLastTry = (attempt: number): boolean => attempt % MOST_REFUND_TRIES === 0;

/** Time of the next try: an hour after the first, then at growing intervals, at most a day. */
export function retryTime(ctx: Pick<Ctx, 'clock'>, attempt: number): Date {
  const hours = Math.min(24, 2 ** Math.max(0, attempt - 2));
  return new Date(ctx.clock.now().getTime() + hours * 3_600_000);
}

/** When money that is frozen or has no destination is looked at again. */
export const nextCheckAt = (ctx: Pick<Ctx, 'clock'>): Date => new Date(ctx.clock.now().getTime() + 3_600_000);

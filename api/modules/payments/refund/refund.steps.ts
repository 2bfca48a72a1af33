import { singleFlight } from '../../../platform/concurrency/single-flight.ts';
import type { Ctx } from '../../../platform/context.ts';
import { PaymentProviderError } from '../../../platform/payment/payment-provider-error.ts';
import type { RefundResult } from '../../../platform/payment/payment-results.ts';
import type { Ports } from '../../../platform/ports.ts';

/** A try of a refund, as recorded before calling the provider. */
export interface RefundCall {
  readonly providerPaymentId: string;
  readonly amountMinor: number;
  /** Key of this try: a refused one is repeated under another. */
  readonly key: string;
  readonly attempt: number;
  /** Whether an earlier process may have made the refund already, so that the provider is asked first. */
  readonly lookFirst: boolean;
  /** Metadata that identifies this refund at the provider. */
  readonly mark: readonly [name: string, value: string];
  readonly metadata: Readonly<Record<string, string>>;
}

/** A refund of a job. */
export interface JobRefundCall extends RefundCall {
  readonly refundId: number;
  readonly remarkId: number;
}

/** The provider's answer. `message` is for staff. */
export type RefundAnswer =
  | { readonly kind: 'sent'; readonly providerRefundId: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unknown' };

const flights = singleFlight<RefundAnswer>();

/** Refunds money to the payer's card, once: the key is derived from the refund. Concurrent calls share one answer. */
export function sendRefund(ports: Ports, wanted: RefundCall): Promise<RefundAnswer> {
  return flights(`${wanted.key} ${wanted.lookFirst}`, () => sendOnce(ports, wanted));
}

async function sendOnce(ports: Ports, wanted: RefundCall): Promise<RefundAnswer> {
  try {
    const earlier = wanted.lookFirst ? await findRefund(ports, wanted) : null;
    return read(earlier ?? (await create(ports, wanted)));
  } catch (error) {
    return answerOf(ports, error);
  }
}

function read({ id, status }: RefundResult): RefundAnswer {
  if (status === 'succeeded') return { kind: 'sent', providerRefundId: id };
  if (status === 'failed' || status === 'canceled')
    return { kind: 'refused', message: `The refund ${status}.` };
  return { kind: 'unknown' };
}

async function create(ports: Ports, wanted: RefundCall): Promise<RefundResult> {
  const { providerPaymentId, amountMinor, attempt, key, mark } = wanted;
  const metadata = { ...wanted.metadata, [mark[0]]: mark[1], attempt: String(attempt) };
  try {
    return await ports.payment.createRefund(
      { paymentIntentId: providerPaymentId, amountMinor, metadata },
      key,
    );
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.kind !== 'invalid') throw error;
    // Keys expire at the provider; an earlier one may have moved the money.
    const earlier = await findRefund(ports, wanted);
    if (earlier) return earlier;
    throw error;
  }
}

/** The refund that was made, by any try; otherwise how this try ended. */
async function findRefund({ payment }: Ports, wanted: RefundCall): Promise<RefundResult | null> {
  const all = await payment.listRefunds(wanted.providerPaymentId);
  const ours = all.filter(({ metadata }) => metadata[wanted.mark[0]] === wanted.mark[1]);
  const live = ours.find(({ status }) => status !== 'failed' && status !== 'canceled');
  return live ?? ours.find(({ metadata }) => metadata.attempt === String(wanted.attempt)) ?? null;
}

function answerOf({ log }: Ports, error: unknown): RefundAnswer {
  if (!(error instanceof PaymentProviderError)) throw error;
  const { kind, code, message, requestId } = error;
  log.warn({ kind, code, request: requestId }, 'a refund was not taken');
  return kind === 'temporary' ? { kind: 'unknown' } : { kind: 'refused', message };
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

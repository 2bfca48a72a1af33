import { singleFlight } from '../../../platform/concurrency/single-flight.ts';
import { PaymentProviderError } from '../../../platform/payment/payment-provider-error.ts';
import type { TransferResult } from '../../../platform/payment/payment-results.ts';
import type { Ports } from '../../../platform/ports.ts';

/** A try of a payout, as recorded before calling the provider. */
export interface TransferCall {
  readonly amountMinor: number;
  readonly currency: string;
  /** The payee's connected account. */
  readonly destination: string;
  /** The charge whose money is moved. */
  readonly sourceCharge: string;
  /** Key of this try: a refused one is repeated under another. */
  readonly key: string;
  readonly attempt: number;
  /** Whether an earlier process may have made the transfer already, so that the provider is asked first. */
  readonly lookFirst: boolean;
  readonly transferGroup: string;
  /** Metadata that identifies this transfer at the provider. */
  readonly mark: readonly [name: string, value: string];
  readonly metadata: Readonly<Record<string, string>>;
}

/** A payout of a job. */
export interface Transfer extends TransferCall {
  readonly payoutId: number;
  readonly remarkId: number;
}

/** The provider's answer. `message` is for the owner; null when it would mean nothing to them. */
export type TransferAnswer =
  | { readonly kind: 'sent'; readonly transferId: string }
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'unknown' };

const flights = singleFlight<TransferAnswer>();

/** Transfers held money, once: the key is derived from the payout. Concurrent calls share one answer. */
export function sendTransfer(ports: Ports, wanted: TransferCall): Promise<TransferAnswer> {
  return flights(wanted.key, () => sendOnce(ports, wanted));
}

async function sendOnce(ports: Ports, wanted: TransferCall): Promise<TransferAnswer> {
  try {
    const earlier = wanted.lookFirst ? await findTransfer(ports, wanted) : null;
    return { kind: 'sent', transferId: (earlier ?? (await create(ports, wanted))).id };
  } catch (error) {
    return answerOf(ports, error);
  }
}

async function create(ports: Ports, wanted: TransferCall): Promise<TransferResult> {
  const { amountMinor, currency, destination, sourceCharge, key, transferGroup, mark } = wanted;
  const input = {
    amountMinor,
    currency,
    destination,
    sourceTransaction: sourceCharge,
    transferGroup,
    metadata: { [mark[0]]: mark[1], ...wanted.metadata },
  };
  try {
    return await ports.payment.createTransfer(input, key);
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.kind !== 'invalid') throw error;
    // Keys expire at the provider; an earlier one may have moved the money.
    const earlier = await findTransfer(ports, wanted);
    if (earlier) return earlier;
    throw error;
  }
}

async function findTransfer({ payment }: Ports, wanted: TransferCall): Promise<TransferResult | null> {
  const sent = await payment.listTransfers(wanted.transferGroup);
  const isOurs = (transfer: TransferResult): boolean =>
    transfer.sourceChargeId === wanted.sourceCharge &&
    transfer.metadata[wanted.mark[0]] === wanted.mark[1] &&
    transfer.reversedMinor === 0;
  return sent.find(isOurs) ?? null;
}

function answerOf({ log }: Ports, error: unknown): TransferAnswer {
  if (!(error instanceof PaymentProviderError)) throw error;
  const { kind, code, message, requestId } = error;
  log.warn({ kind, code, request: requestId }, 'a transfer was not taken');
  if (kind === 'temporary') return { kind: 'unknown' };
  return { kind: 'refused', message: kind === 'config' ? null : message };
}

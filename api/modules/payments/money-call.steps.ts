import { PaymentProviderError } from '../../platform/payment/payment-provider-error.ts';
import type { TransferResult } from '../../platform/payment/payment-results.ts';
import type { Ports } from '../../platform/ports.ts';

/** A try to move money at the provider, as recorded before calling it. */
export interface MoneyCall {
  readonly amountMinor: number;
  /** Key of this try: a refused one is repeated under another. */
  readonly key: string;
  readonly attempt: number;
  /** Whether an earlier process may have moved the money already, so that the provider is asked first. */
  readonly lookFirst: boolean;
  /** Metadata that identifies the movement at the provider. */
  readonly mark: readonly [name: string, value: string];
  readonly metadata: Readonly<Record<string, string>>;
}

/** What the provider said of a transfer. */
export type SentTransfer = Pick<TransferResult, 'paymentId' | 'availableAt' | 'amountMinor' | 'currency'>;

/** The provider's answer. `message` is null when it would mean nothing to people. */
export type MoneyAnswer =
  | {
      readonly kind: 'sent';
      readonly providerId: string;
      /** Of a transfer: what its way to the bank is followed by. */
      readonly transfer?: SentTransfer;
    }
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'unknown' };

/** Moves money unless an earlier try did. */
export async function createOnce<Result>(
  { lookFirst }: MoneyCall,
  create: () => Promise<Result>,
  find: () => Promise<Result | null>,
): Promise<Result> {
  const earlier = lookFirst ? await find() : null;
  if (earlier) return earlier;
  try {
    return await create();
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.kind !== 'invalid') throw error;
    // Keys expire at the provider; an earlier one may have moved the money.
    const made = await find();
    if (made) return made;
    throw error;
  }
}

/** What a failure of the provider means. Throws every other. */
export function answerOf({ log }: Ports, error: unknown, what: 'refund' | 'transfer'): MoneyAnswer {
  if (!(error instanceof PaymentProviderError)) throw error;
  const { kind, code, message, requestId } = error;
  log.warn({ kind, code, request: requestId }, `a ${what} was not taken`);
  if (kind === 'temporary') return { kind: 'unknown' };
  return { kind: 'refused', message: what === 'transfer' && kind === 'config' ? null : message };
}

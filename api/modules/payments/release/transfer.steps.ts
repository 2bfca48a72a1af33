import { singleFlight } from '../../../platform/concurrency.ts';
import type { CreateTransferInput } from '../../../platform/payment/payment-provider.ts';
import type { TransferResult } from '../../../platform/payment/payment-results.ts';
import type { Ports } from '../../../platform/ports.ts';
import { share } from '../../../platform/share.ts';
import { answerOf, createOnce, type MoneyAnswer, type MoneyCall } from '../money-call.steps.ts';

/** A try of a payout. */
export interface TransferCall extends MoneyCall {
  readonly currency: string;
  /** The payee's connected account. */
  readonly destination: string;
  /** The charge whose money is moved. */
  readonly sourceCharge: string;
  readonly transferGroup: string;
  /** Transfers that counted as made before, and are not this one. */
  readonly earlier?: readonly string[];
}

/** A payout of a job. */
export interface Transfer extends TransferCall {
  readonly payoutId: number;
  readonly remarkId: number;
}

const flights = singleFlight<MoneyAnswer>();

/** Transfers held money, once: the key is derived from the payout. Concurrent calls share one answer. */
export function sendTransfer(ports: Ports, wanted: TransferCall): Promise<MoneyAnswer> {
  return flights(wanted.key, () => sendOnce(ports, wanted));
}

async function sendOnce(ports: Ports, wanted: TransferCall): Promise<MoneyAnswer> {
  const { destination, sourceCharge, key, transferGroup, mark } = wanted;
  const about = { destination, sourceTransaction: sourceCharge, transferGroup };
  const metadata = { [mark[0]]: mark[1], ...wanted.metadata };
  const create = async () =>
    ports.payment.createTransfer({ ...(await settledAmount(ports, wanted)), ...about, metadata }, key);
  try {
    const made = await createOnce(wanted, create, () => findTransfer(ports, wanted));
    return { kind: 'sent', providerId: made.id, transfer: made };
  } catch (error) {
    return answerOf(ports, error, 'transfer');
  }
}

/**
 * The amount of a transfer in the currency in which its charge settled, because the provider takes no other: at the rate
 * of the charge, so that it is the same whenever it is asked. What earlier transfers of the charge have cannot be sent
 * again, so that rounding never asks for a cent more than there is.
 */
async function settledAmount(
  { payment }: Ports,
  { amountMinor, currency, sourceCharge, transferGroup, earlier = [] }: TransferCall,
): Promise<Pick<CreateTransferInput, 'amountMinor' | 'currency' | 'agreed'>> {
  const agreed = { amountMinor, currency };
  const charge = await payment.retrieveCharge(sourceCharge);
  const { settled } = charge;
  if (!settled || settled.currency === currency) return agreed;
  const others = earlier.length > 0 ? await payment.listTransfers(transferGroup) : [];
  const gone = others
    .filter(({ sourceChargeId }) => sourceChargeId === sourceCharge)
    .reduce((sum, one) => sum + one.amountMinor - one.reversedMinor, 0);
  const part = share(amountMinor, settled.amountMinor, charge.amountMinor);
  return {
    amountMinor: Math.min(part, settled.amountMinor - gone),
    currency: settled.currency,
    agreed,
  };
}

async function findTransfer({ payment }: Ports, wanted: TransferCall): Promise<TransferResult | null> {
  const sent = await payment.listTransfers(wanted.transferGroup);
  const isOurs = (transfer: TransferResult): boolean =>
    transfer.sourceChargeId === wanted.sourceCharge &&
    transfer.metadata[wanted.mark[0]] === wanted.mark[1] &&
    transfer.reversedMinor === 0 &&
    !wanted.earlier?.includes(transfer.id);
  return sent.find(isOurs) ?? null;
}

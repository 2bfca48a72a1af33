import { singleFlight } from '../../../platform/concurrency.ts';
import type { TransferResult } from '../../../platform/payment/payment-results.ts';
import type { Ports } from '../../../platform/ports.ts';
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
  const { amountMinor, currency, destination, sourceCharge, key, transferGroup, mark } = wanted;
  const about = { amountMinor, currency, destination, sourceTransaction: sourceCharge, transferGroup };
  const metadata = { [mark[0]]: mark[1], ...wanted.metadata };
  const create = () => ports.payment.createTransfer({ ...about, metadata }, key);
  try {
    const { id, paymentId, availableAt } = await createOnce(wanted, create, () =>
      findTransfer(ports, wanted),
    );
    return { kind: 'sent', providerId: id, transfer: { paymentId, availableAt } };
  } catch (error) {
    return answerOf(ports, error, 'transfer');
  }
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

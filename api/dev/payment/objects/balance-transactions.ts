import type { Stripe } from 'stripe';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';

interface Movement {
  type: 'charge' | 'refund' | 'refund_failure' | 'transfer' | 'transfer_refund' | 'adjustment';
  source: string;
  /** Signed minor units from the platform's point of view. */
  amount: number;
  currency: string;
  fee?: number;
  description?: string | null;
  availableOn?: number;
}

/** 3.4 % and 50 minor units, the provider's price for cards in Singapore. */
export const processingFee = (amount: number): number => Math.round(amount * 0.034) + 50;

/** Books a movement of the platform's balance. */
export const bookMovement = (
  scope: ProviderScope,
  movement: Movement,
): Promise<Stripe.BalanceTransaction> => {
  const fee = movement.fee ?? 0;
  const availableOn = movement.availableOn ?? scope.seconds;
  const feeDetail = { amount: fee, application: null, currency: movement.currency, type: 'stripe_fee' };
  const body: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: movement.amount,
    available_on: availableOn,
    balance_type: 'payments',
    created: scope.seconds,
    currency: movement.currency,
    description: movement.description ?? null,
    exchange_rate: null,
    fee,
    fee_details: fee > 0 ? [{ ...feeDetail, description: 'Stripe processing fees' }] : [],
    net: movement.amount - fee,
    reporting_category: movement.type === 'transfer_refund' ? 'transfer_reversal' : movement.type,
    source: movement.source,
    status: availableOn <= scope.seconds ? 'available' : 'pending',
    type: movement.type,
  };
  return scope.insert('balance_transaction', body);
};

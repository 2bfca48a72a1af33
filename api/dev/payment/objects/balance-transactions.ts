import type { Stripe } from 'stripe';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';

const SETTLEMENT_SECONDS = 2 * 24 * 3600;

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

export const settlementTime = (scope: ProviderScope, atOnce: boolean): number =>
  atOnce ? scope.seconds : scope.seconds + SETTLEMENT_SECONDS;

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

/** What the platform may move now in a currency, in minor units. */
export const availableBalance = async (scope: ProviderScope, currency: string): Promise<number> => {
  const sql = `select coalesce(sum((body ->> 'net')::bigint), 0)::text as net from payment_provider.objects
    where kind = 'balance_transaction' and body ->> 'currency' = $1 and (body ->> 'available_on')::bigint <= $2`;
  const { rows } = await scope.client.query<{ net: string }>(sql, [currency, scope.seconds]);
  return Number(rows[0]?.net ?? 0);
};

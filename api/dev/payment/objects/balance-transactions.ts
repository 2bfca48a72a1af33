import type { Stripe } from 'stripe';
import { idOf } from '../../../platform/payment/stripe/read-answers.ts';
import type { ListParams, ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';
import { settle } from '../provider-terms.ts';

interface Movement {
  type: 'charge' | 'refund' | 'refund_failure' | 'transfer' | 'transfer_refund' | 'adjustment';
  source: string;
  /** Signed minor units from the platform's point of view. */
  amount: number;
  currency: string;
  /** In the currency that the platform settles in. */
  fee?: number;
  description?: string | null;
  availableOn?: number;
}

/** What movements are called in bookkeeping, where that is not their type. */
const categoryOf = ({ type, amount }: Movement): string => {
  if (type === 'transfer_refund') return 'transfer_reversal';
  if (type === 'adjustment') return amount < 0 ? 'dispute' : 'dispute_reversal';
  return type;
};

/** Books a movement of the platform's balance, in the currency that it settles in and at the rate of now. */
export const bookMovement = (
  scope: ProviderScope,
  movement: Movement,
): Promise<Stripe.BalanceTransaction> => {
  const { amount, currency, rate } = settle(scope.terms, movement.amount, movement.currency);
  const fee = movement.fee ?? 0;
  const availableOn = movement.availableOn ?? scope.seconds;
  const feeDetail = { amount: fee, application: null, currency, type: 'stripe_fee' };
  const body: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: availableOn,
    balance_type: 'payments',
    created: scope.seconds,
    currency,
    description: movement.description ?? null,
    exchange_rate: rate,
    fee,
    fee_details: fee > 0 ? [{ ...feeDetail, description: 'Stripe processing fees' }] : [],
    net: amount - fee,
    reporting_category: categoryOf(movement),
    source: movement.source,
    status: availableOn <= scope.seconds ? 'available' : 'pending',
    type: movement.type,
  };
  return scope.insert('balance_transaction', body);
};

/** One page of what moved the platform's balance, newest first; `data.source` says what each is of. */
export const listMovements = async (
  scope: ProviderScope,
  { expand, ...params }: ListParams & { expand?: string[] },
) => {
  const page = await scope.list('balance_transaction', '/v1/balance_transactions', params);
  if (!expand?.includes('data.source')) return page;
  const sources = await scope.byId(page.data.map(({ source }) => idOf(source) ?? ''));
  const data = page.data.map((one) => ({
    ...one,
    source: sources.get(idOf(one.source) ?? '') ?? one.source,
  }));
  return { ...page, data };
};

/** The platform's balance by currency. */
export const balance = async (scope: ProviderScope) => {
  const movements = await scope.all('balance_transaction', {});
  const sums = { available: new Map<string, number>(), pending: new Map<string, number>() };
  for (const { body } of movements) {
    const sum = body.available_on <= scope.seconds ? sums.available : sums.pending;
    sum.set(body.currency, (sum.get(body.currency) ?? 0) + body.net);
  }
  const listed = (sum: Map<string, number>) =>
    [...sum].map(([currency, amount]) => ({ amount, currency, source_types: { card: amount } }));
  return {
    object: 'balance',
    available: listed(sums.available),
    livemode: false,
    pending: listed(sums.pending),
  };
};

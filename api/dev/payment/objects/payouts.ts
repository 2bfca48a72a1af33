import type { Stripe } from 'stripe';
import { idOf } from '../../../platform/payment/stripe/read-answers.ts';
import { PAYOUT_FAILURES, type PayoutFailureName } from '../banks/test-banks.ts';
import { invalidRequest } from '../provider-error.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';
import { nulls, type StoredObjects } from '../stored-objects.ts';
import { changeAccount } from './accounts.ts';
import { banksOf } from './bank-accounts.ts';

const DAY = 24 * 3600;

interface Asked {
  readonly account: string;
  readonly amount: number;
  /** When the bank has it, in seconds; a day from now when absent. */
  readonly arrivalDate?: number | undefined;
}

const payoutBody = (scope: ProviderScope, bank: string, { amount, arrivalDate }: Asked): Stripe.Payout => ({
  ...nulls('application_fee application_fee_amount original_payout payout_method reversed_by'),
  ...nulls('failure_balance_transaction failure_code failure_message statement_descriptor trace_id'),
  id: newId('po'),
  object: 'payout',
  amount,
  arrival_date: arrivalDate ?? scope.seconds + DAY,
  automatic: true,
  balance_transaction: newId('txn'),
  created: scope.seconds,
  currency: 'sgd',
  description: 'STRIPE PAYOUT',
  destination: bank,
  livemode: false,
  metadata: {},
  method: 'standard',
  reconciliation_status: 'completed',
  source_type: 'card',
  status: 'in_transit',
  type: 'bank_account',
});

/** Payments of an account that no payout has brought to the bank, or whose payout came back. */
const unpaid = async (scope: ProviderScope, account: string): Promise<string[]> => {
  const payouts = await scope.all('payout', {});
  const sent = payouts
    .filter(({ body, hidden }) => hidden.account === account && body.status !== 'failed')
    .flatMap(({ hidden }) => hidden.payments ?? []);
  const transfers = await scope.all('transfer', { destination: account });
  return transfers
    .filter(({ body }) => !body.reversed)
    .map(({ body }) => idOf(body.destination_payment) ?? '')
    .filter((id) => !sent.includes(id));
};

/** Begins to pay an account's balance out to its default bank account. */
export const beginPayout = async (scope: ProviderScope, asked: Asked): Promise<Stripe.Payout> => {
  const { account } = asked;
  const bank = (await banksOf(scope, account)).find(({ body }) => body.default_for_currency === true);
  if (!bank) throw invalidRequest('The account has no bank account to pay out to.', undefined, 'account');
  const payout = payoutBody(scope, bank.body.id, asked);
  await scope.insert('payout', payout, { account, payments: await unpaid(scope, account) });
  await scope.emit('payout.created', { ...payout, status: 'pending' }, account);
  return payout;
};

const failed = (name: PayoutFailureName): Partial<Stripe.Payout> => ({
  status: 'failed',
  failure_balance_transaction: newId('txn'),
  failure_code: name,
  failure_message: PAYOUT_FAILURES[name].message,
});

/**
 * The bank answers. It sends a payout to one of the failing test numbers back, which takes the bank account and the
 * payouts out of use.
 */
export const finishPayout = async (scope: ProviderScope, id: string): Promise<Stripe.Payout> => {
  const { body, hidden } = await scope.lock('payout', id);
  const { account } = hidden;
  const bank = (await scope.all('bank_account', { id: idOf(body.destination) ?? '' }))[0];
  const failure = bank?.hidden.payoutFailure;
  const payout = { ...body, ...(failure ? failed(failure) : { status: 'paid' }) };
  await scope.save('payout', payout);
  await scope.emit(failure ? 'payout.failed' : 'payout.paid', payout, account);
  if (bank && failure) {
    const errored = await scope.save('bank_account', { ...bank.body, status: 'errored' });
    await scope.emit('account.external_account.updated', errored, account);
    await changeAccount(scope, account);
  }
  return payout;
};

/** Pays an account's balance out to its default bank account, whose bank answers at once. */
export const runPayout = async (scope: ProviderScope, asked: Asked): Promise<Stripe.Payout> =>
  finishPayout(scope, (await beginPayout(scope, asked)).id);

/** A payment as a movement of the payee's balance. */
const movementOf = ({ body }: StoredObjects['payout'], source: string): Stripe.BalanceTransaction => ({
  id: `txn_${source.slice(3)}`,
  object: 'balance_transaction',
  amount: body.amount,
  available_on: body.created,
  balance_type: 'payments',
  created: body.created,
  currency: body.currency,
  description: null,
  exchange_rate: null,
  fee: 0,
  fee_details: [],
  net: body.amount,
  reporting_category: 'charge',
  source,
  status: 'available',
  type: 'payment',
});

/** What a payout brings to the bank, in the provider's list form. */
export const movementsOf = async (scope: ProviderScope, id: string) => {
  const payout = await scope.get('payout', id, 'payout');
  const data = (payout.hidden.payments ?? []).map((source) => movementOf(payout, source));
  return { object: 'list', data, has_more: false, url: '/v1/balance_transactions' };
};

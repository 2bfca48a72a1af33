import type { Stripe } from 'stripe';
import { PAYOUT_FAILURES, type PayoutFailureName } from '../banks/test-banks.ts';
import { invalidRequest } from '../provider-error.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';
import { nulls } from '../stored-objects.ts';
import { changeAccount } from './accounts.ts';
import { banksOf } from './bank-accounts.ts';

const DAY = 24 * 3600;

const payoutBody = (
  scope: ProviderScope,
  bank: string,
  amount: number,
  failure: PayoutFailureName | null,
): Stripe.Payout => ({
  ...nulls('application_fee application_fee_amount original_payout payout_method reversed_by'),
  ...nulls('statement_descriptor trace_id'),
  id: newId('po'),
  object: 'payout',
  amount,
  arrival_date: scope.seconds + DAY,
  automatic: true,
  balance_transaction: newId('txn'),
  created: scope.seconds,
  currency: 'sgd',
  description: 'STRIPE PAYOUT',
  destination: bank,
  failure_balance_transaction: failure ? newId('txn') : null,
  failure_code: failure,
  failure_message: failure && PAYOUT_FAILURES[failure].message,
  livemode: false,
  metadata: {},
  method: 'standard',
  reconciliation_status: 'completed',
  source_type: 'card',
  status: failure ? 'failed' : 'paid',
  type: 'bank_account',
});

/**
 * Pays an account's balance out to its default bank account. Fails when the bank account is one of the failing
 * test numbers, which takes the bank account and the payouts out of use.
 */
export const runPayout = async (
  scope: ProviderScope,
  account: string,
  amount: number,
): Promise<Stripe.Payout> => {
  const bank = (await banksOf(scope, account)).find(({ body }) => body.default_for_currency === true);
  if (!bank) throw invalidRequest('The account has no bank account to pay out to.', undefined, 'account');
  const failure = bank.hidden.payoutFailure;
  const payout = payoutBody(scope, bank.body.id, amount, failure);
  await scope.insert('payout', payout, { account });
  await scope.emit(
    'payout.created',
    { ...payout, status: 'pending', failure_code: null, failure_message: null },
    account,
  );
  await scope.emit(failure ? 'payout.failed' : 'payout.paid', payout, account);
  if (failure) {
    const errored = await scope.save('bank_account', { ...bank.body, status: 'errored' });
    await scope.emit('account.external_account.updated', errored, account);
    await changeAccount(scope, account);
  }
  return payout;
};

import type { Stripe } from 'stripe';
import type { BankFacts } from '../banks/test-banks.ts';
import { invalidRequest, noSuch } from '../provider-error.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';
import type { StoredObjects } from '../stored-objects.ts';

/** A bank account as it is answered: alone in a token, or attached to an account. */
export const bankAccountBody = (facts: BankFacts, account: string | null): Stripe.BankAccount => ({
  id: newId('ba'),
  object: 'bank_account',
  ...(account ? { account } : {}),
  account_holder_name: facts.holderName,
  account_holder_type: facts.holderType,
  account_type: null,
  ...(account ? { available_payout_methods: ['standard' as const] } : {}),
  bank_name: facts.bankName,
  country: facts.country,
  currency: facts.currency,
  ...(account ? { default_for_currency: false, metadata: {} } : {}),
  fingerprint: facts.fingerprint,
  last4: facts.last4,
  routing_number: facts.routingNumber,
  status: 'new',
});

/** The bank accounts of a connected account that were not removed, newest first. */
export const banksOf = async (
  scope: ProviderScope,
  account: string,
): Promise<StoredObjects['bank_account'][]> =>
  (await scope.all('bank_account', { account })).filter((bank) => !bank.hidden.removed);

/** Attaches a bank account; the first of a currency becomes its default. */
export const attachBank = async (
  scope: ProviderScope,
  account: string,
  facts: BankFacts,
  asDefault: boolean,
): Promise<Stripe.BankAccount> => {
  const others = await banksOf(scope, account);
  const isDefault = asDefault || others.length === 0;
  const body = { ...bankAccountBody(facts, account), default_for_currency: isDefault };
  await scope.insert('bank_account', body, { payoutFailure: facts.payoutFailure, removed: false });
  for (const other of others) {
    if (isDefault && other.body.default_for_currency) {
      await scope.save('bank_account', { ...other.body, default_for_currency: false });
    }
  }
  await scope.emit('account.external_account.created', body, account);
  return body;
};

export const getBank = async (
  scope: ProviderScope,
  account: string,
  id: string,
): Promise<StoredObjects['bank_account']> => {
  const bank = await scope.lock('bank_account', id);
  if (bank.body.account !== account || bank.hidden.removed) throw noSuch('external_account', id);
  return bank;
};

/** Changes a bank account: another one that becomes the default takes the earlier one's place. */
export const changeBank = async (
  scope: ProviderScope,
  account: string,
  id: string,
  asDefault: boolean,
): Promise<Stripe.BankAccount> => {
  const { body } = await getBank(scope, account, id);
  if (!asDefault || body.default_for_currency) return body;
  for (const other of await banksOf(scope, account)) {
    if (other.body.default_for_currency)
      await scope.save('bank_account', { ...other.body, default_for_currency: false });
  }
  const changed = await scope.save('bank_account', { ...body, default_for_currency: true });
  await scope.emit('account.external_account.updated', changed, account);
  return changed;
};

/** Removes a bank account; the default of the account's own currency stays, as at the provider. */
export const removeBank = async (scope: ProviderScope, account: string, id: string) => {
  const { body, hidden } = await getBank(scope, account, id);
  if (body.default_for_currency) {
    const message =
      'You cannot delete the default external account for your default currency. Please make another external account the default using the `default_for_currency` param, and then delete this one.';
    throw invalidRequest(message);
  }
  await scope.save('bank_account', body, { ...hidden, removed: true });
  await scope.emit('account.external_account.deleted', body, account);
  return { id, object: 'bank_account' as const, currency: body.currency, deleted: true as const };
};

import type { Stripe } from 'stripe';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';
import type { AccountHidden } from '../stored-objects.ts';
import { assessAccount } from './account-requirements.ts';
import { banksOf } from './bank-accounts.ts';
import { mergePerson, type PersonInput } from './persons.ts';

export interface AccountInput {
  country: string;
  email: string | undefined;
  type: 'custom' | 'none';
  controller: Stripe.Account.Controller;
  transfersRequested: boolean;
  changes: AccountChanges;
}

/** The parts of an account that may be set at creation and changed later. */
export interface AccountChanges {
  business_type?: 'individual' | 'company' | undefined;
  business_profile?:
    | Partial<Record<'mcc' | 'name' | 'product_description' | 'url' | 'support_email', string | undefined>>
    | undefined;
  individual?: PersonInput | undefined;
  metadata?: Record<string, string> | undefined;
  tos_acceptance?: { date?: number | undefined; ip?: string | undefined } | undefined;
}

/** The id number that the provider's tests treat as belonging to somebody else. */
const MISMATCHING_ID_NUMBER = '111111111';

const emptySettings: Stripe.Account.Settings = {
  branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
  card_payments: {
    statement_descriptor_prefix: null,
    statement_descriptor_prefix_kana: null,
    statement_descriptor_prefix_kanji: null,
  },
  dashboard: { display_name: null, timezone: 'Asia/Singapore' },
  payments: {
    statement_descriptor: null,
    statement_descriptor_kana: null,
    statement_descriptor_kanji: null,
    statement_descriptor_prefix_kana: null,
    statement_descriptor_prefix_kanji: null,
  },
  payouts: {
    debit_negative_balances: true,
    schedule: { delay_days: 2, interval: 'daily' },
    statement_descriptor: null,
  },
};

const emptyProfile: Stripe.Account.BusinessProfile = {
  mcc: null,
  minority_owned_business_designation: null,
  name: null,
  product_description: null,
  specified_commercial_transactions_act_url: null,
  support_address: null,
  support_email: null,
  support_phone: null,
  support_url: null,
  url: null,
};

const given = <T extends object>(values: T | undefined): Partial<T> =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>;

const applyChanges = (
  scope: ProviderScope,
  account: Stripe.Account,
  changes: AccountChanges,
): Stripe.Account => ({
  ...account,
  business_type: changes.business_type ?? account.business_type ?? null,
  business_profile: { ...emptyProfile, ...account.business_profile, ...given(changes.business_profile) },
  ...(changes.individual || account.individual
    ? { individual: mergePerson(scope, account.id, account.individual, changes.individual) }
    : {}),
  metadata: { ...account.metadata, ...changes.metadata },
  tos_acceptance: {
    date: null,
    ip: null,
    user_agent: null,
    ...account.tos_acceptance,
    ...given(changes.tos_acceptance),
  },
});

const mismatchAfter = (before: boolean, changes: AccountChanges): boolean => {
  const idNumber = changes.individual?.id_number;
  return idNumber === undefined ? before : idNumber === MISMATCHING_ID_NUMBER;
};

/** Opens a connected account for which the platform collects the details. */
export const createAccount = async (scope: ProviderScope, input: AccountInput): Promise<Stripe.Account> => {
  const empty: Stripe.Account = {
    id: newId('acct'),
    object: 'account',
    capabilities: input.transfersRequested ? { transfers: 'inactive' } : {},
    charges_enabled: false,
    controller: input.controller,
    country: input.country,
    created: scope.seconds,
    default_currency: 'sgd',
    details_submitted: false,
    email: input.email ?? null,
    payouts_enabled: false,
    settings: emptySettings,
    type: input.type,
  };
  const hidden = { disabledReason: null, extraDue: [], mismatch: mismatchAfter(false, input.changes) };
  const account = assessAccount(applyChanges(scope, empty, input.changes), hidden, []);
  return scope.store.insert('account', account, hidden);
};

/** Changes an account, works out its requirements anew and tells when they changed. */
export const changeAccount = async (
  scope: ProviderScope,
  id: string,
  changes: AccountChanges = {},
  changeHidden: (hidden: AccountHidden) => AccountHidden = (hidden) => hidden,
): Promise<Stripe.Account> => {
  const { body, hidden } = await scope.store.lock('account', id, 'account');
  const nextHidden = { ...changeHidden(hidden), mismatch: mismatchAfter(hidden.mismatch, changes) };
  const banks = (await banksOf(scope, id)).map((bank) => bank.body);
  const account = assessAccount(applyChanges(scope, body, changes), nextHidden, banks);
  await scope.store.save('account', account, nextHidden);
  if (JSON.stringify(account) !== JSON.stringify(body)) await scope.emit('account.updated', account, id);
  return account;
};

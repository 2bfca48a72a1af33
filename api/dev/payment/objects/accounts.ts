import type { Stripe } from 'stripe';
import {
  address,
  flag,
  integer,
  metadata,
  nested,
  oneOf,
  type Parsed,
  required,
  text,
  texts,
} from '../param-shape.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';
import { type AccountHidden, nulls } from '../stored-objects.ts';
import { assessAccount } from './account-requirements.ts';
import { banksOf } from './bank-accounts.ts';

/** The parts of an account that may be set at creation and changed later. */
export const ACCOUNT_CHANGES = {
  business_type: oneOf('individual', 'company'),
  business_profile: nested({
    mcc: text(4),
    name: text(),
    product_description: text(),
    url: text(),
    support_email: text(),
  }),
  individual: nested({
    first_name: text(100),
    last_name: text(100),
    email: text(512),
    phone: text(40),
    nationality: text(2),
    id_number: text(60),
    full_name_aliases: texts,
    dob: nested({ day: required(integer(1)), month: required(integer(1)), year: required(integer(1900)) }),
    address,
  }),
  metadata,
  tos_acceptance: nested({ date: integer(1), ip: text(45) }),
};

const requested = nested({ requested: flag });

export const NEW_ACCOUNT = {
  ...ACCOUNT_CHANGES,
  type: oneOf('custom'),
  country: text(2),
  email: text(512),
  external_account: text(),
  controller: nested({
    fees: nested({ payer: oneOf('account', 'application') }),
    losses: nested({ payments: oneOf('application', 'stripe') }),
    requirement_collection: oneOf('application', 'stripe'),
    stripe_dashboard: nested({ type: oneOf('express', 'full', 'none') }),
  }),
  capabilities: nested({ transfers: requested, card_payments: requested }),
};

type AccountChanges = Parsed<typeof ACCOUNT_CHANGES>;

/** The id number that the provider's tests treat as belonging to somebody else. */
const MISMATCHING_ID_NUMBER = '111111111';

const NO_SETTINGS: Stripe.Account.Settings = {
  branding: nulls('icon logo primary_color secondary_color'),
  card_payments: nulls(
    'statement_descriptor_prefix statement_descriptor_prefix_kana statement_descriptor_prefix_kanji',
  ),
  dashboard: { display_name: null, timezone: 'Asia/Singapore' },
  payments: {
    ...nulls('statement_descriptor statement_descriptor_kana statement_descriptor_kanji'),
    ...nulls('statement_descriptor_prefix_kana statement_descriptor_prefix_kanji'),
  },
  payouts: {
    debit_negative_balances: true,
    schedule: { delay_days: 2, interval: 'daily' },
    statement_descriptor: null,
  },
};

/** Merges new details into the stored ones. Only the fact that an id number was given is stored. */
const mergePerson = (
  scope: ProviderScope,
  account: string,
  known: Stripe.Person | undefined,
  { id_number, ...given }: NonNullable<AccountChanges['individual']> = {},
): Stripe.Person => ({
  ...nulls('email first_name last_name nationality phone'),
  id: newId('person'),
  object: 'person',
  account,
  created: scope.seconds,
  dob: nulls('day month year'),
  full_name_aliases: [],
  metadata: {},
  ...known,
  ...given,
  address: {
    ...nulls('city line1 line2 postal_code state'),
    country: 'SG',
    ...known?.address,
    ...given.address,
  },
  id_number_provided: id_number !== undefined || known?.id_number_provided === true,
});

const applyChanges = (
  scope: ProviderScope,
  account: Stripe.Account,
  changes: AccountChanges,
): Stripe.Account => ({
  ...account,
  business_type: changes.business_type ?? account.business_type ?? null,
  business_profile: {
    ...nulls(
      'mcc minority_owned_business_designation name product_description support_address support_email',
    ),
    ...nulls('specified_commercial_transactions_act_url support_phone support_url url'),
    ...account.business_profile,
    ...changes.business_profile,
  },
  ...(changes.individual || account.individual
    ? { individual: mergePerson(scope, account.id, account.individual, changes.individual) }
    : {}),
  metadata: { ...account.metadata, ...changes.metadata },
  tos_acceptance: { ...nulls('date ip user_agent'), ...account.tos_acceptance, ...changes.tos_acceptance },
});

const mismatchAfter = (before: boolean, changes: AccountChanges): boolean => {
  const idNumber = changes.individual?.id_number;
  return idNumber === undefined ? before : idNumber === MISMATCHING_ID_NUMBER;
};

/** Opens a connected account in Singapore, for which the platform collects the details. */
export const createAccount = (
  scope: ProviderScope,
  params: Parsed<typeof NEW_ACCOUNT>,
): Promise<Stripe.Account> => {
  const { controller, capabilities } = params;
  const empty: Stripe.Account = {
    id: newId('acct'),
    object: 'account',
    capabilities: capabilities?.transfers?.requested ? { transfers: 'inactive' } : {},
    charges_enabled: false,
    controller: {
      type: 'application',
      is_controller: true,
      fees: { payer: controller?.fees?.payer ?? 'application' },
      losses: { payments: controller?.losses?.payments ?? 'application' },
      requirement_collection: controller?.requirement_collection ?? 'application',
      stripe_dashboard: { type: controller?.stripe_dashboard?.type ?? 'none' },
    },
    country: 'SG',
    created: scope.seconds,
    default_currency: 'sgd',
    details_submitted: false,
    email: params.email ?? null,
    payouts_enabled: false,
    settings: NO_SETTINGS,
    type: params.type ?? 'none',
  };
  const hidden = { disabledReason: null, extraDue: [], mismatch: mismatchAfter(false, params) };
  return scope.insert('account', assessAccount(applyChanges(scope, empty, params), hidden, []), hidden);
};

/** Changes an account, works out its requirements anew and tells when they changed. */
export const changeAccount = async (
  scope: ProviderScope,
  id: string,
  changes: AccountChanges = {},
  changeHidden: Partial<AccountHidden> = {},
): Promise<Stripe.Account> => {
  const { body, hidden } = await scope.lock('account', id, 'account');
  const nextHidden = { ...hidden, ...changeHidden, mismatch: mismatchAfter(hidden.mismatch, changes) };
  const banks = (await banksOf(scope, id)).map((bank) => bank.body);
  const account = assessAccount(applyChanges(scope, body, changes), nextHidden, banks);
  await scope.save('account', account, nextHidden);
  if (JSON.stringify(account) !== JSON.stringify(body)) await scope.emit('account.updated', account, id);
  return account;
};

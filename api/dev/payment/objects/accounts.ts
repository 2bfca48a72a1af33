import type { Stripe } from 'stripe';
import {
  flag,
  integer,
  metadata,
  nested,
  oneOf,
  optionalText,
  type Parsed,
  required,
  text,
} from '../param-shape.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';
import { type AccountHidden, nulls } from '../stored-objects.ts';
import { banksOf } from './bank-accounts.ts';

/** The id number that the provider's tests treat as belonging to somebody else. */
const MISMATCHING_ID_NUMBER = '111111111';
const DOCUMENT = 'individual.verification.document';

const INDIVIDUAL = {
  first_name: required(text(100)),
  last_name: required(text(100)),
  email: required(text(512)),
  phone: text(40),
  nationality: text(2),
  id_number: required(text(60)),
  dob: required(
    nested({ day: required(integer(1)), month: required(integer(1)), year: required(integer(1900)) }),
  ),
  address: required(
    nested({
      city: optionalText,
      country: optionalText,
      line1: required(text()),
      line2: optionalText,
      postal_code: required(text()),
      state: optionalText,
    }),
  ),
};

/** A payee with all the details that Singapore asks of an individual, collected by the platform. */
export const NEW_ACCOUNT = {
  country: required(text(2)),
  email: required(text(512)),
  business_type: required(oneOf('individual')),
  business_profile: required(nested({ mcc: required(text(4)), product_description: required(text()) })),
  individual: required(nested(INDIVIDUAL)),
  metadata,
  tos_acceptance: required(nested({ date: required(integer(1)), ip: required(text(45)) })),
  controller: nested({
    fees: nested({ payer: oneOf('application') }),
    losses: nested({ payments: oneOf('application') }),
    requirement_collection: oneOf('application'),
    stripe_dashboard: nested({ type: oneOf('none') }),
  }),
  capabilities: required(nested({ transfers: required(nested({ requested: flag })) })),
};

/** What the platform can change of an account. */
export const CHANGED_ACCOUNT = {
  email: NEW_ACCOUNT.email,
  individual: NEW_ACCOUNT.individual,
  tos_acceptance: NEW_ACCOUNT.tos_acceptance,
};

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

const mismatchError: Stripe.Account.Requirements.Error = {
  code: 'verification_failed_keyed_identity',
  reason:
    'The identity information you entered cannot be verified. Please correct any errors or upload a document that matches the identity fields.',
  requirement: DOCUMENT,
};

/** Computes the missing requirements of an account and its capabilities. */
const assess = (
  account: Stripe.Account,
  hidden: AccountHidden,
  banks: Stripe.BankAccount[],
  seconds: number,
): Stripe.Account => {
  const details = [...hidden.extraDue, ...(hidden.mismatch ? [DOCUMENT] : [])];
  const { pending = [], errors = [] } = hidden;
  const usable = banks.some((bank) => bank.status !== 'errored');
  const due = (usable ? details : [...details, 'external_account']).sort();
  const deadline = hidden.extraDue.length > 0 ? (hidden.deadline ?? null) : null;
  const late =
    deadline === null || deadline <= seconds ? due : due.filter((one) => !hidden.extraDue.includes(one));
  const verified =
    late.every((one) => one === 'external_account') && pending.length === 0 && hidden.disabledReason === null;
  const reason =
    hidden.disabledReason ??
    (late.length > 0
      ? 'requirements.past_due'
      : pending.length > 0
        ? 'requirements.pending_verification'
        : null);
  return {
    ...account,
    capabilities: { transfers: verified ? 'active' : 'inactive' },
    external_accounts: {
      object: 'list',
      data: banks,
      has_more: false,
      url: `/v1/accounts/${account.id}/external_accounts`,
    },
    payouts_enabled: verified && usable,
    requirements: {
      alternatives: [],
      current_deadline: deadline,
      currently_due: due,
      disabled_reason: reason as Stripe.Account.Requirements.DisabledReason | null,
      errors: hidden.mismatch ? [mismatchError, ...errors] : errors,
      eventually_due: due,
      past_due: late,
      pending_verification: pending,
    },
  };
};

/** Opens a connected account in Singapore, for which the platform collects the details. */
export const createAccount = (
  scope: ProviderScope,
  params: Parsed<typeof NEW_ACCOUNT>,
): Promise<Stripe.Account> => {
  const id = newId('acct');
  // Only the fact that an id number was given is stored.
  const { id_number, ...individual } = params.individual;
  const account: Stripe.Account = {
    id,
    object: 'account',
    charges_enabled: false,
    controller: {
      type: 'application',
      is_controller: true,
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'application',
      stripe_dashboard: { type: 'none' },
    },
    country: 'SG',
    created: scope.seconds,
    default_currency: 'sgd',
    details_submitted: true,
    email: params.email,
    payouts_enabled: false,
    settings: NO_SETTINGS,
    type: 'none',
    business_type: params.business_type,
    business_profile: {
      ...nulls('minority_owned_business_designation name support_address support_email'),
      ...nulls('specified_commercial_transactions_act_url support_phone support_url url'),
      ...params.business_profile,
    },
    individual: {
      ...nulls('nationality phone'),
      ...individual,
      id: newId('person'),
      object: 'person',
      account: id,
      created: scope.seconds,
      full_name_aliases: [],
      metadata: {},
      address: { ...nulls('city line2 state'), country: 'SG', ...individual.address },
      id_number_provided: true,
    },
    metadata: params.metadata ?? {},
    tos_acceptance: { user_agent: null, ...params.tos_acceptance },
  };
  const hidden = { disabledReason: null, extraDue: [], mismatch: id_number === MISMATCHING_ID_NUMBER };
  return scope.insert('account', assess(account, hidden, [], scope.seconds), hidden);
};

/** Works out the requirements of an account anew, with what the provider wants of it, and tells when they changed. */
export const changeAccount = async (
  scope: ProviderScope,
  id: string,
  wanted: Partial<AccountHidden> = {},
): Promise<Stripe.Account> => {
  const { body, hidden } = await scope.lock('account', id, 'account');
  const next = { ...hidden, ...wanted };
  const banks = (await banksOf(scope, id)).map((bank) => bank.body);
  const account = assess(body, next, banks, scope.seconds);
  await scope.save('account', account, next);
  if (JSON.stringify(account) !== JSON.stringify(body)) await scope.emit('account.updated', account, id);
  return account;
};

/** Replaces the details of a payee, and checks the new id number. */
export const updateAccount = async (
  scope: ProviderScope,
  id: string,
  params: Parsed<typeof CHANGED_ACCOUNT>,
): Promise<Stripe.Account> => {
  const { body, hidden } = await scope.lock('account', id, 'account');
  const { id_number, ...individual } = params.individual;
  const changed = {
    ...body,
    email: params.email,
    individual: { ...body.individual, ...individual } as Stripe.Person,
    tos_acceptance: { ...body.tos_acceptance, ...params.tos_acceptance },
  };
  await scope.save('account', changed, hidden);
  return changeAccount(scope, id, { mismatch: id_number === MISMATCHING_ID_NUMBER });
};

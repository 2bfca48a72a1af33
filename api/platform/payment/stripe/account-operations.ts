import type { Stripe } from 'stripe';
import type {
  ConnectedPerson,
  CreateConnectedAccountInput,
  PayeeDetails,
  PaymentProvider,
} from '../payment-provider.ts';
import { PaymentProviderError } from '../payment-provider-error.ts';
import { call } from './provider-call.ts';
import { readAccount, readBankAccount } from './read-answers.ts';

/** Merchant category of advertising services. */
const TRADE_CODE = '7311';

const individualParams = (person: ConnectedPerson, email: string): Stripe.AccountCreateParams.Individual => {
  const { line1, line2, city, state, postalCode, country } = person.address;
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    email,
    dob: person.dob,
    id_number: person.idNumber,
    address: {
      line1,
      city,
      country,
      postal_code: postalCode,
      ...(line2 ? { line2 } : {}),
      ...(state ? { state } : {}),
    },
    ...(person.phone ? { phone: person.phone } : {}),
    ...(person.nationality ? { nationality: person.nationality } : {}),
  };
};

const payeeParams = ({ email, individual, termsAcceptance: { at, ip } }: PayeeDetails) => ({
  email,
  individual: individualParams(individual, email),
  tos_acceptance: { date: Math.floor(at.getTime() / 1000), ip },
});

const accountParams = (input: CreateConnectedAccountInput): Stripe.AccountCreateParams => ({
  ...payeeParams(input),
  country: input.country,
  // The platform collects the details, bears fees and losses, and shows the balance itself.
  controller: {
    fees: { payer: 'application' },
    losses: { payments: 'application' },
    requirement_collection: 'application',
    stripe_dashboard: { type: 'none' },
  },
  capabilities: { transfers: { requested: true } },
  business_type: 'individual',
  business_profile: { mcc: TRADE_CODE, product_description: input.productDescription },
  metadata: input.metadata,
});

const bankOnly = (external: Stripe.ExternalAccount): Stripe.BankAccount => {
  if (external.object === 'bank_account') return external;
  const message = 'The provider answered a card where a bank account was expected.';
  throw new PaymentProviderError({ kind: 'invalid', code: 'not_a_bank_account', message });
};

const isGone = (error: unknown): boolean =>
  error instanceof PaymentProviderError && error.code === 'resource_missing';

/** Connected accounts and their bank accounts. */
export const accountOperations = (client: Stripe) =>
  ({
    createConnectedAccount: (input, key) =>
      call(() => client.accounts.create(accountParams(input), { idempotencyKey: key }), readAccount),
    updateConnectedAccount: (id, details, key) =>
      call(() => client.accounts.update(id, payeeParams(details), { idempotencyKey: key }), readAccount),
    retrieveAccount: (id) => call(() => client.accounts.retrieve(id), readAccount),
    createAccountLink: (account, { returnUrl, refreshUrl }, key) =>
      call(
        () =>
          client.accountLinks.create(
            {
              account,
              // Only what is missing: with `account_update` the bank account could be changed there, past our wait.
              type: 'account_onboarding',
              collection_options: { fields: 'eventually_due' },
              return_url: returnUrl,
              refresh_url: refreshUrl,
            },
            { idempotencyKey: key },
          ),
        ({ url }) => url,
      ),
    addBankAccount: (accountId, bankToken, key) =>
      call(
        () =>
          client.accounts.createExternalAccount(
            accountId,
            { external_account: bankToken },
            { idempotencyKey: key },
          ),
        (external) => readBankAccount(bankOnly(external)),
      ),
    payToBankAccount: (accountId, bankAccountId) =>
      call(
        () => client.accounts.updateExternalAccount(accountId, bankAccountId, { default_for_currency: true }),
        () => undefined,
      ),
    async deleteBankAccount(accountId, bankAccountId, key) {
      try {
        const bank = await call(
          () => client.accounts.retrieveExternalAccount(accountId, bankAccountId),
          bankOnly,
        );
        if (bank.default_for_currency) return false;
        const options = { idempotencyKey: key };
        return await call(
          () => client.accounts.deleteExternalAccount(accountId, bankAccountId, {}, options),
          () => true,
        );
      } catch (error) {
        if (isGone(error)) return true;
        throw error;
      }
    },
  }) satisfies Partial<PaymentProvider>;

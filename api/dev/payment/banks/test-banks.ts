import { oneOf, optionalText, type Parsed, required, text } from '../param-shape.ts';
import { invalidRequest } from '../provider-error.ts';
import type { ProviderSecrets } from '../provider-secrets.ts';

/**
 * Why a payout to a bank account comes back, in the provider's words, with the published test account number that it
 * happens to. Other numbers, such as 000123456, are paid.
 */
export const PAYOUT_FAILURES = {
  account_closed: { number: '000111113', message: 'The bank account has been closed.' },
  no_account: {
    number: '000111116',
    message: 'The bank account details on file are incorrect. No bank account could be located.',
  },
};

export type PayoutFailureName = keyof typeof PAYOUT_FAILURES;

const failureOf = (digits: string): PayoutFailureName | null => {
  const names = Object.keys(PAYOUT_FAILURES) as PayoutFailureName[];
  return names.find((name) => PAYOUT_FAILURES[name].number === digits) ?? null;
};

/** Singapore's bank codes, the first four digits of a routing number. */
const BANK_NAMES: Readonly<Record<string, string>> = {
  '1100': 'STRIPE TEST BANK',
  '7144': 'STANDARD CHARTERED BANK',
  '7171': 'DBS BANK LTD',
  '7214': 'CITIBANK N.A.',
  '7232': 'HSBC',
  '7302': 'MALAYAN BANKING BERHAD',
  '7339': 'OVERSEA-CHINESE BANKING CORPORATION LTD',
  '7375': 'UNITED OVERSEAS BANK LTD',
  '9496': 'STANDARD CHARTERED BANK (SINGAPORE) LIMITED',
};

/** All that is kept of a bank account: never its number. */
export interface BankFacts {
  holderName: string | null;
  holderType: string | null;
  bankName: string;
  country: string;
  currency: string;
  last4: string;
  routingNumber: string;
  fingerprint: string;
  payoutFailure: PayoutFailureName | null;
}

export const BANK = {
  country: required(text(2)),
  currency: required(text(3)),
  account_number: required(text(40)),
  routing_number: text(20),
  account_holder_name: optionalText,
  account_holder_type: oneOf('individual', 'company'),
};

const at = (field: string): string => `bank_account[${field}]`;

const checkRouting = (typed: string | undefined): string => {
  if (typed === undefined) {
    const message = 'You must provide a routing number to create a bank account in SG.';
    throw invalidRequest(message, 'parameter_missing', at('routing_number'));
  }
  const match = /^(\d{4})-?(\d{3})$/.exec(typed.trim());
  if (!match) {
    const message =
      'Invalid routing number for SG. The number must contain both the bank code and the branch code, and should be in the format xxxx-xxx.';
    throw invalidRequest(message, 'routing_number_invalid', at('routing_number'));
  }
  return `${match[1]}-${match[2]}`;
};

/** Checks a Singapore bank account as the provider does and reduces it to its facts. */
export const checkBank = (input: Parsed<typeof BANK>, secrets: ProviderSecrets): BankFacts => {
  if (input.country.toUpperCase() !== 'SG') {
    const message = `Bank accounts in ${input.country.toUpperCase()} are not supported. Please use a bank account in SG.`;
    throw invalidRequest(message, 'country_unsupported', at('country'));
  }
  if (input.currency.toLowerCase() !== 'sgd') {
    const message = `A bank account in SG cannot use the currency ${input.currency.toLowerCase()}. Please use sgd.`;
    throw invalidRequest(message, 'bank_account_unusable', at('currency'));
  }
  const routingNumber = checkRouting(input.routing_number);
  const digits = input.account_number.replace(/[\s-]/g, '');
  if (!/^\d{6,12}$/.test(digits)) {
    const message = 'Invalid account number: must contain only digits, and be between 6 and 12 digits long';
    throw invalidRequest(message, 'account_number_invalid', at('account_number'));
  }
  return {
    holderName: input.account_holder_name ?? null,
    holderType: input.account_holder_type ?? null,
    bankName: BANK_NAMES[routingNumber.slice(0, 4)] ?? 'STRIPE TEST BANK',
    country: 'SG',
    currency: 'sgd',
    last4: digits.slice(-4),
    routingNumber,
    fingerprint: secrets.fingerprint(`bank ${routingNumber} ${digits}`),
    payoutFailure: failureOf(digits),
  };
};

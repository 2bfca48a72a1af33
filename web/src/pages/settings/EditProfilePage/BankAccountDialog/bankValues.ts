import type { SaveBankAccountInput, SettingsTabQuery } from '../../../../__generated__/graphql.ts';
import { msg, t } from '../../../../languages/t.ts';
import { PAYOUT_COUNTRY } from '../../../../lib/payoutCountry.ts';
import { onlyErrors } from '../../../../lib/session/accountRules.ts';
import { dateOfBirthError } from '../fields/DateOfBirthField.tsx';

const personal = [
  'country',
  'dateOfBirth',
  'idNumber',
  'state',
  'city',
  'postalCode',
  'line1',
  'line2',
] as const;
const bank = ['bankName', 'accountNumber', 'accountHolderName', 'swiftCode', 'routingNumber'] as const;

export type BankValues = ReturnType<typeof toBankValues>;

export const SINGAPORE_ONLY = msg(
  'We are currently processing payment with only Singapore Bank Accounts. If you are based on Singapore then kindly proceed by adding Singapore bank account.',
);

const REQUIRED = msg('This field is required');
const required = (value: string) => (value.trim() ? undefined : REQUIRED);

const missingOf = <K extends Exclude<keyof BankValues, 'accountType'>>(
  values: BankValues,
  names: readonly K[],
) => Object.fromEntries(names.map((name) => [name, required(values[name])])) as Record<K, string | undefined>;

export function personalErrors(values: BankValues): Partial<Record<string, string>> {
  if (values.country && values.country !== PAYOUT_COUNTRY) return { country: t('Please select Singapore') };
  const wrong = missingOf(values, personal);
  return onlyErrors({ ...wrong, dateOfBirth: wrong.dateOfBirth ?? dateOfBirthError(values.dateOfBirth) });
}

export const bankErrors = (values: BankValues) => onlyErrors(missingOf(values, bank));

export const isPersonal = (field: string) => personal.some((name) => name === field);

/** What is known of the viewer already. Account and ID numbers are never kept, so they are asked again. */
export function toBankValues(account: NonNullable<SettingsTabQuery['me']>) {
  const { bankAccount, profile } = account;
  return {
    country: profile.country?.code ?? PAYOUT_COUNTRY,
    dateOfBirth: account.dateOfBirth ?? '',
    idNumber: '',
    // Addresses in Singapore have no other.
    state: 'Singapore',
    city: 'Singapore',
    postalCode: '',
    line1: '',
    line2: '',
    accountType: bankAccount?.accountType ?? ('SAVING' as const),
    bankName: bankAccount?.bankName ?? '',
    accountNumber: '',
    accountHolderName: bankAccount?.accountHolderName ?? profile.fullName,
    swiftCode: bankAccount?.swiftCode ?? '',
    routingNumber: bankAccount?.routingNumber ?? '',
    bankAddress: bankAccount?.bankAddress ?? '',
  };
}

/** What the server takes: everything but the account number, for which the token stands. */
export function toBankInput(
  { accountNumber: _, ...typed }: BankValues,
  bankToken: string,
): SaveBankAccountInput {
  const { accountType, bankAddress, ...texts } = typed;
  const trimmed = Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, value.trim()]),
  ) as typeof texts;
  return { ...trimmed, accountType, bankAddress: bankAddress.trim() || null, bankToken };
}

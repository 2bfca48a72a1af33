import type { BankAccountInput } from '../../schema/bank-account.ts';
import { numberOf, textOf, textOrNull } from './read-values.ts';

type Body = Readonly<Record<string, unknown>>;

function two(value: unknown): string {
  return String(numberOf(value)).padStart(2, '0');
}

function birthOf({ day, month, year }: Body): string {
  return day && month && year ? `${textOf(year)}-${two(month)}-${two(day)}` : '';
}

/** A bank registration as legacy clients send it. It has a token instead of the account number. */
export function readBankForm(body: Body): BankAccountInput {
  return {
    bankToken: textOf(body.bankTokenId),
    ...readBankWords(body),
    dateOfBirth: birthOf(body),
    idNumber: textOf(body.id_number),
    country: textOf(body.countryShortCode) || textOf(body.country),
    state: textOf(body.state),
    city: textOf(body.city),
    postalCode: textOf(body.postal_code),
    line1: textOf(body.line1),
    line2: textOf(body.line2),
  };
}

/** Legacy names of the fields of a bank account. */
export const bankFields = {
  bankToken: 'bankTokenId',
  routingNumber: 'rountingNumber',
  postalCode: 'postal_code',
  idNumber: 'id_number',
  dateOfBirth: 'year',
  country: 'countryShortCode',
} as const;

/** The texts of a bank account in a PUT. */
export function readBankWords(
  body: Body,
): Pick<
  BankAccountInput,
  'accountType' | 'bankName' | 'accountHolderName' | 'swiftCode' | 'routingNumber'
> & { readonly bankAddress: string | null } {
  return {
    accountType: textOf(body.accountType) === 'current' ? 'current' : 'saving',
    bankName: textOf(body.bankName),
    accountHolderName: textOf(body.accountHolderName),
    swiftCode: textOf(body.swiftCode),
    routingNumber: textOf(body.rountingNumber),
    bankAddress: textOrNull(body.bankAddress),
  };
}

/** Whether the digits given of an account number match the stored last digits. */
export function isSameAccount(body: Body, last4: unknown): boolean {
  const digits = textOf(body.accountNumber).replace(/\D/g, '');
  return digits === '' || digits.slice(-4) === last4;
}

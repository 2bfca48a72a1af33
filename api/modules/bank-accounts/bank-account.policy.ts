import type { BankAccountInput } from '../../../schema/bank-account.ts';
import { DomainError, ErrorCode, outOfBounds } from '../../../schema/errors.ts';
import { isCalendarDay } from '../../../schema/scalars.ts';
import { checkAll } from '../../platform/check-all.ts';
import { dayOf } from '../../platform/clock.ts';
import { checkLine } from '../../platform/text.ts';
import { PAYOUT_COUNTRY } from '../profiles/can-be-paid-out.facts.ts';

const LONGEST = 200;
const TOKEN = /^\w{3,255}$/;

/** Required texts of both steps, in the order of the dialog. */
const required = [
  'idNumber',
  'state',
  'city',
  'postalCode',
  'line1',
  'line2',
  'bankName',
  'accountHolderName',
  'swiftCode',
  'routingNumber',
  'bankToken',
] as const;

/** The input of both steps, trimmed. Personal details are for the payment provider only. */
export type BankDetails = Readonly<Record<(typeof required)[number], string>> & {
  readonly accountType: BankAccountInput['accountType'];
  readonly bankAddress: string | null;
  readonly dateOfBirth: string;
};

function textOf(typed: string | null | undefined, field: string): string {
  return checkLine(typed, { field, max: LONGEST, missing: ErrorCode.FIELD_REQUIRED });
}

function dateOfBirthOf(day: string | null | undefined, now: Date): string {
  if (!day) throw new DomainError(ErrorCode.FIELD_REQUIRED, 'dateOfBirth');
  if (!isCalendarDay(day) || day < '1900-01-01')
    throw outOfBounds('dateOfBirth', { format: 'a day from 1900-01-01 on' });
  if (day > dayOf(now)) throw new DomainError(ErrorCode.DATE_IN_FUTURE, 'dateOfBirth');
  return day;
}

/**
 * Validates both steps of the bank account dialog. The country comes first, because the other fields are locked until
 * it is Singapore. Throws BANK_COUNTRY, FIELD_REQUIRED at each empty field, DATE_IN_FUTURE, BAD_INPUT.
 */
export function toBankDetails(input: BankAccountInput, now: Date): BankDetails {
  if (textOf(input.country, 'country').toUpperCase() !== PAYOUT_COUNTRY) {
    throw new DomainError(ErrorCode.BANK_COUNTRY, 'country');
  }
  const checks = Object.fromEntries(required.map((name) => [name, () => textOf(input[name], name)]));
  const { dateOfBirth, texts, bankAddress } = checkAll({
    dateOfBirth: () => dateOfBirthOf(input.dateOfBirth, now),
    texts: () => checkAll(checks) as Record<(typeof required)[number], string>,
    bankAddress: () => checkLine(input.bankAddress, { field: 'bankAddress', max: LONGEST }) || null,
  });
  if (!TOKEN.test(texts.bankToken))
    throw outOfBounds('bankToken', { format: 'a bank token of the payment provider' });
  return { ...texts, accountType: input.accountType, bankAddress, dateOfBirth };
}

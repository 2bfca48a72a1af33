import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { DomainError, ErrorCode, outOfBounds } from '../../../schema/errors.ts';

/** A phone number as stored. */
export interface Phone {
  /** Calling code with plus sign. */
  readonly phonePrefix: string;
  /** Digits as dialled within the country, at most 10. */
  readonly mobile: string;
}

/** Calling codes of all countries, with plus sign. */
const callingCodes = new Set(getCountries().map((country) => `+${getCountryCallingCode(country)}`));

/** Calling code with plus sign. Throws FIELD_REQUIRED, or BAD_INPUT when no country has it. */
function toPhonePrefix(typed: string): string {
  const prefix = typed.trim();
  if (prefix === '') throw new DomainError(ErrorCode.FIELD_REQUIRED, 'phonePrefix');
  if (!callingCodes.has(prefix))
    throw outOfBounds('phonePrefix', { format: 'the calling code of a country with its plus sign' });
  return prefix;
}

/**
 * Whether a number of a calling code can have this length. Number ranges are not checked: they open faster than
 * libraries learn of them, and a new number must not prevent sign-up.
 */
function isPossible({ phonePrefix, mobile }: Phone): boolean {
  const parsed = parsePhoneNumberFromString(mobile, {
    defaultCallingCode: phonePrefix.slice(1),
    extract: false,
  });
  return parsed?.isPossible() ?? false;
}

/** Calling code and mobile number. Throws FIELD_REQUIRED, BAD_INPUT, MOBILE_REQUIRED, MOBILE_INVALID. */
export function toPhone(typed: Phone): Phone {
  const phone = { phonePrefix: toPhonePrefix(typed.phonePrefix), mobile: typed.mobile.trim() };
  if (phone.mobile === '') throw new DomainError(ErrorCode.MOBILE_REQUIRED, 'mobile');
  const isRight = /^\d{1,10}$/.test(phone.mobile) && isPossible(phone);
  if (!isRight) throw new DomainError(ErrorCode.MOBILE_INVALID, 'mobile');
  return phone;
}

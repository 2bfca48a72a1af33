import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { ShippingAddress, ShippingAddressInput } from '../../../schema/shipment.ts';
import { checkAll } from '../../platform/check-all.ts';
import { checkLine } from '../../platform/text.ts';

/** Limits of an address, in characters. */
const limits = { line: 200, place: 100, postalCode: 20, phone: 30 } as const;

/** An address as it is stored: every member is there. */
export type StoredAddress = Required<ShippingAddress>;

/**
 * A phone number as carriers abroad can dial it: `+6581234567`. Number ranges are not checked, because they open faster
 * than libraries learn of them.
 */
function toPhone(typed: string, country: string, field: string): string {
  const line = checkLine(typed, { field, max: limits.phone, missing: ErrorCode.MOBILE_REQUIRED });
  const defaultCountry = isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const parsed = parsePhoneNumberFromString(line, { defaultCountry, extract: false });
  if (!parsed?.isPossible()) throw new DomainError(ErrorCode.MOBILE_INVALID, field);
  return parsed.number;
}

/**
 * An address as it is stored. Throws all faults at once, each at its field below `field`: RECIPIENT_REQUIRED,
 * MOBILE_REQUIRED, MOBILE_INVALID, ADDRESS_REQUIRED, FIELD_REQUIRED, BAD_INPUT. The service has checked its country.
 */
export function toAddress(sent: ShippingAddressInput, field: string): StoredAddress {
  const at = (name: keyof ShippingAddressInput) => `${field}.${name}`;
  const { line, place, postalCode } = limits;
  const optional = (name: 'line2' | 'region' | 'postalCode', max: number) =>
    checkLine(sent[name], { field: at(name), max }) || null;
  return checkAll({
    recipient: () =>
      checkLine(sent.recipient, {
        field: at('recipient'),
        max: line,
        missing: ErrorCode.RECIPIENT_REQUIRED,
      }),
    phone: () => toPhone(sent.phone, sent.country, at('phone')),
    line1: () =>
      checkLine(sent.line1, { field: at('line1'), max: line, missing: ErrorCode.ADDRESS_REQUIRED }),
    line2: () => optional('line2', line),
    city: () => checkLine(sent.city, { field: at('city'), max: place, missing: ErrorCode.FIELD_REQUIRED }),
    region: () => optional('region', place),
    postalCode: () => optional('postalCode', postalCode),
    country: () => sent.country,
  });
}

import { type DomainError, outOfBounds } from '../../../schema/errors.ts';

/** More than there are countries. */
const MAX_COUNTRIES = 300;
const CODE = /^[A-Z]{2}$/;

/** The failure of countries that there are not. */
export const unknownCountries = (field: string): DomainError =>
  outOfBounds(field, { format: 'ISO codes of countries' });

/** Codes of countries in capitals, each once, sorted. Throws BAD_INPUT at `field` for what has not their form. */
export function toCountryCodes(sent: readonly string[], field: string): string[] {
  const codes = [...new Set(sent.map((code) => code.toUpperCase()))].sort();
  if (codes.length <= MAX_COUNTRIES && codes.every((code) => CODE.test(code))) return codes;
  throw unknownCountries(field);
}

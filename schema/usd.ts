import { outOfBounds } from './errors.ts';
import type { MoneyInput } from './money.ts';

/** Campaigns, jobs and prices of posts are in US dollars. */
export const USD = 'USD';

/** Minor units of US dollars as money. */
export function usd<Minor extends number | null>(minor: Minor): MoneyInput | (Minor & null) {
  return (minor === null ? null : { amount: minor, currency: USD }) as MoneyInput | (Minor & null);
}

/**
 * The minor units of an amount that a caller gave; what is absent stays so. Throws BAD_INPUT at its currency when it is
 * none of those that are wanted.
 */
export function minorOf<Given extends MoneyInput | null | undefined>(
  given: Given,
  field: string,
  ...wanted: readonly string[]
): number | (Given & (null | undefined)) {
  if (given == null) return given as Given & (null | undefined);
  const allowed = wanted.length > 0 ? wanted : [USD];
  if (allowed.includes(given.currency)) return given.amount;
  throw outOfBounds(`${field}.currency`, { oneOf: allowed });
}

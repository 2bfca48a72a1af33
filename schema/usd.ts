import type { MoneyInput } from './money.ts';

/** Campaigns, jobs and prices of posts are in US dollars. */
export const USD = 'USD';

/** Minor units of US dollars as money. */
export function usd<Minor extends number | null>(minor: Minor): MoneyInput | (Minor & null) {
  return (minor === null ? null : { amount: minor, currency: USD }) as MoneyInput | (Minor & null);
}

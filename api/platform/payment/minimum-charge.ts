/** Least that the provider charges a card, in minor units (its published table). */
const MINIMUM: Readonly<Record<string, number>> = {
  USD: 50,
  SGD: 50,
  EUR: 50,
  AUD: 50,
  GBP: 30,
  HKD: 400,
  JPY: 50,
  MYR: 200,
  THB: 1_000,
};
/** For a currency that is not listed: what a US cent table would ask for at least. */
const OTHERWISE = 50;

/** Least that can be charged in a currency, in its minor units. */
export function minimumCharge(currency: string): number {
  return MINIMUM[currency] ?? OTHERWISE;
}

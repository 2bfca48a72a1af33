/** Minimum charge by currency, in minor units (the provider's published table). */
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
/** Minimum for a currency that is not listed. */
const OTHERWISE = 50;

/** Minimum charge of a currency, in its minor units. */
export function minimumCharge(currency: string): number {
  return MINIMUM[currency] ?? OTHERWISE;
}

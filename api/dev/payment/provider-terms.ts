import type { LocalPayment } from '../../platform/config/local-payment.ts';

/** How the local provider behaves; its rate can be changed while it runs. */
export type ProviderTerms = Omit<LocalPayment, 'rate'> & { rate: number };

/** 3.4 % and 50 cents, the provider's price for cards in Singapore; each currency is kept. */
export const USUAL_TERMS: LocalPayment = { feeRate: 0.034, feeMinor: 50, currency: null, rate: 1.3 };

/** An amount in the currency that the platform settles in, and the rate; null where nothing is converted. */
export function settle(
  { currency: to, rate }: ProviderTerms,
  amount: number,
  from: string,
): { amount: number; currency: string; rate: number | null } {
  const wanted = to?.toLowerCase() ?? from;
  const isKnown = ['usd', 'sgd'].includes(from);
  if (wanted === from || !isKnown) return { amount, currency: from, rate: null };
  const used = from === 'usd' ? rate : 1 / rate;
  // Half away from zero, so that what goes out is rounded as what came in.
  return { amount: Math.sign(amount) * Math.round(Math.abs(amount) * used), currency: wanted, rate: used };
}

import { type Reader, text } from './param-shape.ts';
import { invalidRequest } from './provider-error.ts';

const SUPPORTED = new Set(
  'usd sgd eur gbp aud nzd cad chf hkd jpy myr idr thb php vnd inr krw twd cny'.split(' '),
);
const ZERO_DECIMAL = new Set(['jpy', 'vnd', 'krw']);
/** Smallest charge in minor units; currencies that are not listed take 50. */
const MINIMUM_CHARGE: Readonly<Record<string, number>> = { hkd: 400, jpy: 50, myr: 200, thb: 1000, gbp: 30 };

export const currency: Reader<string | undefined> = (value, name) => {
  const code = text(3)(value, name)?.toLowerCase();
  if (code === undefined) return undefined;
  if (!SUPPORTED.has(code)) {
    const known = [...SUPPORTED].join(', ');
    throw invalidRequest(
      `Invalid currency: ${code}. Stripe currently supports these currencies: ${known}`,
      undefined,
      name,
    );
  }
  return code;
};

/** "$10.00 usd" as the provider's messages write amounts. */
export const amountText = (minor: number, code: string): string => {
  const major = ZERO_DECIMAL.has(code) ? String(minor) : (minor / 100).toFixed(2);
  return `${code === 'usd' || code === 'sgd' ? '$' : ''}${major} ${code}`;
};

/** Refuses charges below and above what the provider takes. */
export const checkChargeAmount = (minor: number, code: string): void => {
  const minimum = MINIMUM_CHARGE[code] ?? 50;
  if (minor < minimum) {
    throw invalidRequest(
      `Amount must be at least ${amountText(minimum, code)}`,
      'amount_too_small',
      'amount',
    );
  }
  if (minor > 99_999_999) {
    const most = amountText(99_999_999, code);
    throw invalidRequest(`Amount must be no more than ${most}`, 'amount_too_large', 'amount');
  }
};

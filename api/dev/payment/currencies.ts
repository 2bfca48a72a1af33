import { minimumCharge } from '../../platform/payment/minimum-charge.ts';
import { oneOf } from './param-shape.ts';
import { invalidRequest } from './provider-error.ts';

const SUPPORTED = 'usd sgd eur gbp aud nzd cad chf hkd jpy myr idr thb php vnd inr krw twd cny'.split(' ');
const ZERO_DECIMAL = new Set(['jpy', 'vnd', 'krw']);
const MOST = 99_999_999;

export const currency = oneOf(...SUPPORTED);

/** "$10.00 usd" as the provider's messages write amounts. */
export const amountText = (minor: number, code: string): string => {
  const major = ZERO_DECIMAL.has(code) ? String(minor) : (minor / 100).toFixed(2);
  return `${code === 'usd' || code === 'sgd' ? '$' : ''}${major} ${code}`;
};

/** Refuses charges below and above what the provider takes. */
export const checkChargeAmount = (minor: number, code: string): void => {
  const minimum = minimumCharge(code.toUpperCase());
  if (minor < minimum) {
    const message = `Amount must be at least ${amountText(minimum, code)}`;
    throw invalidRequest(message, 'amount_too_small', 'amount');
  }
  if (minor > MOST) {
    const message = `Amount must be no more than ${amountText(MOST, code)}`;
    throw invalidRequest(message, 'amount_too_large', 'amount');
  }
};

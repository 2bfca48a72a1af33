import { formatTag, spoken } from '../../languages/spoken.ts';
import { memoize } from './memoize.ts';

export type MoneyValue = { amount: number; currency: string };

const symbols: Record<string, string> = { USD: 'US$', SGD: 'S$' };

const signOf = (currency: string): string => symbols[currency] ?? `${currency} `;

/** The usual ones have cents; asking for the others' takes a phone a while. */
const digitsOf = (currency: string) => (currency in symbols ? 2 : digitsElsewhere(currency));

const digitsElsewhere = memoize(
  (currency: string) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2,
);

const numbersIn = memoize(
  (tag: string, digits: number) =>
    new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

/** A number of at least 0 with its thousands apart: '1,200'. English is written out, as for dates: it is quicker. */
export function formatNumber(number: number, digits = 0): string {
  if (spoken() !== 'en') return numbersIn(formatTag(), digits).format(number);
  return number.toFixed(digits).replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',');
}

/** 'US$480', 'US$1,200.50', 'S$450', 'EUR 12'. Whole amounts show no cents. */
export function formatMoney({ amount, currency }: MoneyValue): string {
  const digits = digitsOf(currency);
  const major = amount / 10 ** digits;
  const number = formatNumber(Math.abs(major), Number.isInteger(major) ? 0 : digits);
  return `${major < 0 ? '−' : ''}${signOf(currency)}${number}`;
}

/** 'US$480.00': figures of a table, always with cents. */
export function formatMoneyFull({ amount, currency }: MoneyValue): string {
  const digits = digitsOf(currency);
  return `${signOf(currency)}${formatNumber(amount / 10 ** digits, digits)}`;
}

/** 'US$1 = S$1.3041': a rate with four decimals. */
export const formatRate = (from: string, to: string, rate: number): string =>
  `${signOf(from)}1 = ${signOf(to)}${formatNumber(rate, 4)}`;

/** What stands before the decimals in the language of the screen: ',' in Indonesian and Vietnamese. */
export const decimalSign = (): '.' | ',' =>
  spoken() !== 'en' && numbersIn(formatTag(), 1).format(1.5).includes(',') ? ',' : '.';

/** '1,200.5' → '1200.5'. Only three digits make thousands: '430,50' stays, as some phones have no other key for decimals. */
export const withoutThousands = (typed: string): string =>
  typed.replaceAll(decimalSign() === ',' ? /\.(?=\d{3}(?!\d))/g : /,(?=\d{3}(?!\d))/g, '');

/**
 * Minor units of an amount as typed, or null when it is no amount of at most two decimals. '1,200.5' is 120050, and
 * '430,50' is 43050 in every language.
 */
export function parseMoney(typed: string): number | null {
  const text = withoutThousands(typed.trim()).replace(',', '.');
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(text)) return null;
  const [whole = '0', cents = ''] = text.split('.');
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/** Minor units of US dollars as the API takes them. */
export const inUsd = <Minor extends number | null>(amount: Minor) =>
  (amount === null ? null : { amount, currency: 'USD' }) as Minor extends null ? null : MoneyValue;

/** An amount as a form shows it: 120050 → '1200.50', 48000 → '480'. */
export function toTypedMoney(amount: number): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}

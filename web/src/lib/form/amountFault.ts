import { msg, type Text } from '../../languages/t.ts';
import { parseMoney } from '../format/formatMoney.ts';

/** Most cents of any amount. */
const MOST = 100_000_000;

/** What is wrong with a typed amount of money. */
export function amountFault(typed: string): Text | undefined {
  if (!/^\d[\d.,]*$/.test(typed.trim())) return msg('Please enter an amount in digits, for example 450.50');
  if ((parseMoney(typed) ?? MOST + 1) <= MOST) return undefined;
  return msg('Please enter an amount of at most 1,000,000 with at most two decimals.');
}

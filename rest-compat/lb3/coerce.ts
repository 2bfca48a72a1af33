import type { Value, WireType } from '../../api/platform/read/row-query.ts';
import { bounds } from './bounds.ts';
import { badRequest } from './legacy-error.ts';

/** Matches no row: the value cannot be of the property's type. */
export const NOT_A_VALUE = Symbol('unfit');

function toNumber(value: unknown): number | typeof NOT_A_VALUE {
  if (typeof value === 'object' || value === undefined) return NOT_A_VALUE;
  const number = Number(value);
  return Number.isFinite(number) ? number : NOT_A_VALUE;
}

function toText(value: unknown): string | typeof NOT_A_VALUE {
  if (typeof value === 'object' || value === undefined) return NOT_A_VALUE;
  const text = String(value);
  if (text.length > bounds.text) throw badRequest(`A value has more than ${bounds.text} characters`);
  return text.includes('\u0000') ? NOT_A_VALUE : text;
}

/** A date that the database can hold, as ISO text; null for anything else. */
export function isoDate(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const date = new Date(value);
  const year = date.getUTCFullYear();
  return Number.isNaN(year) || year < 1 || year > 9_999 ? null : date.toISOString();
}

/** A value as the property's type, or NOT_A_VALUE. Throws 400 for an invalid date. */
export function coerce(type: WireType, value: unknown): Value | typeof NOT_A_VALUE {
  if (type === 'number') return toNumber(value);
  if (type !== 'date') return toText(value);
  const iso = isoDate(value);
  if (iso === null) throw badRequest(`Invalid date: ${String(value).slice(0, 100)}`);
  return iso;
}

import type { Test, WireType } from '../../api/platform/read/row-query.ts';
import { bounds } from './bounds.ts';
import { badRequest } from './legacy-error.ts';

/** `/pattern/flags`, a JavaScript literal. */
const literal = /^\/(.*)\/(\w*)$/s;

function isRegexp(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern));
  } catch {
    return false;
  }
}

/** A regular expression as clients send it. Only texts support one; on numbers it matches nothing. Throws 400. */
export function regexpTest(property: string, type: WireType, sent: unknown, value: unknown): Test | null {
  const fail = (what: string): Error =>
    badRequest(`The ${property} property has invalid clause ${JSON.stringify(sent)}: ${what}`);
  if (typeof value !== 'string') throw fail('Expected a string or RegExp');
  const [, inner, flags = ''] = literal.exec(value) ?? [];
  if (/[^gimsuy]/.test(flags)) throw fail(`Invalid regular expression flags: ${flags}`);
  const pattern = inner ?? value;
  if (pattern.length > bounds.regexp) throw fail(`At most ${bounds.regexp} characters`);
  if (!isRegexp(pattern)) throw fail('Invalid regular expression');
  if (type === 'number' || type === 'date' || pattern.includes('\u0000')) return null;
  return { op: 'regexp', value: pattern, ignoresCase: flags.includes('i') };
}

import { parse } from 'qs';
import { isObject } from './is-object.ts';
import { badRequest, LegacyError } from './legacy-error.ts';

/** Maximum bytes of a body: 100 kB; on picture paths, 2 MB as base64 with its JSON or form encoding. */
export const BODY_LIMIT = 100 * 1_024;
export const IMAGE_BODY_LIMIT = 3_100_000;

/** A body above its limit. */
export function tooLarge(): LegacyError {
  return new LegacyError(413, 'request entity too large', { name: 'PayloadTooLargeError' });
}

/** Maximum number of parameters; more are refused, because one cut off could be a condition. */
const MOST_PARAMETERS = 1_000;

/** Keys that the parser would drop, renamed to names that no property has. */
function keptName(text: string, decode: (text: string) => string, kind: 'key' | 'value'): string {
  const decoded = decode(text);
  return kind === 'key' ? decoded.replaceAll('__proto__', '__proto__?') : decoded;
}

/**
 * Parses a query string or form, with brackets five levels deep. No key is lost, whatever its name: a condition on
 * `constructor` or `__proto__` must stay a condition that matches no row. Throws 400 above 1,000 parameters.
 */
export function parseQuery(text: string): Record<string, unknown> {
  if (text.split('&', MOST_PARAMETERS + 1).length > MOST_PARAMETERS)
    throw badRequest(`A request has at most ${MOST_PARAMETERS} parameters`);
  return parse(text, {
    depth: 5,
    arrayLimit: 20,
    parameterLimit: MOST_PARAMETERS,
    plainObjects: true,
    decoder: (part, decode, _charset, kind = 'value') => keptName(part, decode, kind),
  }) as Record<string, unknown>;
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object') return value ?? {};
  } catch {
    throw new LegacyError(400, 'The body is not JSON', { name: 'SyntaxError' });
  }
  throw badRequest('Value is not an object.');
}

/** Parses a body; empty for an unknown type. Throws 400 with the name `SyntaxError`. */
export function parseBody(text: string, contentType: string | undefined): unknown {
  if (text === '') return {};
  const [type = ''] = (contentType ?? '').toLowerCase().split(';');
  if (type.trim() === 'application/json') return parseJson(text);
  return type.trim() === 'application/x-www-form-urlencoded' ? parseQuery(text) : {};
}

/** A body that must be one object. Throws 400. */
export function objectBody(body: unknown): Record<string, unknown> {
  if (!isObject(body)) throw badRequest('Value is not an object.');
  return body;
}

import { parse } from 'qs';
import { isObject } from './is-object.ts';
import { badRequest, LegacyError } from './legacy-error.ts';

/** Bytes of a body: 100 kB, and on the paths of images a picture of 2 MB as base64 with its frame, also in a form. */
export const BODY_LIMIT = 100 * 1_024;
export const IMAGE_BODY_LIMIT = 3_100_000;

/** A body above its limit. */
export function tooLarge(): LegacyError {
  return new LegacyError(413, 'request entity too large', { name: 'PayloadTooLargeError' });
}

/**
 * A query string or a form, with brackets five levels deep. Objects without a prototype take any name: of a condition
 * on `constructor`, nothing may be left but a condition that matches no row.
 */
export function parseQuery(text: string): Record<string, unknown> {
  return parse(text, { depth: 5, arrayLimit: 20, parameterLimit: 1_000, plainObjects: true }) as Record<
    string,
    unknown
  >;
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

/** What a body holds; of a type that is not understood it is empty. Throws 400 with the name `SyntaxError`. */
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

import { isObject } from './is-object.ts';
import { badRequest } from './legacy-error.ts';

const NOT_OBJECT = 'Value is not an object.';

function isLikeJson(text: string): boolean {
  return (text.startsWith('{') && text.endsWith('}')) || (text.startsWith('[') && text.endsWith(']'));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('Cannot parse JSON-encoded object value.');
  }
}

/** An object argument of a query string: JSON text, or brackets. Undefined when absent, empty or null. */
export function objectArgument(value: unknown): Record<string, unknown> | undefined {
  if (value === undefined || value === null || value === '' || value === 'null') return undefined;
  if (typeof value === 'string' && !isLikeJson(value)) throw badRequest(NOT_OBJECT);
  const read = typeof value === 'string' ? parse(value) : value;
  if (!isObject(read)) throw badRequest(NOT_OBJECT);
  return read;
}

import { isObject, listOf } from './is-object.ts';
import { badRequest } from './legacy-error.ts';

function isLikeJson(text: string): boolean {
  return (text.startsWith('{') && text.endsWith('}')) || (text.startsWith('[') && text.endsWith(']'));
}

function parseJson(text: string, message: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(message);
  }
}

/** An object argument of a query string: JSON text, or brackets. Undefined when absent, empty or null. */
export function objectArgument(value: unknown): Record<string, unknown> | undefined {
  if (value === undefined || value === null || value === '' || value === 'null') return undefined;
  if (typeof value === 'string' && !isLikeJson(value)) throw badRequest('Value is not an object.');
  const read =
    typeof value === 'string' ? parseJson(value, 'Cannot parse JSON-encoded object value.') : value;
  if (!isObject(read)) throw badRequest('Value is not an object.');
  return read;
}

/** A member of a body that is a list: as an array, as JSON text, or in brackets. Null stays. Throws 400. */
export function listMember(value: unknown): unknown[] | null {
  const read =
    typeof value === 'string'
      ? parseJson(value, `could not create List from JSON string: ${JSON.stringify(value.slice(0, 100))}`)
      : value;
  if (read === null || read === undefined) return null;
  const list = listOf(read);
  if (!list) throw badRequest(`Items must be an array: ${JSON.stringify(read).slice(0, 100)}`);
  return list;
}

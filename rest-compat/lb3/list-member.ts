import { listOf } from './is-object.ts';
import { badRequest } from './legacy-error.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(`could not create List from JSON string: ${JSON.stringify(text.slice(0, 100))}`);
  }
}

/** A member of a body that is a list: as an array, as JSON text, or in brackets. Null stays. Throws 400. */
export function listMember(value: unknown): unknown[] | null {
  const read = typeof value === 'string' ? parsed(value) : value;
  if (read === null || read === undefined) return null;
  const list = listOf(read);
  if (!list) throw badRequest(`Items must be an array: ${JSON.stringify(read).slice(0, 100)}`);
  return list;
}

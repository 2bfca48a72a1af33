import { globalId, type IdType, splitGlobalId } from '../../schema/global-id.ts';

/** The number in a global id, as text. Throws for anything else, so that nothing but a global id passes. */
export function rowNumber(id: string): string {
  const parts = splitGlobalId(id);
  if (!parts) throw new Error(`${id} is no global id`);
  return parts.rest;
}

/** The id of a row as the API answers it. */
export const idOf = (type: IdType, row: number | string): string => globalId(type, row);

import { DomainError, ErrorCode } from '../../schema/errors.ts';

/** Longest text that a search takes. */
const MAX_SEARCH = 100;

/**
 * What a person searches for as a pattern of `ilike` that means "contains": `%`, `_` and `\` stand for themselves.
 * Null when there is nothing to search for. Throws BAD_INPUT at `field` above 100 characters.
 */
export function containsPattern(text: string | null | undefined, field = 'search'): string | null {
  const wanted = (text ?? '').replaceAll('\u0000', '').trim();
  if (wanted === '') return null;
  if (wanted.length > MAX_SEARCH) throw new DomainError(ErrorCode.BAD_INPUT, field);
  return `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
}

import { DomainError, ErrorCode } from '../../../schema/errors.ts';

/** Maximum length of a search text. */
const MAX_SEARCH = 100;

/**
 * A search text as an `ilike` pattern that means "contains", with `%`, `_` and `\` escaped. Null when it is empty.
 * Throws BAD_INPUT at `field` above 100 characters.
 */
export function containsPattern(text: string | null | undefined, field = 'search'): string | null {
  const wanted = (text ?? '').replaceAll('\u0000', '').trim();
  if (wanted === '') return null;
  if (wanted.length > MAX_SEARCH) throw new DomainError(ErrorCode.BAD_INPUT, field);
  return `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
}

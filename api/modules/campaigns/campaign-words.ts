import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { tidyLine } from '../../platform/text.ts';

/** Maximum number of hashtags or tags, and the most characters of one. */
const MAX_WORDS = 30;
const MAX_WORD = 60;

function distinct(words: readonly string[], field: string): string[] {
  const seen = new Map<string, string>();
  for (const word of words) {
    if ([...word].length > MAX_WORD) throw new DomainError(ErrorCode.BAD_INPUT, field);
    const key = word.toLowerCase();
    if (word !== '' && !seen.has(key)) seen.set(key, word);
  }
  return [...seen.values()];
}

function bounded(words: readonly string[], field: string): readonly string[] {
  if (words.length > MAX_WORDS) throw new DomainError(ErrorCode.BAD_INPUT, field);
  return words;
}

/** Free tags: each on one line, without duplicates (ignoring case). Throws BAD_INPUT above 30 tags or 60 characters. */
export function normalizeTags(tags: readonly string[], field = 'tags'): string[] {
  return distinct(bounded(tags, field).map(tidyLine), field);
}

/** Hashtags: like tags, without number signs and spaces. */
export function normalizeHashtags(hashtags: readonly string[], field = 'hashtags'): string[] {
  const words = bounded(hashtags, field).map((word) => tidyLine(word).replaceAll(/[#\s]/g, ''));
  return distinct(words, field);
}

import { type Sql, sql } from '../../platform/sql.ts';
import { checkLine } from '../../platform/text.ts';

const MAX_KEYWORD = 100;
/** Further words are ignored. */
const MAX_WORDS = 6;
/** Shorter words match the beginning of a name: anywhere inside they would be in most. */
const INSIDE_FROM = 3;
/** In shorter words one slip makes another name. */
const SLIPS_FROM = 4;

/** The words of a search; empty without any. Throws BAD_INPUT above 100 characters. */
export function wordsOf(keyword: string | null | undefined): string[] {
  const line = checkLine(keyword, { field: 'search', max: MAX_KEYWORD });
  return [...new Set(line.split(' '))].filter((word) => word !== '').slice(0, MAX_WORDS);
}

/** Where a short word may match: at the beginning of a name, or anywhere, as in searches of legacy clients. */
export type ShortWords = 'begin' | 'anywhere';

const isShort = (word: string): boolean => [...word].length < INSIDE_FROM;

/** Whether all words are so short that many names have them. */
export const hasOnlyShortWords = (words: readonly string[]): boolean => words.every(isShort);

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/**
 * Too short for trigrams: words of one or two letters have their own index. The values are in the statement, so that
 * the planner sees them.
 */
function hasPiece(row: string, word: string): Sql {
  const text = sql.ref(`${row}.search_text`);
  return sql`(name_pieces(${text}) @> array[left(plain_text(${word}), 2)]
    and ${text} like '%' || plain_text(${escaped(word)}) || '%')`;
}

/** The word is normalised in a subselect: once instead of for each row. */
function contains(row: string, word: string, short: ShortWords): Sql {
  if (isShort(word) && short === 'anywhere') return hasPiece(row, word);
  const before = isShort(word) ? '% ' : '%';
  return sql`${sql.ref(`${row}.search_text`)} like (select ${before} || plain_text(${escaped(word)}) || '%')`;
}

function containsNearly(row: string, word: string, short: ShortWords): Sql {
  if ([...word].length < SLIPS_FROM) return contains(row, word, short);
  return sql`(${contains(row, word, short)}
    or name_slips(${sql.ref(`${row}.search_text`)}) && (select name_slips(plain_text(${word}))))`;
}

/** SQL: whether a profile has all the words. Accents and case do not matter. */
export function matchesWords(row: string, words: readonly string[], short: ShortWords = 'begin'): Sql {
  return sql.join(
    words.map((word) => contains(row, word, short)),
    sql` and `,
  );
}

/** SQL: the same with one typing slip in each longer word. */
export function matchesWordsWithTypo(
  row: string,
  words: readonly string[],
  short: ShortWords = 'begin',
): Sql {
  return sql.join(
    words.map((word) => containsNearly(row, word, short)),
    sql` and `,
  );
}

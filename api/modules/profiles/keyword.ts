import { type Sql, sql } from '../../platform/sql.ts';
import { checkLine } from '../../platform/text.ts';

const MAX_KEYWORD = 100;
/** Further words are ignored. */
const MAX_WORDS = 6;
/** Shorter words match the beginning of a name: anywhere inside they would be in most. */
const INSIDE_FROM = 3;
/** Neighbouring words that may name a city or an interest together have this many letters, or more. */
const SUBJECT_FROM = 3;
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
function inName(row: string, word: string, short: ShortWords): Sql {
  if (isShort(word) && short === 'anywhere') return hasPiece(row, word);
  const before = isShort(word) ? '% ' : '%';
  return sql`${sql.ref(`${row}.search_text`)} like (select ${before} || plain_text(${escaped(word)}) || '%')`;
}

/** Neighbouring words with the one at a place among them: what may be the name of a city or an interest. */
function namesWith(words: readonly string[], place: number): string[] {
  const starts = words.slice(0, place + 1).map((_, start) => start);
  const ends = words.slice(place).map((_, after) => place + after + 1);
  return starts
    .flatMap((start) => ends.map((end) => words.slice(start, end).join(' ')))
    .filter((name) => [...name].length >= SUBJECT_FROM);
}

/** SQL: whether a city or an interest of the profile begins with any of the names. */
const hasSubject = (row: string, names: readonly string[]): Sql =>
  sql`${sql.ref(`${row}.subjects`)} && (select array_agg(plain_text(name)) from unnest(${names}::text[]) as name)`;

/**
 * SQL: whether the city of the profile is this one or begins with its words. The index knows cities and interests. The
 * values are in the statement, so that the planner sees whether the city is a common one.
 */
export function livesIn(row: string, city: string): Sql {
  const words = city.split(/[ ,]+/).filter((word) => word !== '');
  const name = words.slice(0, MAX_WORDS).join(' ');
  return sql`${sql.ref(`${row}.subjects`)} && array[plain_text(${name})]
    and plain_text(${sql.ref(`${row}.city`)}) like plain_text(${escaped(city)}) || '%'`;
}

/** Legacy clients search in names only. */
function contains(row: string, words: readonly string[], place: number, short: ShortWords): Sql {
  const found = inName(row, words[place] ?? '', short);
  const names = namesWith(words, place);
  if (short === 'anywhere' || names.length === 0) return found;
  return sql`(${found} or ${hasSubject(row, names)})`;
}

function containsNearly(row: string, words: readonly string[], place: number, short: ShortWords): Sql {
  const word = words[place] ?? '';
  if ([...word].length < SLIPS_FROM) return contains(row, words, place, short);
  return sql`(${contains(row, words, place, short)}
    or name_slips(${sql.ref(`${row}.search_text`)}) && (select name_slips(plain_text(${word}))))`;
}

/** SQL: whether a profile has all the words. Accents and case do not matter. */
export function matchesWords(row: string, words: readonly string[], short: ShortWords = 'begin'): Sql {
  return sql.join(
    words.map((_, place) => contains(row, words, place, short)),
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
    words.map((_, place) => containsNearly(row, words, place, short)),
    sql` and `,
  );
}

/** SQL: how well the names of a profile match: 2 for each word that is one of theirs, 1 for each that begins one. */
export function rankOfWords(row: string, words: readonly string[]): Sql {
  const parted = (text: Sql): Sql => sql`translate(${text}, '._-', '   ')`;
  const names = sql`${parted(sql.ref(`${row}.search_text`))} || ' '`;
  const ranks = words.map((word) => {
    const wanted = parted(sql`plain_text(${escaped(word)})`);
    return sql`case when ${names} like (select '% ' || ${wanted} || ' %') then 2
      when ${names} like (select '% ' || ${wanted} || '%') then 1 else 0 end`;
  });
  return sql.join(ranks, sql` + `);
}

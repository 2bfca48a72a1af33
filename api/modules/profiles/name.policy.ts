import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';

/**
 * What people may call themselves: in first and last names, brands (which are names too), usernames and programs. Names
 * that are stored already stay until they are changed.
 */

/** Letters that look like a Latin one, and digits and signs that stand in for one. */
const alike: Readonly<Record<string, string>> = {
  a: 'a4@αа',
  c: 'cсϲ',
  d: 'dԁ',
  e: 'e3еε',
  f: 'f',
  h: 'hһ',
  i: 'i1!|ıιі',
  k: 'kκк',
  l: 'l1|!iıӏ',
  m: 'mм',
  n: 'nո',
  o: 'o0οо',
  p: 'pρр',
  r: 'r',
  s: 's5$ѕ',
  t: 't7τт',
  u: 'uυս',
  v: 'vν',
  y: 'yу',
};

/** A pattern of words in all the ways in which they can be imitated. */
function anyOf(words: readonly string[]): string {
  const written = words.map((word) => [...word].map((letter) => `[${alike[letter] ?? letter}]+`).join(''));
  return `(?:${written.join('|')})`;
}

/** Words that only the product and its staff may use, beside the name of the product. */
const ours =
  'koli admin administrator moderator support staff official officials helpdesk customerservice'.split(' ');
/** Words that make one of ours out of others. */
const ourCompany = anyOf(
  'team help care service pay payment payments billing desk info mail verified real the'.split(' '),
);

const bareOf = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a word is made of some that nobody else may use. */
function isOneOf(words: readonly string[]): (word: string) => boolean {
  const own = anyOf(words);
  const pattern = new RegExp(`^(?:${ourCompany})*${own}(?:${own}|${ourCompany})*\\d*$`, 'u');
  return (word) => pattern.test(word);
}

/** Words that stand together, joined. */
const runsOf = (words: readonly string[], length: number): string[] =>
  words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(''));

/** Whether a name, in its words, is one of the product or of its staff. */
function isReserved(productName: string, words: readonly string[], isHandle: boolean): boolean {
  const product = wordsOf(bareOf(productName)).map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  const joined = product.join('');
  const reserved = isOneOf(joined ? [...ours, joined] : ours);
  if (isHandle) return [...words, words.join('')].some(reserved);
  return (
    words.some(reserved) || (product.length > 1 && runsOf(words, product.length).some(isOneOf([joined])))
  );
}

/** Signs that look like a badge of verification. */
const badge = /[\u221a\u2611\u2705\u2713\u2714\u{1f197}\u{1f396}\u{1f530}\u{1f5f8}\u{1f5f9}\u{1f6e1}]/u;

/** Control characters, marks that change the direction of the text, and characters that nobody sees. */
const unseen = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/u;
/** Joiners are part of words in scripts with vowel signs, and in Arabic script; elsewhere nobody sees them. */
const lostJoiner = /(?<![\p{M}\p{Script=Arabic}])[\u200c\u200d]/u;
/** Accents on top of each other: none of our languages has three on a Latin letter, or five on any. */
const stacked = /\p{Script=Latin}\p{M}{3}|\p{M}{5}/u;
/** Scripts whose letters look alike. */
const lookalikes = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];
/** Letters of the Latin alphabet in another design: bold and circled ones, small capitals. */
const design = /[\u1d00-\u1d2b]/u;

const isDesigned = (sign: string): boolean =>
  design.test(sign) || (sign > '\u007f' && /^[\da-z]+$/i.test(sign.normalize('NFKC')));

const isMixed = (word: string): boolean => lookalikes.filter((script) => script.test(word)).length > 1;

const wordsOf = (name: string): string[] => name.split(/[\s._'’·-]+/u).filter((word) => word !== '');

const endings = 'com|net|org|info|biz|io|app|xyz|shop|store|online|site|link|top|club|live|click';
const localEndings = 'sg|my|id|th|vn|ph|cn|hk|tw|asia|co|me|cc|gg|ly|to|tv|dev|page|web|bio';
const address = /:\/\/|\bhttps?:|\bwww\.|\S@\S/iu;
const domainOf = (known: string) =>
  new RegExp(`(?<![@\\p{L}\\p{N}-])[\\p{L}\\p{N}-]{2,}\\.(?:${known})(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
const domain = domainOf(`${endings}|${localEndings}`);
/** Handles end in `.sg` and the like all over the networks; nobody takes them for addresses. */
const handleDomain = domainOf(endings);

function refusalOf(
  productName: string,
  name: string,
  isHandle: boolean,
): 'NAME_RESERVED' | 'NAME_HAS_ADDRESS' | 'NAME_CHARACTERS' | null {
  const words = wordsOf(name);
  const isRefused =
    unseen.test(name) ||
    lostJoiner.test(name) ||
    stacked.test(name) ||
    badge.test(name) ||
    name.includes('..');
  if (isRefused || [...name].some(isDesigned) || words.some(isMixed)) return ErrorCode.NAME_CHARACTERS;
  if (address.test(name) || (isHandle ? handleDomain : domain).test(name)) return ErrorCode.NAME_HAS_ADDRESS;
  return isReserved(productName, words.map(bareOf), isHandle) ? ErrorCode.NAME_RESERVED : null;
}

/**
 * Refuses a name that imitates us or others, carries an address to strangers, or cannot be read. Throws NAME_RESERVED,
 * NAME_HAS_ADDRESS, NAME_CHARACTERS.
 */
export function checkName(
  { ports }: Pick<Ctx, 'ports'>,
  typed: string,
  field: string,
  { isHandle = false } = {},
): void {
  // Line breaks and tabs become spaces (platform/text.ts).
  const name = typed
    .normalize('NFC')
    .trim()
    .replaceAll(/[\t\n\r]/g, ' ');
  const refusal = refusalOf(ports.config.productName, name, isHandle);
  if (refusal) throw new DomainError(refusal, field);
}

/** Whether a text has an address that programs show as a link. */
export function hasLink(text: string): boolean {
  return /:\/\/|\bwww\.|\.\p{L}{2,}\/\S/iu.test(text) || handleDomain.test(text);
}

import sanitizeHtml from 'sanitize-html';
import { DomainError, type ErrorSaid, outOfBounds, type PlainErrorCode } from '../../schema/errors.ts';

/**
 * Characters that no text may have: control characters, lone surrogates (which JSON refuses), and marks that change the
 * direction of the text, with which a name can imitate another.
 */
const unwanted = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
const visible = /[^\s\p{C}]/u;

/** The text when anything in it is visible, else an empty one. */
function seen(text: string): string {
  return visible.test(text) ? text : '';
}

/** A typed line: trimmed, single spaces, no forbidden characters. Empty when nothing is visible. */
export function tidyLine(typed: string): string {
  return seen(typed.replaceAll(unwanted, ' ').trim().replaceAll(/\s+/g, ' '));
}

/** A typed text of several lines, not trimmed: uniform line ends, tabs, no forbidden characters. */
export function cleanText(typed: string): string {
  return typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(unwanted, (sign) => (sign === '\n' || sign === '\t' ? sign : ''));
}

/** A typed text of several lines, cleaned and trimmed. Empty when nothing is visible. */
export function tidyText(typed: string): string {
  return seen(cleanText(typed).trim());
}

/** What a typed text has to be. */
interface TextRule {
  readonly field: string;
  readonly max: number;
  /** The failure of an empty text; without it the text may be empty. */
  readonly missing?: PlainErrorCode | ErrorSaid;
}

function check(text: string, { field, max, missing }: TextRule): string {
  if (text === '' && missing) throw new DomainError(missing, field);
  if (text.length > max) throw outOfBounds(field, { maxCharacters: max });
  return text;
}

/** A typed line, tidied. Throws `missing` when it is empty, BAD_INPUT when it is too long. */
export function checkLine(typed: string | null | undefined, rule: TextRule): string {
  return check(tidyLine(typed ?? ''), rule);
}

/** A typed text of several lines, tidied. Throws as `checkLine` does. */
export function checkText(typed: string | null | undefined, rule: TextRule): string {
  return check(tidyText(typed ?? ''), rule);
}

/** A text of at most so many UTF-16 units, cut with '…'. No character is cut in half. */
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** Maximum length of an excerpt, in characters. */
const EXCERPT = 110;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** End of a block that does not end with a sentence. */
const BREAK = '\u0000';

/**
 * The text of sanitised HTML on one line. A middle dot separates blocks that do not end with a sentence, so that a
 * heading does not run into the text. Empty without visible text.
 */
export function textOfHtml(html: string): string {
  const marked = html
    .replaceAll(/<\/?(?:p|li|h2|h3|h4|ul|ol|blockquote)>/g, `${BREAK} `)
    .replaceAll(/<br ?\/?>/g, ' ');
  const text = sanitizeHtml(marked, { allowedTags: [] })
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .split(BREAK)
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter((block) => block !== '')
    .reduce((before, block) => before + (/(^|[.,;:!?…。！？])$/.test(before) ? ' ' : ' · ') + block, '')
    .trim();
  return /[^\s\p{C}]/u.test(text) ? text : '';
}

/** A plain text of at most `most` characters, cut after a whole word and marked with an ellipsis. */
function cutAtWord(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const kept = characters.slice(0, most - 1).join('');
  const endsWord = characters[most - 1] === ' ';
  const end = endsWord ? kept.length : kept.lastIndexOf(' ');
  return `${(end > 0 ? kept.slice(0, end) : kept).replace(/[\s.,;:!?·–-]+$/u, '')}…`;
}

/** The beginning of a sanitised text as plain text, at most 110 characters. */
export function excerptOf(html: string): string {
  return cutAtWord(textOfHtml(html), EXCERPT);
}

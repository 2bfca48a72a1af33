import { DomainError, ErrorCode, type ErrorSaid, type PlainErrorCode } from '../../../schema/errors.ts';

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
  if (text.length > max) throw new DomainError(ErrorCode.BAD_INPUT, field);
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

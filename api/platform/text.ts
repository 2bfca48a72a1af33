/**
 * What no text of ours may have: control characters, which play tricks on whoever reads a log or a mail; halves of
 * characters (lone surrogates), which JSON refuses; and marks that turn the direction of what follows, with which a
 * name can be made to read as another.
 */
const unwanted = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
const visible = /[^\s\p{C}]/u;

/** The text when there is anything in it that can be seen, else an empty one. */
function seen(text: string): string {
  return visible.test(text) ? text : '';
}

/** A typed line: trimmed, single spaces inside, nothing unwanted. Empty when nothing of it can be seen. */
export function tidyLine(typed: string): string {
  return seen(typed.replaceAll(unwanted, ' ').trim().replaceAll(/\s+/g, ' '));
}

/** A typed text of several lines, not trimmed: one kind of line end, tabs, and nothing unwanted. */
export function cleanText(typed: string): string {
  return typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(unwanted, (sign) => (sign === '\n' || sign === '\t' ? sign : ''));
}

/** A typed text of several lines, cleaned and trimmed. Empty when nothing of it can be seen. */
export function tidyText(typed: string): string {
  return seen(cleanText(typed).trim());
}

/** A text of at most so many UTF-16 units, with '…' for what was cut off. No character is cut in half. */
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

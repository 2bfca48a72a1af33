/**
 * Everything typed passes one of these before it is stored: the database refuses NUL, JSON refuses halves of characters
 * (lone surrogates), and control characters play tricks on whoever reads a log or a mail.
 */

/** A typed line: trimmed, single spaces inside, without control characters and halves of characters. */
export function tidyLine(typed: string): string {
  return typed
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ');
}

/** A typed text of several lines, not trimmed: one kind of line end, tabs, and no other control characters. */
export function cleanText(typed: string): string {
  return typed.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '');
}

/** A typed text of several lines, cleaned and trimmed. */
export function tidyText(typed: string): string {
  return cleanText(typed).trim();
}

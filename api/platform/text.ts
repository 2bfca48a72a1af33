/** A typed line: trimmed, single spaces inside, without control characters (the database refuses NUL). */
export function tidyLine(typed: string): string {
  return typed
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ');
}

/** A typed text of several lines: trimmed, with one kind of line end and no other control characters. */
export function tidyText(typed: string): string {
  return typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

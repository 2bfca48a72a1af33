/** Strings, names, comments, places of values and numbers of SQL. A string with E before it has backslashes that count. */
const PARTS =
  /(?<![\w$])e'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\/\*[\s\S]*?\*\/|--[^\n]*|\$\d+|(?<![\w$])\d[\d.]*/gi;

/** A statement with `?` in place of every string and number: the ORM writes values into its texts. */
export const withoutLiterals = (text: string): string =>
  text.replace(PARTS, (part) => (/^["$/-]/.test(part) ? part : '?'));

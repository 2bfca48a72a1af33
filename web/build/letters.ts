/** The letters of a `unicode-range`: 'U+20-7E,U+20AC'. */
export const lettersOf = (ranges: string): string[] =>
  [...ranges.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].flatMap(([, first = '', last = first]) => {
    const from = Number.parseInt(first, 16);
    const count = Number.parseInt(last, 16) - from + 1;
    return Array.from({ length: count }, (_, place) => String.fromCodePoint(from + place));
  });

/** Letters as a `unicode-range`. */
export function rangesOf(letters: readonly string[]): string {
  const codes = letters.map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const ranges: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
}

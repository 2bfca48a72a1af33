import { i18n } from '@lingui/core';
import { formatDate } from '../lib/format/formatDate.ts';
import { serverTexts } from './serverTexts.ts';
import { formatTag } from './spoken.ts';
import { t } from './t.ts';

const HOLE = /\\?\{(\w+)\\?\}/g;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Pattern = { text: string; matches: RegExp };

/** How much of a text stands there before anything is filled in. */
const fixed = (text: string) => text.replace(HOLE, '').length;

/** Texts with something to be filled in, as patterns of what the server has filled in. Which says most itself is first. */
const toPatterns = (texts: readonly string[]): Pattern[] =>
  texts
    .filter((text) => text.includes('{'))
    .sort((a, b) => fixed(b) - fixed(a))
    .map((text) => ({ text, matches: new RegExp(`^${escaped(text).replace(HOLE, '(?<$1>.+?)')}$`, 's') }));

let patterns: Pattern[] | null = null;

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec';

/** '5 Dec 2026', as the server writes it, as this language does. */
function toDay(english: string): string {
  const [, day = '', month = '', year] = /^(\d\d?) (\w{3}) (\d{4})$/.exec(english) ?? [];
  const number = months.split(' ').indexOf(month) + 1;
  if (!number) return english;
  return formatDate(`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** '$1,200.50', with its separators as in this language. */
const toAmount = (english: string) =>
  english.replace(/\d[\d,]*(?:\.(\d+))?/, (number, cents = '') =>
    Number(number.replaceAll(',', '')).toLocaleString(formatTag(), { minimumFractionDigits: cents.length }),
  );

/** How what was filled in is written in another language; names and what people wrote stay as they are. */
const own: Record<string, (english: string) => string> = {
  amount: toAmount,
  campaignEnd: toDay,
  heldUntil: toDay,
  part: toAmount,
  // A sentence of its own.
  way: tell,
};

/** What the server has said in English, in the language spoken. What is not known stays as it is. */
export function tell(text: string): string {
  if (Object.hasOwn(i18n.messages, text)) return t(text);
  patterns ??= toPatterns(serverTexts);
  for (const { text: template, matches } of patterns) {
    const groups = matches.exec(text)?.groups;
    if (!groups) continue;
    const values = Object.entries(groups).map(([name, said]) => [name, own[name]?.(said) ?? said]);
    return t(template, Object.fromEntries(values));
  }
  return text;
}

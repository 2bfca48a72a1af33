import { readFileSync } from 'node:fs';
import { makeSentences } from '../../../schema/texts/sentences.ts';
import type { LanguageTag } from '../../../web/src/languages/languages.ts';

/** An English text of a page in the language that is read, filled in. Amounts are money of the API, in minor units. */
export type Say = {
  (text: string, values?: Record<string, unknown>): string;
  /** A calendar day, `YYYY-MM-DD`, as pages write it: '5 Dec 2026'. */
  day: (day: string) => string;
};

/** The words of pages in a language, out of its catalogue. A text that the catalogue lacks fails. */
export function wordsIn(tag: LanguageTag): Say {
  const address = new URL(`../../../web/src/languages/${tag}.json`, import.meta.url);
  const texts: Record<string, string> | null =
    tag === 'en' ? null : JSON.parse(readFileSync(address, 'utf8'));
  const say = (text: string, values?: Record<string, unknown>) => {
    // What stands after the signs tells translators which of its meanings is meant.
    const found = texts ? texts[text] : text.split(' ## ')[0];
    const said = found && makeSentences(tag, { [text]: found })(text, values);
    if (!said) throw new Error(`Nothing in ${tag} for: ${text}`);
    return said;
  };
  return Object.assign(say, {
    day: (day: string) => makeSentences(tag, { day: '{workDueOn}' })('day', { workDueOn: day }) ?? '',
  });
}

export const english = wordsIn('en');

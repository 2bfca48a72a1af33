import { i18n } from '@lingui/core';
import { compileOnce, literal } from '../../../schema/texts/sentences.ts';

i18n.setMessagesCompiler(compileOnce);
i18n.loadAndActivate({ locale: 'en', messages: {} });

declare const untranslated: unique symbol;

/** A text that stands in a table, outside of any drawing: it is translated where it is shown, by `t`. */
export type Text = { readonly [untranslated]: true };

/** What stands between a text and what it is about. */
const ABOUT = ' ## ';

type Values = Record<string, string | number | null | undefined>;

/**
 * An English text in the language of the page. The text itself is the key; what no catalogue knows stays English. One
 * that means two things says which, `Paid ## order`, and what stands after the signs is never shown. Only while something
 * is drawn or done: what is read once when the program starts uses `msg`.
 */
export function t(text: string | Text, values?: Values): string {
  return i18n._(keyOf(text), values && literals(values));
}

const literals = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? literal(value) : value]),
  );

/** The key of a text in the language of the page. What no catalogue knows is its own key, without the note for translators. */
export function keyOf(text: string | Text): string {
  const key = text as string;
  return Object.hasOwn(i18n.messages, key) ? key : (key.split(ABOUT)[0] as string);
}

/** Marks a text of a table for translation; `t` translates it where it is shown. */
export const msg = (text: string): Text => text as string & Text;

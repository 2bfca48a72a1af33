import { i18n } from '@lingui/core';
import { compileText } from './compileText.ts';

i18n.setMessagesCompiler(compileText);
i18n.loadAndActivate({ locale: 'en', messages: {} });

declare const untranslated: unique symbol;

/** A text that stands in a table, outside of any drawing: it is translated where it is shown, by `t`. */
export type Text = { readonly [untranslated]: true };

type Values = Record<string, string | number | null | undefined>;

/**
 * An English text in the language of the page. The text itself is the key; what no catalogue knows stays English. Only
 * while something is drawn or done: what is read once when the program starts uses `msg`.
 */
export function t(text: string | Text, values?: Values): string {
  return i18n._(text as string, values);
}

/** Marks a text of a table for translation; `t` translates it where it is shown. */
export const msg = (text: string): Text => text as unknown as Text;

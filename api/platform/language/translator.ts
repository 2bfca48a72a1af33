import type { Language } from '../../../schema/language.ts';

/** What a text is filled with. */
export type TextValues = Readonly<Record<string, string | number>>;

/** One language, while something is written in it. */
export interface Tongue {
  readonly language: Language;
  /** An English text in this language, filled in. What its catalogue does not know stays English. */
  t(text: string, values?: TextValues): string;
  /** The same of a text that is filled in already: a notification or a failure, with dates and amounts in it. */
  told(text: string): string;
}

/** Writes what people get outside of the pages: mail, and the pages that mail leads to. */
export interface Translator {
  /** Writes something in a language, in one go: `write` does not wait for anything. Without a language, in English. */
  write<T>(language: Language | null, write: (tongue: Tongue) => T): Promise<T>;
}

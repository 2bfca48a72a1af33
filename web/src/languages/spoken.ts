import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Theme } from '@mui/material/styles';
import type { MakeSentence } from '../../../schema/texts/sentences.ts';
import type { LanguageTag } from './languages.ts';

export type LanguageParts = {
  texts: Record<string, string>;
  /** Makes the sentences of the server by their codes; null where the English one stands. */
  sentence: MakeSentence;
  components: Theme['components'];
};

/** The server's English sentence of BAD_INPUT tells programs the bounds of a field by its name in the API. */
const sentence: MakeSentence = (code) => (code === 'BAD_INPUT' ? 'Please check what you entered.' : null);

const english: LanguageParts = { texts: {}, sentence, components: {} };
const loaded = new Map<LanguageTag, LanguageParts>([['en', english]]);

export const isLoaded = (tag: LanguageTag) => loaded.has(tag);

export const keepLanguage = (tag: LanguageTag, parts: LanguageParts) => void loaded.set(tag, parts);

export const partsOf = (tag: LanguageTag): LanguageParts => loaded.get(tag) ?? english;

/** From now on `t` and the formats speak a language that was loaded. A server says it before each drawing. */
export function speak(tag: LanguageTag) {
  if (tag !== i18n.locale) i18n.loadAndActivate({ locale: tag, messages: partsOf(tag).texts });
}

export const spoken = (): LanguageTag => i18n.locale as LanguageTag;

/** The language that formats of numbers and dates go by. Years are counted as in the rest of the product. */
export const formatTag = () => (spoken() === 'th' ? 'th-u-ca-gregory' : spoken());

/** The language spoken; draws anew when another one is chosen. */
export const useLanguage = () => useLingui().i18n.locale as LanguageTag;

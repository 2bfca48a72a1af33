import { i18n } from '@lingui/core';
import type { Theme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { loadChunk } from '../lib/loadChunk.ts';
import { isLanguage, type LanguageTag } from './languages.ts';

/** What a language consists of beside the program. */
export type LanguageParts = {
  /** Texts by the English ones. */
  texts: Record<string, string>;
  /** MUI's own texts. */
  components: Theme['components'];
};

const loaders: Record<Exclude<LanguageTag, 'en'>, () => Promise<{ default: LanguageParts }>> = {
  id: () => import('./id.ts'),
  ms: () => import('./ms.ts'),
  th: () => import('./th.ts'),
  vi: () => import('./vi.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
};

const english: LanguageParts = { texts: {}, components: {} };
const loaded = new Map<LanguageTag, LanguageParts>([['en', english]]);

/** Fetches a language; English is there always. */
export async function loadLanguage(tag: LanguageTag): Promise<void> {
  if (loaded.has(tag) || tag === 'en') return;
  loaded.set(tag, (await loadChunk(loaders[tag])).default);
}

/** From now on `t` and the formats speak a language that was loaded. A server says it before each drawing. */
export function speak(tag: LanguageTag) {
  if (tag !== i18n.locale) i18n.loadAndActivate({ locale: tag, messages: partsOf(tag).texts });
}

/** The language spoken. */
export const spoken = (): LanguageTag => i18n.locale as LanguageTag;

/** The language that formats of numbers and dates go by. Years are counted as in the rest of the product. */
export const formatTag = () => (spoken() === 'th' ? 'th-u-ca-gregory' : spoken());

export const partsOf = (tag: LanguageTag): LanguageParts => loaded.get(tag) ?? english;

const listen = (listener: () => void) => i18n.on('change', listener);

/** The language spoken; draws anew when another one is chosen. */
export const useLanguage = (): LanguageTag => useSyncExternalStore(listen, spoken, spoken);

/** The language that the server gave the page. */
export function languageOfPage(): LanguageTag {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

/** Languages of the product by their tags, each by its own name. The specified English texts are the source of the others. */
export const languageNames = {
  en: 'English',
  id: 'Bahasa Indonesia',
  ms: 'Bahasa Melayu',
  th: 'ไทย',
  vi: 'Tiếng Việt',
  'zh-CN': '简体中文',
} as const;

export type LanguageTag = keyof typeof languageNames;

export const languageTags = Object.keys(languageNames) as LanguageTag[];

/** Keeps the chosen language of a visitor, and that of a member for the page's first answer. */
export const LANGUAGE_COOKIE = 'koli_language';

export const isLanguage = (tag: string | null | undefined): tag is LanguageTag =>
  !!tag && Object.hasOwn(languageNames, tag);

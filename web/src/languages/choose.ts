import type { Language } from '../__generated__/enums.ts';
import { graphql } from '../__generated__/gql.ts';
import { keepCookie, readCookie } from './cookies.ts';
import { isLanguage, LANGUAGE_COOKIE, type LanguageTag, languageTags } from './languages.ts';
import { loadLanguage } from './loadLanguage.ts';
import { speak, spoken } from './spoken.ts';

export const toTag = (language: Language): LanguageTag =>
  languageTags.find((tag) => toEnum(tag) === language) ?? 'en';

export const toEnum = (tag: LanguageTag): Language => tag.replace('-', '_').toUpperCase() as Language;

/** The language chosen in this browser, null while none was. */
export function keptLanguage(): LanguageTag | null {
  const kept = readCookie(LANGUAGE_COOKIE);
  return isLanguage(kept) ? kept : null;
}

/** Speaks a language from now on, and keeps it for the server's next page. Throws when it cannot be fetched. */
export async function adoptLanguage(tag: LanguageTag): Promise<void> {
  if (tag !== keptLanguage()) keepCookie(LANGUAGE_COOKIE, tag);
  if (tag === spoken()) return;
  await loadLanguage(tag);
  document.documentElement.lang = tag;
  speak(tag);
}

export const SetLanguageDocument = graphql(`
  mutation SetLanguage($input: SetLanguageInput!) {
    setLanguage(input: $input) { account { id language } }
  }
`);

import { readFileSync } from 'node:fs';
import { errorText } from '../../../schema/errors.ts';
import type { Language } from '../../../schema/language.ts';
import { notificationCatalogue } from '../../../schema/notification-catalogue.ts';
import { type MakeSentence, makeSentences } from '../../../schema/texts/sentences.ts';
import { type MailKey, type MailParamsOf, mailTexts } from './mail-texts.ts';

/** Writes in one language what the server sends itself: mail, and the pages that mail leads to. */
export interface Translator {
  readonly language: Language;
  /** A text of mail. */
  t<Key extends MailKey>(
    key: Key,
    ...params: keyof MailParamsOf<Key> extends never ? [] : [MailParamsOf<Key>]
  ): string;
  /** A notification or a failure. English when this language has no text, as for notifications of the team. */
  sentence(code: string, params?: object | null): string;
}

type Texts = Record<string, string>;
const english: Texts = { ...errorText, ...notificationCatalogue, ...mailTexts };
const inEnglish = makeSentences('en', english);

const read = (path: string): Texts => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

function createTranslator(language: Language): Translator {
  const say: MakeSentence =
    language === 'en'
      ? inEnglish
      : makeSentences(language, {
          ...read(`../../../schema/texts/${language}.json`),
          ...read(`./${language}.json`),
        });
  const sentence = (code: string, params?: object | null): string =>
    say(code, params) ?? inEnglish(code, params) ?? code;
  return { language, sentence, t: (key, ...[params]) => sentence(key, params) };
}

const translators = new Map<Language, Translator>();

/** The translator of a language; of English for null. Its texts are read at the first use. */
export function translatorFor(language: Language | null): Translator {
  const tag = language ?? 'en';
  const translator = translators.get(tag) ?? createTranslator(tag);
  translators.set(tag, translator);
  return translator;
}

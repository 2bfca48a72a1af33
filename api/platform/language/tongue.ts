import { readFileSync } from 'node:fs';
import { errorText } from '../../../schema/errors.ts';
import type { Language } from '../../../schema/language.ts';
import { notificationCatalogue } from '../../../schema/notification-catalogue.ts';
import { type MakeSentence, makeSentences } from '../../../schema/texts/sentences.ts';
import { type MailKey, type MailParamsOf, mailTexts } from './mail-texts.ts';

/** One language, in which people get what the server writes itself: mail, and the pages that mail leads to. */
export interface Tongue {
  readonly language: Language;
  /** A text of mail. */
  t<Key extends MailKey>(
    key: Key,
    ...params: keyof MailParamsOf<Key> extends never ? [] : [MailParamsOf<Key>]
  ): string;
  /** A notification or a failure. What has no text in this language, such as notifications of the team, is said in English. */
  sentence(code: string, params?: object | null): string;
}

type Texts = Record<string, string>;
const english: Texts = { ...errorText, ...notificationCatalogue, ...mailTexts };
const sayInEnglish = makeSentences('en', english);

const read = (path: string): Texts => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

function makeTongue(language: Language): Tongue {
  const say: MakeSentence =
    language === 'en'
      ? sayInEnglish
      : makeSentences(language, {
          ...read(`../../../schema/texts/${language}.json`),
          ...read(`./${language}.json`),
        });
  const sentence = (code: string, params?: object | null): string =>
    say(code, params) ?? sayInEnglish(code, params) ?? code;
  return { language, sentence, t: (key, ...[params]) => sentence(key, params) };
}

const tongues = new Map<Language, Tongue>();

/** A language; English without one. Its texts are read when they are first asked for. */
export function tongueIn(language: Language | null): Tongue {
  const tag = language ?? 'en';
  const tongue = tongues.get(tag) ?? makeTongue(tag);
  tongues.set(tag, tongue);
  return tongue;
}

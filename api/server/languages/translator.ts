import { readFile } from 'node:fs/promises';
import { i18n } from '@lingui/core';
import type { Language } from '../../../schema/language.ts';
import { t } from '../../../web/src/languages/t.ts';
import { tell } from '../../../web/src/languages/tell.ts';
import type { Tongue, Translator } from '../../platform/language/translator.ts';

type Texts = Record<string, string>;

/** Catalogues that were read. Of our own: the one of the web client, if it shares this process, lacks texts of the server. */
const catalogues = new Map<Language, Texts>([['en', {}]]);

const read = async (path: string): Promise<Texts> =>
  JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));

/** Texts of the web client, which knows all notifications and failures, and those that only the server has. */
async function textsIn(language: Language): Promise<Texts> {
  const known = catalogues.get(language);
  if (known) return known;
  const shared = await read(`../../../web/src/languages/${language}.json`);
  const texts = { ...shared, ...(await read(`./${language}.json`)) };
  catalogues.set(language, texts);
  return texts;
}

/** Speaks as the web client does, from the same catalogues. */
export const translator: Translator = {
  async write(language, write) {
    const spoken = language ?? 'en';
    const messages = await textsIn(spoken);
    const tongue: Tongue = {
      language: spoken,
      t: (text, values) => t(text, values),
      told: (text) => (spoken === 'en' ? text : tell(text)),
    };
    // The language is one for the process, as on a server that draws pages: it is set for as long as nobody else runs.
    i18n.loadAndActivate({ locale: spoken, messages });
    try {
      return write(tongue);
    } finally {
      i18n.loadAndActivate({ locale: 'en', messages: {} });
    }
  },
};

import { readFile } from 'node:fs/promises';
import type { Language } from '../../../schema/language.ts';
import { isLoaded, keepLanguage, speak } from '../../../web/src/languages/spoken.ts';
import { t } from '../../../web/src/languages/t.ts';
import { tell } from '../../../web/src/languages/tell.ts';
import type { Tongue, Translator } from '../../platform/language/translator.ts';

type Texts = Record<string, string>;

const read = async (path: string): Promise<Texts> =>
  JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));

/** Texts of the web client, which knows all notifications and failures, and those that only the server has. */
async function load(language: Language): Promise<void> {
  if (isLoaded(language)) return;
  const shared = await read(`../../../web/src/languages/${language}.json`);
  const own = await read(`./${language}.json`);
  keepLanguage(language, { texts: { ...shared, ...own }, tell, components: {} });
}

/** Speaks as the web client does, from the same catalogues. */
export const translator: Translator = {
  async write(language, write) {
    const spoken = language ?? 'en';
    await load(spoken);
    const tongue: Tongue = {
      language: spoken,
      t: (text, values) => t(text, values),
      told: (text) => (spoken === 'en' ? text : tell(text)),
    };
    // The language is one for the process, as on a server that draws pages: it is set for as long as nobody else runs.
    speak(spoken);
    try {
      return write(tongue);
    } finally {
      speak('en');
    }
  },
};

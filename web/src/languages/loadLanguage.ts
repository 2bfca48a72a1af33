import { isLanguage, type LanguageTag } from './languages.ts';
import { isLoaded, keepLanguage, type LanguageParts } from './spoken.ts';

const loaders: Record<Exclude<LanguageTag, 'en'>, () => Promise<{ default: LanguageParts }>> = {
  id: () => import('./id.ts'),
  ms: () => import('./ms.ts'),
  th: () => import('./th.ts'),
  vi: () => import('./vi.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
};

/** Fetches a language; English is there always. */
export async function loadLanguage(tag: LanguageTag): Promise<void> {
  if (tag === 'en' || isLoaded(tag)) return;
  keepLanguage(tag, (await loaders[tag]()).default);
}

export function languageOfPage(): LanguageTag {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

import { loadChunk } from '../../lib/loadChunk.ts';
import type { LanguageTag } from '../languages.ts';
import type { PickerWords } from './pickerWords.ts';

type Foreign = Exclude<LanguageTag, 'en'>;

const loaders: Record<Foreign, () => Promise<{ default: PickerWords }>> = {
  id: () => import('./id.ts'),
  ms: () => import('./ms.ts'),
  th: () => import('./th.ts'),
  vi: () => import('./vi.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
};

const asked = new Map<Foreign, Promise<PickerWords>>();

/** Fetches what date fields say in a language, once; the same promise for everybody. */
export function loadPickers(tag: Foreign): Promise<PickerWords> {
  const words = asked.get(tag) ?? loadChunk(loaders[tag]).then((part) => part.default);
  asked.set(tag, words);
  return words;
}

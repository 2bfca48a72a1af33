import type { LanguageTag } from '../../languages/languages.ts';
import type { PickerWords } from '../../languages/pickers/pickerWords.ts';
import { loadChunk } from '../../lib/connection/loadChunk.ts';

type Foreign = Exclude<LanguageTag, 'en'>;

const loaders: Record<Foreign, () => Promise<{ default: PickerWords }>> = {
  id: () => import('../../languages/pickers/id.ts'),
  ms: () => import('../../languages/pickers/ms.ts'),
  th: () => import('../../languages/pickers/th.ts'),
  vi: () => import('../../languages/pickers/vi.ts'),
  'zh-CN': () => import('../../languages/pickers/zh-CN.ts'),
};

const asked = new Map<Foreign, Promise<PickerWords>>();

/** Fetches what date fields say in a language, once; the same promise for everybody. */
export function loadPickers(tag: Foreign): Promise<PickerWords> {
  const words = asked.get(tag) ?? loadChunk(loaders[tag]).then((part) => part.default);
  asked.set(tag, words);
  return words;
}

import type { Theme } from '@mui/material/styles';
import type { LanguageTag } from '../../languages/languages.ts';
import { partsOf } from '../../languages/spoken.ts';
import { theme } from './theme.ts';

/** Marks above and below letters need room between lines, and Chinese characters fill theirs. */
const roomy = { lineHeight: 1.3, letterSpacing: 0 };
const roomyHeadings = { h1: roomy, h2: roomy, h3: roomy, h4: roomy, h5: roomy };
const tall = { ...roomyHeadings, body1: { lineHeight: 1.65 }, body2: { lineHeight: 1.65 } };
const typography: Partial<Record<LanguageTag, object>> = { th: tall, vi: roomyHeadings, 'zh-CN': tall };

const themes = new Map<LanguageTag, Theme>([['en', theme]]);

/** The theme with MUI's own texts in a language, and room for its letters. The language has been loaded. */
export function themeIn(tag: LanguageTag): Theme {
  const known = themes.get(tag);
  if (known) return known;
  const made: Theme = {
    ...theme,
    components: joined(theme.components, partsOf(tag).components),
    typography: joined(theme.typography, typography[tag]),
  };
  themes.set(tag, made);
  return made;
}

/** One table with the rows of another one put into its own. */
function joined<T extends object>(own: T | undefined, other: object = {}): T {
  const made: Record<string, unknown> = { ...own };
  for (const [name, part] of Object.entries(other)) made[name] = { ...(made[name] as object), ...part };
  return made as T;
}

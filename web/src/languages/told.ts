import { i18n } from '@lingui/core';
import { partsOf, spoken } from './spoken.ts';
import { t } from './t.ts';

const HOLE = /\\?\{(\w+)\\?\}/g;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Pattern = { text: string; matches: RegExp };

/** Texts with something to be filled in, as patterns of what the server has filled in. The longest says most. */
function toPatterns(texts: readonly string[]): Pattern[] {
  return texts
    .filter((text) => text.includes('{'))
    .sort((a, b) => b.length - a.length)
    .map((text) => ({ text, matches: new RegExp(`^${escaped(text).replace(HOLE, '(?<$1>.+?)')}$`, 's') }));
}

const patterns = new Map<readonly string[], Pattern[]>();

/**
 * What the server says, in the language of the page: it speaks English, whole texts or ones with names and amounts in
 * them. What is not known stays as it is.
 */
export function told(text: string): string {
  if (spoken() === 'en') return text;
  if (Object.hasOwn(i18n.messages, text)) return t(text);
  const { server } = partsOf(spoken());
  const known = patterns.get(server) ?? toPatterns(server);
  patterns.set(server, known);
  for (const { text: template, matches } of known) {
    const found = matches.exec(text);
    if (found) return t(template, { ...found.groups });
  }
  return text;
}

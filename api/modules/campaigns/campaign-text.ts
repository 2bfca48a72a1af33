import sanitizeHtml from 'sanitize-html';
import { outOfBounds } from '../../../schema/errors.ts';
import { cleanText, tidyLine } from '../../platform/text.ts';

/** Maximum number of hashtags or tags, and the most characters of one. */
const MAX_WORDS = 30;
const MAX_WORD = 60;

function distinct(words: readonly string[], field: string): string[] {
  const seen = new Map<string, string>();
  for (const word of words) {
    if ([...word].length > MAX_WORD) throw outOfBounds(field, { format: 'words', maxCharacters: MAX_WORD });
    const key = word.toLowerCase();
    if (word !== '' && !seen.has(key)) seen.set(key, word);
  }
  return [...seen.values()];
}

function bounded(words: readonly string[], field: string): readonly string[] {
  if (words.length > MAX_WORDS) throw outOfBounds(field, { maxItems: MAX_WORDS });
  return words;
}

/** Free tags: each on one line, without duplicates (ignoring case). Throws BAD_INPUT above 30 tags or 60 characters. */
export function normalizeTags(tags: readonly string[], field = 'tags'): string[] {
  return distinct(bounded(tags, field).map(tidyLine), field);
}

/** Hashtags: like tags, without number signs and spaces. */
export function normalizeHashtags(hashtags: readonly string[], field = 'hashtags'): string[] {
  const words = bounded(hashtags, field).map((word) => tidyLine(word).replaceAll(/[#\s]/g, ''));
  return distinct(words, field);
}

/** Protocols that a link in a brief may have. */
const LINK = /^\s*(https?:\/\/|mailto:)/i;

/** Elements that the editor produces; others are dropped and their text is kept (except scripts and styles). */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'h3', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    h1: 'h3',
    h2: 'h3',
    // A link with a forbidden address keeps its text only.
    a: (_name, { href = '' }): sanitizeHtml.Tag => ({
      tagName: 'a',
      attribs: LINK.test(href) ? { href, rel: 'nofollow noopener noreferrer', target: '_blank' } : {},
    }),
  },
};

/** A brief reduced to the allowed elements, safe to show in any page. */
export function sanitizeBrief(html: string): string {
  return sanitizeHtml(cleanText(html), allowed).trim();
}

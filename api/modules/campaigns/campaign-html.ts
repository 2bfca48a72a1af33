import sanitizeHtml from 'sanitize-html';
import { cleanText } from '../../platform/text.ts';

/** Longest excerpt, in characters. */
const EXCERPT = 110;

/** Addresses that a link in a brief may lead to. */
const LINK = /^\s*(https?:\/\/|mailto:)/i;

/** What the editor may produce; everything else is dropped, its text stays (except of scripts and styles). */
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
    // A link that leads nowhere good keeps its text and loses its address.
    a: (_name, { href = '' }): sanitizeHtml.Tag => ({
      tagName: 'a',
      attribs: LINK.test(href) ? { href, rel: 'nofollow noopener noreferrer', target: '_blank' } : {},
    }),
  },
};

/** A brief with nothing but the allowed elements, safe to show in any page. */
export function sanitizeBrief(html: string): string {
  return sanitizeHtml(cleanText(html), allowed).trim();
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Where a block ends and another text begins, unless the sentence before it has ended already. */
const BREAK = '\u0000';

/**
 * The text of a sanitised brief on one line. Blocks are kept apart by a dot in the middle where no sentence ends, so
 * that a heading does not run into what follows. Empty when there is nothing that could be read.
 */
export function textOfBrief(html: string): string {
  const marked = html.replaceAll(/<\/?(?:p|li|h3|ul|ol)>/g, `${BREAK} `).replaceAll(/<br ?\/?>/g, ' ');
  const text = sanitizeHtml(marked, { allowedTags: [] })
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .split(BREAK)
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter((block) => block !== '')
    .reduce((before, block) => before + (/(^|[.,;:!?…。！？])$/.test(before) ? ' ' : ' · ') + block, '')
    .trim();
  return /[^\s\p{C}]/u.test(text) ? text : '';
}

/** A plain text of at most `most` characters. What is longer ends after a whole word, with a sign that it goes on. */
export function cutAtWord(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const kept = characters.slice(0, most - 1).join('');
  const endsWord = characters[most - 1] === ' ';
  const end = endsWord ? kept.length : kept.lastIndexOf(' ');
  return `${(end > 0 ? kept.slice(0, end) : kept).replace(/[\s.,;:!?·–-]+$/u, '')}…`;
}

/** The beginning of a sanitised brief as plain text, at most 110 characters. */
export function excerptOf(html: string): string {
  return cutAtWord(textOfBrief(html), EXCERPT);
}

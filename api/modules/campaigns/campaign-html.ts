import sanitizeHtml from 'sanitize-html';

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
  return sanitizeHtml(html.replaceAll('\u0000', ''), allowed).trim();
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of a sanitised brief on one line. Empty when there is nothing that could be read. */
export function textOfBrief(html: string): string {
  const spaced = html.replaceAll(/<\/(p|li|h3|ul|ol)>|<br ?\/?>/g, ' ');
  const text = sanitizeHtml(spaced, { allowedTags: [] })
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /[^\s\p{C}]/u.test(text) ? text : '';
}

/** The text of a sanitised brief, cut at 110 characters. */
export function excerptOf(html: string): string {
  const characters = [...textOfBrief(html)];
  if (characters.length <= EXCERPT) return characters.join('');
  return `${characters
    .slice(0, EXCERPT - 1)
    .join('')
    .trimEnd()}…`;
}

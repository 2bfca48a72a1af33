import sanitizeHtml from 'sanitize-html';
import { cleanText } from '../../platform/text.ts';

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

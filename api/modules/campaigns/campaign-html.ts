import sanitizeHtml from 'sanitize-html';
import { cleanText } from '../../platform/text.ts';

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

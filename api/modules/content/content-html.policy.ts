import sanitizeHtml from 'sanitize-html';
import { DomainError, ErrorCode, outOfBounds } from '../../../schema/errors.ts';
import { checkLine, cleanText, textOfHtml } from '../../platform/text.ts';

/** Maximum lengths of heading and text, in characters. */
const MAX_TITLE = 100;
const MAX_HTML = 50_000;

/** Addresses that a link may have: other sites, mail, and own pages. */
const OUTSIDE = /^(https?:\/\/|mailto:)/i;
const OWN_PAGE = /^\/(?![/\\])/;

/** Whether an address is a page of this site. */
export const isOwnPage = (href: string): boolean => OWN_PAGE.test(href);

function linkTo(href: string): sanitizeHtml.Attributes {
  if (OWN_PAGE.test(href)) return { href };
  return OUTSIDE.test(href) ? { href, rel: 'noopener noreferrer', target: '_blank' } : {};
}

/** Elements of pages and news: those of a brief, and more levels of headings. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    h1: 'h2',
    a: (_name, { href = '' }): sanitizeHtml.Tag => ({ tagName: 'a', attribs: linkTo(href.trim()) }),
  },
};

/** A staff text reduced to the allowed elements. Throws DETAILS_REQUIRED, BAD_INPUT above 50,000 characters. */
export function toContentHtml(typed: string, field = 'html'): string {
  if (typed.length > MAX_HTML) throw outOfBounds(field, { maxCharacters: MAX_HTML });
  const html = sanitizeHtml(cleanText(typed), allowed).trim();
  if (textOfHtml(html) === '') throw new DomainError(ErrorCode.DETAILS_REQUIRED, field);
  return html;
}

/** Whether a text has the form of a page slug. */
export function isSlug(text: string): boolean {
  return /^[a-z-]{1,60}$/.test(text);
}

/** A heading on one line. Throws TITLE_REQUIRED, BAD_INPUT above 100 characters. */
export function toContentTitle(typed: string, field: string): string {
  return checkLine(typed, { field, max: MAX_TITLE, missing: ErrorCode.TITLE_REQUIRED });
}

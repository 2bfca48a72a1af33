import sanitizeHtml from 'sanitize-html';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** Maximum length of an excerpt, in characters. */
const EXCERPT = 110;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** End of a block that does not end with a sentence. */
const BREAK = '\u0000';

/**
 * The text of sanitised HTML on one line. A middle dot separates blocks that do not end with a sentence, so that a
 * heading does not run into the text. Empty without visible text.
 */
export function textOfHtml(html: string): string {
  const marked = html
    .replaceAll(/<\/?(?:p|li|h2|h3|h4|ul|ol|blockquote)>/g, `${BREAK} `)
    .replaceAll(/<br ?\/?>/g, ' ');
  const text = sanitizeHtml(marked, { allowedTags: [] })
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .split(BREAK)
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter((block) => block !== '')
    .reduce((before, block) => before + (/(^|[.,;:!?…。！？])$/.test(before) ? ' ' : ' · ') + block, '')
    .trim();
  return /[^\s\p{C}]/u.test(text) ? text : '';
}

/** A plain text of at most `most` characters, cut after a whole word and marked with an ellipsis. */
function cutAtWord(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const kept = characters.slice(0, most - 1).join('');
  const endsWord = characters[most - 1] === ' ';
  const end = endsWord ? kept.length : kept.lastIndexOf(' ');
  return `${(end > 0 ? kept.slice(0, end) : kept).replace(/[\s.,;:!?·–-]+$/u, '')}…`;
}

/** The beginning of a sanitised text as plain text, at most 110 characters. */
export function excerptOf(html: string): string {
  return cutAtWord(textOfHtml(html), EXCERPT);
}

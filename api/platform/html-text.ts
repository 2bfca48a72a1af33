import sanitizeHtml from 'sanitize-html';

/** Longest excerpt, in characters. */
const EXCERPT = 110;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Where a block ends and another text begins, unless the sentence before it has ended already. */
const BREAK = '\u0000';

/**
 * The text of sanitised HTML on one line. Blocks are kept apart by a dot in the middle where no sentence ends, so
 * that a heading does not run into what follows. Empty when there is nothing that could be read.
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

/** A plain text of at most `most` characters. What is longer ends after a whole word, with a sign that it goes on. */
export function cutAtWord(text: string, most: number): string {
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

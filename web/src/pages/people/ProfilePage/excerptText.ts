/** Where the server cuts the beginning of a brief. */
const CUT = 110;

/** A brief's beginning that does not end within a word, with a sign that it goes on. */
export function excerptText(excerpt: string): string {
  if (excerpt.length < CUT) return excerpt;
  const words = excerpt.endsWith('…') ? excerpt.slice(0, -1) : excerpt;
  const end = words.lastIndexOf(' ');
  return `${(end > 0 ? words.slice(0, end) : words).replace(/[\s.,;:!?-]+$/, '')}…`;
}

import { displayFont } from '../../../lib/theme/theme.ts';

const heading = { fontFamily: displayFont, fontWeight: 700, lineHeight: 1.15, letterSpacing: '-0.02em' };

/** Long texts: readable size and lines, headings of the house. */
export const articleText = {
  fontSize: 17,
  lineHeight: 1.65,
  '& h2': { ...heading, fontSize: 24, mb: 1.5 },
  '& h3': { ...heading, fontSize: 19, mb: 1 },
  '& h4': { ...heading, fontSize: 17, mb: 1 },
  // Stronger than the rule that lets a text begin without a gap.
  '&& > * + h2': { mt: 5 },
  '&& > * + h3, && > * + h4': { mt: 3.5 },
  '&& > * + blockquote': { my: 3 },
  '& p': { my: 1.5 },
  '& li': { my: 0.75 },
  '& li::marker': { color: 'text.secondary' },
  '& blockquote': { m: 0, my: 3, pl: 2.5, borderLeft: 3, borderColor: 'primary.main', fontSize: 19 },
} as const;

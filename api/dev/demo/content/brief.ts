import type { Rng } from '../rng.ts';

/** What a brief says; the builder lays it out. */
export interface BriefParts {
  /** One paragraph each. */
  say: readonly string[];
  /** What to deliver. */
  make: readonly string[];
  dos: readonly string[];
  donts: readonly string[];
}

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const list = (name: 'ul' | 'ol', texts: readonly string[]) =>
  `<${name}>${texts.map((text) => `<li>${text}</li>`).join('')}</${name}>`;
const heading = (text: string) => `<h3>${text}</h3>`;

const layouts: readonly ((parts: BriefParts) => string)[] = [
  ({ say, make, dos, donts }) =>
    paragraphs(say) +
    heading('What we would love') +
    list('ul', make) +
    heading('Do') +
    list('ul', dos) +
    heading('Please don’t') +
    list('ul', donts),
  ({ say, make, dos, donts }) =>
    paragraphs(say) +
    '<p><strong>Deliverables</strong></p>' +
    list('ol', make) +
    `<p><strong>Do:</strong> ${dos.join('; ')}.<br><strong>Don’t:</strong> ${donts.join('; ')}.</p>`,
  ({ say, make, dos, donts }) =>
    heading('The idea') +
    paragraphs(say) +
    heading('Deliverables') +
    list('ol', make) +
    heading('Good to know') +
    list('ul', [...dos, ...donts.map((text) => `<strong>No:</strong> ${text}`)]),
  ({ say: [first = '', ...rest], make, dos, donts }) =>
    `<p><em>${first}</em></p>` +
    paragraphs(rest) +
    '<p>You make:</p>' +
    list('ul', make) +
    `<p><strong>Yes please</strong></p>` +
    list('ul', dos) +
    `<p><strong>No thank you</strong></p>` +
    list('ul', donts),
];

/** A brief as HTML, with only the tags that the product keeps. */
export const briefHtml = (parts: BriefParts, rng: Rng): string => rng.pick(layouts)(parts);

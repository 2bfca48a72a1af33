import type createCache from '@emotion/cache';
import { msg, t } from '../languages/t.ts';
import type { PageAnswer } from '../lib/pageAnswer.ts';

export type Site = { publicUrl: string; productName: string; path: string };

/** What stands on pages that say nothing of themselves. */
const motto = msg('good brands meet people worth listening to');
const about = msg(
  'Post a campaign, choose your influencers, pay when the work is done. Money is held safely until you release it.',
);

/** The head of a page as HTML: title, description, canonical address, Open Graph, Twitter card, JSON-LD. */
export function headOf(answer: PageAnswer, { publicUrl, productName, path }: Site): string {
  const title = escapeHtml(answer.title ? `${answer.title} · ${productName}` : `${productName}: ${t(motto)}`);
  const description = escapeHtml(answer.description ?? t(about));
  const url = escapeHtml(publicUrl + (answer.canonical ?? path));
  const picture = answer.picture && escapeHtml(new URL(answer.picture, publicUrl).href);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    answer.status === 200
      ? `<link rel="canonical" href="${url}" />`
      : '<meta name="robots" content="noindex" />',
    `<meta property="og:site_name" content="${escapeHtml(productName)}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="${url}" />`,
    ...(picture ? [`<meta property="og:image" content="${picture}" />`] : []),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}" />`,
    ...answer.jsonLd.map((thing) => `<script type="application/ld+json">${toJson(thing)}</script>`),
  ].join('\n    ');
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

/** JSON that can stand inside a script element: nothing in it ends the element or begins a comment. */
export const toJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

type Cache = ReturnType<typeof createCache>;

/** The styles of a drawn page as emotion finds them again in browsers. `data-s`: they stand in the head already. */
export function stylesOf({ inserted, registered, key }: Cache): string {
  const everywhere: string[] = [];
  const ids: string[] = [];
  let rules = '';
  for (const [id, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (registered[`${key}-${id}`] === undefined) {
      everywhere.push(`<style data-emotion="${key}-global ${id}" data-s>${css}</style>`);
    } else {
      ids.push(id);
      rules += css;
    }
  }
  return `${everywhere.join('')}<style data-emotion="${key} ${ids.join(' ')}" data-s>${rules}</style>`;
}

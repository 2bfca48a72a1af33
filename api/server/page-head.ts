import { readCampaign } from '../modules/campaigns/campaign.read.ts';
import { escapeHtml } from '../platform/html.ts';
import { pick } from '../platform/selection.ts';
import type { ServerParts } from './request-context.ts';
import { systemCtx } from './system-context.ts';

/** What a page says of itself to search engines and to the previews of shared links. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path below the public address. */
  readonly path: string;
  /** Path of a picture, null for none. */
  readonly picture: string | null;
}

/** The head of a page as HTML: title, description, canonical address, Open Graph and Twitter card. */
export function renderHead(head: PageHead, publicUrl: string, productName: string): string {
  const url = escapeHtml(publicUrl + head.path);
  const title = escapeHtml(head.title);
  const description = escapeHtml(head.description);
  const picture = head.picture && escapeHtml(publicUrl + head.picture);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${url}" />`,
    `<meta property="og:site_name" content="${escapeHtml(productName)}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="${url}" />`,
    ...(picture ? [`<meta property="og:image" content="${picture}" />`] : []),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}" />`,
  ].join('\n    ');
}

const campaignFields = pick('title', 'excerpt', ['owner', pick('fullName')], ['cover', pick('large')]);

/** The head of an address: of the campaign it shows to everybody, otherwise of the product. */
export async function headOf(parts: ServerParts, path: string): Promise<PageHead> {
  const { productName } = parts.ports.config;
  const id = /^\/campaigndetail\/([1-9]\d{0,8})(?:\/|$)/.exec(path)?.[1];
  // The page itself says what is wrong when the campaign cannot be read.
  const campaign = id
    ? await readCampaign(systemCtx(parts), Number(id), campaignFields).catch(() => null)
    : null;
  if (campaign) {
    return {
      title: `${campaign.title} · ${campaign.owner.fullName} · ${productName}`,
      description: campaign.excerpt,
      path: `/campaigndetail/${id}`,
      picture: campaign.cover?.large ?? null,
    };
  }
  return {
    title: `${productName}: good brands meet people worth listening to`,
    description:
      'Post a campaign, choose your influencers, pay when the work is done. Money is held safely until you release it.',
    path,
    picture: null,
  };
}

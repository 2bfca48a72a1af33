import { readdirSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { lastCampaignId, publicCampaignIds } from '../../modules/campaigns/campaign.read.ts';
import { lastProfileId, listedProfileIds } from '../../modules/profiles/profile.read.ts';
import { lastProductId, shownProductAddresses } from '../../modules/shop/product.read.ts';
import { escapeHtml } from '../../platform/text.ts';
import type { ServerParts } from '../http/request-context.ts';
import { systemCtx } from '../system-context.ts';

/** A kind of page in the sitemap: its highest id, its public ids in a range, and its address. */
const kinds = {
  campaigns: { last: lastCampaignId, ids: publicCampaignIds, path: '/campaigndetail/' },
  influencers: { last: lastProfileId, ids: listedProfileIds, path: '/influencer-profile/' },
  products: { last: lastProductId, ids: shownProductAddresses, path: '/productsdetail/' },
};

/** Size of the id range of one part of the sitemap, however many of them are public. */
const PART = 10_000;

/** Guides for developers: a page per file. */
const guidePages = readdirSync(new URL('../../../docs/developers', import.meta.url))
  .filter((file) => file.endsWith('.md'))
  .map((file) => `/developers/guides/${file.slice(0, -3)}`);

/** Static pages. */
const pages = [
  '/',
  '/campaigns',
  '/products',
  '/search-influencer',
  '/featured-influencer',
  '/news',
  '/about',
  '/faq',
  '/help',
  '/terms-condition',
  '/privacy-policy',
  '/developers',
  '/developers/reference',
  '/developers/scopes',
  '/developers/events',
  '/developers/failures',
  '/developers/changelog',
  ...guidePages,
];

/** Paths that search engines should not visit: they need a sign-in, or are no pages. */
const closed = [
  '/graphql',
  '/api/',
  '/dev/',
  '/captcha',
  '/provider/',
  '/my-',
  '/messages',
  '/payment/',
  '/profile',
  '/checkout/',
];

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function sendXml(
  reply: FastifyReply,
  root: string,
  item: string,
  addresses: readonly string[],
): FastifyReply {
  const rows = addresses.map((address) => `<${item}><loc>${escapeHtml(address)}</loc></${item}>`).join('\n');
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${rows}\n</${root}>\n`);
}

/**
 * GET /robots.txt and the sitemap of public pages: /sitemap.xml lists its parts, cut by id ranges so that each costs
 * the same.
 */
export function registerSitemap(app: FastifyInstance, parts: ServerParts): void {
  const { publicUrl } = parts.ports.config;
  const sendPages = (reply: FastifyReply, paths: readonly string[]): FastifyReply =>
    sendXml(
      reply,
      'urlset',
      'url',
      paths.map((path) => publicUrl + path),
    );
  app.get('/robots.txt', (_request, reply) => {
    const rules = closed.map((path) => `Disallow: ${path}`).join('\n');
    return reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\n${rules}\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });
  app.get('/sitemap.xml', { config: { loadShedder: 'socket' } }, async (_request, reply) => {
    const addresses = [`${publicUrl}/sitemaps/pages.xml`];
    for (const [kind, { last }] of Object.entries(kinds)) {
      const count = Math.ceil((await last(systemCtx(parts))) / PART);
      for (let part = 1; part <= count; part += 1)
        addresses.push(`${publicUrl}/sitemaps/${kind}-${part}.xml`);
    }
    return sendXml(reply, 'sitemapindex', 'sitemap', addresses);
  });
  app.get('/sitemaps/pages.xml', (_request, reply) => sendPages(reply, pages));
  app.get('/sitemaps/:name', { config: { loadShedder: 'socket' } }, async (request, reply) => {
    const { name } = request.params as { name: string };
    const [, kind = '', part = ''] =
      /^(campaigns|influencers|products)-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
    if (!(kind in kinds)) return reply.code(404).send({ error: 'Not found' });
    const { ids, path } = kinds[kind as keyof typeof kinds];
    const from = (Number(part) - 1) * PART + 1;
    const found = await ids(systemCtx(parts), from, from + PART);
    return sendPages(
      reply,
      found.map((id) => path + id),
    );
  });
}

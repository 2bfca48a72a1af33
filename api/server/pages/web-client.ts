import { createHash } from 'node:crypto';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { allowStyles } from '../../platform/page-styles.ts';
import { markMember } from '../http/credentials.ts';
import { readPageFrame } from './page-frame.ts';
import { createPageRenderer, type RendererParts } from './page-renderer.ts';
import type { WebServer } from './web-server.ts';

const tagOf = (html: string) => `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;

/** What browsers obey on pages and workers only: on the forty small scripts of a page it would outweigh many of them. */
const headersOfPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * Serves the built web client: hashed assets for a year, and its page for every other address, rendered on the server
 * where it is public.
 */
export async function registerWebClient(
  app: FastifyInstance,
  parts: RendererParts,
  folder: string,
  web: WebServer | null,
): Promise<void> {
  const pages = new Counter({
    name: 'pages_total',
    help: 'Pages that could be drawn here, by what became of them.',
    labelNames: ['outcome'],
    registers: [parts.metrics],
  });
  const frame = readPageFrame(folder);
  if (!frame || !web) {
    parts.ports.log.warn({ folder }, 'the web client is not built, so no page is served: npm run build');
    return;
  }
  const hashed = join(folder, 'assets', sep);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(hashed);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (isHashed && !path.includes('.worker-')) for (const name of headersOfPages) reply.removeHeader(name);
    },
  });
  const { publicUrl, productName } = parts.ports.config;
  const draw = createPageRenderer(parts, web, pages);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { drawn, isMember, language } = await draw(request, reply);
    const path = new URL(request.url, publicUrl).pathname;
    const html = drawn?.body
      ? frame.fill(drawn, language)
      : frame.empty(
          drawn?.head ?? (await web.plainHead({ publicUrl, productName, path, language })),
          language,
          web.modulesOf(path),
        );
    allowStyles(reply, frame.head + (drawn?.head ?? ''));
    if (isMember !== null) markMember(parts.ports, request, reply, isMember);
    reply
      .type('text/html; charset=utf-8')
      .header('vary', 'cookie, accept-language')
      .header('content-language', language);
    // A member's page is private and must not be cached.
    if (drawn && isMember)
      return reply.code(drawn.status).header('cache-control', 'private, no-store').send(html);
    const tag = tagOf(html);
    reply.header('cache-control', 'no-cache').header('etag', tag);
    const isKnown = request.headers['if-none-match']?.includes(tag);
    return isKnown ? reply.code(304).send() : reply.code(drawn?.status ?? 200).send(html);
  };
  app.get('/', sendPage);
  const wantsPage = ({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean => {
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (accept.includes('text/html')) return true;
    // Link previews accept any type. So do programs, but they ask for files.
    const { pathname } = new URL(url, publicUrl);
    return accept.includes('*/*') && !/\.\w+$/.test(pathname) && web.isDrawn(pathname);
  };
  app.setNotFoundHandler((request, reply) => {
    return wantsPage(request) ? sendPage(request, reply) : reply.code(404).send({ error: 'Not found' });
  });
}

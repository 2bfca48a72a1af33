import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { headOf, renderHead } from './page-head.ts';
import type { ServerParts } from './request-context.ts';

/** Serves the built web client: hashed assets for a year, and its page for every other address a browser asks for. */
export async function registerWebClient(
  app: FastifyInstance,
  parts: ServerParts,
  folder: string,
): Promise<void> {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return;
  const page = readFileSync(index, 'utf8');
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const { publicUrl, productName } = parts.ports.config;
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const head = await headOf(parts, new URL(request.url, publicUrl).pathname);
    const html = page.replace('<!--head-->', () => renderHead(head, publicUrl, productName));
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  };
  app.get('/', sendPage);
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    return wantsPage ? sendPage(request, reply) : reply.code(404).send({ error: 'Not found' });
  });
}

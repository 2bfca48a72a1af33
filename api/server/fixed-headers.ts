import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Security headers for every answer. They are the same for all, so they are worked out for the first request and kept:
 * helmet would put them together anew each time.
 */
export async function registerFixedHeaders(
  app: FastifyInstance,
  options: FastifyHelmetOptions,
): Promise<void> {
  await app.register(helmet, { ...options, global: false });
  let headers: [string, string | string[]][] | null = null;
  app.addHook('onRequest', async (_request, reply) => {
    if (headers) {
      for (const [name, value] of headers) reply.raw.setHeader(name, value);
      return;
    }
    const before = new Set(reply.raw.getHeaderNames());
    await reply.helmet();
    headers = Object.entries(reply.raw.getHeaders())
      .filter(([name]) => !before.has(name))
      .map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]);
  });
}

import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Security headers for every answer. They are the same for all, so they are worked out for the first request and kept:
 * helmet would put them together anew each time.
 */
export async function registerFixedHeaders(
  app: FastifyInstance,
  options: FastifyHelmetOptions,
): Promise<void> {
  await app.register(helmet, { ...options, global: false });
  let kept: Record<string, string> | null = null;
  const workOut = async ({ raw, helmet: set }: FastifyReply): Promise<Record<string, string>> => {
    const before = new Set(raw.getHeaderNames());
    await set();
    const added = raw.getHeaderNames().filter((name) => !before.has(name));
    const headers = Object.fromEntries(added.map((name) => [name, String(raw.getHeader(name))]));
    for (const name of added) raw.removeHeader(name);
    return headers;
  };
  app.addHook('onRequest', (_request, reply, done) => {
    if (kept) {
      reply.headers(kept);
      return done();
    }
    workOut(reply).then((headers) => {
      kept = headers;
      reply.headers(headers);
      done();
    }, done);
  });
}

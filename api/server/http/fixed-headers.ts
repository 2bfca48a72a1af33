import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

/** The headers that helmet sets, from a server of its own that is asked once. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = fastify();
  await probe.register(helmet, options);
  probe.get('/', (_request, reply) => reply.send(reply.raw.getHeaders()));
  const headers: Record<string, unknown> = (await probe.inject('/')).json();
  await probe.close();
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/**
 * Security headers for every answer. They are the same for all, so they are worked out once: helmet would put them
 * together anew for each request, and a server that it is registered on pays for it with a function for each request,
 * which keeps all that belongs to the request in memory until a full garbage collection.
 */
export async function registerFixedHeaders(
  app: FastifyInstance,
  options: FastifyHelmetOptions,
): Promise<void> {
  const headers = await headersOf(options);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { Config } from '../../platform/config/config.ts';
import { isPublic } from '../../platform/config/loopback.ts';
import type { Ports } from '../../platform/ports.ts';
import { sql } from '../../platform/sql.ts';
import type { LoadShedder } from './load-shedder.ts';
import type { ServerParts } from './request-context.ts';

/** Services that do not answer and that the product can do without: no reason to stop the process. */
async function missingOf({ redis, ports }: ServerParts): Promise<Record<string, string>> {
  const absent = 'does not answer';
  const isStored = await ports.pictures.isReachable();
  return { ...(redis?.isUp() === false && { redis: absent }), ...(!isStored && { pictures: absent }) };
}

/** Metric: whether pictures can be stored and read. */
function measureStorage({ pictures }: Ports, registry: Registry): void {
  new Gauge({
    name: 'storage_up',
    help: '1 while pictures can be stored and read.',
    registers: [registry],
    async collect() {
      this.set((await pictures.isReachable()) ? 1 : 0);
    },
  });
}

/** Whether a request may read the metrics: with the token or, without one, on an address of this machine alone. */
function mayMeasure(config: Config, authorization: string | undefined): boolean {
  const { metricsToken } = config;
  if (!metricsToken) return !isPublic(config);
  const [given, wanted] = [authorization ?? '', `Bearer ${metricsToken}`].map((text) =>
    createHash('sha256').update(text).digest(),
  ) as [Buffer, Buffer];
  return timingSafeEqual(given, wanted);
}

/** /healthz: the process lives. /readyz: it can serve, the database answers and has room. /metrics: Prometheus. */
export function registerHealth(
  app: FastifyInstance,
  parts: ServerParts & { loadShedder: LoadShedder },
): void {
  const registry = parts.metrics;
  collectDefaultMetrics({ register: registry });
  measureStorage(parts.ports, registry);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      if (parts.loadShedder.isDatabaseDown()) throw new Error('known already');
      await sql`select 1`.execute(parts.orm.em.fork().getKysely());
      if (!parts.loadShedder.hasRoom()) return reply.code(503).send({ status: 'database has no room' });
      const missing = await missingOf(parts);
      return { status: Object.keys(missing).length > 0 ? 'degraded' : 'ready', ...missing };
    } catch {
      return reply.code(503).send({ status: 'database does not answer' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(parts.ports.config, request.headers.authorization))
      return reply.code(404).send({ error: 'Not found' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

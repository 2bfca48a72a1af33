import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { isLoopback } from '../../platform/config/loopback.ts';
import type { Log } from '../../platform/log.ts';

/** Asked by who does not know our name, such as an orchestrator. They say nothing that matters. */
const nameless = /^\/(healthz|readyz|metrics)(\?|$)/;

/** The name in a `Host` header, without its port; null for anything else. */
const nameOf = (host = ''): string | null =>
  /^([\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.exec(host)?.[1]?.toLowerCase() ?? null;

/**
 * Answers only to our own name, or one of this machine: a page of another name that an attacker points at us would
 * count as ours. Warns once when a proxy is in front that nobody has named.
 */
export function registerOwnHost(app: FastifyInstance, config: Config, log: Log): void {
  const own = new URL(config.publicUrl).hostname;
  let isWarned = config.trustedProxies.length > 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      log.warn(
        'TRUSTED_PROXIES is not set, and a proxy is in front: all callers count as one in rate limits',
      );
    }
    const name = nameOf(request.headers.host);
    if (name === own || (name !== null && isLoopback(name)) || nameless.test(request.url)) return done();
    void reply.code(421).send({ error: 'This is another address.' });
  });
}

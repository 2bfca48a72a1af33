import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import type { Config } from '../../platform/config/config.ts';
import { isLoopback } from '../../platform/config/loopback.ts';
import { type Log, requestScope } from '../../platform/log.ts';
import type { ServerParts } from './request-context.ts';
import { TRACE_HEADER } from './trace-requests.ts';

/**
 * The address for the router. A path that cannot be decoded, such as `/%ff`, is taken literally, so that it gets the
 * usual 404 of its part of the site.
 */
function readableUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (!path.includes('%')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** What fastify does with a request before its hooks. */
export const requestOptions = { genReqId: () => randomUUID(), rewriteUrl: readableUrl };

/** Asked by who does not know our name, such as an orchestrator. They say nothing that matters. */
const nameless = /^\/(healthz|readyz|metrics)(\?|$)/;

/** The name in a `Host` header, without its port; null for anything else. */
const nameOf = (host = ''): string | null =>
  /^([\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.exec(host)?.[1]?.toLowerCase() ?? null;

/**
 * Answers only to our own name, or one of this machine: a page of another name that an attacker points at us would
 * count as ours. Warns once when a proxy is in front that nobody has named.
 */
function refuseOtherHosts(app: FastifyInstance, config: Config, log: Log): void {
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

/** Names each request in its log lines and in its answer, and sets the headers that every answer has. */
function identifyRequests(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    requestScope.run(request.id, done);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    // Else the balancer's connection would stay open behind the last answer, and hold up the end.
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}

/** Logs every answer, and measures how long it took. */
function noteAnswers(app: FastifyInstance, { ports, metrics }: ServerParts): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [metrics],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id: requestId } = request;
    const { url: route } = request.routeOptions;
    const { statusCode: status, elapsedTime: ms } = reply;
    const traceId = reply.getHeader(TRACE_HEADER);
    ports.log.info({ requestId, traceId, method, route, status, ms: Math.round(ms) }, 'request');
    duration.observe({ method, route: route ?? 'none', status }, ms / 1000);
    done();
  });
}

/**
 * What every request passes, whatever its route. `headers` are the security headers of all answers. Call it behind load
 * shedding and tracing, and before everything else.
 */
export function handleEveryRequest(
  app: FastifyInstance,
  parts: ServerParts,
  headers: Readonly<Record<string, string>>,
): void {
  const { config, log } = parts.ports;
  noteAnswers(app, parts);
  refuseOtherHosts(app, config, log);
  identifyRequests(app, headers);
}

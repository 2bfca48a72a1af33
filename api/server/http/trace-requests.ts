import { context, ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contextOf, SpanKind, tracer } from '../../platform/tracing/spans.ts';

/** The header of answers with the id of their trace. */
export const TRACE_HEADER = 'x-trace-id';

/** The trace of a caller counts when a proxy of TRUSTED_PROXIES hands the request on. */
function parentOf({ ips, headers: { traceparent } }: FastifyRequest) {
  const isHandedOn = (ips?.length ?? 0) > 1;
  return isHandedOn && typeof traceparent === 'string' ? contextOf(traceparent) : ROOT_CONTEXT;
}

/**
 * Makes a span of each request, to which all belongs that it does. It names the route, never the address, which may hold
 * a token. Sockets have none: they stay open for hours.
 */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.upgrade) return done();
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': method, 'http.route': route };
    const parent = parentOf(request);
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    reply.header(TRACE_HEADER, span.spanContext().traceId);
    reply.raw.once('close', () => {
      const { statusCode } = reply.raw;
      span.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parent, span), done);
  });
}

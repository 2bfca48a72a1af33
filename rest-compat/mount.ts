import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import type { HttpEdge, MountedPart } from '../api/platform/http-edge.ts';
import { type Answer, answerCall, type RestParts } from './answer-call.ts';
import type { Operation } from './call.ts';
import { registerExplorer } from './explorer.ts';
import { legacyErrorOf } from './failures.ts';
import { modelFinder, operationFinder } from './find-operation.ts';
import { JsonText } from './json-text.ts';
import { corsHeaders, errorForm, isFresh, preflightHeaders, weakEtag } from './lb3/http-headers.ts';
import { LegacyError } from './lb3/legacy-error.ts';
import { writeError } from './lb3/write-error.ts';
import { readBody } from './read-body.ts';
import { allOperations } from './routes/all-operations.ts';

const METHODS = ['HEAD', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Date since which the paths are deprecated: the day they came to this product. */
const DEPRECATED_AT = Date.UTC(2026, 10, 22) / 1000;

/** The path below `/api`, with its query string. */
function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  const path = url.slice('/api'.length);
  return path.startsWith('/') ? path : `/${path}`;
}

function sendError(request: FastifyRequest, reply: FastifyReply, error: LegacyError): FastifyReply {
  const { type, text } = writeError(error, errorForm(request.headers.accept));
  // It may repeat the address, which may have a token.
  return reply.code(error.statusCode).header('cache-control', 'no-store').type(type).send(text);
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { value, isAcceptable, isOwn }: Answer,
): FastifyReply {
  if (value === undefined) return reply.code(204).send();
  if (!isAcceptable) return reply.code(406).type('text/plain; charset=utf-8').send('Not Acceptable');
  // Converted to bytes once: a text would be converted three times, for digest, length and sending.
  const bytes = Buffer.from(value instanceof JsonText ? value.text : JSON.stringify(value));
  const etag = weakEtag(bytes);
  void reply.header('etag', etag).header('cache-control', isOwn ? 'private, no-store' : 'private, no-cache');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && isFresh(etag, request.headers['if-none-match'])) return reply.code(304).send();
  return reply.code(200).type('application/json; charset=utf-8').send(bytes);
}

/** Headers that point to the successor of the called path. */
function announcement({ publicUrl }: HttpEdge, { replacedBy }: Operation): Record<string, string> {
  const link = `<${publicUrl}/graphql#${replacedBy}>; rel="successor-version"; title="${replacedBy}"`;
  return { deprecation: `@${DEPRECATED_AT}`, link };
}

function handlerOf(parts: RestParts) {
  const { edge, calls } = parts;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = '/'] = pathOf(request).split('?');
    const url = pathOf({ url: request.originalUrl });
    const found = parts.find(request.method, path);
    const label = found?.operation.path ?? 'unknown';
    reply.raw.once('finish', () =>
      calls.inc({ method: request.method, path: label, status: String(reply.statusCode) }),
    );
    if (found) void reply.headers(announcement(edge, found.operation));
    try {
      return send(request, reply, await answerCall(parts, request, reply, { url, path, found }));
    } catch (error) {
      const place = { operation: found?.operation ?? null, id: found?.params.id };
      const told = legacyErrorOf(error, place);
      if (!told) edge.log.error({ err: error, requestId: request.id }, 'unexpected failure');
      return sendError(request, reply, told ?? new LegacyError(500, ''));
    }
  };
}

/** All mixtures of upper and lower case of a word. */
function inAnyCase(word: string): string[] {
  const [first, ...rest] = word;
  if (first === undefined) return [''];
  return inAnyCase(rest.join('')).flatMap((end) => [first.toLowerCase() + end, first.toUpperCase() + end]);
}

function mountPaths(scope: FastifyInstance, parts: RestParts): void {
  const { edge } = parts;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
    readBody(request, payload, parts.find),
  );
  scope.addHook('onRequest', async (request, reply) => {
    const { origin, 'access-control-request-headers': asked } = request.headers;
    if (request.method !== 'OPTIONS') return void reply.headers(corsHeaders(origin));
    return reply.headers(preflightHeaders(origin, asked)).code(204).header('content-length', '0').send();
  });
  scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    const told =
      legacyErrorOf(error, { operation: null, id: undefined }) ?? new LegacyError(status, error.message);
    if (told.statusCode >= 500 && told.statusCode !== 503)
      edge.log.error({ err: error, requestId: request.id }, 'unexpected failure');
    return sendError(request, reply, told);
  });
  const handler = edge.loadShedder.hold(handlerOf(parts));
  for (const base of inAnyCase('api'))
    for (const url of [`/${base}`, `/${base}/*`])
      scope.route({ method: METHODS, url, config: edge.loadShedder.config, handler });
}

/** Serves the legacy API below `/api`. */
export const mountRestCompat: MountedPart = async (app, edge) => {
  const operations = allOperations();
  const calls = new Counter({
    name: 'legacy_rest_requests_total',
    help: 'Requests to paths of the legacy API, by how they were answered.',
    labelNames: ['method', 'path', 'status'],
    registers: [edge.metrics],
  });
  const parts = { edge, calls, find: operationFinder(operations), modelOf: modelFinder(operations) };
  registerExplorer(app, edge, operations);
  await app.register(async (scope) => mountPaths(scope, parts));
};

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderAnswer } from './idempotency.ts';
import { registerChallengeRoutes } from './pages/challenge-routes.ts';
import { type ParamTree, parseFormParams } from './param-shape.ts';
import type { ProviderEngine } from './provider-engine.ts';
import { invalidRequest, ProviderError } from './provider-error.ts';
import { type ProviderKeys, readKey, requireAccess } from './provider-keys.ts';
import type { ProviderRoute } from './provider-route.ts';
import { newId } from './provider-secrets.ts';
import type { ProviderLog } from './webhook-delivery.ts';

export interface ProviderPluginOptions {
  engine: ProviderEngine;
  keys: ProviderKeys;
  routes: readonly ProviderRoute[];
  /** In front of the routes, as the browser sees them: '' on the provider's own listener. */
  base: string;
  /** True on the product's own origin: a secret key has no business there. */
  publishableOnly: boolean;
  log: ProviderLog;
}

const BODY_LIMIT = 64 * 1024;

const paramsOf = (request: FastifyRequest): ParamTree => {
  const query = request.raw.url?.split('?')[1] ?? '';
  const body = typeof request.body === 'string' ? request.body : '';
  return parseFormParams([query, body].filter(Boolean).join('&'));
};

const headerText = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' ? value : null;

const send = (
  reply: FastifyReply,
  requestId: string,
  idempotencyKey: string | null,
  answer: ProviderAnswer,
) => {
  reply.code(answer.status).header('request-id', requestId).header('cache-control', 'no-store');
  if (idempotencyKey) reply.header('idempotency-key', idempotencyKey);
  if (answer.replayOf)
    reply.header('idempotent-replayed', 'true').header('original-request', answer.replayOf);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.body, null, 2));
};

const handle = async (
  { engine, keys, publishableOnly, log }: ProviderPluginOptions,
  route: ProviderRoute,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const id = newId('req');
  const { key: keyInBody, ...params } = paramsOf(request);
  const inBody = typeof keyInBody === 'string' ? keyInBody : undefined;
  const key = readKey(keys, request.headers.authorization, inBody);
  if (publishableOnly && key === 'secret') {
    throw invalidRequest('A secret key must not be used here.', 'secret_key_not_allowed');
  }
  requireAccess(route.access, key);
  const idempotencyKey = headerText(request.headers['idempotency-key']);
  const ids = request.params as { id?: string; sub?: string };
  const path = request.raw.url?.split('?')[0] ?? route.path;
  const answer = await engine.answer(route, { id, key, path, ids, params, idempotencyKey });
  // The path and the outcome only: parameters may hold card numbers.
  log.info(
    { request: id, method: route.method, path: route.path, status: answer.status },
    'payment provider answered',
  );
  return send(reply, id, idempotencyKey, answer);
};

const errorAnswer = (error: unknown): ProviderAnswer => {
  if (error instanceof ProviderError) return { status: error.status, body: { error: error.body } };
  const status = (error as { statusCode?: number }).statusCode;
  const known = status !== undefined && status >= 400 && status < 500;
  const message = known ? 'The request could not be read.' : 'Something went wrong on the provider’s end.';
  const type = known ? 'invalid_request_error' : 'api_error';
  return { status: known ? status : 500, body: { error: { type, message } } };
};

/** Puts routes of the provider on a server, with its own reading of forms and its own errors. */
export const registerProvider = (app: FastifyInstance, options: ProviderPluginOptions): void => {
  const form = 'application/x-www-form-urlencoded';
  if (app.hasContentTypeParser(form)) app.removeContentTypeParser(form);
  app.addContentTypeParser(form, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof ProviderError)) {
      const reason = error instanceof Error ? error.message : 'unknown';
      options.log.warn({ reason }, 'payment provider could not answer');
    }
    return send(reply, newId('req'), null, errorAnswer(error));
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.raw.url?.split('?')[0];
    const message = `Unrecognized request URL (${request.method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
    return send(reply, newId('req'), null, {
      status: 404,
      body: { error: { type: 'invalid_request_error', message } },
    });
  });
  for (const route of options.routes) {
    app.route({
      method: route.method,
      url: route.path,
      handler: (request, reply) => handle(options, route, request, reply),
    });
  }
  registerChallengeRoutes(app, options.engine, options.base);
};

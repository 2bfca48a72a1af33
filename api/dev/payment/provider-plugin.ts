import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerChallengeRoutes } from './pages/challenge-routes.ts';
import { registerOnboardingRoutes } from './pages/onboarding-routes.ts';
import { registerPayNowRoutes } from './pages/paynow-routes.ts';
import { parseFormParams } from './param-shape.ts';
import type { ProviderEngine } from './provider-engine.ts';
import { invalidRequest, type ProviderAnswer, ProviderError } from './provider-error.ts';
import { type ProviderKeys, readKey } from './provider-keys.ts';
import type { ProviderRoute } from './provider-route.ts';
import { newId } from './provider-secrets.ts';
import { ACCOUNT_ROUTES } from './routes/account-routes.ts';
import { CARD_ROUTES } from './routes/card-routes.ts';
import { HELPER_ROUTES } from './routes/helper-routes.ts';
import { INTENT_ROUTES } from './routes/intent-routes.ts';
import { MONEY_ROUTES } from './routes/money-routes.ts';
import { SAVED_CARD_ROUTES } from './routes/saved-card-routes.ts';
import { LOCAL_PROVIDER_PATH } from './stored-objects.ts';
import type { ProviderLog } from './webhook-delivery.ts';

export interface ProviderPluginOptions {
  engine: ProviderEngine;
  keys: ProviderKeys;
  log: ProviderLog;
  /** On the product's own origin browsers call with the publishable key, and a secret key has no business there. */
  publishableOnly?: boolean;
}

const ALL_ROUTES: readonly ProviderRoute[] = [
  ...CARD_ROUTES,
  ...INTENT_ROUTES,
  ...SAVED_CARD_ROUTES,
  ...ACCOUNT_ROUTES,
  ...MONEY_ROUTES,
  ...HELPER_ROUTES,
];
const BODY_LIMIT = 64 * 1024;

const send = (
  reply: FastifyReply,
  answer: ProviderAnswer,
  requestId = newId('req'),
  idempotencyKey: string | null = null,
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
  const [path = route.path, query = ''] = request.url.split('?');
  const params = parseFormParams([query, request.body].filter(Boolean).join('&'));
  const key = readKey(keys, request.headers.authorization, route.access);
  if (publishableOnly && key === 'secret') {
    throw invalidRequest('A secret key must not be used here.', 'secret_key_not_allowed');
  }
  const { 'idempotency-key': sentKey, 'stripe-account': account } = request.headers;
  const idempotencyKey = typeof sentKey === 'string' ? sentKey : null;
  const ids = request.params as { id?: string; sub?: string };
  const answer = await engine.answer(route, {
    ...{ id, key, path, ids, params, idempotencyKey },
    account: typeof account === 'string' ? account : null,
  });
  // The path and the outcome only: parameters may hold card numbers.
  log.debug(
    { request: id, method: route.method, path: route.path, status: answer.status },
    'payment provider answered',
  );
  return send(reply, answer, id, idempotencyKey);
};

const errorAnswer = (error: unknown): ProviderAnswer => {
  if (error instanceof ProviderError) return error.answer;
  const status = (error as { statusCode?: number }).statusCode;
  if (status !== undefined && status >= 400 && status < 500) {
    const message = 'The request could not be read.';
    return { status, body: { error: { type: 'invalid_request_error', message } } };
  }
  const message = 'Something went wrong on the provider’s end.';
  return { status: 500, body: { error: { type: 'api_error', message } } };
};

/** Puts routes of the provider on a server, with its own reading of forms and its own errors. */
export const registerProvider = (app: FastifyInstance, options: ProviderPluginOptions): void => {
  const { engine, log, publishableOnly } = options;
  const form = 'application/x-www-form-urlencoded';
  if (app.hasContentTypeParser(form)) app.removeContentTypeParser(form);
  app.addContentTypeParser(form, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof ProviderError)) {
      const reason = error instanceof Error ? error.message : 'unknown';
      log.warn({ reason }, 'payment provider could not answer');
    }
    return send(reply, errorAnswer(error));
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0];
    const message = `Unrecognized request URL (${request.method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
    return send(reply, { status: 404, body: { error: { type: 'invalid_request_error', message } } });
  });
  for (const route of ALL_ROUTES) {
    if (publishableOnly && route.access !== 'publishable') continue;
    app.route({
      method: route.method,
      url: route.path,
      handler: (request, reply) => handle(options, route, request, reply),
    });
  }
  registerOnboardingRoutes(app, engine, publishableOnly ? LOCAL_PROVIDER_PATH : '');
  registerChallengeRoutes(app, engine, publishableOnly ? LOCAL_PROVIDER_PATH : '');
  registerPayNowRoutes(app, engine, publishableOnly ? LOCAL_PROVIDER_PATH : '');
};

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type GraphQLSchema, specifiedRules, validate } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { makeHandler } from 'graphql-ws/use/@fastify/websocket';
import { formatErrorOf } from './format-error.ts';
import { documentLimits } from './graphql-limits.ts';
import { isOwnPage } from './own-page.ts';
import { requestContext, type ServerParts } from './request-context.ts';

/** Closes a socket as soon as the session that opened it is over: signed out, revoked, or the password changed. */
async function closeWithSession(
  parts: ServerParts,
  request: FastifyRequest,
  close: () => void,
): Promise<() => void> {
  const ctx = await requestContext(parts, request, null);
  const { accountId, sessionId } = ctx.actor;
  if (accountId === null) return () => undefined;
  const signals = parts.ports.pubsub.subscribe(`account:${accountId}`);
  const watch = async (): Promise<void> => {
    for await (const { kind } of signals) {
      if (kind !== 'sessions') continue;
      const now = await ctx.reloadActor?.();
      if (now?.sessionId !== sessionId) return close();
    }
  };
  watch().catch((error: unknown) => parts.ports.log.error({ err: error }, 'a session could not be watched'));
  return () => void signals.return?.();
}

/** Subscriptions over graphql-ws at GET /graphql, on the same port. The session cookie says who connects. */
export async function registerGraphqlWs(
  app: FastifyInstance,
  schema: GraphQLSchema,
  parts: ServerParts,
): Promise<void> {
  const limits = documentLimits();
  const format = formatErrorOf(parts.ports.log);
  const watchers = new WeakMap<object, () => void>();
  const handler = makeHandler({
    schema,
    validate: (checked, document) => validate(checked, document, [...specifiedRules, ...limits]),
    context: (connection) => requestContext(parts, connection.extra.request, null),
    onConnect: async (connection) => {
      const { request, socket } = connection.extra;
      if (!isOwnPage(request, parts.ports.config.publicUrl)) return false;
      const close = (): void => socket.close(CloseCode.Forbidden, 'Signed out');
      watchers.set(connection.extra, await closeWithSession(parts, request, close));
      return true;
    },
    onDisconnect: (connection) => watchers.get(connection.extra)?.(),
    onNext: (_connection, _id, _payload, _args, result) =>
      result.errors ? { ...result, errors: result.errors.map(format) } : result,
    onError: (_connection, _id, _payload, errors) => errors.map(format),
  });
  app.get('/graphql', { websocket: true }, handler);
}

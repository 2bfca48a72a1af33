import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema, specifiedRules, validate } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { makeHandler } from 'graphql-ws/use/@fastify/websocket';
import { DomainError, ErrorCode } from '../../schema/errors.ts';
import { formatErrorOf } from './format-error.ts';
import type { Gate } from './gate.ts';
import { documentLimits } from './graphql-limits.ts';
import { isOwnPage } from './own-page.ts';
import { requestContext, type ServerParts } from './request-context.ts';

/** Longest pause before a socket that may have missed something is closed, so that not all come back at once. */
const SPREAD_MS = 3_000;
/** Close code "service restart": clients connect again, and look again at what they show. */
const LOOK_AGAIN = 1012;

/**
 * Watches the session that opened a socket: closes the socket as soon as the session is over (signed out, revoked, or
 * the password changed) or when signals to the account may have been missed. While it is open its person is online.
 */
async function watchSession(
  parts: ServerParts,
  request: FastifyRequest,
  close: (code: number, reason: string) => void,
): Promise<() => void> {
  const ctx = await requestContext(parts, request, null);
  const { accountId, sessionId } = ctx.actor;
  if (accountId === null) return () => undefined;
  const leave = sessionId === null ? () => undefined : parts.ports.presence.hold(accountId);
  const signals = parts.ports.pubsub.subscribe(`account:${accountId}`);
  const watch = async (): Promise<void> => {
    for await (const { kind } of signals) {
      if (kind === 'missed') setTimeout(close, Math.random() * SPREAD_MS, LOOK_AGAIN, 'Look again').unref();
      if (kind !== 'sessions') continue;
      const now = await ctx.reloadActor?.();
      if (now?.sessionId !== sessionId) return close(CloseCode.Forbidden, 'Signed out');
    }
  };
  watch().catch((error: unknown) => parts.ports.log.error({ err: error }, 'a session could not be watched'));
  return () => {
    leave();
    void signals.return?.();
  };
}

/** What an operation over a socket is answered when there is too much to do. */
function overloaded(): GraphQLError {
  const originalError = new DomainError(ErrorCode.OVERLOADED);
  return new GraphQLError(originalError.message, { originalError });
}

/** Subscriptions over graphql-ws at GET /graphql, on the same port. The session cookie says who connects. */
export async function registerGraphqlWs(
  app: FastifyInstance,
  schema: GraphQLSchema,
  parts: ServerParts,
  gate: Gate,
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
      const stop = await watchSession(parts, request, (code, reason) => socket.close(code, reason));
      watchers.set(connection.extra, stop);
      // Whoever left meanwhile is not told of any more.
      if (socket.readyState !== socket.OPEN) stop();
      return true;
    },
    onClose: (connection) => watchers.get(connection.extra)?.(),
    onSubscribe: () => (gate.isOpen() ? undefined : [overloaded()]),
    onNext: (_connection, _id, _payload, _args, result) =>
      result.errors ? { ...result, errors: result.errors.map(format) } : result,
    onError: (_connection, _id, _payload, errors) => errors.map(format),
  });
  app.get('/graphql', { websocket: true, config: { gate: 'socket' } }, handler);
}

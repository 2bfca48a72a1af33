import type { FastifyInstance } from 'fastify';
import { type ExecutionArgs, GraphQLError, type GraphQLSchema } from 'graphql';
import { CloseCode, type Context } from 'graphql-ws';
import { type Extra, makeHandler } from 'graphql-ws/use/@fastify/websocket';
import { Gauge } from 'prom-client';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { actorsOf } from '../../modules/accounts/sessions/session.service.ts';
import { isDatabaseFailure } from '../../platform/database/database-failure.ts';
import { noteRefusals } from '../../platform/security-log.ts';
import { formatErrorOf } from '../graphql/format-error.ts';
import { documentLimits } from '../graphql/graphql-limits.ts';
import type { CostAnswer } from '../graphql/query-budget.ts';
import type { TrustedDocuments } from '../graphql/trusted-documents.ts';
import { bearerOf, hasOnlyForeignCookie } from '../http/credentials.ts';
import { asVisitor } from '../http/invalid-token.ts';
import type { LoadShedder } from '../http/load-shedder.ts';
import { requestContext, type ServerParts, socketContext } from '../http/request-context.ts';
import type { RequestCtx } from '../transaction.ts';
import { contextsOf } from './event-context.ts';
import { sessionLoader } from './live-actor.ts';
import { SharedEvents, type Subscriber } from './shared-events.ts';
import { socketOperations } from './socket-operation.ts';
import { type SocketWatch, TOKEN_INVALID, watchSocket } from './socket-watch.ts';
import { textFrame } from './text-frame.ts';
import { VisitorSockets } from './visitor-sockets.ts';
import { writeSoon } from './write-soon.ts';

/** Dependencies of subscriptions. */
interface LiveParts extends ServerParts {
  readonly schema: GraphQLSchema;
  readonly loadShedder: LoadShedder;
}

type Connection = Context<Record<string, unknown> | undefined, Extra>;

/** The access token of a socket: `accessToken` of its connection params, or the header. */
function tokenOf({ connectionParams, extra }: Connection): string | undefined {
  const named = connectionParams?.accessToken;
  if (named === undefined || named === null) return bearerOf(extra.request);
  return typeof named === 'string' ? named : '';
}

/** An expected failure as GraphQL errors; anything else is thrown. */
function toErrors(error: unknown): readonly GraphQLError[] {
  if (isDatabaseFailure(error)) return toErrors(new DomainError(ErrorCode.OVERLOADED));
  if (error instanceof DomainError) return [new GraphQLError(error.message, { originalError: error })];
  throw error;
}

/** Bytes that may wait for a slow reader, before its socket is closed and it has to refetch. */
const MOST_WAITING = 4_194_304;
/** Maximum number of operations per socket, each of which takes memory. Our pages have a handful. */
const MOST_AT_ONCE = 100;
/** The same of visitors. */
const MOST_OF_VISITORS = 30;
/** Milliseconds between two pings. Each costs as much as two events. */
const PING_MS = 25_000;
/** Close code "try again later". */
const TRY_LATER = 1013;

/** Sends an event. Frames are written whole by `ws` too, and never compressed, so that one between two of its is safe. */
function sendEvent({ socket, request }: Extra, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MOST_WAITING) socket.close(TRY_LATER, 'Too slow');
  else writeSoon(request.raw.socket, textFrame(text));
}

/**
 * Subscriptions over graphql-ws at GET /graphql, on the same port. The session cookie says who connects, or an access
 * token.
 */
export async function registerGraphqlWs(
  app: FastifyInstance,
  parts: LiveParts,
  documents: TrustedDocuments,
): Promise<void> {
  const { schema, loadShedder } = parts;
  const prepare = socketOperations(schema, documentLimits());
  const format = formatErrorOf(parts.ports.log);
  const watches = new WeakMap<object, SocketWatch>();
  const sessions = sessionLoader((tokens) => actorsOf(parts, tokens));
  const visitors = new VisitorSockets();
  const subscribers = new WeakMap<ExecutionArgs, Subscriber>();
  const events = new SharedEvents(format);
  const costs = new WeakMap<ExecutionArgs, CostAnswer>();
  const handler = makeHandler<Record<string, unknown> | undefined>(
    {
      onConnect: async (connection) => {
        const { request, socket } = connection.extra;
        const token = tokenOf(connection);
        const close = (code: number, reason: string): void => socket.close(code, reason);
        if (hasOnlyForeignCookie(request, parts.ports, token)) {
          close(CloseCode.Forbidden, 'Other origins need an access token');
          return false;
        }
        const watched = { request, token, close };
        const watch = await watchSocket(parts, sessions, watched).catch(asVisitor);
        if (!watch) {
          close(CloseCode.Unauthorized, TOKEN_INVALID);
          return false;
        }
        const leave = watch.isVisitor ? visitors.enter(request.ip) : watch.stop;
        if (!leave) {
          close(TRY_LATER, 'Too many connections of visitors');
          return false;
        }
        watches.set(connection.extra, { ...watch, stop: leave });
        // No more events after the caller has left.
        if (socket.readyState !== socket.OPEN) leave();
        return true;
      },
      onClose: (connection) => watches.get(connection.extra)?.stop(),
      onSubscribe: async (connection, id, payload) => {
        if (!loadShedder.admitsSocket()) return toErrors(new DomainError(ErrorCode.OVERLOADED));
        const isVisitor = watches.get(connection.extra)?.isVisitor;
        // The new operation is already counted.
        if (Object.keys(connection.subscriptions).length > (isVisitor ? MOST_OF_VISITORS : MOST_AT_ONCE))
          return toErrors(new DomainError(ErrorCode.RATE_LIMITED));
        const { request } = connection.extra;
        const token = tokenOf(connection);
        if (!documents.admits(payload.query, request, token))
          return toErrors(new DomainError(ErrorCode.UNKNOWN_DOCUMENT));
        const live = watches.get(connection.extra)?.actor;
        // Subscriptions use the known actor, as their events do; other operations look it up.
        const contextOf = async (isSubscription: boolean): Promise<RequestCtx> =>
          isSubscription && live
            ? socketContext(parts, request, token, await live.now())
            : requestContext(parts, request, null, token);
        const ready = await prepare(contextOf, payload).catch(toErrors);
        if (!('args' in ready)) return ready;
        if (!ready.isSubscription) {
          costs.set(ready.args, ready.cost);
          return ready.args;
        }
        const contexts = contextsOf(parts, ready.args.contextValue as RequestCtx, live);
        const args = { ...ready.args, contextValue: contexts.first };
        const send = (text: string): void => sendEvent(connection.extra, text);
        subscribers.set(args, { id, send, context: contexts.ofEvent });
        return args;
      },
      subscribe: (args) => {
        const subscriber = subscribers.get(args);
        if (!subscriber) throw new Error('a subscription without a subscriber');
        return events.subscribe(args, subscriber);
      },
      onNext: (_connection, _id, _payload, args, result) => {
        const cost = costs.get(args);
        const errors = result.errors?.map(format);
        noteRefusals(args.contextValue as RequestCtx, errors);
        return {
          ...result,
          ...(errors && { errors }),
          ...(cost && { extensions: { ...result.extensions, cost } }),
        };
      },
      onError: (_connection, _id, _payload, errors) => errors.map(format),
    },
    PING_MS,
  );
  new Gauge({
    name: 'live_sockets',
    help: 'Open websockets.',
    registers: [parts.metrics],
    collect() {
      this.set(app.websocketServer.clients.size);
    },
  });
  app.get('/graphql', { websocket: true, config: { loadShedder: 'socket' } }, handler);
}

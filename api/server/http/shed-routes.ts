import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { ErrorCode, errorText } from '../../../schema/errors.ts';
import type { LoadShedder } from './load-shedder.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How load shedding treats the route: `work` holds a place until the handler ends, `socket` is only admitted. */
    loadShedder?: 'work' | 'socket';
  }

  interface FastifyRequest {
    /** Its place among the work under way. */
    shedderPlace: Place | null;
  }
}

/** Value of `Retry-After`, in seconds. */
export const RETRY_AFTER = 2;

const message = errorText.OVERLOADED;
const code = ErrorCode.OVERLOADED;
const graphqlBody = JSON.stringify({ errors: [{ message, extensions: { code } }] });
const plainBody = JSON.stringify({ error: { code, message, field: null } });

interface Refused {
  readonly isGraphql: boolean;
  readonly accept: string | undefined;
  readonly closes?: boolean;
}

/** Refuses without any other work for the request: refusing must be cheap. */
function writeRefusal(response: ServerResponse, { isGraphql, accept, closes = false }: Refused): void {
  const wanted = 'application/graphql-response+json';
  const type = isGraphql && accept?.includes(wanted) ? wanted : 'application/json';
  const body = isGraphql ? graphqlBody : plainBody;
  response.writeHead(503, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'retry-after': String(RETRY_AFTER),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(closes && { connection: 'close' }),
  });
  response.end(body);
}

function refuse({ routeOptions, headers, raw }: FastifyRequest, reply: FastifyReply): void {
  const closes = routeOptions.config.loadShedder === 'socket';
  reply.hijack();
  writeRefusal(reply.raw, { isGraphql: routeOptions.url === '/graphql', accept: headers.accept, closes });
  // No other code closes a connection that was to become a websocket.
  if (closes) raw.socket.destroySoon();
}

/** Refuses operations before fastify sees them: within fastify a refusal costs twice as much. */
export function guardServer(server: Server, loadShedder: LoadShedder): void {
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const isOperation = request.method === 'POST' && request.url === '/graphql';
    if (isOperation && !loadShedder.admits()) {
      return writeRefusal(response, { isGraphql: true, accept: request.headers.accept });
    }
    for (const handle of handlers) handle(request, response);
  });
}

interface Place {
  leave: () => void;
  isHeld: boolean;
}

/** Adds load shedding to the routes that name it in their `config`. Call it before every other hook. */
export function guardRoutes(app: FastifyInstance, loadShedder: LoadShedder): void {
  app.decorateRequest('shedderPlace', null);
  app.addHook('onRequest', (request, reply, done) => {
    const kind = request.routeOptions.config.loadShedder;
    if (!kind) return done();
    if (kind === 'socket') return loadShedder.admitsSocket() ? done() : refuse(request, reply);
    const leave = loadShedder.enter();
    if (!leave) return refuse(request, reply);
    const place: Place = { leave, isHeld: false };
    request.shedderPlace = place;
    reply.raw.once('close', () => place.isHeld || leave());
    done();
  });
  // Answered before the handler ran: the body could not be read.
  app.addHook('onResponse', (request, _reply, done) => {
    const place = request.shedderPlace;
    if (place && !place.isHeld) place.leave();
    done();
  });
}

/**
 * Holds the place of a request until its handler has ended. The work continues and counts when the caller goes away.
 */
export function holdSlot(handler: RouteHandlerMethod): RouteHandlerMethod {
  return async function held(this: FastifyInstance, request, reply) {
    const place = request.shedderPlace;
    if (place) place.isHeld = true;
    try {
      return await handler.call(this, request, reply);
    } finally {
      place?.leave();
    }
  };
}

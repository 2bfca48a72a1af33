import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { ErrorCode, errorText } from '../../schema/errors.ts';
import type { Gate } from './gate.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the gate does with the route: `work` holds a place until the handler ends, `socket` is only let in. */
    gate?: 'work' | 'socket';
  }

  interface FastifyRequest {
    /** Its place behind the gate. */
    gatePlace: Place | null;
  }
}

/** Seconds after which it is worth trying again. */
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

/** Refuses without anything else that belongs to a request: refusing must cost next to nothing. */
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
  const closes = routeOptions.config.gate === 'socket';
  reply.hijack();
  writeRefusal(reply.raw, { isGraphql: routeOptions.url === '/graphql', accept: headers.accept, closes });
  // Nobody else would close a connection that was to become a websocket.
  if (closes) raw.socket.destroySoon();
}

/** Refuses operations before the framework sees them: with all that belongs to a request it costs twice as much. */
export function guardServer(server: Server, gate: Gate): void {
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const isOperation = request.method === 'POST' && request.url === '/graphql';
    if (isOperation && !gate.mayEnter()) {
      return writeRefusal(response, { isGraphql: true, accept: request.headers.accept });
    }
    for (const handle of handlers) handle(request, response);
  });
}

interface Place {
  leave: () => void;
  isHeld: boolean;
}

/** Puts the gate in front of the routes that name it in their `config`. Call it before every other hook. */
export function guardRoutes(app: FastifyInstance, gate: Gate): void {
  app.decorateRequest('gatePlace', null);
  app.addHook('onRequest', (request, reply, done) => {
    const kind = request.routeOptions.config.gate;
    if (!kind) return done();
    if (kind === 'socket') return gate.isOpen() ? done() : refuse(request, reply);
    const leave = gate.enter();
    if (!leave) return refuse(request, reply);
    const place: Place = { leave, isHeld: false };
    request.gatePlace = place;
    reply.raw.once('close', () => place.isHeld || leave());
    done();
  });
  // An answer given before the handler: a body that cannot be read.
  app.addHook('onResponse', (request, _reply, done) => {
    const place = request.gatePlace;
    if (place && !place.isHeld) place.leave();
    done();
  });
}

/**
 * Holds the place of a request until its handler has ended. A caller that loses patience goes away, but the work goes
 * on, and counts until then.
 */
export function heldPlace(handler: RouteHandlerMethod): RouteHandlerMethod {
  return async function held(this: FastifyInstance, request, reply) {
    const place = request.gatePlace;
    if (place) place.isHeld = true;
    try {
      return await handler.call(this, request, reply);
    } finally {
      place?.leave();
    }
  };
}

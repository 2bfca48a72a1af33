import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { ErrorCode, errorText } from '../../../schema/errors.ts';
import type { DatabaseState } from '../../platform/database/database-watch.ts';
import { anyOrigin } from './security-headers.ts';

/** Milliseconds after which an earlier turn no longer counts. */
const RECENT = 1_000;

/**
 * Tells whether both the present turn of the event loop and the one before have lasted longer than some milliseconds.
 * A turn is measured from its first question. A process that computes without waiting shows here, but not in the number
 * of pending operations, because the rest still waits in the sockets. One long turn is a pause, such as a garbage
 * collection; two in a row are too much work.
 */
function createEventLoopLag(): (milliseconds: number) => boolean {
  let began = 0;
  let ended = 0;
  let previous = 0;
  const end = (): void => {
    ended = performance.now();
    previous = ended - began;
    began = 0;
  };
  return (milliseconds) => {
    const now = performance.now();
    if (began === 0) {
      if (now - ended > RECENT) previous = 0;
      began = now;
      // Runs after everything that has come in was handled.
      setImmediate(end);
    }
    return previous > milliseconds && now - began > milliseconds;
  };
}

/** Admits work while it can be done in time, and refuses the rest. */
export interface LoadShedder {
  /** Admits a piece of work and returns a function that ends it; null when it is refused. */
  enter(): (() => void) | null;
  /** Whether a piece of work would be admitted now. */
  admits(): boolean;
  /** Whether something small would be admitted now: a socket, or an operation over one. */
  admitsSocket(): boolean;
  /** Whether the database is known not to answer. */
  isDatabaseDown(): boolean;
  /** Whether the database can write. */
  hasRoom(): boolean;
}

/** Dependencies of the load shedder. */
interface LoadShedderParts {
  readonly metrics: Registry;
  readonly database: Readonly<DatabaseState>;
  /** Maximum number of pieces of work at once. */
  readonly most?: number;
}

/** Several times the database's connections keep it busy; more would only wait longer. */
const MOST = 100;
/**
 * Event loop lag in milliseconds above which work is refused. Sockets are refused later: many reconnect together after
 * a restart, and each needs little.
 */
const LAG = 100;
const LAG_FOR_SOCKETS = 500;

/** Creates the load shedder. */
export function createLoadShedder({ metrics, database, most = MOST }: LoadShedderParts): LoadShedder {
  let inside = 0;
  const lagExceeds = createEventLoopLag();
  const refused = new Counter({
    name: 'overload_refusals_total',
    help: 'Work that was turned away, by why.',
    labelNames: ['reason'],
    registers: [metrics],
  });
  new Gauge({
    name: 'operations_under_way',
    help: 'Pieces of work let in and not ended yet.',
    registers: [metrics],
    collect() {
      this.set(inside);
    },
  });
  const admit = (longestLag: number): boolean => {
    const isLate = lagExceeds(longestLag);
    const reason = database.isDown ? 'database' : inside >= most ? 'busy' : isLate ? 'late' : null;
    if (reason) refused.inc({ reason });
    return reason === null;
  };
  return {
    isDatabaseDown: () => database.isDown,
    hasRoom: () => database.hasRoom,
    admits: () => admit(LAG),
    admitsSocket: () => admit(LAG_FOR_SOCKETS),
    enter() {
      if (!admit(LAG)) return null;
      inside += 1;
      let isInside = true;
      return () => {
        if (isInside) inside -= 1;
        isInside = false;
      };
    },
  };
}

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
  readonly route: string | undefined;
  readonly accept: string | undefined;
  readonly closes?: boolean;
}

/** Refuses without any other work for the request: refusing must be cheap. */
function writeRefusal(response: ServerResponse, { route, accept, closes = false }: Refused): void {
  const isGraphql = route === '/graphql';
  const wanted = 'application/graphql-response+json';
  const type = isGraphql && accept?.includes(wanted) ? wanted : 'application/json';
  const body = isGraphql ? graphqlBody : plainBody;
  response.writeHead(503, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'retry-after': String(RETRY_AFTER),
    'cache-control': 'no-store',
    ...((isGraphql || route === '/files') && anyOrigin),
    'x-content-type-options': 'nosniff',
    ...(closes && { connection: 'close' }),
  });
  response.end(body);
}

function refuse({ routeOptions, headers, raw }: FastifyRequest, reply: FastifyReply): void {
  const closes = routeOptions.config.loadShedder === 'socket';
  reply.hijack();
  writeRefusal(reply.raw, { route: routeOptions.url, accept: headers.accept, closes });
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
      return writeRefusal(response, { route: request.url, accept: request.headers.accept });
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

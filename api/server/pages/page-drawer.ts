import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { Counter } from 'prom-client';
import { singleFlight } from '../../platform/single-flight.ts';
import type { Gate } from '../gate.ts';
import { toNobody } from '../refuse-caller.ts';
import { requestContext, type ServerParts } from '../request-context.ts';
import type { RequestCtx } from '../transaction.ts';
import { pageQueries } from './page-queries.ts';
import { createRecentPages } from './recent-pages.ts';
import type { Drawn, WebServer } from './web-server.ts';

/** A page for a caller: drawn, or null for one that the browser draws. */
export interface PageAnswer {
  readonly drawn: Drawn | null;
  /** Whether the caller is signed in; null when nobody looked. */
  readonly isMember: boolean | null;
}

/** Draws pages for callers; what cannot be drawn in time is left to their browsers. */
export type PageDrawer = (request: FastifyRequest, reply: FastifyReply) => Promise<PageAnswer>;

/** What the drawer is made of. */
export interface DrawerParts extends ServerParts {
  readonly schema: GraphQLSchema;
  /** Turns away what cannot be done in time. */
  readonly gate: Gate;
  /** Milliseconds after which the browser is left to draw a page; 3,000 unless said otherwise. */
  readonly pagePatience?: number;
}

/** Pages drawn at a time. Drawing takes the processor, and everybody else's answers wait meanwhile. */
const MOST_AT_ONCE = 4;
const PATIENCE = 3_000;

/** Cookie by which browsers tell their time zone. */
const ZONE_COOKIE = 'koli_zone';

/** Makes the drawer. Visitors who ask for the same page at the same time share one drawing. */
export function createPageDrawer(parts: DrawerParts, web: WebServer): PageDrawer {
  const { ports, clock, gate, metrics, schema } = parts;
  const { publicUrl, productName } = ports.config;
  const counted = new Counter({
    name: 'pages_total',
    help: 'Pages that could be drawn here, by what became of them.',
    labelNames: ['outcome'],
    registers: [metrics],
  });
  const { pagePatience = PATIENCE } = parts;
  const timeUp = () =>
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), pagePatience).unref();
    });
  let inside = 0;
  const shared = singleFlight<Drawn | null>();
  const recent = createRecentPages(clock);

  const drawNow = async (url: string, zone: string | undefined, ctx: RequestCtx): Promise<Drawn | null> => {
    const leave = inside < MOST_AT_ONCE ? gate.enter() : null;
    if (!leave) return null;
    inside += 1;
    try {
      const isMember = ctx.actor.accountId !== null;
      const execute = pageQueries(schema, ctx);
      return await web.draw({ url, execute, isMember, now: clock.now(), zone, publicUrl, productName });
    } catch (error) {
      ports.log.error({ err: error, url }, 'a page could not be drawn');
      return null;
    } finally {
      inside -= 1;
      leave();
    }
  };

  const drawFor = async (request: FastifyRequest, ctx: RequestCtx): Promise<Drawn | null> => {
    const zone = request.cookies[ZONE_COOKIE];
    const { url } = request;
    if (ctx.actor.accountId !== null) return Promise.race([drawNow(url, zone, ctx), timeUp()]);
    const key = `${zone ?? ''} ${url}`;
    const drawing = shared(key, () => drawNow(url, zone, ctx)).then((drawn) => recent.keep(key, drawn));
    return (await Promise.race([drawing, timeUp()])) ?? recent.find(key);
  };

  return async (request, reply) => {
    const { pathname } = new URL(request.url, publicUrl);
    if (!web.isDrawn(pathname)) return { drawn: null, isMember: null };
    const ctx = gate.isDatabaseDown()
      ? null
      : await requestContext(parts, request, reply)
          .catch(toNobody)
          .catch(() => null);
    const drawn = ctx && (await drawFor(request, ctx));
    counted.inc({ outcome: drawn ? 'drawn' : 'left' });
    return { drawn, isMember: ctx ? ctx.actor.accountId !== null : null };
  };
}

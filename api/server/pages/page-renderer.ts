import type { FastifyReply, FastifyRequest } from 'fastify';
import { execute, type GraphQLSchema, getOperationAST } from 'graphql';
import type { Counter } from 'prom-client';
import type { Language } from '../../../schema/language.ts';
import { languageOf } from '../../modules/accounts/account.service.ts';
import { singleFlight } from '../../platform/concurrency.ts';
import type { Ctx } from '../../platform/context.ts';
import { formatErrorOf } from '../graphql/format-error.ts';
import { charge } from '../graphql/query-budget.ts';
import { languageOfBrowser } from '../http/browser-language.ts';
import { asVisitor } from '../http/invalid-token.ts';
import type { LoadShedder } from '../http/load-shedder.ts';
import { pageCookie } from '../http/page-cookie.ts';
import { pageContext, type ServerParts } from '../http/request-context.ts';
import { type RequestCtx, readFromReplica } from '../transaction.ts';
import { createRecentPages } from './recent-pages.ts';
import type { Execute, RenderedPage, RenderInput, WebServer } from './web-server.ts';

/**
 * Language of a page: that of the account, else of the cookie, else of the browser, else English. Without a context the
 * account is not read; the browser then does that.
 */
async function languageOfReader(request: FastifyRequest, ctx: Ctx | null): Promise<Language> {
  const chosen = ctx && (await languageOf(ctx).catch(() => null));
  return chosen ?? languageOfBrowser(request) ?? 'en';
}

/**
 * Executes the queries of a page that is being rendered, in process: with the rights of the caller, and within the same
 * budget as over HTTP. Only queries run.
 */
function pageQueries(schema: GraphQLSchema, ctx: RequestCtx): Execute {
  const format = formatErrorOf(ctx.ports.log);
  return async (document, variables) => {
    const operation = getOperationAST(document);
    if (operation?.operation !== 'query') return { errors: [{ message: 'Pages only ask.' }] };
    const { refused } = await charge(ctx, { schema, document, operation, variables });
    if (refused) return { errors: [format(refused)] };
    const contextValue: RequestCtx = { ...ctx, em: ctx.em.fork() };
    readFromReplica(contextValue);
    const { data, errors } = await execute({ schema, document, variableValues: variables, contextValue });
    return errors ? { data, errors: errors.map(format) } : { data };
  };
}

/** A page for a caller: rendered, or null when the browser renders it. */
interface PageAnswer {
  readonly drawn: RenderedPage | null;
  /** Whether the caller is signed in; null when unknown. */
  readonly isMember: boolean | null;
  /** Its language tag. */
  readonly language: Language;
}

/** Dependencies of the renderer. */
export interface RendererParts extends ServerParts {
  readonly schema: GraphQLSchema;
  /** Refuses what cannot be done in time. */
  readonly loadShedder: LoadShedder;
  /** Milliseconds after which the page is left to the browser; 3,000 unless said otherwise. */
  readonly pagePatience?: number;
}

/** Maximum number of pages rendered at once, because rendering takes the processor from all other answers. */
const MOST_AT_ONCE = 4;
const PATIENCE = 3_000;

/** Cookie with the browser's time zone. */
const ZONE_COOKIE = 'koli_zone';

/** A page with the reader's settings. */
type Reader = Pick<RenderInput, 'url' | 'zone' | 'language'>;

/**
 * Creates the renderer of pages for callers; those that take too long are left to browsers. Visitors who ask for the same page at the
 * same time share one rendering.
 */
export function createPageRenderer(parts: RendererParts, web: WebServer, counted: Counter) {
  const { ports, clock, loadShedder, schema } = parts;
  const { publicUrl, productName } = ports.config;
  const { pagePatience = PATIENCE } = parts;
  const timeUp = () =>
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), pagePatience).unref();
    });
  let inside = 0;
  const shared = singleFlight<RenderedPage | null>();
  const recent = createRecentPages(clock);

  const drawNow = async (reader: Reader, ctx: RequestCtx): Promise<RenderedPage | null> => {
    const { url } = reader;
    const leave = inside < MOST_AT_ONCE ? loadShedder.enter() : null;
    if (!leave) return null;
    inside += 1;
    try {
      const isMember = ctx.actor.accountId !== null;
      const execute = pageQueries(schema, ctx);
      return await web.draw({ ...reader, execute, isMember, now: clock.now(), publicUrl, productName });
    } catch (error) {
      // Without its parameters, which may hold a token.
      ports.log.error({ err: error, path: url.split('?')[0] }, 'a page could not be drawn');
      return null;
    } finally {
      inside -= 1;
      leave();
    }
  };

  const drawFor = async (reader: Reader, ctx: RequestCtx): Promise<RenderedPage | null> => {
    if (ctx.actor.accountId !== null) return Promise.race([drawNow(reader, ctx), timeUp()]);
    // Who has just written something does not share what is read from the replica.
    const key = `${reader.zone ?? ''} ${reader.language} ${ctx.publicReads ? 'replica ' : ''}${reader.url}`;
    const drawing = shared(key, () => drawNow(reader, ctx)).then((drawn) => recent.keep(key, drawn));
    return (await Promise.race([drawing, timeUp()])) ?? recent.find(key);
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> => {
    const { pathname } = new URL(request.url, publicUrl);
    if (!web.isDrawn(pathname)) {
      return { drawn: null, isMember: null, language: await languageOfReader(request, null) };
    }
    const ctx = loadShedder.isDatabaseDown()
      ? null
      : await pageContext(parts, request, reply)
          .catch(asVisitor)
          .catch(() => null);
    const language = await languageOfReader(request, ctx);
    const drawn =
      ctx && (await drawFor({ url: request.url, zone: pageCookie(request, ZONE_COOKIE), language }, ctx));
    counted.inc({ outcome: drawn ? 'drawn' : 'left' });
    return { drawn, isMember: ctx ? ctx.actor.accountId !== null : null, language };
  };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Counter } from 'prom-client';
import { recordStaffReading } from '../api/modules/staff-actions/staff-action.service.ts';
import type { HttpEdge } from '../api/platform/http-edge.ts';
import { DomainError, ErrorCode } from '../schema/errors.ts';
import type { Call } from './call.ts';
import { envelopeOf, legacyErrorOf } from './failures.ts';
import type { Found } from './find-operation.ts';
import { Arguments } from './lb3/arguments.ts';
import { parseBody, parseQuery } from './lb3/body.ts';
import { acceptsJson, tokenOf } from './lb3/http-headers.ts';
import { LegacyError } from './lb3/legacy-error.ts';

/** Dependencies of answering. */
export interface RestParts {
  readonly edge: HttpEdge;
  readonly calls: Counter;
  readonly find: (method: string, path: string) => Found | null;
  readonly modelOf: (path: string) => string | undefined;
}

/** The body; undefined is sent as 204. */
export interface Answer {
  readonly value: unknown;
  /** Whether the client accepts JSON. */
  readonly isAcceptable: boolean;
  /** Whether it is for a caller who is signed in, and nobody may keep it. */
  readonly isOwn: boolean;
}

/** Target of a request. */
export interface RequestTarget {
  readonly url: string;
  readonly path: string;
  readonly found: Found | null;
}

/** Points of a call; reading many rows costs more than a small GraphQL query. */
const POINTS = 20;

function notThere(parts: RestParts, method: string, { url, path }: RequestTarget): LegacyError {
  const model = parts.modelOf(path);
  if (!model) return new LegacyError(404, `There is no method to handle ${method} ${url}`);
  const rest = url.replace(/^\/[^/?]+/, '') || '/';
  return new LegacyError(404, `Shared class "${model}" has no method handling ${method} ${rest}`);
}

/**
 * The session cookie does not count for pages of other origins: they read as visitors, and their writes are refused.
 */
function assertNotForged({ edge }: RestParts, request: FastifyRequest, token: string | undefined): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead || token !== undefined || edge.isOwnPage(request)) return;
  if (request.headers.cookie !== undefined) throw new DomainError(ErrorCode.FORBIDDEN);
}

/** Maximum length of a query string whose parsed form is cached; clients repeat the same ones. */
const LONGEST_KEPT = 2_000;
const queries = new LRUCache<string, Readonly<Record<string, unknown>>>({ max: 500 });

function searchOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}

function queryOf(search: string): Readonly<Record<string, unknown>> {
  if (search.length > LONGEST_KEPT) return parseQuery(search);
  const query = queries.get(search) ?? parseQuery(search);
  queries.set(search, query);
  return query;
}

async function callOf(
  parts: RestParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { operation, params }: Found,
): Promise<Call> {
  const { edge } = parts;
  const search = searchOf(request.url);
  const query = queryOf(search);
  const token = tokenOf({
    authorization: request.headers.authorization,
    accessTokenHeader: request.headers['x-access-token']?.toString(),
    accessTokenQuery: query.access_token,
  });
  assertNotForged(parts, request, token);
  const ctx = await edge.contextOf(request, reply, { token });
  await edge.spend(ctx, operation.points ?? POINTS);
  const type = request.headers['content-type'];
  const body = parseBody(typeof request.body === 'string' ? request.body : '', type);
  const isForm = type?.toLowerCase().startsWith('application/x-www-form-urlencoded') === true;
  return {
    ctx,
    params,
    query,
    search,
    body,
    args: new Arguments(body, query, isForm),
    assertScope: (scope) => edge.assertAllowed(ctx, 'public', scope),
  };
}

/** Staff see rows of others here, too. */
function recordLegacyReading({ ctx, query }: Call, path: string): Promise<void> {
  const { access_token: _secret, ...asked } = query;
  return recordStaffReading(ctx, 'legacy', { path, ...asked });
}

/** Answers one request. Throws errors that `legacyErrorOf` understands. */
export async function answerCall(
  parts: RestParts,
  request: FastifyRequest,
  reply: FastifyReply,
  target: RequestTarget,
): Promise<Answer> {
  const { found } = target;
  if (!found) throw notThere(parts, request.method, target);
  const call = await callOf(parts, request, reply, found);
  const { operation } = found;
  const { edge } = parts;
  const isAcceptable = acceptsJson(request.headers.accept);
  const isOwn = () => call.ctx.actor.accountId !== null;
  try {
    const isRead = operation.method === 'GET';
    const isRecorded = isRead && call.ctx.actor.isStaff;
    const work = async () => {
      edge.assertAllowed(call.ctx, operation.access, operation.scope);
      if (operation.proof) edge.assertProof(call.ctx);
      if (isRecorded) await recordLegacyReading(call, target.path);
      return operation.handle(call);
    };
    const value = await edge.asCaller(call.ctx, isRead && !isRecorded, work);
    return { value, isAcceptable, isOwn: isOwn() };
  } catch (error) {
    const envelope = operation.failureFormat === 'envelope' ? envelopeOf(error) : undefined;
    const { body, params } = call;
    if (!envelope) throw legacyErrorOf(error, { operation, id: params.id, body }) ?? error;
    return { value: envelope, isAcceptable, isOwn: isOwn() };
  }
}

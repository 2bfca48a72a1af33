import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { actorOfToken } from '../../modules/accounts/access-tokens/token-actor.service.ts';
import { actorOf, guessActor, type SessionGuess } from '../../modules/accounts/sessions/session.service.ts';
import { type Actor, asPerson, visitor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Drain } from '../../platform/concurrency.ts';
import type { Caller } from '../../platform/context.ts';
import type { Replica } from '../../platform/database/replica.ts';
import type { Ports } from '../../platform/ports.ts';
import { assume } from '../../platform/read/read-batch.ts';
import { noteSecurity } from '../../platform/security-log.ts';
import { type RequestCtx, withTransactions } from '../transaction.ts';
import { languageOfBrowser } from './browser-language.ts';
import { bearerOf, isOwnPage, noCookie, sessionCookieName, sessionCookieOf } from './credentials.ts';
import { writtenAt } from './written-cookie.ts';

/** Dependencies of every part of the server. */
export interface ServerParts {
  readonly orm: MikroORM;
  readonly ports: Ports;
  readonly clock: Clock;
  /** Registry of metrics. */
  readonly metrics: Registry;
  /** Redis, when configured. */
  readonly redis?: { isUp(): boolean } | null;
  /** A replica for what visitors read, when configured. */
  readonly replica?: Replica | null;
  /** Called after every commit to wake the outbox. */
  readonly afterCommit: () => void;
  /** Handles events of the payment provider. */
  readonly providerEvents: Drain;
}

/** Refuses an access token that is unknown, revoked or expired. Always throws. */
function refuseToken(ports: Ports, request: FastifyRequest): never {
  const caller = new RequestCaller(request);
  noteSecurity({ ports, actor: visitor, caller, requestId: request.id }, 'token_refused');
  throw new DomainError(ErrorCode.TOKEN_INVALID);
}

/** Looks up the caller. With a token the cookie is ignored. Throws TOKEN_INVALID. */
function actorReader(parts: ServerParts, request: FastifyRequest, token: string | undefined) {
  const { orm, clock, ports } = parts;
  if (token === undefined) return () => actorOf(parts, request.cookies[sessionCookieName(ports)]);
  return async (): Promise<Actor> => {
    const actor = await actorOfToken(orm, clock, token);
    if (!actor) return refuseToken(ports, request);
    const caller = new RequestCaller(request);
    if (actor.token?.isFirstUse)
      noteSecurity({ ports, actor, caller, requestId: request.id }, 'token_first_used');
    return actor;
  };
}

function isSame(a: Actor, b: Actor): boolean {
  return (
    a.sessionId === b.sessionId &&
    a.accountId === b.accountId &&
    a.isVerified === b.isVerified &&
    a.look?.personId === b.look?.personId &&
    String(a.staffRoles) === String(b.staffRoles) &&
    Number(a.provedAt) === Number(b.provedAt) &&
    Number(a.confirmedAt) === Number(b.confirmedAt) &&
    Number(a.factorAt) === Number(b.factorAt)
  );
}

/** Lets the first read of the request confirm the guessed actor. Returns `isActorRight` for its context. */
function confirmLater(
  em: RequestCtx['em'],
  guess: SessionGuess,
  reload: () => Promise<Actor>,
  realContext: (actor: Actor) => RequestCtx,
): NonNullable<RequestCtx['isActorRight']> {
  /** The context of the real caller; null when the guess was right. */
  let real: Promise<RequestCtx | null> | null = null;
  const settle = (found: Promise<Actor>): Promise<RequestCtx | null> => {
    real ??= found.then((actor) => (isSame(actor, guess.actor) ? null : realContext(actor)));
    return real;
  };
  assume(em, {
    query: guess.query,
    confirm: async (answer) => (await settle(guess.toActor(answer))) === null,
    isSettled() {
      return real !== null;
    },
  });
  return async (ctx) => {
    const found = await (real ?? settle(reload()));
    // A copy that was made of the real context keeps what was added to it.
    if (found && ctx.actor === guess.actor) Object.assign(ctx, found);
    return found === null;
  };
}

interface Known {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply | null;
  readonly token: string | undefined;
  readonly reloadActor: () => Promise<Actor>;
}

/**
 * Who sends a request. A class, because a getter in an object literal gives each object a shape of its own, which keeps
 * the request in memory until a full garbage collection.
 */
class RequestCaller implements Caller {
  readonly address: string;
  readonly userAgent: string;
  private readonly request: FastifyRequest;

  constructor(request: FastifyRequest) {
    this.address = request.ip;
    this.userAgent = request.headers['user-agent'] ?? '';
    this.request = request;
  }

  /** Computed on use, because few need it. */
  get language() {
    return languageOfBrowser(this.request);
  }
}

/** Where the caller reads and what is noted of a write, when there is a replica. Only those without a session use it. */
function replicaParts({ ports, replica, afterCommit }: ServerParts, { request, reply, token }: Known) {
  if (!replica || !reply || token !== undefined) return { afterCommit };
  const isVisitor = !(sessionCookieName(ports) in request.cookies);
  const publicReads = isVisitor ? replica.reads(writtenAt(request, ports)) : null;
  const noteWrite = (): void => {
    request.hasWritten = true;
    afterCommit();
  };
  return { afterCommit: noteWrite, ...(publicReads && { publicReads }) };
}

function contextOf(parts: ServerParts, known: Known, actor: Actor): RequestCtx {
  const { orm, ports, clock } = parts;
  const { request, reply, token, reloadActor } = known;
  const base = {
    actor,
    clock,
    ports,
    requestId: request.id,
    caller: new RequestCaller(request),
    sessionCookie: reply && token === undefined ? sessionCookieOf(ports, reply) : noCookie,
  };
  const readsOnly = token === undefined && !isOwnPage(request, ports);
  const { afterCommit, ...reads } = replicaParts(parts, known);
  return { ...withTransactions(orm, base, afterCommit), ...reads, reloadActor, readsOnly };
}

/** The context of the actor that a cookie had a moment ago, which the first read confirms. */
function guessedContext(parts: ServerParts, known: Known, guess: SessionGuess): RequestCtx {
  const ctx = contextOf(parts, known, guess.actor);
  const isActorRight = confirmLater(ctx.em, guess, known.reloadActor, (actor) =>
    contextOf(parts, known, actor),
  );
  return { ...ctx, isActorRight };
}

/** As whom a session is read: pages show staff who look what the person sees; everything else refuses them. */
type See = (actor: Actor) => Actor;
const asItIs: See = (actor) => actor;

/** The context in which a page is drawn. */
export const pageContext = (parts: ServerParts, request: FastifyRequest, reply: FastifyReply) =>
  requestContext(parts, request, reply, bearerOf(request), asPerson);

/**
 * The context of a request. A websocket has no reply, so signing in and out do not work there. Throws TOKEN_INVALID for
 * an access token that is unknown, revoked or expired.
 */
export async function requestContext(
  parts: ServerParts,
  request: FastifyRequest,
  reply: FastifyReply | null,
  token = bearerOf(request),
  see: See = asItIs,
): Promise<RequestCtx> {
  const read = actorReader(parts, request, token);
  const reloadActor = async () => see(await read());
  return contextOf(parts, { request, reply, token, reloadActor }, await reloadActor());
}

/** The context of an operation on a socket, with its known actor. */
export function socketContext(
  parts: ServerParts,
  request: FastifyRequest,
  token: string | undefined,
  actor: Actor,
): RequestCtx {
  const reloadActor = actorReader(parts, request, token);
  return contextOf(parts, { request, reply: null, token, reloadActor }, actor);
}

/**
 * The same for callers who may send a session's token instead of its cookie. An unknown token is refused. Only our own
 * pages use the cookie and get one; it is a guess as in `graphqlContext`. Throws TOKEN_INVALID.
 */
export async function sessionContext(
  parts: ServerParts,
  request: FastifyRequest,
  reply: FastifyReply | null,
  token: string | undefined,
  see: See = asItIs,
): Promise<RequestCtx> {
  const { ports } = parts;
  // A page of another site must not sign our visitors in as somebody else.
  const isOwn = isOwnPage(request, ports);
  const cookie = isOwn ? request.cookies[sessionCookieName(ports)] : undefined;
  const reloadActor = async (): Promise<Actor> => {
    const actor = await actorOf(parts, token ?? cookie);
    if (token !== undefined && actor.accountId === null) return refuseToken(ports, request);
    return see(actor);
  };
  const known = { request, reply: isOwn ? reply : null, token: undefined, reloadActor };
  if (token === undefined && !cookie) return contextOf(parts, known, visitor);
  const guess = token === undefined ? guessActor(parts, cookie) : null;
  const seen = guess && {
    ...guess,
    toActor: async (answer: unknown) => see(await guess.toActor(answer)),
  };
  return seen ? guessedContext(parts, known, seen) : contextOf(parts, known, await reloadActor());
}

/**
 * The same for GraphQL over HTTP. The actor that the cookie had a moment ago is a guess, which the first read confirms
 * in its own statement (`isActorRight`).
 */
export function graphqlContext(
  parts: ServerParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestCtx> {
  const token = bearerOf(request);
  if (token !== undefined) return requestContext(parts, request, reply, token);
  return sessionContext(parts, request, reply, token, asPerson);
}

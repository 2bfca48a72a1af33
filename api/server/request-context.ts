import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { DomainError, ErrorCode } from '../../schema/errors.ts';
import { actorOfToken } from '../modules/access-tokens/token-actor.service.ts';
import { actorOf } from '../modules/accounts/session.service.ts';
import type { Actor } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { SessionCookie } from '../platform/context.ts';
import type { Ports } from '../platform/ports.ts';
import { type RequestCtx, withTransactions } from './transaction.ts';

/** Name of the session cookie. */
export const SESSION_COOKIE = 'koli_session';

/** What every part of the server needs. */
export interface ServerParts {
  readonly orm: MikroORM;
  readonly ports: Ports;
  readonly clock: Clock;
  /** Figures for /metrics. */
  readonly metrics: Registry;
  /** Redis, when it is configured. */
  readonly redis?: { isUp(): boolean } | null;
  /** Called after every commit: wakes the outbox. */
  readonly afterCommit: () => void;
}

const noCookie: SessionCookie = { set: () => undefined, clear: () => undefined };

function cookieOf(reply: FastifyReply, isSecure: boolean): SessionCookie {
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure } as const;
  return {
    set: (token, expires) => void reply.setCookie(SESSION_COOKIE, token, { ...options, expires }),
    clear: () => void reply.clearCookie(SESSION_COOKIE, options),
  };
}

/** The access token that a request carries, undefined when there is none. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(.*)$/i.exec(headers.authorization ?? '')?.[1];
}

/** Finds out who asks. A token counts alone: a cookie beside it is not looked at. Throws TOKEN_INVALID. */
function actorReader({ orm, clock }: ServerParts, request: FastifyRequest, token: string | undefined) {
  if (token === undefined) return () => actorOf(orm, clock, request.cookies[SESSION_COOKIE]);
  return async (): Promise<Actor> => {
    const actor = await actorOfToken(orm, clock, token);
    if (!actor) throw new DomainError(ErrorCode.TOKEN_INVALID);
    return actor;
  };
}

/**
 * The context of one request. A websocket has no reply: signing in and out do not travel over it. Throws TOKEN_INVALID
 * for an access token that is unknown, revoked or expired.
 */
export async function requestContext(
  parts: ServerParts,
  request: FastifyRequest,
  reply: FastifyReply | null,
  token = bearerOf(request),
): Promise<RequestCtx> {
  const { orm, ports, clock, afterCommit } = parts;
  const isSecure = ports.config.publicUrl.startsWith('https:');
  const reloadActor = actorReader(parts, request, token);
  const base = {
    actor: await reloadActor(),
    clock,
    ports,
    requestId: request.id,
    caller: { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    sessionCookie: reply && token === undefined ? cookieOf(reply, isSecure) : noCookie,
  };
  return { ...withTransactions(orm, base, afterCommit), reloadActor };
}

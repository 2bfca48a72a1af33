import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { actorOf } from '../modules/accounts/session.service.ts';
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

/** The context of one request. A websocket has no reply: signing in and out do not travel over it. */
export async function requestContext(
  parts: ServerParts,
  request: FastifyRequest,
  reply: FastifyReply | null,
): Promise<RequestCtx> {
  const { orm, ports, clock, afterCommit } = parts;
  const isSecure = ports.config.publicUrl.startsWith('https:');
  const reloadActor = () => actorOf(orm, clock, request.cookies[SESSION_COOKIE]);
  const base = {
    actor: await reloadActor(),
    clock,
    ports,
    requestId: request.id,
    caller: { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    sessionCookie: reply ? cookieOf(reply, isSecure) : noCookie,
  };
  return { ...withTransactions(orm, base, afterCommit), reloadActor };
}

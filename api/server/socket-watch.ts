import type { FastifyRequest } from 'fastify';
import { CloseCode } from 'graphql-ws';
import type { Actor } from '../platform/actor.ts';
import { LiveActor } from './live-actor.ts';
import type { LiveSessions } from './live-sessions.ts';
import { requestContext, SESSION_COOKIE, type ServerParts } from './request-context.ts';

/** Longest pause before a socket that may have missed something is closed, so that not all come back at once. */
const SPREAD_MS = 3_000;
/** Close code "service restart": clients connect again, and look again at what they show. */
const LOOK_AGAIN = 1012;
/** Longest time that a timer can wait. */
const LONGEST_MS = 2_147_000_000;

/** A socket that is about to be let in. */
export interface WatchedSocket {
  readonly request: FastifyRequest;
  /** The access token it came with, undefined when it goes by the cookie. */
  readonly token: string | undefined;
  close(code: number, reason: string): void;
}

/** Who is behind a socket, and how to stop watching. */
export interface SocketWatch {
  readonly actor: LiveActor;
  stop(): void;
}

/** Calls back when an access token's time is over. Answers what stops waiting. */
function atEnd({ clock }: ServerParts, { token }: Actor, over: () => void): () => void {
  if (!token) return () => undefined;
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    const left = token.expiresAt.getTime() - clock.now().getTime();
    if (left <= 0) over();
    else timer = setTimeout(wait, Math.min(left, LONGEST_MS)).unref();
  };
  wait();
  return () => clearTimeout(timer);
}

/** Who connects without a session, and how that is found out again. Throws TOKEN_INVALID. */
async function connectedAs(parts: ServerParts, { request, token }: WatchedSocket) {
  const { actor: known, reloadActor } = await requestContext(parts, request, null, token);
  return { known, reload: reloadActor ?? (() => Promise.resolve(known)) };
}

/**
 * Watches the session or the access token that opened a socket: closes the socket as soon as it is over (signed out,
 * revoked, expired, or the password changed) or when signals to the account may have been missed. While a session's
 * socket is open its person is online. Throws TOKEN_INVALID.
 */
export async function watchSocket(
  parts: ServerParts,
  sessions: LiveSessions,
  socket: WatchedSocket,
): Promise<SocketWatch> {
  // An access token counts alone: a cookie beside it is not looked at.
  const cookie = socket.token === undefined ? socket.request.cookies[SESSION_COOKIE] : undefined;
  const { known, reload } = cookie
    ? { known: await sessions.find(cookie), reload: () => sessions.find(cookie) }
    : await connectedAs(parts, socket);
  const { accountId, sessionId, token } = known;
  const session = cookie && sessionId !== null ? sessions.watch(cookie, known) : null;
  const actor = session?.actor ?? new LiveActor(known, reload, parts.clock);
  if (accountId === null) return { actor, stop: () => undefined };
  const end = (): void => socket.close(CloseCode.Forbidden, 'Signed out');
  const leave = sessionId === null ? () => undefined : parts.ports.presence.hold(accountId);
  const stopWaiting = atEnd(parts, known, end);
  const signals = parts.ports.pubsub.subscribe(`account:${accountId}`);
  const lookWhoItIs = async (): Promise<void> => {
    // A token that is over is refused, a session that is over is a visitor's.
    const now = await Promise.resolve(actor.now()).catch(() => null);
    if (now?.sessionId !== sessionId || now.token?.id !== token?.id) end();
  };
  signals.follow(({ kind }) => {
    if (kind === 'missed')
      setTimeout(() => socket.close(LOOK_AGAIN, 'Look again'), Math.random() * SPREAD_MS).unref();
    if (kind !== 'sessions') return;
    actor.doubt();
    void lookWhoItIs();
  });
  return {
    actor,
    stop() {
      session?.stop();
      leave();
      stopWaiting();
      void signals.return?.();
    },
  };
}

import type { FastifyRequest } from 'fastify';
import { CloseCode } from 'graphql-ws';
import type { Actor } from '../../platform/actor.ts';
import { sessionCookieName } from '../http/credentials.ts';
import { requestContext, type ServerParts } from '../http/request-context.ts';
import { LiveActor, type SessionLoader } from './live-actor.ts';

/** Longest delay before closing a socket that may have missed something, so that not all reconnect together. */
const SPREAD_MS = 3_000;
/** Close code "service restart": clients reconnect and refetch. */
const LOOK_AGAIN = 1012;
/** Reason of the close code 4401. */
export const TOKEN_INVALID = 'Access token invalid, expired or revoked';
/** Maximum delay of a timer. */
const LONGEST_MS = 2_147_000_000;

/** A socket before it is accepted. */
export interface WatchedSocket {
  readonly request: FastifyRequest;
  /** Its access token; undefined when it uses the cookie. */
  readonly token: string | undefined;
  close(code: number, reason: string): void;
}

/** The actor of a socket, and how to stop watching. */
export type SocketWatch = Awaited<ReturnType<typeof watchSocket>>;

/** Calls back when an access token expires. Returns a function that cancels this. */
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

/** The actor of a connection without a session, and how to look it up again. Throws TOKEN_INVALID. */
async function connectedAs(parts: ServerParts, { request, token }: WatchedSocket) {
  const { actor: known, reloadActor } = await requestContext(parts, request, null, token);
  return { known, reload: reloadActor ?? (() => Promise.resolve(known)) };
}

/**
 * Watches the session or access token of a socket, and closes the socket when it ends (sign-out, revocation, expiry,
 * new password), or when signals to the account may have been missed. Its member counts as online while it is open.
 * Throws TOKEN_INVALID.
 */
export async function watchSocket(parts: ServerParts, sessions: SessionLoader, socket: WatchedSocket) {
  // With an access token the cookie is ignored.
  const cookie =
    socket.token === undefined ? socket.request.cookies[sessionCookieName(parts.ports)] : undefined;
  const { known, reload } = cookie
    ? { known: await sessions.load(cookie), reload: () => sessions.load(cookie) }
    : await connectedAs(parts, socket);
  const { accountId, sessionId, token } = known;
  const actor = new LiveActor(known, reload, parts.clock);
  if (accountId === null) return { actor, isVisitor: true, stop: () => undefined };
  const end = (): void =>
    token
      ? socket.close(CloseCode.Unauthorized, TOKEN_INVALID)
      : socket.close(CloseCode.Forbidden, 'Signed out');
  const leave = sessionId === null ? () => undefined : parts.ports.presence.hold(accountId);
  const stopWaiting = atEnd(parts, known, end);
  const signals = parts.ports.pubsub.subscribe(`account:${accountId}`);
  const lookWhoItIs = async (): Promise<void> => {
    // An ended token is refused; an ended session is a visitor.
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
    isVisitor: false,
    stop(): void {
      leave();
      stopWaiting();
      void signals.return?.();
    },
  };
}

import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { defer, from, retry, switchMap, throwError } from 'rxjs';
import { connection } from './connection.ts';

type Live = typeof import('./socket.ts');
let live: Promise<Live> | undefined;

/** What the server closes a socket with when the session that opened it is over. */
const SESSION_OVER = 4403;
const listeners = new Set<() => void>();

/** Tells when the server closed the socket because its session is over. Answers how to stop listening. */
export function onSessionClosed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function load(): Promise<Live> {
  const module = await import('./socket.ts');
  module.socket.on('closed', (event) => {
    if ((event as CloseEvent).code !== SESSION_OVER) return;
    for (const listener of listeners) listener();
  });
  return module;
}

function loaded(): Promise<Live> {
  live ??= load().catch((error: unknown) => {
    live = undefined;
    connection.lost();
    throw error;
  });
  return live;
}

/** Refusals that end by themselves. */
const passing = ['INTERNAL', 'UNAVAILABLE', 'RATE_LIMITED', 'OVERLOADED'];

const isFinal = (error: unknown) =>
  CombinedGraphQLErrors.is(error) && !passing.includes(String(error.errors[0]?.extensions?.code));

/** Listens again after closings that the socket itself takes for final, and asks for what was missed until then. */
async function listenAgain(tries: number) {
  await connection.turn(tries);
  connection.missed();
}

/** Subscriptions over one WebSocket, without end. Its code is fetched when the first page subscribes. */
export const liveLink = new ApolloLink((operation) =>
  defer(() => from(loaded())).pipe(
    switchMap(({ socketLink }) => socketLink.request(operation)),
    retry({
      delay: (error, count) => (isFinal(error) ? throwError(() => error) : from(listenAgain(count))),
      resetOnSuccess: true,
    }),
  ),
);

/** Opens the socket anew, so that the server sees the session that just began or ended. */
export async function reconnectLive() {
  if (live) (await live).renewSocket();
}

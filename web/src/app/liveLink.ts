import { ApolloLink } from '@apollo/client';
import { defer, from, switchMap } from 'rxjs';

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

/** Subscriptions over one WebSocket. Its code is fetched when the first page subscribes. */
export const liveLink = new ApolloLink((operation) =>
  defer(() => {
    live ??= load();
    return from(live);
  }).pipe(switchMap(({ socketLink }) => socketLink.request(operation))),
);

/** Opens the socket anew, so that the server sees the session that just began or ended. */
export async function reconnectLive() {
  if (live) (await live).socket.terminate();
}

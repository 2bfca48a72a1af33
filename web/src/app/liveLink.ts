import { ApolloLink } from '@apollo/client';
import { defer, from, switchMap } from 'rxjs';

type Live = typeof import('./socket.ts');
let live: Promise<Live> | undefined;

/** Subscriptions over one WebSocket. Its code is fetched when the first page subscribes. */
export const liveLink = new ApolloLink((operation) =>
  defer(() => {
    live ??= import('./socket.ts');
    return from(live);
  }).pipe(switchMap(({ socketLink }) => socketLink.request(operation))),
);

/** Opens the socket anew, so that the server sees the session that just began or ended. */
export async function reconnectLive() {
  if (live) (await live).socket.terminate();
}

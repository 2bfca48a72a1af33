import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { CloseCode, createClient } from 'graphql-ws';
import { connection } from './connection.ts';

const address = () => `${location.origin.replace(/^http/, 'ws')}/graphql`;

/** How often the server is asked for a sign of life, and how long it may take; milliseconds. */
const KEEP_ALIVE = 15_000;
const PONG_WITHIN = 5_000;
const CONNECT_WITHIN = 15_000;

const NORMAL = 1000;
/** Given by `terminate`. */
const TERMINATED = 4499;
/** Closings that say nothing about the network: nobody listens any more, or the session is over. */
const meant: readonly number[] = [NORMAL, CloseCode.Forbidden];

let open: WebSocket | null = null;
let giveUp: ReturnType<typeof setTimeout> | undefined;
let renewing = false;

/** Ends a socket that is silent: half-open connections tell nobody that they are gone. */
function endUnlessAnswered(within: number) {
  clearTimeout(giveUp);
  giveUp = setTimeout(() => socket.terminate(), within);
}

export const socket = createClient({
  url: address,
  lazy: true,
  keepAlive: KEEP_ALIVE,
  connectionAckWaitTimeout: CONNECT_WITHIN,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  retryWait: (tries) => (renewing ? Promise.resolve() : connection.turn(tries)),
  on: {
    connecting: () => endUnlessAnswered(CONNECT_WITHIN),
    ping: (received) => received || endUnlessAnswered(PONG_WITHIN),
    pong: (received) => received && clearTimeout(giveUp),
    connected: (opened, _payload, again) => {
      clearTimeout(giveUp);
      open = opened as WebSocket;
      connection.reached();
      if (!again) connection.begun();
      else if (!renewing) connection.missed();
      renewing = false;
    },
    closed: (event) => {
      const { code } = event as CloseEvent;
      clearTimeout(giveUp);
      open = null;
      if (renewing && code === TERMINATED) return;
      renewing = false;
      if (!meant.includes(code)) connection.lost();
    },
  },
});

// After sleep a socket may be dead without knowing; who comes back should not wait for the next sign of life.
connection.on('wake', () => {
  if (open?.readyState !== WebSocket.OPEN) return;
  open.send('{"type":"ping"}');
  endUnlessAnswered(PONG_WITHIN);
});

export function renewSocket() {
  renewing = open !== null;
  socket.terminate();
}

export const socketLink = new GraphQLWsLink(socket);

import { RawSocket } from './raw-socket.ts';

/** Called with every event that reaches a socket. */
export type Received = (socket: number) => void;

/** How a side is subscribed to. */
export interface Dialect {
  readonly path: string;
  readonly protocol: string | undefined;
  /** What is sent first, and what is sent when it is acknowledged. */
  open(socket: number): readonly string[];
  cookie?(socket: number): string;
}

/** How many sockets are opened at once. */
const AT_ONCE = 50;
const LONGEST_MS = 60_000;

/** How far into a message its kind stands: `{"id":"s1","type":"next"` is the longest beginning. */
const KIND_WITHIN = 40;
const NEXT = Buffer.from('"next"');

/** Whether a message is an event. Events come by the million: no text is made of them. */
function isEvent(data: Buffer, start: number, end: number): boolean {
  const last = Math.min(end - NEXT.length, start + KIND_WITHIN);
  for (let at = start; at <= last; at += 1) {
    let same = 0;
    while (same < NEXT.length && data[at + same] === NEXT[same]) same += 1;
    if (same === NEXT.length) return true;
  }
  return false;
}

function openOne(port: number, dialect: Dialect, socket: number, received: Received): Promise<RawSocket> {
  return new Promise((resolve, reject) => {
    const waiting = [...dialect.open(socket)];
    const sendNext = (): void => {
      const next = waiting.shift();
      if (next !== undefined) client.send(next);
    };
    const client = new RawSocket({
      port,
      path: dialect.path,
      protocol: dialect.protocol,
      cookie: dialect.cookie?.(socket),
      opened: sendNext,
      message(data, start, end) {
        if (isEvent(data, start, end)) return received(socket);
        // Everything else belongs to the handshake.
        const kind = data.toString('latin1', start, Math.min(end, start + KIND_WITHIN));
        if (kind.includes('ack')) {
          sendNext();
          resolve(client);
        } else if (kind.includes('"error"')) reject(new Error(data.toString('utf8', start, end)));
      },
      failed: reject,
    });
  });
}

/** Opens many sockets and subscribes on each. */
export async function openSockets(
  port: number,
  count: number,
  dialect: Dialect,
  received: Received,
): Promise<{ close(): void }> {
  const sockets: RawSocket[] = [];
  for (let first = 0; first < count; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) =>
      openOne(port, dialect, first + index, received),
    );
    sockets.push(...(await Promise.all(some)));
  }
  return {
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}

/** Waits until a count is reached. Throws when it takes a minute. */
export async function until(isReached: () => boolean, what: string): Promise<void> {
  const began = performance.now();
  while (!isReached()) {
    if (performance.now() - began > LONGEST_MS) throw new Error(`${what} did not arrive`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** graphql-transport-ws. */
export function graphqlDialect(
  query: string,
  variables: object,
  tokenOf?: (socket: number) => string,
): Dialect {
  const subscribe = JSON.stringify({ id: 's1', type: 'subscribe', payload: { query, variables } });
  return {
    path: '/graphql',
    protocol: 'graphql-transport-ws',
    open: () => ['{"type":"connection_init"}', subscribe],
    ...(tokenOf && { cookie: (socket) => `koli_session=${tokenOf(socket)}` }),
  };
}

/** The plain side's. */
export function plainDialect(topic: string): Dialect {
  return { path: '/', protocol: undefined, open: () => [JSON.stringify({ topic })] };
}

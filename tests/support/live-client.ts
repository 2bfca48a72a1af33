import { randomUUID } from 'node:crypto';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { SharedEvents } from '../../api/server/live/shared-events.ts';
import type { TestProduct } from './test-product.ts';
import { until } from './until.ts';

/** Subscriptions that servers of this process have started. They receive everything that happens afterwards. */
const begun = new Set<string>();
const begin = SharedEvents.prototype.subscribe;
SharedEvents.prototype.subscribe = async function (args, subscriber) {
  const answer = await begin.call(this, args, subscriber);
  begun.add(subscriber.id);
  return answer;
};

/**
 * `LATE_EVENTS=200` delays every event by up to that many milliseconds, to find tests that rely on the order of
 * sockets.
 */
const lateBy = Number(process.env.LATE_EVENTS ?? 0);
const late = () => new Promise((resolve) => setTimeout(resolve, Math.random() * lateBy));

/** A socket of one member, and what it received. */
export interface LiveClient {
  /** Subscribes; returns a function that waits for the next event or failure. */
  subscribe(
    query: string,
    variables?: Record<string, unknown>,
  ): () => Promise<{ data?: unknown; errors?: unknown; extensions?: unknown }>;
  /** Resolves once every subscription has started or ended; for servers of this process. */
  listening(): Promise<void>;
  /** Resolves with the code when the server closes the socket. */
  readonly closed: Promise<number>;
  dispose(): void;
}

/** Opens graphql-ws to a listening product with a member's cookie, or with connection params instead. */
export async function openLive(
  product: TestProduct,
  by?: string | Record<string, unknown>,
  origin?: string,
): Promise<LiveClient> {
  const address = product.app.server.address();
  if (!address || typeof address === 'string') throw new Error('the product does not listen');
  return openLiveAt(address.port, by, origin);
}

/** Opens graphql-ws to a server on a port of this machine. */
export function openLiveAt(port: number, by?: string | Record<string, unknown>, origin?: string): LiveClient {
  const cookie = typeof by === 'string' ? by : undefined;
  const headers = { ...(cookie && { cookie }), ...(origin && { origin }) };
  class Socket extends WebSocket {
    constructor(url: string, protocols: string) {
      super(url, protocols, { headers });
    }
  }
  let tellClosed: (code: number) => void = () => undefined;
  const closed = new Promise<number>((resolve) => {
    tellClosed = resolve;
  });
  const awaited = new Set<string>();
  const client = createClient({
    generateID: () => {
      const id = randomUUID();
      awaited.add(id);
      return id;
    },
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: Socket,
    ...(typeof by === 'object' && { connectionParams: by }),
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined,
    on: {
      message: (message) => {
        if (message.type === 'error' || message.type === 'complete') awaited.delete(message.id);
      },
      closed: (event) => {
        awaited.clear();
        tellClosed((event as { code: number }).code);
      },
    },
  });
  return {
    closed,
    dispose: () => void client.dispose(),
    listening: () => until(() => [...awaited].every((id) => begun.has(id))),
    subscribe(query, variables) {
      const events = client.iterate({ query, ...(variables && { variables }) });
      const next = async () => {
        const { value } = await events.next();
        if (lateBy) await late();
        return value ?? { data: null };
      };
      return () => {
        const event = next();
        // After a failed test nobody may be waiting for a closed socket.
        event.catch(() => undefined);
        return event;
      };
    },
  };
}

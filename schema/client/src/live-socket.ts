import { type Client, createClient } from 'graphql-ws/client';
import { tokenOf } from './access-tokens.ts';
import { addressOf } from './http.ts';
import type { ClientOptions } from './options.ts';
import { backoff, pause } from './pause.ts';

/** Milliseconds between two pings, and how long an answer may take. */
const PING_MS = 15_000;
const PONG_MS = 5_000;

/** Whether a socket was lost. Anything else, such as a failure of `getAccessToken`, ends the subscription. */
const isLost = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && 'type' in failure;

/** The websocket of this environment; Node before 22 has none. */
async function webSocket(): Promise<unknown> {
  return globalThis.WebSocket ?? (await import('ws')).WebSocket;
}

/** The socket of a client, opened while something is subscribed to, and again whenever it was lost. */
export class LiveSocket {
  readonly options: ClientOptions;
  private client: Promise<Client> | undefined;
  private refused: string | undefined;
  private token: string | undefined;

  constructor(options: ClientOptions) {
    this.options = options;
  }

  /** The graphql-ws client. */
  open(): Promise<Client> {
    this.client ??= this.create();
    return this.client;
  }

  /** After a refused token: whether another one may be tried. */
  async renew(): Promise<boolean> {
    if (!this.options.getAccessToken || this.refused !== undefined) return false;
    this.refused = this.token;
    return this.refused !== undefined;
  }

  private async create(): Promise<Client> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const client = createClient({
      url: addressOf(this.options, '/graphql').replace(/^http/, 'ws'),
      webSocketImpl: await webSocket(),
      connectionParams: async () => {
        this.token = await tokenOf(this.options, this.refused);
        return this.token === undefined ? {} : { accessToken: this.token };
      },
      shouldRetry: isLost,
      retryAttempts: Number.POSITIVE_INFINITY,
      retryWait: (failures) => pause(backoff(failures)),
      keepAlive: PING_MS,
      on: {
        connected: () => {
          this.refused = undefined;
        },
        ping: (isReceived) => {
          if (!isReceived) timer = setTimeout(() => client.terminate(), PONG_MS);
        },
        pong: (isReceived) => {
          if (isReceived) clearTimeout(timer);
        },
        closed: () => clearTimeout(timer),
      },
    });
    return client;
  }
}

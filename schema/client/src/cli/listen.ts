import { Webhook } from 'standardwebhooks';
import type { KoliEvent } from '../event.ts';
import { type FeedOptions, newestCursor, readFeed } from '../feed.ts';
import type { ClientOptions } from '../options.ts';

/** What `koli listen` was told. */
export interface ListenOptions extends Omit<FeedOptions, 'after'> {
  /** Address of the receiver. */
  readonly forwardTo: string;
  /** Secret of the signatures. */
  readonly secret: string;
  /** Cursor to begin after; what happens from now on when absent. */
  readonly after?: string;
  readonly print: (line: string) => void;
}

/** Posts a message as a webhook would and says how it was answered. */
async function forward({ forwardTo, secret }: ListenOptions, id: string, body: string): Promise<string> {
  const at = new Date();
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
  try {
    const signal = AbortSignal.timeout(10_000);
    const { status } = await fetch(forwardTo, { method: 'POST', headers, body, signal, redirect: 'manual' });
    return String(status);
  } catch (error) {
    const { message, cause } = error as Error;
    return `not answered (${cause instanceof Error ? cause.message || cause.name : message})`;
  }
}

/** Forwards the feed to a server, signed as webhooks are, one line for each event. */
export async function listen(client: ClientOptions, options: ListenOptions): Promise<void> {
  const { after = await newestCursor(client, options), print } = options;
  print(`Ready. Messages to ${options.forwardTo} are signed with ${options.secret}`);
  for await (const { cursor, body } of readFeed(client, { ...options, after })) {
    const { id, type } = JSON.parse(body) as KoliEvent;
    print(`${type} ${id} → ${await forward(options, id, body)}, --after ${cursor}`);
  }
}

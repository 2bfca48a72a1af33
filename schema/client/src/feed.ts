import { type EventType, enumOf } from './event.ts';
import type { ClientOptions } from './options.ts';
import { pause } from './pause.ts';
import { request } from './request.ts';

/** What to read of the feed. */
export interface FeedOptions {
  /** Only these types; all when absent. */
  readonly types?: readonly EventType[];
  /** Cursor of the last event that was handled; from the oldest event on, 30 days ago, when absent. */
  readonly after?: string | null;
  /** Milliseconds until an exhausted feed is read again; 5,000 when absent. */
  readonly pollMs?: number;
  readonly signal?: AbortSignal;
}

/** A message with its place in the feed. */
export interface FeedMessage {
  readonly cursor: string;
  /** The text that a webhook would receive. */
  readonly body: string;
}

interface Page {
  readonly events: {
    readonly edges: readonly { readonly cursor: string; readonly node: { readonly body: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean };
  };
}

const page = `query Events($types: [WebhookEvent!], $after: String) {
  events(types: $types, first: 100, after: $after) { edges { cursor node { body } } pageInfo { hasNextPage } }
}`;
const newest = `query NewestEvent($types: [WebhookEvent!]) {
  events(types: $types, last: 1) { pageInfo { endCursor } }
}`;

/** Reads the feed page by page, waits for what comes, and goes on until the loop is left. */
export async function* readFeed(
  client: ClientOptions,
  { types, after = null, pollMs = 5_000, signal }: FeedOptions,
): AsyncGenerator<FeedMessage> {
  const chosen = types && { types: types.map(enumOf) };
  for (let cursor = after; ; ) {
    const { events }: Page = await request<Page>(
      client,
      page,
      { ...chosen, after: cursor },
      signal && { signal },
    );
    for (const { cursor: own, node } of events.edges) {
      cursor = own;
      yield { cursor: own, body: node.body };
    }
    if (!events.pageInfo.hasNextPage) await pause(pollMs, signal);
  }
}

/** The cursor of the newest event; null when there is none. */
export async function newestCursor(
  client: ClientOptions,
  { types, signal }: Pick<FeedOptions, 'types' | 'signal'>,
): Promise<string | null> {
  const variables = types ? { types: types.map(enumOf) } : {};
  const answer = await request<{ events: { pageInfo: { endCursor: string | null } } }>(
    client,
    newest,
    variables,
    signal && { signal },
  );
  return answer.events.pageInfo.endCursor;
}

import type { Rest, TypedDocument } from './document.ts';
import type { KoliEvent } from './event.ts';
import { type ExportKind, type ExportOptions, type ExportRow, readExport } from './export.ts';
import { type FeedOptions, newestCursor, readFeed } from './feed.ts';
import { LiveSocket } from './live-socket.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import { request } from './request.ts';
import { subscribe } from './subscribe.ts';
import { type UploadPurpose, upload } from './upload.ts';

export type { ErrorCode } from './__generated__/schema.ts';
export type { TypedDocument } from './document.ts';
export type { EventType, KoliEvent } from './event.ts';
export type { ExportKind, ExportOptions, ExportRow } from './export.ts';
export type { FeedOptions } from './feed.ts';
export { type AnswerError, type ClientFailure, type Fault, KoliError } from './koli-error.ts';
export type { CallOptions, ClientOptions, DeprecatedPart } from './options.ts';
export type { UploadPurpose } from './upload.ts';

type Signal = Pick<CallOptions, 'signal'>;

/** An event of the feed. Store the cursor once the event is handled. */
export interface FeedEvent {
  readonly cursor: string;
  readonly event: KoliEvent;
}

/** The API, as the owner of the token. */
export interface KoliClient {
  /**
   * Sends a query or mutation and answers its data. Failures that pass are waited out: of queries, and of mutations with
   * an `idempotencyKey`, which is made where the input takes one. Throws KoliError when any field failed.
   */
  request<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    ...rest: Rest<Variables, CallOptions>
  ): Promise<Data>;
  request<Data>(document: string, variables?: object, options?: CallOptions): Promise<Data>;

  /**
   * Listens until the loop is left. After an interruption it connects again with a fresh token; `remarkChanged` goes on
   * after the last step that came, none left out and none twice.
   */
  subscribe<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    ...rest: Rest<Variables, Signal>
  ): AsyncGenerator<Data>;
  subscribe<Data>(document: string, variables?: object, options?: Signal): AsyncGenerator<Data>;

  /** Events in their order: those after a cursor, then whatever comes, for ever. */
  events(options?: FeedOptions): AsyncGenerator<FeedEvent>;

  /** The cursor of the newest event: `events` after it yields only what happens from now on. Null without any event. */
  newestCursor(options?: Pick<FeedOptions, 'types' | 'signal'>): Promise<string | null>;

  /** All rows of yours of a kind, or those that changed since a time, by `updatedAt`. */
  exports(kind: ExportKind, options?: ExportOptions): AsyncGenerator<ExportRow>;

  /** Uploads a picture and answers its id, for `pictures` and its like. */
  upload(picture: Blob, purpose: UploadPurpose, options?: CallOptions): Promise<string>;
}

/** Creates a client. Without a token it may do what visitors may. */
export function createClient(options: ClientOptions): KoliClient {
  const socket = new LiveSocket(options);
  return {
    request: (document: string | object, variables?: object, call?: CallOptions) =>
      request(options, document, variables, call),
    subscribe: (document: string | object, variables?: object, call?: Signal) =>
      subscribe(socket, document, variables, call?.signal),
    async *events(feed = {}) {
      for await (const { cursor, body } of readFeed(options, feed)) yield { cursor, event: JSON.parse(body) };
    },
    newestCursor: (feed = {}) => newestCursor(options, feed),
    exports: (kind, choice) => readExport(options, kind, choice),
    upload: (picture, purpose, call) => upload(options, picture, purpose, call),
  };
}

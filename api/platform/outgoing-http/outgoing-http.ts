import type { UrlFault } from './target-url.ts';

/** A message to somebody else's server. */
export interface OutgoingMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Why there is no answer: the address is not public, the name is unknown, it took too long, or the connection failed. */
export type OutgoingFailure = 'address_refused' | 'unknown_host' | 'timeout' | 'tls' | 'connection';

/** What became of it. Any status is an answer, a redirect too: none is followed. */
export interface OutgoingAnswer {
  readonly status: number | null;
  /** The first 1,024 bytes of the answer as text. */
  readonly answer: string | null;
  readonly failure: OutgoingFailure | null;
  readonly durationMs: number;
}

/** Calls URLs that users gave. Never reaches a private address, whatever a name resolves to when it is connected. */
export interface OutgoingHttp {
  /** What is wrong with a URL, its name looked up once; null when it may be called. A name may be unknown as yet. */
  faultOf(url: string): Promise<UrlFault | null>;
  /** Posts a message. Never throws for what the other side does; `signal` gives up early. */
  post(message: OutgoingMessage, signal?: AbortSignal): Promise<OutgoingAnswer>;
}

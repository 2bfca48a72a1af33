import type { UrlProblem } from './target-url.ts';

/** A message to a third party's server. */
export interface OutgoingMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Why there is no answer: not a public address, unknown name, timeout, or failed connection. */
export type OutgoingFailure = 'address_refused' | 'unknown_host' | 'timeout' | 'tls' | 'connection';

/** Result of a call. Any status is an answer; redirects are not followed. */
export interface OutgoingAnswer {
  readonly status: number | null;
  /** The beginning of the answer as text: the first 1,024 bytes, or as many as were asked for. */
  readonly answer: string | null;
  readonly failure: OutgoingFailure | null;
  readonly durationMs: number;
}

/** Calls URLs entered by users or operators. Never connects to a private address, whatever a name resolves to at that moment. */
export interface OutgoingHttp {
  /**
   * What is wrong with a URL, after one lookup of its name; null when it may be called. A name may still be unknown.
   */
  faultOf(url: string): Promise<UrlProblem | null>;
  /** Reads the first `maxBytes` of a URL, 1,024 when absent. Never throws because of the other side. */
  get(url: string, maxBytes?: number): Promise<OutgoingAnswer>;
  /** Posts a message. Never throws because of the other side; `signal` aborts. */
  post(message: OutgoingMessage, signal?: AbortSignal): Promise<OutgoingAnswer>;
}

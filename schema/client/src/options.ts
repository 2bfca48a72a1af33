/** A part of the schema that an operation uses and that will be removed. */
export interface DeprecatedPart {
  /** Type and field, such as `Query.campaigns`; with the argument or value, when it is that. */
  readonly field: string;
  /** What to use instead, and the day it is removed. */
  readonly reason: string;
}

/** Where the API is, who calls, and how patiently. */
export interface ClientOptions {
  /** Origin, for example `https://koli.example`. */
  readonly url: string;
  /** An access token made in Settings. */
  readonly accessToken?: string;
  /**
   * In place of `accessToken`, for tokens that change, such as those of OAuth. Called before each request and connection.
   * `refused` is the token that the server has just refused: answer another one, and the call is repeated with it.
   */
  readonly getAccessToken?: (refused?: string) => string | Promise<string>;
  /** Milliseconds for each try; 30,000 when absent. */
  readonly timeoutMs?: number;
  /** Tries after the first one; 5 when absent. */
  readonly retries?: number;
  /** Longest pause before another try in milliseconds; 60,000 when absent. Where the server asks for more, the call fails. */
  readonly longestWaitMs?: number;
  /** Called once for each deprecated part that a request uses; a warning on the console when absent. */
  readonly onDeprecated?: (part: DeprecatedPart) => void;
}

/** Options of one call. */
export interface CallOptions {
  /** Ends the call with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** Milliseconds for each try, in place of the client's. */
  readonly timeoutMs?: number;
}

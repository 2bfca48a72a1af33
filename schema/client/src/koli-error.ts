import type { ErrorCode } from './__generated__/schema.ts';

/** Failures that the client tells by itself: no connection, no answer in time, an answer that is none of the API's. */
export type ClientFailure = 'NETWORK_FAILURE' | 'TIMEOUT' | 'UNEXPECTED_ANSWER';

/** A fault of an input. */
export interface Fault {
  readonly code: ErrorCode;
  /** Where in the input, for example `['pictures', '0']`. */
  readonly path: readonly string[];
  readonly params?: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** An error as GraphQL answers it. */
export interface AnswerError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: {
    readonly code?: string;
    readonly field?: string;
    readonly params?: Readonly<Record<string, unknown>>;
    readonly faults?: readonly Fault[];
  };
}

/** What is known of a failure beside its code and text. */
export interface FailureFacts {
  readonly error?: AnswerError | undefined;
  /** All errors of the answer. */
  readonly errors?: readonly AnswerError[];
  /** Fields that did answer. */
  readonly data?: unknown;
  readonly status?: number | undefined;
  readonly requestId?: string | null;
  readonly waitMs?: number | undefined;
  readonly cause?: unknown;
}

/** A failed operation. Decide by `code`; show `message` to people. */
export class KoliError extends Error {
  override readonly name = 'KoliError';
  readonly code: ErrorCode | ClientFailure;
  /** Field of the input that is wrong; null when it is about none. */
  readonly field: string | null;
  /** Everything that is wrong with the input. */
  readonly faults: readonly Fault[];
  /** Where in the answer, for example `['createWebhook']`. */
  readonly path: readonly (string | number)[];
  /** Parameters of the text, for a text of your own. */
  readonly params: Readonly<Record<string, unknown>>;
  /** All errors of the answer; this is the first. */
  readonly errors: readonly AnswerError[];
  /** What the other fields of the operation answered; null when nothing did. */
  readonly data: unknown;
  /** Status of the answer; null without one. */
  readonly status: number | null;
  /** Tell it to Koli's support together with an INTERNAL. */
  readonly requestId: string | null;
  /** Milliseconds to wait, as the server says; null when it does not. */
  readonly waitMs: number | null;

  constructor(code: ErrorCode | ClientFailure, message: string, facts: FailureFacts = {}) {
    super(message, { cause: facts.cause });
    const { field, faults, params } = facts.error?.extensions ?? {};
    this.code = code;
    this.field = field ?? null;
    this.faults = faults ?? [];
    this.params = params ?? {};
    this.path = facts.error?.path ?? [];
    this.errors = facts.errors ?? [];
    this.data = facts.data ?? null;
    this.status = facts.status ?? null;
    this.requestId = facts.requestId ?? null;
    this.waitMs = facts.waitMs ?? null;
  }
}

/** The failure that errors of an answer tell; the first one counts. */
export function toKoliError(errors: readonly AnswerError[], facts: FailureFacts = {}): KoliError {
  const error = errors[0];
  const code = (error?.extensions?.code ?? 'INTERNAL') as ErrorCode;
  return new KoliError(code, error?.message ?? 'The operation failed.', { ...facts, error, errors });
}

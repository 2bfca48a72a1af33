import type { ErrorCode } from './__generated__/schema.ts';
import { type AnswerError, KoliError, toKoliError } from './koli-error.ts';
import type { CallOptions, ClientOptions } from './options.ts';

/** An address of the API; `url` may end in a slash. */
export const addressOf = ({ url }: ClientOptions, path: string): string => url.replace(/\/+$/, '') + path;

/** Milliseconds that an answer asks to wait: `Retry-After`, else until the bucket of `RateLimit` is full again. */
function waitOf({ status, headers }: Response): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const asked = headers.get('retry-after') ?? /;t=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1];
  if (asked == null) return undefined;
  const seconds = Number.isNaN(Number(asked)) ? (Date.parse(asked) - Date.now()) / 1000 : Number(asked);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds * 1000);
}

/** A body of the API: of GraphQL, or the failure of a plain path. */
interface Body {
  readonly data?: unknown;
  readonly errors?: readonly AnswerError[];
  readonly error?:
    | string
    | { readonly code: string; readonly message: string; readonly field?: string | null };
}

/** Codes of failures that come without one. */
const codes: Readonly<Record<number, ErrorCode>> = { 429: 'RATE_LIMITED', 503: 'OVERLOADED' };

/** The failure that an answer tells; null when it tells none. */
function failureOf(response: Response, body: Body | undefined): KoliError | null {
  const { status } = response;
  const facts = { status, requestId: response.headers.get('x-request-id'), waitMs: waitOf(response) };
  if (body?.errors?.length) return toKoliError(body.errors, { ...facts, data: body.data });
  if (response.ok && body !== undefined) return null;
  if (typeof body?.error === 'object') {
    const { code, message, field } = body.error;
    return toKoliError([{ message, extensions: { code, ...(field && { field }) } }], facts);
  }
  const code = codes[status] ?? 'UNEXPECTED_ANSWER';
  return new KoliError(
    code,
    body?.error ?? `The answer has the status ${status} and is none of the API.`,
    facts,
  );
}

function parsed(text: string): Body | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Fetches, with the time limit of the client and the signal of the call. Throws NETWORK_FAILURE and TIMEOUT. */
async function inTime<T>(
  client: ClientOptions,
  { signal, timeoutMs = client.timeoutMs ?? 30_000 }: CallOptions,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    return await run(signal ? AbortSignal.any([signal, limit]) : limit);
  } catch (cause) {
    signal?.throwIfAborted();
    if (limit.aborted) throw new KoliError('TIMEOUT', `No answer within ${timeoutMs} ms.`, { cause });
    throw new KoliError('NETWORK_FAILURE', 'The API could not be reached.', { cause });
  }
}

/** Sends one request and answers the parsed body. Throws KoliError. */
export async function send<T>(
  client: ClientOptions,
  call: CallOptions,
  path: string,
  init: RequestInit,
): Promise<T> {
  const [response, text] = await inTime(client, call, async (signal) => {
    const answer = await fetch(addressOf(client, path), { ...init, signal });
    return [answer, await answer.text()] as const;
  });
  const body = parsed(text);
  const failure = failureOf(response, body);
  if (failure) throw failure;
  return body as T;
}

/** Opens a stream, which may take as long as it likes. Throws KoliError. */
export async function openStream(
  client: ClientOptions,
  path: string,
  token: string | undefined,
  signal?: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(addressOf(client, path), {
    headers: bearer(token),
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new KoliError('NETWORK_FAILURE', 'The API could not be reached.', { cause });
  });
  const failure = response.ok ? null : failureOf(response, parsed(await response.text()));
  if (failure || !response.body) throw failure ?? new KoliError('UNEXPECTED_ANSWER', 'The answer is empty.');
  return response.body;
}

/** The header that says who calls. */
export const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

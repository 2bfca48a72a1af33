import type { ErrorCode } from './__generated__/schema.ts';
import { readDocument } from './document.ts';
import { type AnswerError, KoliError, toKoliError } from './koli-error.ts';
import type { LiveSocket } from './live-socket.ts';
import { isPassing } from './patiently.ts';
import { backoff, pause } from './pause.ts';
import { request } from './request.ts';
import { type Resumable, resumable } from './resume.ts';

/** Codes with which the server closes a socket for good. */
const closings: Readonly<Record<number, ErrorCode>> = { 4401: 'TOKEN_INVALID', 4403: 'FORBIDDEN' };

function toFailure(thrown: unknown): unknown {
  if (Array.isArray(thrown)) return toKoliError(thrown as AnswerError[]);
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown) || !('reason' in thrown))
    return thrown;
  const code = closings[Number(thrown.code)] ?? 'NETWORK_FAILURE';
  return new KoliError(code, `The connection was closed: ${thrown.code} ${thrown.reason}`, { cause: thrown });
}

/** What one connection, or several that follow one another, bring. Ends with a KoliError when it cannot go on. */
async function* listen<Data>(
  socket: LiveSocket,
  resumed: Resumable,
  signal: AbortSignal | undefined,
): AsyncGenerator<Data> {
  const client = await socket.open();
  signal?.throwIfAborted();
  const waiting: Data[] = [];
  let over: { failure?: unknown } | undefined;
  let wake = (): void => undefined;
  const end = (reason: { failure?: unknown }): void => {
    over ??= reason;
    wake();
  };
  const stop = (): void => end({ failure: signal?.reason });
  signal?.addEventListener('abort', stop, { once: true });
  // Read anew for each connection, so that a second one continues after what the first one brought.
  const payload = {
    query: resumed.text,
    get variables() {
      return { ...resumed.variables() };
    },
  };
  const unsubscribe = client.subscribe<Data>(payload, {
    next: ({ data, errors }) => {
      if (errors) return end({ failure: toKoliError(errors as readonly AnswerError[], { data }) });
      resumed.note(data);
      if (data) waiting.push(data);
      wake();
    },
    error: (error) => end({ failure: toFailure(error) }),
    complete: () => end({}),
  });
  try {
    for (;;) {
      const data = waiting.shift();
      if (data !== undefined) yield data;
      else if (over && 'failure' in over) throw over.failure;
      else if (over) return;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    unsubscribe();
    signal?.removeEventListener('abort', stop);
  }
}

const newest = 'query NewestStep { newestRemarkEventId }';

/** The id of the newest step of the viewer. */
async function newestStep({ options }: LiveSocket, signal: AbortSignal | undefined): Promise<string> {
  const call = signal && { signal };
  const answer = await request<{ newestRemarkEventId: string }>(options, newest, {}, call);
  return answer.newestRemarkEventId;
}

/** Listens until the loop is left. Connects again after every interruption, and continues where it ended. */
export async function* subscribe<Data>(
  socket: LiveSocket,
  document: string | object,
  variables: object = {},
  signal?: AbortSignal,
): AsyncGenerator<Data> {
  const resumed = resumable(readDocument(document), variables as Readonly<Record<string, unknown>>);
  for (let failures = 0; ; failures += 1) {
    try {
      await resumed.begin(() => newestStep(socket, signal));
      for await (const data of listen<Data>(socket, resumed, signal)) {
        failures = 0;
        yield data;
      }
      return;
    } catch (error) {
      if (!(error instanceof KoliError)) throw error;
      const isRenewed = error.code === 'TOKEN_INVALID' && (await socket.renew());
      if (!isRenewed && !isPassing(error)) throw error;
      if (!isRenewed) await pause(backoff(failures), signal);
    }
  }
}

import { KoliError } from './koli-error.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import { backoff, pause } from './pause.ts';

/** Failures that go away. */
const passing: ReadonlySet<string> = new Set([
  'RATE_LIMITED',
  'COST_EXCEEDED',
  'OVERLOADED',
  'IDEMPOTENCY_KEY_IN_USE',
  'NETWORK_FAILURE',
  'TIMEOUT',
]);

/** Whether a later try may succeed. */
export function isPassing({ code, waitMs, status }: KoliError): boolean {
  const isOfProxy = code === 'UNEXPECTED_ANSWER' && (status ?? 0) >= 500;
  return passing.has(code) || waitMs !== null || isOfProxy;
}

/** Repeats a call while its failure passes and may be repeated, after the pause that the server asks for. */
export async function patiently<T>(
  { retries = 5, longestWaitMs = 60_000 }: ClientOptions,
  { signal }: CallOptions,
  mayRepeat: (error: KoliError) => boolean,
  call: () => Promise<T>,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof KoliError) || failures >= retries) throw error;
      if (!isPassing(error) || !mayRepeat(error)) throw error;
      // A little longer than asked, so that many waiting calls do not come back together.
      const wait = error.waitMs === null ? backoff(failures) : error.waitMs * (1 + Math.random() / 4);
      if (wait > longestWaitMs * 1.25) throw error;
      await pause(wait, signal);
    }
  }
}

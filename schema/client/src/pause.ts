/** Waits some milliseconds. Rejects with the reason of the signal when it is aborted. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Milliseconds before a further try: twice as long each time, at most 30 seconds, never the same for two callers. */
export function backoff(failures: number): number {
  return Math.min(30_000, 500 * 2 ** failures) * (0.5 + Math.random() / 2);
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** Work that is done when somebody says that there may be some, and never twice at a time. */
export interface Drain {
  /** Says that there may be work. Returns immediately. A kick during a run causes another run. */
  kick(): void;
  /** Resolves after a run for every kick so far. */
  idle(): Promise<void>;
  /** Stops the run under way and waits for it. No other starts. */
  stop(): Promise<void>;
}

/**
 * Prepares a drain for work of which more may come at any time: a queue in the database, for example.
 *
 * @param work one run. `stopped` is aborted by {@link Drain.stop}.
 * @param onError told about a run that failed. The next kick begins another.
 */
export function createDrain(
  work: (stopped: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): Drain {
  const stopped = new AbortController();
  // A run is no part of the request that kicked it.
  const apart = AsyncLocalStorage.snapshot();
  let isWanted = false;
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    try {
      while (isWanted && !stopped.signal.aborted) {
        isWanted = false;
        await work(stopped.signal).catch(onError);
      }
    } finally {
      // Checked together with isWanted: a kick in between would be lost.
      running = null;
    }
  };
  return {
    kick() {
      if (stopped.signal.aborted) return;
      isWanted = true;
      running ??= apart(run);
    },
    async idle() {
      while (running) await running;
    },
    async stop() {
      stopped.abort();
      await running;
    },
  };
}

/** Wraps work so that it never overlaps itself: calls during a run share one further run. The work must not throw. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => {
    running = work().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (!running) return run();
    next ??= running.then(() => {
      next = null;
      return running ?? run();
    });
    return next;
  };
}

/**
 * Joins concurrent calls with the same key into one, whose result all get. Only within this process: across processes,
 * idempotency keys and the database do that.
 */
export function singleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const earlier = running.get(key);
    if (earlier) return earlier;
    const mine = work().finally(() => running.delete(key));
    running.set(key, mine);
    return mine;
  };
}

/** Work that is done whenever somebody says that there may be some, and never twice at a time. */
export interface Drain {
  /** Says that there may be work. Returns at once. What is said during a run gets a run of its own. */
  kick(): void;
  /** Resolves when there has been a run for everything said so far. */
  idle(): Promise<void>;
  /** Tells the run under way to stop and waits for it. None begins any more. */
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
  let isWanted = false;
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    try {
      while (isWanted && !stopped.signal.aborted) {
        isWanted = false;
        await work(stopped.signal).catch(onError);
      }
    } finally {
      // In the same breath as the look at isWanted: a kick in between would be lost.
      running = null;
    }
  };
  return {
    kick() {
      if (stopped.signal.aborted) return;
      isWanted = true;
      running ??= run();
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

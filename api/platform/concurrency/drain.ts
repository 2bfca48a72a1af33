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

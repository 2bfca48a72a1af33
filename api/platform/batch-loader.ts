import DataLoader from 'dataloader';

/** When a batch is read. */
interface Batching {
  /** Most keys in one batch. */
  readonly mostTogether: number;
  /** Most batches under way at once. What is asked for meanwhile goes together in the next. */
  readonly mostUnderWay: number;
  /** Milliseconds for which the first of a batch waits for others; 0 waits for what has come in already. */
  readonly waitMs: number;
}

/** For rows that one event shows on thousands of open pages: a statement costs as much as twenty of its rows. */
const FOR_EVENTS: Batching = { mostTogether: 100, mostUnderWay: 2, waitMs: 2 };

/** Calls back after so many milliseconds, or once everything that has come in has been handled. */
function later(callback: () => void, ms: number): void {
  if (ms > 0) setTimeout(callback, ms);
  else setImmediate(callback);
}

/**
 * Reads together what many ask for at nearly the same moment, so that under load statements grow instead of their
 * number. Nothing is remembered between batches. `readAll` answers in the order of its keys.
 */
export function batchLoader<Key, Value>(
  readAll: (keys: readonly Key[]) => Promise<readonly (Value | Error)[]>,
  { mostTogether, mostUnderWay, waitMs }: Batching = FOR_EVENTS,
): DataLoader<Key, Value> {
  const ready: (() => void)[] = [];
  let underWay = 0;
  const sendReady = (): void => {
    for (const send of ready.splice(0, mostUnderWay - underWay)) {
      underWay += 1;
      send();
    }
  };
  const read = (keys: readonly Key[]): Promise<readonly (Value | Error)[]> =>
    readAll(keys).finally(() => {
      underWay -= 1;
      if (ready.length > 0) setImmediate(sendReady);
    });
  return new DataLoader(read, {
    cache: false,
    maxBatchSize: mostTogether,
    batchScheduleFn: (send) =>
      later(() => {
        ready.push(send);
        sendReady();
      }, waitMs),
  });
}

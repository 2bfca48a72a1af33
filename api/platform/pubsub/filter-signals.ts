import type { Signal, Signals } from './pub-sub.ts';

/**
 * The signals of a source that satisfy a test. Ending it ends the source immediately; an async generator would wait for
 * the source's next signal.
 */
export function filterSignals(source: Signals, test: (signal: Signal) => boolean): Signals {
  return {
    follow: (listener) =>
      source.follow((signal) => {
        if (test(signal)) listener(signal);
      }),
    get listening() {
      return source.listening;
    },
    async next() {
      for (;;) {
        const result = await source.next();
        if (result.done || test(result.value)) return result;
      }
    },
    async return() {
      await source.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

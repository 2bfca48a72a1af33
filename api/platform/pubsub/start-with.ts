import type { Signal, Signals } from './pub-sub.ts';

/**
 * The signals of a source, after a first one. Listening starts before the first is returned, so that a reader misses
 * nothing between reading and listening.
 */
export function startWith(first: Signal, source: Signals): Signals {
  let upcoming: Promise<IteratorResult<Signal>> | null = null;
  return {
    follow(listener) {
      let early: Signal[] | null = [];
      source.follow((signal) => (early ? early.push(signal) : listener(signal)));
      void Promise.resolve(source.listening).then(() => {
        const signals = [first, ...(early ?? [])];
        early = null;
        for (const signal of signals) listener(signal);
      });
    },
    async next() {
      if (upcoming === null) {
        upcoming = source.next();
        await source.listening;
        return { done: false, value: first };
      }
      const result = await upcoming;
      if (!result.done) upcoming = source.next();
      return result;
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

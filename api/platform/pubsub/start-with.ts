import type { Signal, Signals } from './pub-sub.ts';

/**
 * The signals of a source, after one that is given at once. The source is listened to before the first is given, so
 * that whoever reads anew on every signal misses nothing between reading the page and listening.
 */
export function startWith(first: Signal, source: Signals): AsyncIterableIterator<Signal> {
  let listening: Promise<IteratorResult<Signal>> | null = null;
  return {
    async next() {
      if (listening === null) {
        listening = source.next();
        await source.listening;
        return { done: false, value: first };
      }
      const result = await listening;
      if (!result.done) listening = source.next();
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

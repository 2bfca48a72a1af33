import type { PubSub, Signals } from '../../platform/pubsub/pub-sub.ts';

/**
 * Ids of people: all of them at once, then those whose presence changed since the last answer. Everybody is listened
 * to before the first answer, so that nothing is missed in between.
 */
export function followPeople(pubsub: PubSub, ids: readonly number[]): AsyncIterableIterator<number[]> {
  const sources = ids.map((id) => pubsub.subscribe(`presence:${id}`));
  const changed = new Set<number>(ids);
  let isListening = false;
  let isOver = false;
  let wake: () => void = () => undefined;

  const listen = async (source: Signals): Promise<void> => {
    for await (const { kind, id } of source) {
      if (kind === 'missed') for (const each of ids) changed.add(each);
      else changed.add(id);
      wake();
    }
  };
  return {
    async next() {
      if (!isListening) {
        isListening = true;
        for (const source of sources) void listen(source);
        await Promise.all(sources.map((source) => source.listening));
      }
      while (changed.size === 0 && !isOver) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (isOver) return { done: true, value: undefined };
      const value = [...changed];
      changed.clear();
      return { done: false, value };
    },
    async return() {
      isOver = true;
      wake();
      await Promise.all(sources.map((source) => source.return?.()));
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

import type { PubSub, Signals } from '../../platform/pubsub/pub-sub.ts';

/**
 * Ids of people: all of them at once, then those whose presence changed since the last answer. Everybody is listened
 * to before the first answer, so that nothing is missed in between. Of whom `onlyFound` leaves out nothing is told, not
 * even that something changed.
 */
export function followPeople(
  pubsub: PubSub,
  ids: readonly number[],
  onlyFound: (ids: number[]) => Promise<number[]>,
): AsyncIterableIterator<number[]> {
  const sources = ids.map((id) => pubsub.subscribe(`presence:${id}`));
  const changed = new Set<number>(ids);
  let isListening = false;
  let isFirst = true;
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
      while (!isOver) {
        while (changed.size === 0 && !isOver) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
        const told = [...changed];
        changed.clear();
        // The read of these people that follows says what is wrong.
        const value = await onlyFound(told).catch(() => told);
        if (isOver) break;
        if (value.length > 0 || isFirst) {
          isFirst = false;
          return { done: false, value };
        }
      }
      return { done: true, value: undefined };
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

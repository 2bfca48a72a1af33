import type { PubSub, Signals } from '../../platform/pubsub/pub-sub.ts';

/** Ids of people to tell of. */
export interface ToldPeople {
  /** Who may be seen. */
  readonly found: readonly number[];
  /** Who was told of before, and may not be seen any more: told once, as not there. */
  readonly hidden: readonly number[];
}

/**
 * Ids of people: all of them at once, then those whose presence changed since the last answer. Everybody is listened
 * to before the first answer, so that nothing is missed in between. Of whom `onlyFound` leaves out nothing is told, not
 * even that something changed, but once to those who had seen them; nor is it told that somebody else may see them or
 * not. `mayBeHidden`: asked whether somebody is there no more.
 */
export function followPeople(
  pubsub: PubSub,
  ids: readonly number[],
  onlyFound: (ids: number[], mayBeHidden: boolean) => Promise<number[]>,
): AsyncIterableIterator<ToldPeople> {
  const sources = ids.map((id) => pubsub.subscribe(`presence:${id}`));
  const changed = new Set<number>(ids);
  const sights = new Set<number>();
  const seen = new Set<number>();
  const hidden = new Set<number>();
  let isListening = false;
  let isFirst = true;
  let isOver = false;
  let wake: () => void = () => undefined;

  const listen = async (source: Signals): Promise<void> => {
    for await (const { kind, id } of source) {
      if (kind === 'missed') {
        for (const each of ids) {
          changed.add(each);
          sights.add(each);
        }
      } else if (kind === 'sight') sights.add(id);
      else changed.add(id);
      wake();
    }
  };
  const look = async (): Promise<ToldPeople> => {
    const [moved, asked] = [new Set(changed), new Set(sights)];
    changed.clear();
    sights.clear();
    const all = [...new Set([...moved, ...asked])];
    const mayBeHidden = isFirst || asked.size > 0 || all.some((id) => hidden.has(id));
    // The read of these people that follows says what is wrong.
    const found = new Set(await onlyFound(all, mayBeHidden).catch(() => all));
    const told = { found: [] as number[], hidden: [] as number[] };
    for (const id of all) {
      if (!found.has(id)) {
        hidden.add(id);
        if (seen.delete(id)) told.hidden.push(id);
      } else if (moved.has(id) || !seen.has(id)) told.found.push(id);
    }
    for (const id of told.found) {
      hidden.delete(id);
      seen.add(id);
    }
    return told;
  };
  return {
    async next() {
      if (!isListening) {
        isListening = true;
        for (const source of sources) void listen(source);
        await Promise.all(sources.map((source) => source.listening));
      }
      while (!isOver) {
        while (changed.size + sights.size === 0 && !isOver) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
        const value = await look();
        if (isOver) break;
        if (value.found.length + value.hidden.length > 0 || isFirst) {
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

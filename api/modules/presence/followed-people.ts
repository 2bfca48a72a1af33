import type { PubSub, Signals } from '../../platform/pubsub/pub-sub.ts';

/** Ids of members whose presence is to be read. */
export interface PresenceUpdate {
  /** Members that the viewer may see. */
  readonly found: readonly number[];
  /** Members sent before who may no longer be seen: they are sent once more, as offline. */
  readonly hidden: readonly number[];
}

/**
 * Ids of followed members: first all of them, then those whose presence changed. Listening starts before the first
 * answer, so that no change is missed. Members excluded by `findableIds` are never sent, except once as offline to
 * viewers who had seen them. `mayBeHidden` says whether somebody may have been hidden.
 */
export function followPeople(
  pubsub: PubSub,
  ids: readonly number[],
  findableIds: (ids: number[], mayBeHidden: boolean) => Promise<number[]>,
): AsyncIterableIterator<PresenceUpdate> {
  const sources = ids.map((id) => pubsub.subscribe(`presence:${id}`));
  const changed = new Set<number>(ids);
  const visibilityChanged = new Set<number>();
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
          visibilityChanged.add(each);
        }
      } else if (kind === 'visibility') visibilityChanged.add(id);
      else changed.add(id);
      wake();
    }
  };
  const look = async (): Promise<PresenceUpdate> => {
    const [moved, asked] = [new Set(changed), new Set(visibilityChanged)];
    changed.clear();
    visibilityChanged.clear();
    const all = [...new Set([...moved, ...asked])];
    const mayBeHidden = isFirst || asked.size > 0 || all.some((id) => hidden.has(id));
    // The read that follows reports what is wrong.
    const found = new Set(await findableIds(all, mayBeHidden).catch(() => all));
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
        while (changed.size + visibilityChanged.size === 0 && !isOver) {
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

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { filterSignals } from '../../api/platform/pubsub/filter-signals.ts';
import { createMemoryPubSub } from '../../api/platform/pubsub/memory-pub-sub.ts';
import type { Signal } from '../../api/platform/pubsub/pub-sub.ts';
import { startWith } from '../../api/platform/pubsub/start-with.ts';
import { followEvents } from '../../api/server/live/follow-events.ts';

const signal = (id: number): Signal => ({ kind: 'notification', id });
const idOf = (event: unknown): number => (event as Signal).id;

/** Follows a topic's even numbers after a first one, and handles the smaller ones longer. */
function follow(fails?: number) {
  const pubsub = createMemoryPubSub();
  const handled: number[] = [];
  const source = startWith(
    signal(0),
    filterSignals(pubsub.subscribe('topic'), ({ id }) => id % 2 === 0),
  );
  const over = followEvents(source, async (event, isOver) => {
    await sleep(10 / (idOf(event) + 1));
    if (idOf(event) === fails) throw new Error('this one cannot be read');
    if (!isOver()) handled.push(idOf(event));
  });
  const publish = (...ids: number[]): void => {
    for (const id of ids) void pubsub.publish('topic', signal(id));
  };
  return { publish, handled, over };
}

test('events are handled one after another, however long each takes', async () => {
  const { publish, handled, over } = follow();
  publish(1, 2, 3, 4);
  await expect.poll(() => handled).toEqual([0, 2, 4]);
  publish(8, 6);
  await expect.poll(() => handled).toEqual([0, 2, 4, 8, 6]);
  await over.return();
  publish(10);
  expect(await over.next()).toEqual({ done: true, value: undefined });
  expect(handled).toEqual([0, 2, 4, 8, 6]);
});

test('what is under way when nobody waits any more is not told', async () => {
  const { publish, handled, over } = follow();
  publish(2);
  await over.return();
  await sleep(30);
  expect(handled).toEqual([]);
});

test('an event that fails ends it with the failure', async () => {
  const { publish, handled, over } = follow(2);
  publish(2, 4);
  await expect(over.next()).rejects.toThrow('this one cannot be read');
  expect(handled).toEqual([0]);
});

test('whoever falls behind too far is told so', async () => {
  const { publish, over } = follow();
  await sleep(1);
  publish(...Array.from({ length: 1_100 }, (_, index) => index * 2));
  await expect(over.next()).rejects.toMatchObject({ code: 'OVERLOADED' });
});

import type { PubSub } from './pub-sub.ts';
import { SignalQueue } from './signal-queue.ts';

/** Signals within this process. */
export function createMemoryPubSub(): PubSub {
  const topics = new Map<string, Set<SignalQueue>>();
  return {
    async publish(topic, signal) {
      for (const queue of topics.get(topic) ?? []) queue.push(signal);
    },
    subscribe: (topic) =>
      new SignalQueue((queue) => {
        const queues = topics.get(topic) ?? new Set();
        topics.set(topic, queues.add(queue));
        return () => {
          queues.delete(queue);
          if (queues.size === 0 && topics.get(topic) === queues) topics.delete(topic);
        };
      }),
  };
}

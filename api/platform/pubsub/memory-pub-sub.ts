import { createPubSub } from '@graphql-yoga/subscription';
import type { PubSub, Signal } from './pub-sub.ts';

/** Carries signals within this process. */
export function createMemoryPubSub(): PubSub {
  const hub = createPubSub<{ [topic: string]: [Signal] }>();
  return {
    async publish(topic, signal) {
      hub.publish(topic, signal);
    },
    subscribe(topic) {
      return hub.subscribe(topic)[Symbol.asyncIterator]();
    },
  };
}

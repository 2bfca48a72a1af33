import { setMaxListeners } from 'node:events';
import { createPubSub } from '@graphql-yoga/subscription';
import type { PubSub, Signal } from './pub-sub.ts';

/** Carries signals within this process. */
export function createMemoryPubSub(): PubSub {
  const eventTarget = new EventTarget();
  // Thousands of pages may show one campaign; that is no leak.
  setMaxListeners(0, eventTarget);
  const hub = createPubSub<{ [topic: string]: [Signal] }>({ eventTarget });
  return {
    async publish(topic, signal) {
      hub.publish(topic, signal);
    },
    subscribe(topic) {
      return hub.subscribe(topic)[Symbol.asyncIterator]();
    },
  };
}

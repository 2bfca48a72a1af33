import type { RedisLink } from '../redis/redis-link.ts';
import type { PubSub, Signal } from './pub-sub.ts';
import { SignalQueue } from './signal-queue.ts';

const missed: Signal = { kind: 'missed', id: 0 };

/** Listeners of this process on one topic. */
interface Ears {
  readonly queues: Set<SignalQueue>;
  /** Resolves when Redis has been asked, whatever the result. */
  listening: Promise<void>;
}

/**
 * Signals between all processes. A process subscribes only to topics with local listeners. While Redis is away signals
 * stay within the process; when it is back, every listener is told to refetch.
 */
export function createRedisPubSub({ commands, listener, prefix }: RedisLink): PubSub {
  const topics = new Map<string, Ears>();
  const everybody = `${prefix}everybody`;
  let isOwing = false;

  const listen = async (...channels: string[]): Promise<void> => {
    // While Redis is away: done when it is back.
    if (listener.status === 'ready') await listener.subscribe(...channels).then(undefined, () => undefined);
  };
  const deliver = (topic: string, signal: Signal): void => {
    for (const queue of topics.get(topic)?.queues ?? []) queue.push(signal);
  };
  const lookAgain = (): void => {
    for (const topic of topics.keys()) deliver(topic, missed);
  };
  const begin = async (): Promise<void> => {
    await listen(everybody, ...[...topics.keys()].map((topic) => prefix + topic));
    lookAgain();
  };
  listener.on('ready', () => void begin());
  if (listener.status === 'ready') void begin();
  listener.on('message', (channel: string, message: string) => {
    if (channel === everybody) lookAgain();
    else deliver(channel.slice(prefix.length), JSON.parse(message) as Signal);
  });
  // Unsent signals are not kept: everyone who may have missed them refetches.
  commands.on('ready', () => {
    if (!isOwing) return;
    isOwing = false;
    commands.publish(everybody, '').catch(() => {
      isOwing = true;
    });
  });

  const earsOf = (topic: string): Ears => {
    const known = topics.get(topic);
    if (known) return known;
    const made: Ears = { queues: new Set(), listening: listen(prefix + topic) };
    topics.set(topic, made);
    return made;
  };
  return {
    async publish(topic, signal) {
      try {
        await commands.publish(prefix + topic, JSON.stringify(signal));
      } catch {
        isOwing = true;
        deliver(topic, signal);
      }
    },
    subscribe(topic) {
      let ears: Ears | undefined;
      return new SignalQueue(
        (queue) => {
          const mine = earsOf(topic);
          ears = mine;
          mine.queues.add(queue);
          return () => {
            mine.queues.delete(queue);
            if (mine.queues.size > 0 || topics.get(topic) !== mine) return;
            topics.delete(topic);
            listener.unsubscribe(prefix + topic).catch(() => undefined);
          };
        },
        () => ears?.listening ?? Promise.resolve(),
      );
    },
  };
}

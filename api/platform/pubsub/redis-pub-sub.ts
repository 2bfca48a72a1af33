import type { RedisLink } from '../redis/redis-link.ts';
import type { PubSub, Signal } from './pub-sub.ts';
import { SignalQueue } from './signal-queue.ts';

const missed: Signal = { kind: 'missed', id: 0 };

/** Who listens in this process to one topic. */
interface Ears {
  readonly queues: Set<SignalQueue>;
  /** Resolves when Redis has been asked, whatever came of it. */
  listening: Promise<void>;
}

/**
 * Carries signals between all processes. A process listens only to topics that somebody here follows. While Redis is
 * away signals go within the process; when it is back, everybody is told to look again.
 */
export function createRedisPubSub({ commands, listener, prefix }: RedisLink): PubSub {
  const topics = new Map<string, Ears>();
  const everybody = `${prefix}everybody`;
  let isOwing = false;

  const listen = async (...channels: string[]): Promise<void> => {
    // When Redis is away: it is done when it is back.
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
  // What could not be sent is not kept: those who may have missed it, anywhere, look again.
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

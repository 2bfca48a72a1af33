import { Gauge, type Registry } from 'prom-client';
import {
  createMemoryUsedSolutions,
  createRedisUsedSolutions,
  type UsedSolutions,
} from '../platform/captcha/used-solutions.ts';
import type { Config } from '../platform/config/config.ts';
import type { Log } from '../platform/log.ts';
import { createMemoryOnlinePeople } from '../platform/presence/memory-online-people.ts';
import type { OnlinePeople } from '../platform/presence/presence.ts';
import { createRedisOnlinePeople } from '../platform/presence/redis-online-people.ts';
import { createMemoryPubSub } from '../platform/pubsub/memory-pub-sub.ts';
import type { PubSub } from '../platform/pubsub/pub-sub.ts';
import { createRedisPubSub } from '../platform/pubsub/redis-pub-sub.ts';
import {
  createMemoryRateLimiter,
  createRedisRateLimiter,
} from '../platform/rate-limit/counting-rate-limiter.ts';
import type { RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import { openRedis, type RedisLink } from '../platform/redis/redis-link.ts';

/** State shared by all processes besides the database. */
export interface SharedState {
  readonly pubsub: PubSub;
  readonly limiter: RateLimiter;
  readonly usedSolutions: UsedSolutions;
  readonly online: OnlinePeople;
  /** Null for a single process. */
  readonly redis: RedisLink | null;
}

/** Opens the shared state: in Redis when configured, else in memory. */
export async function openSharedState({ redisUrl }: Config, log: Log): Promise<SharedState> {
  if (!redisUrl) {
    return {
      pubsub: createMemoryPubSub(),
      limiter: createMemoryRateLimiter(),
      usedSolutions: createMemoryUsedSolutions(),
      online: createMemoryOnlinePeople(),
      redis: null,
    };
  }
  const redis = await openRedis(redisUrl, log);
  return {
    pubsub: createRedisPubSub(redis),
    limiter: createRedisRateLimiter(redis),
    usedSolutions: createRedisUsedSolutions(redis),
    online: createRedisOnlinePeople(redis),
    redis,
  };
}

/** Metrics of Redis; none without it. */
export function measureRedis(redis: RedisLink | null, registry: Registry): void {
  if (!redis) return;
  const registers = [registry];
  new Gauge({
    name: 'redis_up',
    help: '1 while Redis serves, 0 while the process goes on without it.',
    registers,
    collect() {
      this.set(redis.isUp() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'redis_outages',
    help: 'How often Redis went away since the process began.',
    registers,
    collect() {
      this.set(redis.outages());
    },
  });
}

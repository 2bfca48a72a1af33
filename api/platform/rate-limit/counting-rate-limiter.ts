import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { RedisLink } from '../redis/redis-link.ts';
import type { Limit, RateLimiter } from './rate-limiter.ts';
import { createMemoryBudgets, networkOf } from './rate-limiter.ts';
import { createRedisBudgets } from './redis-budgets.ts';

/**
 * A rate limiter with counters created on first use. An IPv6 address counts for its network. Buckets are stored
 * elsewhere.
 */
function createCountingRateLimiter(
  makeCounter: (limit: Limit) => RateLimiterAbstract,
): Omit<RateLimiter, 'spend'> {
  const counters = new Map<string, RateLimiterAbstract>();
  const counterOf = (limit: Limit): RateLimiterAbstract => {
    const known = counters.get(limit.name);
    if (known) return known;
    const made = makeCounter(limit);
    counters.set(limit.name, made);
    return made;
  };
  return {
    async consume(limit, key) {
      try {
        await counterOf(limit).consume(networkOf(key));
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new DomainError(ErrorCode.RATE_LIMITED);
        throw error;
      }
    },
    async giveBack(limit, key) {
      const counter = counterOf(limit);
      // The window may be over by now: then there is nothing to return.
      const counted = networkOf(key);
      if (await counter.get(counted)) await counter.reward(counted);
    },
    async reset(limit, key) {
      await counterOf(limit).delete(networkOf(key));
    },
  };
}

/** Counters and buckets in the memory of this process. */
export function createMemoryRateLimiter(): RateLimiter {
  const counting = createCountingRateLimiter(
    ({ name, points, seconds }) => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  );
  return { ...counting, ...createMemoryBudgets() };
}

/** Counters and buckets shared by all processes. While Redis is away each process uses its own. */
export function createRedisRateLimiter(link: RedisLink): RateLimiter {
  const { commands, prefix } = link;
  const counting = createCountingRateLimiter(({ name, points, seconds }) => {
    const counted = { keyPrefix: `${prefix}limit:${name}`, points, duration: seconds };
    return new RateLimiterRedis({
      ...counted,
      storeClient: commands,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(counted),
    });
  });
  return { ...counting, ...createRedisBudgets(link) };
}

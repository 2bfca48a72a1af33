import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisLink } from '../redis/redis-link.ts';
import { createCountingRateLimiter } from './counting-rate-limiter.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { createRedisBudgets } from './redis-budgets.ts';

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

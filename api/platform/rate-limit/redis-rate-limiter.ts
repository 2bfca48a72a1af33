import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisLink } from '../redis/redis-link.ts';
import { createCountingRateLimiter } from './counting-rate-limiter.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { createRedisBudgets } from './redis-budgets.ts';

/** Counts tries and keeps budgets across all processes. While Redis is away each process counts for itself. */
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

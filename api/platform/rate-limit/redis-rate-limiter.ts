import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisLink } from '../redis/redis-link.ts';
import { createCountingRateLimiter } from './counting-rate-limiter.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Counts tries across all processes. While Redis is away each process counts for itself. */
export function createRedisRateLimiter({ commands, prefix }: RedisLink): RateLimiter {
  return createCountingRateLimiter(({ name, points, seconds }) => {
    const counted = { keyPrefix: `${prefix}limit:${name}`, points, duration: seconds };
    return new RateLimiterRedis({
      ...counted,
      storeClient: commands,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(counted),
    });
  });
}

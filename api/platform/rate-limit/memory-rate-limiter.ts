import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Limit, RateLimiter } from './rate-limiter.ts';

/** Counts tries in the memory of this process. */
export function createMemoryRateLimiter(): RateLimiter {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = (limit: Limit): RateLimiterMemory => {
    const known = limiters.get(limit.name);
    if (known) return known;
    const made = new RateLimiterMemory({
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
    });
    limiters.set(limit.name, made);
    return made;
  };
  return {
    async consume(limit, key) {
      try {
        await limiterOf(limit).consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new DomainError(ErrorCode.RATE_LIMITED);
        throw error;
      }
    },
    async giveBack(limit, key) {
      const limiter = limiterOf(limit);
      // The window may be over by now: then there is nothing to take back.
      if (await limiter.get(key)) await limiter.reward(key);
    },
    async reset(limit, key) {
      await limiterOf(limit).delete(key);
    },
  };
}

import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Limit, RateLimiter } from './rate-limiter.ts';

/** A rate limiter of counters that are made as limits are met. Budgets are kept elsewhere. */
export function createCountingRateLimiter(
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
        await counterOf(limit).consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new DomainError(ErrorCode.RATE_LIMITED);
        throw error;
      }
    },
    async giveBack(limit, key) {
      const counter = counterOf(limit);
      // The window may be over by now: then there is nothing to take back.
      if (await counter.get(key)) await counter.reward(key);
    },
    async reset(limit, key) {
      await counterOf(limit).delete(key);
    },
  };
}

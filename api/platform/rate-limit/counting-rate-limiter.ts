import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { networkOf } from './network-of.ts';
import type { Limit, RateLimiter } from './rate-limiter.ts';

/**
 * A rate limiter with counters created on first use. An IPv6 address counts for its network. Buckets are stored
 * elsewhere.
 */
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

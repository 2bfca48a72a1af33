import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createCountingRateLimiter } from './counting-rate-limiter.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Counts tries in the memory of this process. */
export function createMemoryRateLimiter(): RateLimiter {
  return createCountingRateLimiter(
    ({ name, points, seconds }) => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  );
}

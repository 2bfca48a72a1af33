import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createCountingRateLimiter } from './counting-rate-limiter.ts';
import { createMemoryBudgets } from './memory-budgets.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Counters and buckets in the memory of this process. */
export function createMemoryRateLimiter(): RateLimiter {
  const counting = createCountingRateLimiter(
    ({ name, points, seconds }) => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  );
  return { ...counting, ...createMemoryBudgets() };
}

import type { RateLimiter } from '../../api/platform/rate-limit/rate-limiter.ts';

/** A rate limiter that allows everything, for tests that try more than a member may. */
export const unlimited: RateLimiter = {
  consume: async () => undefined,
  giveBack: async () => undefined,
  reset: async () => undefined,
  spend: async (purses) => ({
    isPaid: true,
    remaining: purses.map(({ budget }) => budget.capacity),
    waitSeconds: 0,
  }),
};

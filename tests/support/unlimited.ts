import type { RateLimiter } from '../../api/platform/rate-limit/rate-limiter.ts';

/** A limiter that lets everything through, for tests that try more than a person may. */
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

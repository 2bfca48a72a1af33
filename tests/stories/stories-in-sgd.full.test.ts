import { afterAll, beforeAll, describe, vi } from 'vitest';
import { inOtherStories, whereMoneyLeaves } from '../support/killed-points.ts';
import { killedStories } from '../support/killed-stories.ts';
import { reversalStories } from '../support/reversal-stories.ts';

// The same stories, for a platform that settles in SGD: what people see and what jobs hold is the same to the cent.
describe('settled in SGD', async () => {
  beforeAll(() => {
    vi.stubEnv('LOCAL_PAYMENT_CURRENCY', 'SGD');
    vi.stubEnv('LOCAL_PAYMENT_RATE', '1.3041');
  });
  afterAll(() => void vi.unstubAllEnvs());
  describe('paid-job', async () => void (await import('./paid-job.test.ts')));
  describe('dispute', async () => void (await import('./dispute.test.ts')));
  describe('settlement', async () => void (await import('./settlement.test.ts')));
  describe('reversals', reversalStories);
  describe('platform-fee', async () => void (await import('./platform-fee.test.ts')));
  describe('orders', async () => void (await import('./orders.test.ts')));
  describe('exactly-once', async () => void (await import('./exactly-once.test.ts')));
  describe('killed', { timeout: 90_000 }, () => killedStories(whereMoneyLeaves));
  describe('killed in other stories', { timeout: 90_000 }, () => killedStories(inOtherStories));
});

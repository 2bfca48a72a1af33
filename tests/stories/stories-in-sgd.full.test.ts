import { afterAll, beforeAll, describe, vi } from 'vitest';

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
  describe('reversals', async () => void (await import('./reversals.test.ts')));
  describe('platform-fee', async () => void (await import('./platform-fee.test.ts')));
  describe('orders', async () => void (await import('./orders.test.ts')));
  describe('exactly-once', async () => void (await import('./exactly-once.test.ts')));
  describe('killed', async () => void (await import('./killed.test.ts')));
});

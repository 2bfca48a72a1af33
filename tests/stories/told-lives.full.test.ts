import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { checkRandomLives } from '../support/told-lives.ts';
import { unlimited } from '../support/unlimited.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ WEBHOOK_ALLOW_PRIVATE: 'on' }, { ports: { limiter: unlimited } });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => product?.close());

test('1,000 random jobs over 50 restarts: subscription, feed and webhook tell the same steps', async () => {
  const plan = { people: 40, campaigns: 26, seed: 11, restarts: 51 };
  const { lives, restarts } = await checkRandomLives(product, plan);
  expect(lives).toBeGreaterThanOrEqual(1_000);
  expect(restarts).toBeGreaterThanOrEqual(50);
}, 600_000);

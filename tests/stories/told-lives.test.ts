import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { checkRandomLives } from '../support/told-lives.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => product?.close());

test('200 random jobs: subscription, feed and webhook tell the same steps, none lost or twice', async () => {
  const { lives, steps } = await checkRandomLives(product, 20, 10, 7);
  expect(lives).toBe(200);
  expect(steps).toBeGreaterThan(800);
}, 240_000);

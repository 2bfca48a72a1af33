import { afterAll, beforeAll, expect, test } from 'vitest';
import { secondOutbox } from '../support/second-server.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { checkRandomLives } from '../support/told-lives.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => product?.close());

test('100 random jobs over restarts: subscription, feed and webhook tell the same steps, none lost or twice', async () => {
  const { lives, steps, restarts, repeats } = await checkRandomLives(product, secondOutbox(product), {
    people: 10,
    campaigns: 10,
    seed: 7,
    restarts: 6,
  });
  expect([lives, repeats]).toEqual([100, 0]);
  expect(steps).toBeGreaterThan(400);
  expect(restarts).toBeGreaterThanOrEqual(5);
}, 240_000);

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { checkRandomLives } from '../support/told-lives.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => product?.close());

test('1,000 random jobs are told as they were', async () => {
  expect(await checkRandomLives(product, 40, 25, 11)).toMatchObject({ lives: 1_000 });
}, 1_200_000);

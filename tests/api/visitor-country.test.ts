import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let trusting: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
  trusting = await startTestProduct({ TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8' });
});
afterAll(async () => {
  await product.close();
  await trusting.close();
});

async function countryOf(where: TestProduct, from: string, forwarded?: string): Promise<string> {
  const answer = await where.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: from,
    headers: { 'content-type': 'application/json', ...(forwarded && { 'x-forwarded-for': forwarded }) },
    payload: { query: '{ clientConfig { visitorCountry } }' },
  });
  return answer.json().data.clientConfig.visitorCountry;
}

// Addresses of universities and large networks, which do not move.
test.each([
  ['137.132.1.1', 'SG'],
  ['8.8.8.8', 'US'],
  ['2001:4860:4860::8888', 'US'],
  ['::ffff:8.8.8.8', 'US'],
  ['127.0.0.1', 'SG'],
  ['192.168.4.20', 'SG'],
  ['fd00::1', 'SG'],
])('%s is taken to be in %s', async (address, country) => {
  expect(await countryOf(product, address)).toBe(country);
});

test('what proxies say of the visitor counts where they are trusted, and nowhere else', async () => {
  expect(await countryOf(trusting, '127.0.0.1', '8.8.8.8')).toBe('US');
  expect(await countryOf(trusting, '10.1.2.3', '203.106.0.1, 10.0.0.9')).toBe('MY');
  expect(await countryOf(product, '127.0.0.1', '8.8.8.8')).toBe('SG');
  expect(await countryOf(trusting, '137.132.1.1', '8.8.8.8')).toBe('SG');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { RandomDocuments, type RandomRequest } from '../support/fuzz/random-documents.ts';
import { makeWorld, type World } from '../support/rights/world.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

/** Requests of each person. */
const TIMES = 140;
/** Longer than any single request may take, even on a busy machine. */
const TOO_LONG_MS = 4_000;

let product: TestProduct;
let world: World;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  world = await makeWorld(product);
});
afterAll(() => product?.close());

async function send(request: RandomRequest, cookie: string | undefined) {
  const began = performance.now();
  const response = await product.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    payload: request,
  });
  return { response, took: performance.now() - began };
}

test.each(['visitor', 'owner', 'staff'] as const)('whatever a %s asks is answered', async (role) => {
  const cookie = role === 'visitor' ? undefined : world[role].client.cookie;
  const documents = new RandomDocuments(`fuzz of ${role}`);
  const times: number[] = [];
  let answered = 0;
  for (let count = 0; count < TIMES; count += 1) {
    const request = documents.next();
    const { response, took } = await send(request, cookie);
    times.push(took);
    const codes = (response.json().errors ?? []).map(
      (error: { extensions: { code: string } }) => error.extensions.code,
    );
    if (response.statusCode >= 500 || codes.includes('INTERNAL')) {
      expect({ status: response.statusCode, codes, request }).toBe('answered without a fault of ours');
    }
    if (codes.length === 0) answered += 1;
  }
  expect(Math.max(...times)).toBeLessThan(TOO_LONG_MS);
  expect(answered).toBeGreaterThan(TIMES / 20);
});

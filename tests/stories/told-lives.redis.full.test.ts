import { afterAll, beforeAll, expect, test } from 'vitest';
import { MovableClock } from '../support/movable-clock.ts';
import { randomFrom } from '../support/random-lives.ts';
import { startRedis, type TestRedis } from '../support/redis.ts';
import { secondProcess } from '../support/second-server.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { checkRandomLives } from '../support/told-lives.ts';
import { unlimited } from '../support/unlimited.ts';

const clock = new MovableClock();
let redis: TestRedis;
let product: TestProduct;

beforeAll(async () => {
  redis = await startRedis();
  const env = { WEBHOOK_ALLOW_PRIVATE: 'on', REDIS_URL: redis.url };
  product = await startTestProduct(env, { clock, ports: { limiter: unlimited } });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await product?.close();
  await redis?.stop();
});

test('1,000 random jobs while one of two servers is killed 50 times with -9: all are told the same steps', async () => {
  const plan = { people: 40, campaigns: 26, seed: 11, restarts: 51 };
  const second = secondProcess(product, clock, redis.url, randomFrom(5));
  const { lives, restarts } = await checkRandomLives(product, second, plan);
  expect(lives).toBeGreaterThanOrEqual(1_000);
  expect(restarts).toBeGreaterThanOrEqual(50);
}, 600_000);

import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Most bytes of script with gzip that the front page may need. */
const MOST = 180_000;
/** Most bytes on the way to this browser, which takes brotli. */
const MOST_SENT = 165_000;

test('the front page loads at most 180 kB of script', async ({ enter }) => {
  const page = await enter();
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response);
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'View All' }).first()).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  const sizes = await Promise.all(
    scripts.map(async (script) => (await script.request().sizes()).responseBodySize),
  );
  const zipped = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length));
  expect(scripts.length).toBeGreaterThan(0);
  expect(sum(sizes), 'bytes as sent').toBeLessThanOrEqual(MOST_SENT);
  expect(sum(zipped), 'bytes with gzip').toBeLessThanOrEqual(MOST);
});

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

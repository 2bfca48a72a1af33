import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

/** Most bytes of script with gzip that the front page may need. */
const MOST = 225_000;
/** Most bytes on the way to this browser, which takes brotli. */
const MOST_SENT = 200_000;

/** Most files of script, each of which runs in a task of its own: the bundler's choice, which must not run away. */
const MOST_FILES = 34;

/** Collects the scripts that a page fetches from now on. */
function scriptsOf(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response);
  });
  return scripts;
}

const sent = async (scripts: readonly Response[]) =>
  sum(await Promise.all(scripts.map(async (script) => (await script.request().sizes()).responseBodySize)));

test('the front page loads at most 225 kB of script', async ({ enter }) => {
  const page = await enter();
  const scripts = scriptsOf(page);
  const fonts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'font' && fonts.push(request.url())));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'View All' }).first()).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  const zipped = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.length, 'files of script').toBeLessThanOrEqual(MOST_FILES);
  expect(await sent(scripts), 'bytes as sent').toBeLessThanOrEqual(MOST_SENT);
  expect(sum(zipped), 'bytes with gzip').toBeLessThanOrEqual(MOST);
  // Names of languages in the footer need letters that nothing else does.
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeAttached();
  expect(fonts.filter((font) => /vietnamese|cyrillic/.test(font))).toEqual([]);
});

test('on phones, lists fetch the filters when they are opened, and visitors no live events', async ({
  enter,
}) => {
  const page = await enter({ options: phone });
  const scripts = scriptsOf(page);
  for (const path of ['/search-influencer', '/campaigns', '/products']) {
    scripts.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts.map((script) => script.url()).join()).not.toMatch(/FilterPanel|socket/);
  }
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog').getByText('Category')).toBeVisible();
});

test('what is far below is drawn on phones when somebody comes near', async ({ enter }) => {
  const page = await enter({ options: phone });
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('combobox', { name: 'Language' })).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const pictures = page.getByRole('region', { name: 'News' }).getByRole('img');
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
});

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

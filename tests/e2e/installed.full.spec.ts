import { test } from './support/own-profile.ts';
import { expect } from './support/test.ts';

interface Icon {
  src: string;
  type: string;
}

test('the product can be installed, and its window says when there is no connection', async ({
  openProfile,
  baseURL,
}) => {
  const context = await openProfile(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await page.goto('/');
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${baseURL}/`);

  await test.step('Chromium finds nothing against it', async () => {
    await page.reload();
    const devtools = await context.newCDPSession(page);
    const { url, errors, data } = await devtools.send('Page.getAppManifest');
    expect([url, errors]).toEqual([`${baseURL}/manifest.webmanifest`, []]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const manifest = JSON.parse(data ?? '{}') as { start_url: string; icons: Icon[] };
    expect(manifest.icons.length).toBeGreaterThan(2);
    for (const { src, type } of manifest.icons) {
      const icon = await page.request.get(src);
      expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
    }
    const start = await page.request.get(manifest.start_url);
    expect(start.status()).toBe(200);
  });

  await test.step('started without a connection, it says so and goes on when there is one', async () => {
    await context.setOffline(true);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
  });
});

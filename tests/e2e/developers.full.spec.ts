import { password } from './support/api.ts';
import { expect, test } from './support/test.ts';

test('a newcomer to the API reads the first guide, makes a token and runs a query in the explorer', async ({
  enter,
}) => {
  const page = await enter({ email: 'influencer@demo.test' });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Developers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Build on Koli' })).toBeVisible();
  await page.getByRole('link', { name: /^First query in two minutes/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: '1. Create a token' })).toBeVisible();

  await page.getByRole('link', { name: 'Settings → Access tokens' }).click();
  await page.getByRole('button', { name: 'New access token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is it for?').fill('First steps');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const secret = await dialog.getByLabel('Access token').innerText();
  expect(secret).toMatch(/^koli_pat_/);

  await page.goto('/developers/explorer?example=2');
  await page.getByLabel('Access token').fill(secret);
  const run = async () => {
    const answer = page.waitForResponse((response) => response.url().endsWith('/graphql'), {
      timeout: 3_000,
    });
    await page.getByRole('button', { name: /^Execute query/ }).click();
    return (await answer).json();
  };
  // The editor reads the query a moment after it is shown.
  const { data, errors } = await run().catch(run).catch(run);
  expect(errors).toBeUndefined();
  expect(data.myRemarks.nodes.length).toBeGreaterThan(0);
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('myRemarks');
});

import { ask } from './support/api.ts';
import { login } from './support/newcomer.ts';
import { startProgram } from './support/oauth-program.ts';
import { expect, test } from './support/test.ts';

const member = 'influencer@demo.test';

test('a program of a third party acts for a member until the member disconnects it', async ({
  enter,
  baseURL,
}) => {
  const program = await startProgram(baseURL ?? '');
  const maker = await enter({ email: 'brand@demo.test' });
  const created = await ask<{ createOAuthApp: { app: { clientId: string } } }>(
    maker.context().request,
    'mutation ($input: CreateOAuthAppInput!) { createOAuthApp(input: $input) { app { clientId } } }',
    {
      input: {
        name: 'Planner',
        website: 'https://planner.example',
        redirectUris: ['http://127.0.0.1/callback'],
      },
    },
  );
  program.clientId = created.createOAuthApp.app.clientId;
  const page = await enter({ options: { viewport: { width: 390, height: 844 } } });
  const connect = async (): Promise<void> => {
    await page.goto(program.address);
    await page.getByRole('link', { name: 'Connect with Koli' }).click();
  };
  const allow = page.getByRole('button', { name: 'Allow' });
  const tokens = () => program.tokens ?? { access_token: '', refresh_token: '' };

  await test.step('a visitor signs in first and comes back to the question', async () => {
    await connect();
    await expect(page.getByRole('heading', { name: 'Log in to connect an app' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await login(page, member);
    await expect(page.getByRole('heading', { name: 'Planner wants to act for you' })).toBeVisible();
    await expect(page.getByText(`planner.example · your account ${member}`)).toBeVisible();
    await expect(page.getByText('This moves money.', { exact: false })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });

  await test.step('“Not now” sends the member back without a code', async () => {
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByText('Refused: access_denied')).toBeVisible();
  });

  await test.step('the member allows less than was asked for', async () => {
    await connect();
    await page.getByRole('checkbox', { name: /This moves money/ }).uncheck();
    await allow.click();
    await expect(page.getByText('Connected: campaigns:read profile:read')).toBeVisible();
    expect(await program.username(tokens().access_token)).not.toMatch(/[A-Z]/);
  });

  await test.step('a refresh token that was used before ends its family', async () => {
    const first = tokens();
    const second = await program.refresh(first.refresh_token);
    expect(await program.username(second.access_token)).not.toMatch(/[A-Z]/);
    expect((await program.refresh(first.refresh_token)).error).toBe('invalid_grant');
    expect(await program.username(second.access_token)).toBe('TOKEN_INVALID');
    expect((await program.refresh(second.refresh_token)).error).toBe('invalid_grant');
  });

  await test.step('a wrong link leads nowhere', async () => {
    await page.goto(`/oauth/authorize?client_id=${program.clientId}&redirect_uri=https://evil.example`);
    await expect(page.getByRole('heading', { name: 'This link is wrong or has expired' })).toBeVisible();
  });

  await test.step('disconnecting in Settings ends it', async () => {
    await connect();
    await allow.click();
    await expect(page.getByText('Connected:')).toBeVisible();
    await page.goto('/edit-profile/setting');
    const apps = page.getByRole('region', { name: 'Connected apps' });
    await expect(apps.getByText('Planner', { exact: true })).toBeVisible();
    await expect(apps.getByText('payments:write')).toBeVisible();
    await apps.getByRole('button', { name: 'Disconnect Planner' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(apps).toBeHidden();
    expect(await program.username(tokens().access_token)).toBe('TOKEN_INVALID');
    expect((await program.refresh(tokens().refresh_token)).error).toBe('invalid_grant');
  });
  await program.close();
});

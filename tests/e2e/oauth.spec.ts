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
  await maker.goto('/edit-profile/setting');
  const own = maker.getByRole('region', { name: 'Your apps' });
  const dialog = maker.getByRole('dialog');
  const register = async (name: string): Promise<void> => {
    await own.getByRole('button', { name: 'Register app' }).click();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Website').fill('https://planner.example');
    await dialog.getByLabel('Redirect addresses').fill('http://127.0.0.1/callback');
  };
  const submit = () => dialog.getByRole('button', { name: 'Register app' }).click();

  await test.step('the maker registers it in Settings; one on a server is shown its secret once', async () => {
    await register('Robot');
    await submit();
    await expect(dialog.getByLabel('Client secret')).toHaveText(/^koli_secret_/);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await register('Planner');
    await dialog.getByRole('checkbox').uncheck();
    await submit();
    program.clientId = (await dialog.getByLabel('Client ID').textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(own.getByText(program.clientId)).toBeVisible();
  });

  await test.step('changes it, is told what is wrong, and deletes another', async () => {
    await own.getByRole('button', { name: 'Edit Robot' }).click();
    await dialog.getByLabel('Redirect addresses').fill('http://planner.example');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please check what you entered.')).toBeVisible();
    await dialog.getByLabel('Redirect addresses').fill('https://planner.example/back');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(own.getByText('https://planner.example/back')).toBeVisible();
    await own.getByRole('button', { name: 'Delete Robot' }).click();
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(dialog).toBeHidden();
    await expect(own.getByText('Robot')).toBeHidden();
  });
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
    // Behind a dialog nothing else counts as visible.
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(apps).toBeHidden();
    expect(await program.username(tokens().access_token)).toBe('TOKEN_INVALID');
    expect((await program.refresh(tokens().refresh_token)).error).toBe('invalid_grant');
  });
  await program.close();
});

import { password } from './support/api.ts';
import { join, login, newcomer } from './support/newcomer.ts';
import { expect, test } from './support/test.ts';

test('a wrong password is told, and the text clears after 5 seconds', async ({ enter }) => {
  const page = await enter();
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog.getByText('Email address is required')).toBeVisible();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await login(page, 'brand@demo.test', 'not the password');
  const refusal = dialog.getByRole('alert').filter({ hasText: /password/i });
  await expect(refusal).toBeVisible();
  const said = Date.now();
  await expect(refusal).toBeHidden({ timeout: 8_000 });
  expect(Date.now() - said).toBeGreaterThan(3_500);
  await expect(dialog).toBeVisible();
});

test('a link pressed from an empty field is followed: no text moves it away', async ({ enter }) => {
  const page = await enter();
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const [screen, link, next] of [
      ['login', 'Forgot password?', 'Forgot password'],
      ['login', 'Sign up', 'Sign up'],
      ['forgot', 'Back to login', 'Login'],
      ['signup', 'Login', 'Login'],
    ] as const) {
      await page.goto(`/?auth=${screen}`);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').first().focus();
      const button = dialog.getByRole('button', { name: link, exact: true });
      await button.hover();
      await page.mouse.down();
      // As long as a finger takes: the form has been checked by then.
      await page.waitForTimeout(150);
      await page.mouse.up();
      await expect(page.getByRole('dialog', { name: next, exact: true })).toBeVisible();
    }
  }
});

test('changing the password signs the other devices out', async ({ enter }) => {
  const person = newcomer('Arif', 'Hassan');
  const [page, elsewhere] = [await enter(), await enter()];
  await join(page, person);
  await elsewhere.goto('/?auth=login');
  await login(elsewhere, person.email);
  await expect(elsewhere.getByRole('button', { name: `Hi, ${person.fullName}` })).toBeVisible();

  await page.goto('/edit-profile/setting');
  await expect(page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByLabel('Current password').fill('not the password');
  await dialog.getByLabel('New password').fill('Another-pass-2');
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(dialog.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await page.getByRole('dialog', { name: 'Password changed' }).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem')).toHaveCount(1);
  await expect(elsewhere.getByRole('button', { name: 'Sign up' })).toBeVisible();
});

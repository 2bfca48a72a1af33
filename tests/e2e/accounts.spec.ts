import { password } from './support/api.ts';
import { followMailedLink } from './support/mailbox.ts';
import { join, login, newcomer, signUp } from './support/newcomer.ts';
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

test('a new member: unverified banner with resend, username, logout, forgotten password', async ({
  enter,
}) => {
  test.setTimeout(90_000);
  const person = newcomer('Nadia', 'Rahman');
  const [page, elsewhere] = [await enter(), await enter()];
  const greeting = { name: `Hi, ${person.fullName}` };

  await test.step('signed in without a verified address, the banner sends the link again', async () => {
    await signUp(page, person);
    await page.getByRole('button', { name: 'Go on' }).click();
    const banner = page.getByRole('region', { name: 'Email not verified' });
    await banner.getByRole('button', { name: 'Resend' }).click();
    await expect(page.getByText(`We sent the link again to ${person.email}`)).toBeVisible();
    const mailbox = await page.context().newPage();
    await followMailedLink(mailbox, person.email, 'verify-email');
    await expect(mailbox.getByText('Your email address is verified')).toBeVisible();
    await mailbox.close();
    await page.reload();
    await expect(page.getByRole('button', greeting)).toBeVisible();
    await expect(banner).toBeHidden();
  });

  await test.step('another username: taken, then free', async () => {
    await page.goto('/username');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Please enter username!')).toBeVisible();
    await page.getByLabel('Username').fill('arif.rides');
    await expect(page.getByText('Username is taken, Use different')).toBeVisible();
    await page.getByLabel('Username').fill(`${person.username}.2`);
    await expect(page.getByText('Go ahead')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/profile');
    await expect(page.getByText(`@${person.username}.2`).first()).toBeVisible();
  });

  await test.step('logging out asks first, and leads home', async () => {
    await page.getByRole('button', greeting).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    const sure = page.getByRole('dialog', { name: 'Are you sure you want to Logout?' });
    await sure.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', greeting).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await sure.getByRole('button', { name: 'Ok' }).click();
    await page.waitForURL('/');
    await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
  });

  await test.step('the mailed link sets a new password and signs the open page elsewhere out', async () => {
    await elsewhere.goto('/?auth=login');
    await login(elsewhere, person.email);
    await elsewhere.getByRole('button', greeting).click();
    await elsewhere.getByRole('menuitem', { name: 'Transactions History' }).click();
    await page.goto('/?auth=forgot');
    const forgot = page.getByRole('dialog', { name: 'Forgot password' });
    await forgot.getByLabel('Email address').fill(`no.${person.email}`);
    await forgot.getByRole('button', { name: 'Send reset email' }).click();
    await expect(forgot.getByText('Email address is incorrect')).toBeVisible();
    await forgot.getByLabel('Email address').fill(person.email);
    await forgot.getByRole('button', { name: 'Send reset email' }).click();
    await expect(page.getByText('We sent an email to')).toBeVisible();
    await followMailedLink(page, person.email, 'reset-password');
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Password must have at least 8 characters')).toBeVisible();
    await page.getByLabel('New password').fill('Another-pass-2');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Your password is changed')).toBeVisible();
    await expect(elsewhere.getByRole('button', { name: 'Sign up' })).toBeVisible();
    await expect(elsewhere.getByRole('button', greeting)).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await login(page, person.email, 'Another-pass-2');
    await expect(page.getByRole('button', greeting)).toBeVisible();
  });
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

import { followMailedLink } from './support/mailbox.ts';
import { login, newcomer, signUp } from './support/newcomer.ts';
import { expect, test } from './support/test.ts';

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

import { signInByApi } from './support/api.ts';
import { followMailedLink } from './support/mailbox.ts';
import { join, login, newcomer } from './support/newcomer.ts';
import { startOwnServer } from './support/own-server.ts';
import { expect, test } from './support/test.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test('whoever knows a password is signed out by the mail about the new device', async ({ enter }) => {
  // The accounts of the demo are everybody's: nobody is told of a device there.
  const server = await startOwnServer(undefined, 'off');
  const baseURL = server.url;
  const owner = await enter({ options: { baseURL } });
  const person = newcomer('Mei', 'Lim');
  await join(owner, person);
  const thief = await enter({ options: { baseURL, userAgent: phone } });
  await signInByApi(thief.request, person.email);
  const mine = { name: `Hi, ${person.fullName}` };
  await thief.goto('/');
  await expect(thief.getByRole('button', mine)).toBeVisible();

  let link = '';
  await test.step('the link of the mail asks once, and ends that session alone', async () => {
    await followMailedLink(owner, person.email, 'end-session');
    link = owner.url();
    await owner.getByRole('button', { name: 'Sign out this device' }).click();
    await expect(owner.getByText('The device is signed out')).toBeVisible();
    await expect(thief.getByText('You were signed out. Please sign in again.')).toBeVisible();
    await expect(owner.getByRole('button', mine)).toBeVisible();
  });

  await test.step('the link works once', async () => {
    await owner.goto(link);
    await owner.getByRole('button', { name: 'Sign out this device' }).click();
    await expect(owner.getByRole('alert')).toBeVisible();
  });
  await owner.context().close();
  await thief.context().close();
  await server.close();
});

test('an email address that somebody else changed is put back by the mail to the old one', async ({
  enter,
}) => {
  const thief = await enter();
  const person = newcomer('Arif', 'Salleh');
  const stolen = newcomer('Some', 'Body').email;
  await join(thief, person);

  await test.step('the address changes once its new mailbox is opened', async () => {
    await thief.goto('/edit-profile/setting#email');
    const section = thief.getByRole('region', { name: 'Email', exact: true });
    await section.getByRole('button', { name: 'Change email' }).click();
    const dialog = thief.getByRole('dialog', { name: 'Change email' });
    await dialog.getByLabel('New email address').fill(stolen);
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect(thief.getByRole('dialog', { name: 'Check your new mailbox' })).toContainText(stolen);
    await followMailedLink(thief, stolen, 'confirm-email');
    await expect(thief.getByText('Your email address is changed')).toBeVisible();
  });

  await test.step('the owner undoes it without being signed in, with a new password', async () => {
    const owner = await enter();
    await followMailedLink(owner, person.email, 'undo-email');
    await owner.getByLabel('New password', { exact: true }).fill('Quiet-otter-9');
    await owner.getByRole('button', { name: 'Undo the change' }).click();
    await expect(owner.getByText(`Your email address is ${person.email} again`)).toBeVisible();
    await owner.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await login(owner, person.email, 'Quiet-otter-9');
    await expect(owner.getByRole('button', { name: `Hi, ${person.fullName}` })).toBeVisible();
  });

  await test.step('who changed it is out, and neither address has the old password', async () => {
    await thief.goto('/edit-profile/setting');
    await expect(thief.getByRole('button', { name: `Hi, ${person.fullName}` })).toHaveCount(0);
    for (const email of [stolen, person.email])
      await expect(signInByApi(thief.request, email)).rejects.toThrow(/SIGN_IN_FAILED/);
  });
});

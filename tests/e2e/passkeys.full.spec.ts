import { Client } from 'pg';
import { runningDatabaseUrl } from '../../api/db/embedded/embedded-postgres.ts';
import { startOwnServer } from './support/own-server.ts';
import { expect, test } from './support/test.ts';

/** Makes every session as old as if its owner had proved who they are an hour ago. */
async function anHourPasses(dataDir: string): Promise<void> {
  const db = new Client(runningDatabaseUrl(dataDir) ?? '');
  await db.connect();
  await db.query("update session set proved_at = proved_at - interval '1 hour'");
  await db.end();
}

test('a passkey is added, signs in, and confirms who asks for new recovery codes', async ({ enter }) => {
  test.setTimeout(300_000);
  const server = await startOwnServer();
  try {
    // Browsers have no passkeys for addresses of numbers.
    const url = server.url.replace('127.0.0.1', 'localhost');
    const page = await enter();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const dialog = (name: string) => page.getByRole('dialog', { name });

    await page.goto(`${url}/?auth=login`);
    await page.getByLabel('Email address').fill('influencer@demo.test');
    await page.getByLabel('Password', { exact: true }).fill('Demo-pass-1');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(dialog('Login')).toBeHidden();

    await page.goto(`${url}/edit-profile/setting`);
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByLabel('Name', { exact: true }).fill('My phone');
    await dialog('Add passkey').getByRole('button', { name: 'Add passkey' }).click();
    await expect(dialog('Your recovery codes')).toBeVisible();
    await dialog('Your recovery codes').getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('My phone')).toBeVisible();
    await expect(page.getByText('10 codes left')).toBeVisible();

    await page.context().clearCookies();
    await page.goto(`${url}/?auth=login`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(dialog('Login')).toBeHidden();

    await anHourPasses(server.dataDir);
    await page.goto(`${url}/edit-profile/setting`);
    await page.getByRole('button', { name: 'Create new codes' }).click();
    await dialog('Create new recovery codes?').getByRole('button', { name: 'Create new codes' }).click();
    await dialog("Confirm it's you").getByRole('button', { name: 'Use passkey' }).click();
    await expect(dialog('Your recovery codes')).toBeVisible();
    await expect(dialog("Confirm it's you")).toBeHidden();
    // A page would complain that the server is gone.
    await page.context().close();
  } finally {
    await server.close();
  }
});

import { randomUUID } from 'node:crypto';
import { runSaved } from './support/graphiql.ts';
import { twoPictures } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

const sign = randomUUID().slice(0, 8);

test('help: a guest with a picture and a member write, staff answers, both hear of it', async ({ enter }) => {
  const guest = await enter();
  await guest.goto('/help');
  await guest.getByLabel('Name').fill('Siew Ling');
  await guest.getByLabel('Email address').fill(`${sign}@people.test`);
  await guest.getByRole('textbox', { name: 'Message' }).fill(`Guest ${sign}: the page stays empty.`);
  await guest.locator('input[type=file]').setInputFiles((await twoPictures()).slice(0, 1));
  await expect(guest.getByAltText('Your picture')).toBeVisible();
  await guest.getByRole('checkbox', { name: 'robot' }).click();
  // The captcha is work, which takes a busy machine its time.
  await expect(guest.getByText('Verified')).toBeVisible({ timeout: 60_000 });
  await guest.getByRole('button', { name: 'Send', exact: true }).click();
  await guest
    .getByRole('dialog', { name: 'Request Submitted Successfully!!' })
    .getByRole('button', { name: 'Okay' })
    .click();
  await expect(guest).toHaveURL('/');

  const member = await enter({ email: 'influencer@demo.test' });
  await member.goto('/help');
  await member.getByRole('textbox', { name: 'Message' }).fill(`Member ${sign}: where is my payout?`);
  await member.getByRole('button', { name: 'Send', exact: true }).click();
  await member.getByRole('button', { name: 'Okay' }).click();
  await expect(member).toHaveURL('/');

  const staff = await enter({ email: 'staff@demo.test' });
  await staff.goto('/graphiql');
  const answered = staff.waitForResponse(
    (response) =>
      response.url().endsWith('/graphql') &&
      /"operationName":"HelpRequests"/.test(response.request().postData() ?? ''),
    // GraphiQL is large, and fetched for the first time.
    { timeout: 60_000 },
  );
  await runSaved(staff, 'HelpRequests', { first: 100 });
  const { helpRequests } = (await (await answered).json()).data;
  const mine = helpRequests.nodes.filter(({ message }: { message: string }) => message.includes(sign));
  expect(mine.map(({ picture }: { picture: object | null }) => picture !== null).sort()).toEqual([
    false,
    true,
  ]);
  for (const { id } of mine) {
    const result = await runSaved(staff, 'ResolveHelp', { input: { id, answer: `It is mended, ${sign}.` } });
    await expect(result).toContainText('resolved', { ignoreCase: true });
  }

  await member.goto('/help');
  await expect(member.getByRole('region', { name: 'Your messages' })).toContainText(`It is mended, ${sign}.`);
  await expect(member.getByRole('button', { name: /^Notifications, \d+ unread/ })).toBeVisible();
  await guest.goto('/dev/mailbox');
  await guest
    .getByRole('link')
    .filter({ hasText: `To ${sign}@people.test` })
    .first()
    .click();
  await expect(guest.getByText(`It is mended, ${sign}.`).first()).toBeVisible();
});

import { expect, test } from './support/test.ts';

const phone = { viewport: { width: 390, height: 844 } };

test('a payee gives a document on a phone: asked for, rejected with its reason, given again, paid out to', async ({
  enter,
}) => {
  const page = await enter({ email: 'influencer@demo.test', options: phone });
  const note = page.getByRole('note', { name: 'What the payment provider needs' });

  await test.step('the provider pauses payouts, and Settings says what it needs', async () => {
    await page.goto('/dev/payments');
    const row = page.getByRole('listitem').filter({ hasText: 'Arif Rahman · acct_' });
    await row.getByRole('button', { name: 'Ask for a document, pause payouts' }).click();
    await expect(row).toContainText('payouts paused');
    await page.goto('/edit-profile/setting');
    await expect(note).toContainText('A document that shows who you are, such as your passport', {
      timeout: 30_000,
    });
  });

  const give = async (document: string) => {
    await note.getByRole('button', { name: 'Continue at payment provider' }).click();
    await expect(page.getByRole('heading', { name: 'Verify your identity' })).toBeVisible();
    await page.getByRole('radio', { name: document }).check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL('/edit-profile/setting');
  };

  await test.step('a blurred one is rejected, with what to do', async () => {
    await give('blurred.jpg');
    await expect(note).toContainText('Take a clear photo of the whole document.', { timeout: 30_000 });
  });

  await test.step('one that has to be looked at is in review', async () => {
    await give('id-card.jpg');
    await expect(note).toContainText('In review', { timeout: 30_000 });
    await expect(note.getByRole('button')).toHaveCount(0);
    await page.goto('/dev/payments');
    const row = page.getByRole('listitem').filter({ hasText: 'Arif Rahman · acct_' });
    await row.getByRole('button', { name: 'Reject the document' }).click();
    await expect(row).toContainText('payouts paused');
    await page.goto('/edit-profile/setting');
    await expect(note).toContainText('Not accepted', { timeout: 30_000 });
  });

  await test.step('an expired address of the page leads to a new one', async () => {
    await note.getByRole('button', { name: 'Continue at payment provider' }).click();
    await expect(page.getByRole('heading', { name: 'Verify your identity' })).toBeVisible();
    const used = page.url();
    await page.goto(used);
    await expect(page.getByRole('heading', { name: 'Verify your identity' })).toBeVisible();
    expect(page.url()).not.toBe(used);
    await page.getByRole('radio', { name: /^passport.jpg/ }).check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Ready for payouts')).toBeVisible({ timeout: 30_000 });
    await expect(note).toHaveCount(0);
  });
});

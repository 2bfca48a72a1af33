import { newcomer, signUp } from './support/newcomer.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

const details = 'Two stories at the night market, any evening.';

test('drafts on a phone: a half-written campaign survives a reload, waits, goes on and is discarded', async ({
  enter,
}) => {
  const page = await enter({ options: phone });
  const person = newcomer('Wei', 'Koh');
  await signUp(page, person);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('button', { name: `Hi, ${person.fullName}` })).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Main' });
  const plus = bar.getByRole('button', { name: /^New campaign/ });
  const sheet = page.getByRole('dialog', { name: 'New campaign' });
  const title = sheet.getByLabel('Campaign title');

  await test.step('a reload keeps what was typed', async () => {
    await plus.click();
    await expect(sheet.getByText('Verify your email to post.')).toBeVisible();
    await title.fill('Night market stories');
    await sheet.getByLabel("Campaign's budget").fill('75.50');
    await sheet.getByRole('textbox', { name: 'Campaign details' }).fill(details);
    await page.reload();
    await expect(sheet.getByText('Here is what you wrote.')).toBeVisible();
    await expect(title).toHaveValue('Night market stories');
    await expect(sheet.getByRole('textbox', { name: 'Campaign details' })).toHaveText(details);
  });

  await test.step('saved as a draft, it leaves a mark on the plus', async () => {
    await expect(page.getByText('a draft waits')).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Save Draft' }).click();
    const saved = page.getByRole('dialog', { name: 'Campaign Save in Draft Successfully' });
    await saved.getByRole('button', { name: 'Okay' }).click();
    await expect(sheet).toBeHidden();
    await expect(plus).toHaveAccessibleName('New campaign, a draft waits');
  });

  const prompt = page.getByRole('dialog', { name: 'You have a draft' });
  await test.step('the plus offers to go on with it', async () => {
    await plus.click();
    await expect(prompt).toContainText('Night market stories');
    await prompt.getByRole('button', { name: 'Continue the draft' }).click();
    await expect(title).toHaveValue('Night market stories');
    await expect(sheet.getByLabel("Campaign's budget")).toHaveValue('75.50');
    await expect(sheet.getByRole('textbox', { name: 'Campaign details' })).toHaveText(details);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
  });

  await test.step('or to discard it and begin anew', async () => {
    await plus.click();
    await prompt.getByRole('button', { name: 'Discard it and start over' }).click();
    await expect(title).toHaveValue('');
    await title.fill('Something else');
    await sheet.getByRole('button', { name: 'Close' }).click();
    const leaving = page.getByRole('dialog', { name: 'Keep this as a draft?' });
    await leaving.getByRole('button', { name: 'Cancel' }).click();
    await expect(title).toHaveValue('Something else');
    await sheet.getByRole('button', { name: 'Close' }).click();
    await leaving.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(sheet).toBeHidden();
    await expect(plus).toHaveAccessibleName('New campaign');
  });
});

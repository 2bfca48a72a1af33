import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

test("on a phone, 'back' closes what lies on top of a page and leaves the page as it was", async ({
  enter,
}) => {
  const page = await enter({ email: 'influencer@demo.test', options: phone });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const report = page.getByRole('dialog', { name: 'Report' });
  const menu = page.getByRole('menu');

  await page.goto('/messages');
  await page.locator('html[data-alive]').waitFor();
  await page.goto('/campaigns');
  await page.locator('html[data-alive]').waitFor();

  await test.step('a sheet of filters, changed while it is open', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    await sheet.getByRole('checkbox', { name: 'Food' }).check();
    await expect(page).toHaveURL(/category=food$/);
    // Nobody is as fast as this program, which would go back before the new address is wholly there.
    await expect.poll(() => page.evaluate(() => history.state.depth)).toBe(1);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/campaigns\?category=food$/);
  });

  await test.step('pictures at full size, and a report that is half written', async () => {
    await page.getByRole('list', { name: 'Campaigns' }).getByRole('link').first().click();
    await page
      .getByRole('button', { name: /^Picture 1 of / })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Report' }).click();
    await report.getByLabel('Comment').fill('The picture is mine');
    await page.goBack();
    await expect(report).toBeHidden();
    await page.getByRole('button', { name: 'Report' }).click();
    await expect(report.getByLabel('Comment')).toHaveValue('The picture is mine');
    await report.getByRole('button', { name: 'Cancel' }).click();
    await expect(report).toBeHidden();
  });

  await test.step('a menu, and the question behind it', async () => {
    const person = page.getByRole('button', { name: /^Hi, / });
    await person.click();
    await menu.getByRole('menuitem', { name: 'Logout' }).click();
    const question = page.getByRole('dialog', { name: 'Are you sure you want to Logout?' });
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await person.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
  });

  await test.step('what was closed by its button or by a reload leaves nothing behind', async () => {
    await page.getByRole('button', { name: 'Report' }).click();
    await expect(report).toBeVisible();
    await page.reload();
    await page.locator('html[data-alive]').waitFor();
    await expect(report).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/campaigns\?category=food$/);
  });

  await test.step('a form that asks first', async () => {
    const plus = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: /^New campaign/ });
    const editor = page.getByRole('dialog', { name: 'New campaign' });
    const asks = page.getByRole('dialog', { name: 'Keep this as a draft?' });
    await plus.click();
    await editor.getByLabel('Campaign title').fill('Night market stories');
    await page.goBack();
    await expect(asks).toBeVisible();
    await page.goBack();
    await expect(asks).toBeHidden();
    await expect(editor.getByLabel('Campaign title')).toHaveValue('Night market stories');
    await editor.getByRole('button', { name: 'Close' }).click();
    await asks.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(editor).toBeHidden();
    await expect(page).toHaveURL(/\/campaigns\?category=food$/);
    // As above: the entries of what was closed are gone a moment later.
    await expect.poll(() => page.evaluate(() => history.state.depth)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/campaigns$/);
  });
});

import type { Locator, Page } from '@playwright/test';
import { password } from './support/api.ts';
import { typeDay } from './support/editor.ts';
import { followMailedLink } from './support/mailbox.ts';
import { join, newcomer } from './support/newcomer.ts';
import { phone } from './support/phone.ts';
import { twoPictures } from './support/pictures.ts';
import { postedCampaign } from './support/posted-campaign.ts';
import { expect, test } from './support/test.ts';

/** Counts what a newcomer presses and fills. A list counts as a field and as two presses: it is opened, and one is chosen. */
class Effort {
  clicks = 0;
  fields = 0;
  async press(target: Locator) {
    this.clicks += 1;
    await target.click();
  }
  async fill(field: Locator, text: string) {
    this.fields += 1;
    await field.fill(text);
  }
  async choose(list: Locator, option: string) {
    this.fields += 1;
    this.clicks += 2;
    await list.selectOption(option);
  }
  async typeDay(page: Page, label: string, digits: string) {
    this.fields += 1;
    await typeDay(page, label, digits);
  }
}

test('from the front page to a brand’s first campaign: at most 10 clicks and 12 fields', async ({
  enter,
}) => {
  const [page, mails] = [await enter({ options: phone }), await enter({ options: phone })];
  const person = newcomer('Rosa', 'Lim');
  const effort = new Effort();

  await test.step('signing up', async () => {
    await page.goto('/');
    await effort.press(page.getByRole('banner').getByRole('button', { name: 'Sign up' }));
    const dialog = page.getByRole('dialog', { name: 'Sign up' });
    await effort.press(dialog.getByRole('button', { name: 'Find influencers' }));
    await effort.fill(dialog.getByLabel('First name'), person.first);
    await effort.fill(dialog.getByLabel('Last name'), person.last);
    await effort.fill(dialog.getByLabel('Username'), person.username);
    await effort.fill(dialog.getByLabel('Email address'), person.email);
    await effort.fill(dialog.getByLabel('Password', { exact: true }), password);
    await effort.fill(dialog.getByLabel('Mobile number'), '81234567');
    await effort.press(dialog.getByRole('checkbox', { name: 'I agree to the terms and conditions' }));
    await effort.press(dialog.getByRole('checkbox', { name: 'robot' }));
    await expect(dialog.getByText('Verified')).toBeVisible({ timeout: 60_000 });
    await effort.press(dialog.getByRole('button', { name: 'Sign up' }));
    await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toContainText(person.email);
  });

  await test.step('the mailed link opens in a tab of its own', async () => {
    await followMailedLink(mails, person.email, 'verify-email');
    effort.clicks += 1;
    await page.goto(mails.url());
    await expect(page.getByText('Your email address is verified', { exact: true })).toBeVisible();
    await effort.press(page.getByRole('main').getByRole('link', { name: 'Post a campaign' }));
  });

  await test.step('the campaign: what only its owner knows; the rest has an answer', async () => {
    const sheet = page.getByRole('dialog', { name: 'New campaign' });
    await effort.fill(sheet.getByLabel("Campaign's budget"), '250');
    await effort.fill(sheet.getByLabel('Campaign title'), 'Kaya toast mornings');
    await effort.fill(
      sheet.getByRole('textbox', { name: 'Campaign details' }),
      'One story of your breakfast with our kaya.',
    );
    effort.fields += 1;
    const chosen = page.waitForEvent('filechooser');
    await effort.press(sheet.getByText('Add pictures'));
    await (await chosen).setFiles(await twoPictures());
    await expect(sheet.getByRole('button', { name: 'Remove picture 2' })).toBeVisible();
    await effort.press(sheet.getByRole('button', { name: 'Preview' }));
    await expect(sheet.getByRole('heading', { name: 'Ready to post?' })).toBeVisible();
    await effort.press(sheet.getByRole('button', { name: 'Post', exact: true }));
    await expect(sheet.getByRole('heading', { name: 'Campaign Submitted' })).toBeVisible();
  });

  expect(effort.clicks).toBeLessThanOrEqual(10);
  expect(effort.fields).toBeLessThanOrEqual(12);
});

test('from linking to an influencer’s first application: at most 10 clicks', async ({ enter }) => {
  const [brand, staff] = [
    await enter({ email: 'brand@demo.test' }),
    await enter({ email: 'staff@demo.test' }),
  ];
  const title = `Kopi at dawn ${Date.now()}`;
  await postedCampaign(brand.request, staff.request, { title });
  const page = await enter({ options: phone });
  const person = newcomer('Nur', 'Aini');
  const effort = new Effort();

  await test.step('a newcomer links Instagram', async () => {
    await join(page, person);
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Link an account' }).click();
    await page.getByRole('button', { name: 'Link Instagram' }).click();
    const linking = page.getByRole('dialog', { name: 'Add Instagram account' });
    await linking.getByLabel('Instagram username').fill(person.username.replaceAll('.', '_'));
    await linking.getByRole('button', { name: 'Add Account' }).click();
    await expect(linking).toBeHidden();
  });

  await test.step('tells what applying needs', async () => {
    await effort.choose(page.getByLabel('Gender'), 'Female');
    await effort.choose(page.getByLabel('Country', { exact: true }), 'Singapore');
    await effort.typeDay(page, 'Date of birth', '14031998');
    await effort.fill(page.getByLabel('Bio'), 'Hawker food and kopi, three posts a week.');
    await effort.fill(page.getByLabel('Price per post'), '120');
    await effort.press(page.getByRole('button', { name: 'Update Account' }));
    const updated = page.getByRole('dialog', { name: 'Profile Updated!' });
    await effort.press(updated.getByRole('button', { name: 'Done' }));
    await expect(page).toHaveURL(/\/profile$/);
  });

  await test.step('finds a campaign and applies', async () => {
    const bar = page.getByRole('navigation', { name: 'Main' });
    await effort.press(bar.getByRole('link', { name: 'Campaigns' }));
    await effort.press(page.getByRole('link', { name: title }));
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await effort.press(page.getByRole('button', { name: 'Apply' }));
    const remark = page.getByRole('dialog', { name: 'Remark' });
    await effort.press(remark.getByRole('button', { name: 'Apply' }));
    await expect(page.getByRole('button', { name: 'Applied' })).toBeVisible();
  });

  expect(effort.clicks).toBeLessThanOrEqual(10);
});

import type { Page } from '@playwright/test';
import { twoPictures } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });

/** Whether the page is wider than its window. */
const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Types into the palette once the desk answers keys. */
async function find(page: Page, text: string) {
  await expect(
    page.getByRole('navigation', { name: 'Queue' }).or(page.getByRole('article')).first(),
  ).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search people/ }).fill(text);
}

for (const width of [1280, 390]) {
  test(`at ${width} px staff publish a page and news, and change the slides of the home page`, async ({
    enter,
  }) => {
    const lead = await enter({ email: 'lead@demo.test', options: { viewport: { width, height: 844 } } });
    const visitor = await enter({ options: { viewport: { width, height: 844 } } });

    await test.step('everything is found from the desk', async () => {
      await lead.goto('/desk');
      await lead.getByRole('link', { name: 'Manage' }).click();
      await expect(heading(lead)).toHaveText('Manage');
      expect(await overflows(lead)).toBe(false);
    });

    await test.step('a page gets a link and is public', async () => {
      await lead.getByRole('link', { name: /^Pages/ }).click();
      await lead.getByRole('link', { name: 'Edit page' }).first().click();
      await lead.getByRole('textbox', { name: 'Heading' }).fill(`About Koli, ${width}`);
      const text = lead.getByRole('textbox', { name: 'Text' });
      await text.click();
      await lead.keyboard.press('Control+a');
      await lead.getByRole('button', { name: 'Link', exact: true }).click();
      const dialog = lead.getByRole('dialog', { name: 'Link' });
      await dialog.getByLabel('Address').fill('/campaigns');
      await dialog.getByRole('button', { name: 'Save link' }).click();
      await lead.getByRole('button', { name: 'Save page' }).click();
      await lead.getByRole('dialog').getByRole('button', { name: 'Save page' }).click();
      await expect(lead.getByText(/^Saved/)).toBeVisible();
      await visitor.goto('/about');
      await expect(visitor.getByRole('heading', { name: `About Koli, ${width}` })).toBeVisible();
      await expect(visitor.getByRole('main').locator('a[href="/campaigns"]').first()).toBeVisible();
    });

    await test.step('an article is written and published', async () => {
      await lead.goto('/desk/news/new');
      await lead.getByRole('textbox', { name: 'Heading' }).fill(`Pandan week ${width}`);
      await lead.getByRole('textbox', { name: 'Text' }).fill('It begins on Monday.');
      await lead.getByRole('button', { name: 'Save draft' }).click();
      await lead.getByRole('button', { name: 'Publish article' }).click();
      await lead.getByRole('dialog').getByRole('button', { name: 'Publish article' }).click();
      await expect(lead.getByText(`Published: Pandan week ${width}`)).toBeVisible();
      await visitor.goto('/news');
      await expect(visitor.getByText(`Pandan week ${width}`).first()).toBeVisible();
    });

    await test.step('a slide is added, seen on the home page, changed and removed', async () => {
      await lead.goto('/desk/slides');
      await lead.getByRole('button', { name: 'Add slide' }).click();
      const dialog = lead.getByRole('dialog', { name: 'Add slide' });
      await dialog.getByLabel('Heading').fill(`Laksa week ${width}`);
      await dialog.getByLabel('Text', { exact: true }).fill('Thirty brands, one bowl.');
      await dialog.getByLabel('Add a picture').setInputFiles((await twoPictures()).slice(0, 1));
      await expect(dialog.getByAltText('Your picture')).toBeVisible();
      await dialog.getByLabel('Button (optional)').fill('See campaigns');
      await dialog.getByLabel('Page it opens').fill('/campaigns/paid');
      await dialog.getByRole('button', { name: 'Save slide' }).click();
      await expect(lead.getByText(`1. Laksa week ${width}`)).toBeVisible();
      expect(await overflows(lead)).toBe(false);
      await visitor.goto('/');
      await expect(visitor.getByRole('heading', { level: 1, name: `Laksa week ${width}` })).toBeVisible();
      await visitor.getByRole('link', { name: 'See campaigns' }).click();
      await expect(visitor).toHaveURL(/\/campaigns\/paid$/);
      await lead.getByRole('button', { name: `Remove slide: Laksa week ${width}` }).click();
      await lead.getByRole('dialog').getByRole('button', { name: 'Remove slide' }).click();
      await expect(lead.getByText('No slides of your own.')).toBeVisible();
      await visitor.goto('/');
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
        'Good brands meet people worth listening to.',
      );
    });

    await test.step('stuck money, a person and the palette fit the window', async () => {
      for (const path of ['/desk/money', '/desk/categories', '/desk/people/2']) {
        await lead.goto(path);
        await expect(heading(lead)).toBeVisible();
        expect([path, await overflows(lead)]).toEqual([path, false]);
      }
      await find(lead, 'influencer@demo.test');
      await lead.getByRole('option').filter({ hasText: 'pi_' }).first().click();
      await expect(lead).toHaveURL(/\/desk\/payments\/\d+$/);
      await expect(lead.getByRole('region', { name: 'At the provider' })).toBeVisible();
      await expect(lead.getByRole('region', { name: 'Payee' }).getByText(/^Paid |^Never paid/)).toBeVisible();
      expect(await overflows(lead)).toBe(false);
    });
  });
}

test('on a phone ten campaigns are approved with one decision', async ({ enter }) => {
  const clerk = await enter({
    email: 'lead@demo.test',
    options: { viewport: { width: 390, height: 844 } },
  });
  await clerk.goto('/desk');
  const began = Date.now();
  await clerk.getByRole('link', { name: 'Approve several' }).click();
  await clerk.getByRole('button', { name: /^Select the first/ }).click();
  const approve = clerk.getByRole('button', { name: /^Approve \d+ campaign/ });
  await approve.click();
  await clerk
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(clerk.getByRole('status').filter({ hasText: /approved/ })).toBeVisible();
  expect(Date.now() - began).toBeLessThan(60_000);
});

test('staff see Koli as a person does, change nothing, and the person reads that they did', async ({
  enter,
}) => {
  const lead = await enter({ email: 'lead@demo.test' });
  const member = await enter({ email: 'influencer@demo.test' });
  await lead.goto('/desk');
  await find(lead, 'influencer@demo.test');
  await lead.getByRole('option').filter({ hasText: 'influencer@demo.test' }).first().click();
  await lead.getByRole('button', { name: 'See as this person' }).click();
  const dialog = lead.getByRole('dialog', { name: 'See as this person?' });
  await dialog.getByLabel('Why, as the person reads it').selectOption({ label: 'Looking for a fault' });
  await dialog.getByLabel('Reason, for the record').fill('Her jobs do not load.');
  await dialog.getByRole('button', { name: 'See as this person' }).click();
  const banner = lead.getByRole('region', { name: 'Seen as someone else' });
  await expect(banner).toContainText('Nothing can be changed.');
  await lead.goto('/desk');
  await expect(lead.getByRole('heading', { name: "This page isn't available" })).toBeVisible();
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'End' }).click();
  await expect(lead).toHaveURL(/\/desk\/people\/\d+$/);
  await expect(banner).toBeHidden();
  await member.goto('/edit-profile/setting');
  const seen = member.getByRole('list', { name: 'Seen by Koli staff' });
  await expect(seen.getByRole('listitem').first()).toContainText('to find a fault');
});

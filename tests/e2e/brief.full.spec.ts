import { randomUUID } from 'node:crypto';
import { overflow } from './support/checks.ts';
import { fillCampaign } from './support/editor.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

test('a brief on a phone: filled in, previewed, posted and read as a checklist', async ({ enter }) => {
  const page = await enter({ email: 'brand@demo.test', options: phone });
  await page.setViewportSize({ width: 390, height: 844 });
  const sheet = page.getByRole('dialog', { name: 'New campaign' });

  await test.step('folded until it is added', async () => {
    await page.goto('/?compose=new');
    await fillCampaign(page, sheet, {
      type: 'Sponsored',
      title: `Brief in hand ${randomUUID().slice(0, 8)}`,
      details: 'Eat it on the way home.',
      amount: { label: 'Product value', value: '49.90' },
      category: 'Food',
    });
    await expect(sheet.getByLabel('Platform')).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Add a brief' }).click();
  });

  await test.step('rows are added, duplicated and removed', async () => {
    await sheet.getByLabel('Format', { exact: true }).selectOption({ label: 'Reel' });
    await sheet.getByLabel('Note (optional)').fill('Show the shop sign');
    await sheet.getByRole('button', { name: 'Duplicate 1 reel, Instagram' }).click();
    await sheet.getByLabel('Platform').selectOption({ label: 'TikTok' });
    await sheet.getByLabel('Format', { exact: true }).selectOption({ label: 'Video' });
    await sheet.getByRole('button', { name: 'Add a deliverable' }).click();
    await sheet.getByRole('button', { name: 'Remove 1 post, Instagram' }).click();
    await sheet.getByLabel('See a draft before it is published').check();
    await sheet.getByRole('button', { name: 'Own channels' }).click();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  await test.step('what is sent is asked for', async () => {
    await sheet.getByRole('button', { name: 'Preview' }).click();
    await expect(sheet.getByText('Please say what you send')).toBeVisible();
    await sheet.getByLabel('What you send').fill('Two bowls');
    await sheet.getByRole('button', { name: 'Preview' }).click();
    await expect(sheet.getByRole('heading', { name: 'Ready to post?' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Post', exact: true }).click();
    await sheet.getByRole('link', { name: 'See the campaign' }).click();
  });

  await test.step('the page has it as a checklist', async () => {
    const list = page.getByRole('region', { name: 'Brief' });
    for (const words of [
      '1 reel Instagram',
      'Show the shop sign',
      '1 video TikTok',
      'Two bowls',
      '14 days after the product arrives',
      'approves a draft before you publish.',
      '1 included',
      'may show the work on its own channels for 90 days from publication, in every country.',
      'Always required',
      '“Paid partnership”',
    ])
      await expect(list).toContainText(words);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

import type { Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { overflow } from './support/checks.ts';
import { phone } from './support/phone.ts';
import { twoPictures } from './support/pictures.ts';
import { expect, test } from './support/test.ts';
import { workingJob } from './support/working-job.ts';

test('two people on phones: a draft, changes, a new draft, the link, and the money', async ({ enter }) => {
  const brand = await enter({ email: 'brand@demo.test', options: phone });
  const staff = await enter({ email: 'staff@demo.test' });
  const influencer = await enter({ email: 'influencer@demo.test', options: phone });
  const number = await workingJob(brand.request, staff.request, influencer.request);
  for (const page of [brand, influencer]) await page.goto(`/applicationdetail/applicantdetail/${number}`);

  await test.step('the first screen is state, deadline, money and one button', async () => {
    await expect(influencer.getByRole('heading', { name: 'Your turn: hand in 3 stories' })).toBeInViewport();
    await expect(influencer.getByRole('timer', { name: /^Work due: / })).toBeInViewport();
    await expect(influencer.getByText('US$450 is held by Koli for you')).toBeInViewport();
    await expect(influencer.getByRole('button', { name: 'Hand in 3 stories' })).toBeInViewport();
    await expect(influencer.getByRole('banner')).toBeHidden();
    await expect(brand.getByRole('heading', { name: /'s turn: 3 stories$/ })).toBeVisible();
    for (const page of [brand, influencer]) expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  await test.step('the influencer hands in a draft with pictures, which the brand sees at once', async () => {
    await influencer.getByRole('button', { name: 'Hand in 3 stories' }).click();
    const sheet = influencer.getByRole('dialog', { name: 'Hand in 3 stories' });
    await sheet.locator('input[type=file]').setInputFiles(await twoPictures());
    await expect(sheet.getByRole('img', { name: 'Picture 2' })).toBeVisible();
    await sheet.getByLabel('Note (optional)').fill('Music comes later.');
    expect(await violationsOf(influencer)).toEqual([]);
    await sheet.getByRole('button', { name: 'Hand in draft' }).click();
    await expect(influencer.getByRole('heading', { name: /'s turn: review 3 stories$/ })).toBeVisible();
    await expect(brand.getByRole('heading', { name: 'Your turn: review 3 stories' })).toBeVisible();
    await expect(brand.getByRole('timer', { name: /^Draft answer due: / })).toBeVisible();
  });

  await test.step('the brand looks at it full screen and asks for changes', async () => {
    await brand.getByRole('button', { name: 'Review 3 stories' }).click();
    const draft = brand.getByRole('dialog', { name: '3 stories, draft 1' });
    await expect(draft).toContainText('Music comes later.');
    expect(await violationsOf(brand)).toEqual([]);
    await draft.getByRole('button', { name: 'Picture 1 of 2' }).click();
    await brand
      .getByRole('dialog', { name: /^Pictures of/ })
      .getByRole('button', { name: 'Close' })
      .click();
    await draft.getByRole('button', { name: 'Ask for changes' }).click();
    const form = brand.getByRole('dialog', { name: 'Ask for changes to the 3 stories' });
    await form.getByLabel('What should change?').fill('Please show the shop sign.');
    await form.getByRole('button', { name: 'Ask for changes' }).click();
    await expect(brand.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a new draft with a link is approved', async () => {
    await expect(influencer.getByRole('heading', { name: 'Your turn: change the 3 stories' })).toBeVisible();
    await influencer.getByRole('button', { name: 'Hand in the 3 stories again' }).click();
    const sheet = influencer.getByRole('dialog', { name: 'Hand in the 3 stories again' });
    await expect(sheet).toContainText('Please show the shop sign.');
    await sheet.getByLabel('Link (optional)').fill('drive.example.com/stories-2');
    await sheet.getByRole('button', { name: 'Hand in draft' }).click();
    await brand.getByRole('button', { name: 'Review 3 stories' }).click();
    const draft = brand.getByRole('dialog', { name: '3 stories, draft 2' });
    await expect(draft.getByRole('link', { name: 'drive.example.com/stories-2' })).toBeVisible();
    await expect(draft).toContainText('Changes asked, round 1 of 2');
    await draft.getByRole('button', { name: 'Approve draft' }).click();
  });

  await test.step('only a link of the platform is taken, and the last one ends the work', async () => {
    await expect(influencer.getByRole('heading', { name: 'Your turn: publish the 3 stories' })).toBeVisible();
    await influencer.getByRole('button', { name: 'Hand in the links' }).click();
    const sheet = influencer.getByRole('dialog', { name: 'Hand in the links' });
    const link = sheet.getByLabel('Link', { exact: true });
    await link.fill('https://www.tiktok.com/@mei/1');
    await sheet.getByRole('button', { name: 'Hand in', exact: true }).click();
    await expect(sheet.getByRole('alert')).toContainText('Add a link from Instagram.');
    await link.fill('https://www.instagram.com/stories/mei/1');
    await sheet.getByRole('button', { name: 'Hand in', exact: true }).click();
    await expect(influencer.getByRole('timer', { name: /^Automatic release: / })).toBeVisible();
  });

  await test.step('the brand approves the link and releases the money', async () => {
    await expect(brand.getByRole('heading', { name: /^Your turn: release US\$450 to / })).toBeVisible();
    await expect(brand.getByRole('link', { name: 'instagram.com/stories/mei/1' })).toHaveAttribute(
      'rel',
      'noopener nofollow',
    );
    await brand.getByRole('button', { name: 'Approve: 3 stories' }).click();
    const sure = brand.getByRole('dialog', { name: 'Approve 3 stories?' });
    await sure.getByRole('button', { name: 'Approve' }).click();
    await expect(brand.getByRole('region', { name: 'Deliverables' })).toContainText('1 of 1 approved');
    await noDispute(brand);
    expect(await violationsOf(brand)).toEqual([]);
    await brand.getByRole('button', { name: 'Release Payment' }).click();
    await brand
      .getByRole('dialog')
      .getByRole('button', { name: /^Release US\$/ })
      .click();
    await brand.getByRole('dialog').getByRole('button', { name: 'Okay' }).click();
    await expect(
      influencer.getByRole('heading', {
        level: 2,
        name: /^All done: US\$450 is on its way to you$|^US\$450 is on its way/,
      }),
    ).toBeVisible();
  });
});

/** What was approved cannot be disputed, and the menu says so. */
async function noDispute(page: Page) {
  await page.getByRole('button', { name: /^More for the job with/ }).click();
  const item = page.getByRole('menuitem', { name: /^Raise Dispute/ });
  await expect(item).toContainText("You approved all the work, so you can't dispute it.");
  await page.keyboard.press('Escape');
}

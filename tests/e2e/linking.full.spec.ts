import { expect, type Page } from '@playwright/test';
import { newcomer, signUp } from './support/newcomer.ts';
import { twoPictures } from './support/pictures.ts';
import { completeProfile } from './support/profile.ts';
import { test } from './support/test.ts';

/** Links an account over the page of Instagram, from the settings. */
async function linkOverInstagram(page: Page, username: string) {
  await page.getByRole('button', { name: 'Continue with Instagram' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with Instagram' })).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Allow' }).click();
}

test('linking: the profile is completed, Instagram linked over its page, and posts are shown', async ({
  enter,
}) => {
  const page = await enter();
  const person = newcomer('Siti', 'Rahmat');
  // Nobody else has it, at a second try either.
  const handle = `cooks.${person.username}`;
  await signUp(page, person);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('button', { name: `Hi, ${person.fullName}` })).toBeVisible();

  await test.step('a private account has nothing to show', async () => {
    await page.goto('/edit-profile');
    await completeProfile(page, 'private_siti');
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByText('This Account is Private')).toBeVisible();
    await expect(page.getByText('Make your account public so that users can view your work.')).toBeVisible();
  });

  await test.step('a photo is cropped by keyboard, and becomes the face', async () => {
    await page.goto('/edit-profile');
    await page.getByLabel('Profile photo').setInputFiles((await twoPictures()).slice(0, 1));
    const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
    await expect(dialog.getByRole('button', { name: 'Use photo' })).toBeEnabled();
    await dialog.getByRole('slider', { name: 'Zoom' }).press('PageUp');
    await dialog.getByLabel('Part of the photo').press('ArrowRight');
    await dialog.getByRole('button', { name: 'Use photo' }).click();
    await expect(page.getByText('Your photo is saved.')).toBeVisible();
    const face = page.getByRole('region', { name: 'Photo' }).locator('img');
    expect(
      await face.evaluate((img: HTMLImageElement) =>
        img.decode().then(() => img.naturalWidth / img.naturalHeight),
      ),
    ).toBe(1);
  });

  await test.step('it is removed, and a name that nobody has is refused', async () => {
    await page.goto('/edit-profile');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await page.getByRole('button', { name: 'Link Instagram' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Instagram account' });
    await dialog.getByRole('button', { name: 'Add Account' }).click();
    await expect(dialog.getByText('Please enter username.')).toBeVisible();
    await dialog.getByLabel('Instagram username').fill('unknown_siti');
    await dialog.getByRole('button', { name: 'Add Account' }).click();
    await expect(
      dialog.getByText('Please check if you have entered the correct details or try again.'),
    ).toBeVisible();
  });

  await test.step('the page of Instagram refuses personal accounts, and can be left', async () => {
    await linkOverInstagram(page, 'personal_siti');
    await expect(page.getByRole('alert')).toContainText('Only professional accounts can be linked.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText("Your account wasn't linked.")).toBeVisible();
  });

  await test.step('an account that may be read is linked, and its posts open', async () => {
    await page.getByRole('button', { name: 'Link Instagram' }).click();
    await linkOverInstagram(page, handle);
    await expect(page.getByText('Your account is linked.')).toBeVisible();
    await expect(page.getByText(`@${handle}`)).toBeVisible();
    await expect(page.getByText(/followers, as Instagram counts them/)).toBeVisible();
    await page.goto('/profile');
    const posts = page.getByRole('list', { name: 'Instagram posts' });
    await expect(posts.getByRole('listitem')).toHaveCount(12);
    await posts.getByRole('button').first().click();
    const post = page.getByRole('dialog', { name: `@${handle}` });
    await expect(post.getByRole('link', { name: 'View on Instagram' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(post.getByRole('button', { name: 'Previous post' })).toBeEnabled();
  });
});

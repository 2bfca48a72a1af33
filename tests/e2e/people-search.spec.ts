import type { Page } from '@playwright/test';
import { ask } from './support/api.ts';
import { settled } from './support/checks.ts';
import { expect, test } from './support/test.ts';

type Me = { id: string; fullName: string };

const meOf = async (page: Page): Promise<Me> => {
  const { me } = await ask<{ me: { profile: Me } }>(page.request, '{ me { id profile { id fullName } } }');
  return me.profile;
};
const list = (page: Page) => page.getByRole('list', { name: 'Influencers' });
const cardOf = (page: Page, { fullName }: Me) => list(page).getByRole('link', { name: fullName });
const nobody = (page: Page) => page.getByText('Sorry, no result found');

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('two people find one another by name, country and nearness, until one blocks the other', async ({
  enter,
}) => {
  const sofea = await enter({ email: 'sofearamli@demo.test' });
  const dimas = await enter({ email: 'dimasplays@demo.test' });
  const [her, him] = [await meOf(sofea), await meOf(dimas)];

  await test.step('by a name with a slip in it, from the search of the header', async () => {
    await dimas.goto('/');
    await dimas.getByRole('searchbox', { name: 'Search all influencers' }).fill('ramli soffea');
    await dimas.keyboard.press('Enter');
    await expect(dimas).toHaveURL('/search-influencer?q=ramli+soffea');
    await expect(cardOf(dimas, her)).toBeVisible();
    await expect(cardOf(dimas, her)).toContainText('Online');
  });

  await test.step('by country', async () => {
    await choose(dimas, 'Country', 'Indonesia');
    await expect(nobody(dimas)).toBeVisible();
    await choose(dimas, 'Country', 'Malaysia');
    await expect(cardOf(dimas, her)).toBeVisible();
    await dimas.reload();
    await expect(cardOf(dimas, her)).toBeVisible();
  });

  await test.step('by nearness: refused it falls back, allowed it begins with who is here', async () => {
    await sofea.goto('/search-influencer?q=');
    await choose(sofea, 'Sort by', 'Nearest');
    const question = sofea.getByRole('dialog', {
      name: 'Koli would like to access your location to show nearby Influencers',
    });
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect(sofea).toHaveURL(/sort=2/);
    const jakarta = { latitude: -6.2, longitude: 106.85 };
    await sofea.context().grantPermissions(['geolocation']);
    await sofea.context().setGeolocation(jakarta);
    await choose(sofea, 'Sort by', 'Nearest');
    await question.getByRole('button', { name: 'Allow' }).click();
    await expect(list(sofea).getByRole('listitem').first()).toContainText('Indonesia');
    await expect(list(sofea).getByRole('listitem').last()).not.toContainText('Indonesia');
  });

  await test.step('back from a page, the list stands where it was left', async () => {
    await settled(sofea);
    const card = list(sofea).getByRole('link').nth(30);
    await card.scrollIntoViewIfNeeded();
    const before = await sofea.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    await card.click();
    await expect(sofea).toHaveURL(/influencer-profile/);
    await sofea.goBack();
    await expect(card).toBeInViewport();
  });

  await test.step('blocked, neither finds the other', async () => {
    await cardOf(dimas, her).click();
    await dimas.getByRole('button', { name: `More about ${her.fullName}` }).click();
    await dimas.getByRole('menuitem', { name: 'Block' }).click();
    await dimas.getByRole('button', { name: 'Yes' }).click();
    await expect(dimas.getByRole('heading', { name: `You have blocked ${her.fullName}` })).toBeVisible();
    await dimas.goto('/search-influencer?q=sofearamli');
    await expect(nobody(dimas)).toBeVisible();
    await sofea.goto('/search-influencer?q=dimasplays');
    await expect(nobody(sofea)).toBeVisible();
    await sofea.goto(`/influencer-profile/${him.id}`);
    await expect(sofea.getByText('This influencer is not here')).toBeVisible();
  });

  await test.step('unblocked in the settings, they meet again', async () => {
    await dimas.goto('/edit-profile/blocked');
    await dimas.getByRole('button', { name: `More about ${her.fullName}` }).click();
    await dimas.getByRole('menuitem', { name: 'Unblock' }).click();
    await dimas.getByRole('button', { name: 'Yes' }).click();
    await expect(nobody(dimas)).toBeVisible();
    await sofea.goto('/search-influencer?q=dimasplays');
    await expect(cardOf(sofea, him)).toBeVisible();
  });
});

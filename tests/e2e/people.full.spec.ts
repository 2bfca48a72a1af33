import type { Page } from '@playwright/test';
import { rowNumber } from '../support/global-ids.ts';
import { ask } from './support/api.ts';
import { applyTo } from './support/free-job.ts';
import { chooseByKey, pressByKey, tabTo, typeByKey } from './support/keyboard.ts';
import { join, newcomer } from './support/newcomer.ts';
import { completeProfile } from './support/profile.ts';
import { expect, test } from './support/test.ts';

const here = { latitude: 1.3, longitude: 103.8 };
const list = (page: Page) => page.getByRole('list', { name: 'Influencers' });
const nobody = (page: Page) => page.getByText('Sorry, no result found');
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const REFUSED = 'Minimum followers count should be 10000 to apply for this campaign.';

/** Links an account over the page of Instagram, from the dialog of the settings. */
async function linkOverInstagram(page: Page, username: string) {
  await page.getByRole('button', { name: 'Continue with Instagram' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with Instagram' })).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Allow' }).click();
}

type Open = { id: string; minFollowers: number; type: string };

/** An open campaign of others that asks for ten thousand followers. */
async function demandingCampaign(page: Page): Promise<string> {
  const { campaigns } = await ask<{ campaigns: { nodes: Open[] } }>(
    page.request,
    '{ campaigns(first: 100) { nodes { id minFollowers } } }',
  );
  const found = campaigns.nodes.find(({ minFollowers }) => minFollowers === 10_000);
  if (!found) throw new Error('No campaign of the demo asks for ten thousand followers.');
  return rowNumber(found.id);
}

/** The shoutout of the brand, which asks for no followers, and on which page of ten somebody is suggested. */
async function shoutoutFor(page: Page, profileId: string): Promise<{ id: string; people: number }> {
  const { myCampaigns } = await ask<{ myCampaigns: { nodes: Open[] } }>(
    page.request,
    '{ myCampaigns(first: 50) { nodes { id type minFollowers } } }',
  );
  const shoutout = myCampaigns.nodes.find(({ type }) => type === 'SHOUTOUT');
  const { suggestedUsers } = await ask<{ suggestedUsers: { nodes: { profile: { id: string } }[] } }>(
    page.request,
    'query ($id: ID!) { suggestedUsers(campaignId: $id, first: 100) { nodes { profile { id } } } }',
    { id: shoutout?.id },
  );
  const place = suggestedUsers.nodes.findIndex(({ profile }) => rowNumber(profile.id) === profileId);
  expect(place).toBeGreaterThanOrEqual(0);
  return { id: rowNumber(shoutout?.id ?? ''), people: Math.floor(place / 10) + 1 };
}

test('an influencer is found, written to and invited by a brand that has only a keyboard, until it blocks her', async ({
  enter,
}) => {
  test.setTimeout(300_000);
  const influencer = await enter({
    options: { colorScheme: 'dark', permissions: ['geolocation'], geolocation: here },
  });
  const brand = await enter({ email: 'brand@demo.test', options: { colorScheme: 'light' } });
  const person = newcomer('Siti', 'Rahmat');
  const small = `small.${person.username}`;
  await join(influencer, person);
  await influencer.setViewportSize({ width: 390, height: 844 });

  await test.step('she completes the profile; a private account has nothing to show', async () => {
    await influencer.goto('/edit-profile');
    await completeProfile(influencer, 'private_siti');
    await expect(influencer).toHaveURL(/\/profile$/);
    await expect(influencer.getByText('This Account is Private')).toBeVisible();
    await expect(
      influencer.getByText('Make your account public so that users can view your work.'),
    ).toBeVisible();
  });

  await test.step('it is removed, and a name that nobody has is refused', async () => {
    await influencer.goto('/edit-profile');
    await influencer.getByRole('button', { name: 'Remove', exact: true }).click();
    await influencer.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await influencer.getByRole('button', { name: 'Link Instagram' }).click();
    const dialog = influencer.getByRole('dialog', { name: 'Add Instagram account' });
    await dialog.getByRole('button', { name: 'Add Account' }).click();
    await expect(dialog.getByText('Please enter username.')).toBeVisible();
    await dialog.getByLabel('Instagram username').fill('unknown_siti');
    await dialog.getByRole('button', { name: 'Add Account' }).click();
    await expect(
      dialog.getByText('Please check if you have entered the correct details or try again.'),
    ).toBeVisible();
  });

  await test.step('the page of Instagram refuses personal accounts, can be left, and links one with posts', async () => {
    await linkOverInstagram(influencer, 'personal_siti');
    await expect(influencer.getByRole('alert')).toContainText('Only professional accounts can be linked.');
    await influencer.getByRole('button', { name: 'Cancel' }).click();
    await expect(influencer.getByText("Your account wasn't linked.")).toBeVisible();
    await influencer.getByRole('button', { name: 'Link Instagram' }).click();
    await linkOverInstagram(influencer, small);
    await expect(influencer.getByText('Your account is linked.')).toBeVisible();
    await expect(influencer.getByText(/followers, as Instagram counts them/)).toBeVisible();
    // The price went with the account that was removed.
    await influencer.getByLabel('Price per post').fill('120');
    await influencer.getByRole('button', { name: 'Update Account' }).click();
    await influencer
      .getByRole('dialog', { name: 'Profile Updated!' })
      .getByRole('button', { name: 'Done' })
      .click();
    const posts = influencer.getByRole('list', { name: 'Instagram posts' });
    await expect(posts.getByRole('listitem')).toHaveCount(12);
    await posts.getByRole('button').first().click();
    const post = influencer.getByRole('dialog', { name: `@${small}` });
    await expect(post.getByRole('link', { name: 'View on Instagram' })).toBeVisible();
    await influencer.keyboard.press('ArrowRight');
    await expect(post.getByRole('button', { name: 'Previous post' })).toBeEnabled();
  });

  await test.step('she has too few followers for a campaign', async () => {
    await influencer.goto(`/campaigndetail/${await demandingCampaign(influencer)}`);
    await influencer.getByRole('button', { name: 'Apply' }).click();
    await expect(influencer.getByText(REFUSED)).toBeVisible();
  });

  const id = rowNumber((await ask<{ me: { id: string } }>(influencer.request, '{ me { id } }')).me.id);
  const card = list(brand).getByRole('link', { name: `@${person.username}` });

  await test.step('she is interested in everything, and says where she is', async () => {
    const { categories } = await ask<{ categories: { name: string }[] }>(
      influencer.request,
      '{ categories { name } }',
    );
    await ask(
      influencer.request,
      'mutation ($all: [String!]!) { setInterests(input: { interests: $all }) { account { id } } }',
      { all: categories.map(({ name }) => name) },
    );
    await influencer.goto('/edit-profile/setting');
    await influencer.getByRole('button', { name: 'Use my location' }).click();
    await expect(influencer.getByRole('button', { name: 'Remove location' })).toBeVisible();
  });

  await test.step('the brand finds her by a name with a slip in it, and by country', async () => {
    await brand.goto('/');
    const search = brand.getByRole('searchbox', { name: 'Search all influencers' });
    await typeByKey(brand, search, `rahmta ${person.username}`);
    await brand.keyboard.press('Enter');
    await expect(card).toContainText('Online');
    await pressByKey(brand, brand.getByRole('button', { name: 'Country', exact: true }));
    const country = (name: string) => brand.getByRole('dialog').getByRole('checkbox', { name });
    await tabTo(brand, country('Indonesia'));
    await brand.keyboard.press('Space');
    await expect(nobody(brand)).toBeVisible();
    await tabTo(brand, country('Singapore'));
    await brand.keyboard.press('Space');
    await brand.keyboard.press('Escape');
    await expect(card).toBeVisible();
  });

  await test.step('by nearness: refused it falls back, allowed it begins with her, also after a reload', async () => {
    await brand.goto('/search-influencer');
    await chooseByKey(brand, 'Sort by', 'Nearest');
    const question = brand.getByRole('dialog', {
      name: 'Koli would like to access your location to show nearby Influencers',
    });
    await pressByKey(brand, question.getByRole('button', { name: 'Not now' }));
    await expect(brand).toHaveURL(/sort=2/);
    await brand.context().grantPermissions(['geolocation']);
    await brand.context().setGeolocation(here);
    await chooseByKey(brand, 'Sort by', 'Nearest');
    await pressByKey(brand, question.getByRole('button', { name: 'Allow' }));
    await expect(list(brand).getByRole('listitem').first()).toContainText(person.fullName);
    await brand.reload();
    await expect(list(brand).getByRole('listitem').first()).toContainText(person.fullName);
    await expect(question).toBeHidden();
  });

  await test.step('back from her page, the list stands as it was; a message goes out and comes live', async () => {
    await pressByKey(brand, card);
    await expect(brand).toHaveURL(new RegExp(`/influencer-profile/${id}$`));
    await brand.goBack();
    await expect(card).toBeInViewport();
    await pressByKey(brand, card);
    await pressByKey(brand, brand.getByRole('button', { name: `Message ${person.fullName}` }));
    await expect(field(brand)).toBeFocused();
    await brand.keyboard.type('Hello Siti');
    await brand.keyboard.press('Enter');
    await influencer.getByRole('link', { name: 'Messages, 1 unread' }).click();
    await influencer.getByRole('list', { name: 'People' }).getByText('Hello Siti').click();
    await expect(log(influencer).getByText('Hello Siti')).toBeVisible();
    await expect(log(brand).getByText(/Read$/)).toBeVisible();
  });

  const campaign = await shoutoutFor(brand, id);
  await test.step('an invitation reaches her, she applies, and answers', async () => {
    await brand.goto(`/campaigndetail/${campaign.id}?tab=suggested&people=${campaign.people}`);
    const row = brand
      .getByRole('list', { name: 'Suggested' })
      .getByRole('listitem')
      .filter({ hasText: person.username });
    await expect(row).toContainText('Singapore · 640 followers');
    await pressByKey(brand, row.getByRole('button', { name: 'Invite' }));
    const dialog = brand.getByRole('dialog', { name: `Invite ${person.fullName} to apply?` });
    await pressByKey(brand, dialog.getByRole('button', { name: 'Yes' }));
    await expect(row).toContainText('Invited');
    const bell = influencer.getByRole('button', { name: /^Notifications, \d+ unread$/ });
    await expect(bell).toBeVisible();
    await influencer.goto(`/campaigndetail/${campaign.id}`);
    await expect(influencer.getByRole('heading', { name: /invites you$/ })).toBeVisible();
    await applyTo(influencer, campaign.id);
    await influencer.goto('/messages');
    await influencer.getByRole('list', { name: 'People' }).getByText('Hello Siti').click();
    await expect(influencer.getByRole('link', { name: /^Job: / })).toContainText('Applied');
    await field(influencer).fill('Thank you, I have applied');
    await field(influencer).press('Enter');
    await expect(brand.getByRole('link', { name: /^Messages, \d+ unread$/ })).toBeVisible();
  });

  const { me } = await ask<{ me: { id: string } }>(brand.request, '{ me { id } }');
  await test.step('the brand blocks her in the middle of it: nothing more is written, and neither finds the other', async () => {
    await brand.goto(`/influencer-profile/${id}`);
    await pressByKey(brand, brand.getByRole('button', { name: `More about ${person.fullName}` }));
    await tabTo(brand, brand.getByRole('menuitem', { name: 'Report' }));
    await brand.keyboard.press('ArrowDown');
    await brand.keyboard.press('Enter');
    await pressByKey(brand, brand.getByRole('button', { name: 'Yes' }));
    await expect(brand.getByText(`You have blocked ${person.fullName}`)).toBeVisible();
    await expect(brand).toHaveURL(/\/search-influencer$/);
    await expect(influencer.getByText("You can't do this with this person.")).toBeVisible();
    await expect(field(influencer)).toBeHidden();
    await brand.goto(`/search-influencer?q=${person.username}`);
    await expect(nobody(brand)).toBeVisible();
    expect((await influencer.request.get(`/influencer-profile/${rowNumber(me.id)}`)).status()).toBe(404);
  });

  await test.step('unblocked in the settings, they meet again', async () => {
    await brand.goto('/edit-profile/blocked');
    await pressByKey(brand, brand.getByRole('button', { name: `More about ${person.fullName}` }));
    await brand.keyboard.press('Enter');
    await pressByKey(brand, brand.getByRole('button', { name: 'Yes' }));
    await expect(nobody(brand)).toBeVisible();
    await influencer.goto(`/influencer-profile/${rowNumber(me.id)}`);
    await expect(influencer.getByRole('button', { name: /^Message / })).toBeVisible();
  });
});

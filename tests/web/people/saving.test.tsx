import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { clientConfig, newcomer } from '../support/answers.ts';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';

type Row = Record<string, unknown>;
type List = { id: string; name: string; count: number };

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'USD' });
const post = (n: number) => ({
  __typename: 'SocialPost',
  id: `pst_${n}`,
  kind: 'IMAGE',
  caption: `Bowl ${n}`,
  pictureUrl: `https://pictures.test/${n}`,
  permalink: null,
  postedAt: '2026-11-01T00:00:00Z',
  likes: n,
  comments: 0,
});

const person = (own: Row = {}) => ({
  __typename: 'Profile',
  id: 'usr_7',
  username: 'meieats',
  first: 'Mei',
  last: 'Tan',
  fullName: 'Mei Tan',
  isStaff: false,
  city: 'Singapore',
  bio: null,
  interests: [],
  languages: ['EN', 'ZH'],
  followers: 84_213,
  followersSource: 'PROVIDER',
  followersUnverified: false,
  followersAt: null,
  reputation: newcomer,
  totalPosts: 310,
  instagramUsername: 'mei.eats',
  instagram: {
    __typename: 'InstagramAccount',
    username: 'mei.eats',
    confirmed: true,
    visibility: 'PUBLIC',
    refreshedAt: '2026-11-20T00:00:00Z',
    posts: [post(1), post(2), post(3), post(4)],
  },
  online: false,
  lastSeenAt: null,
  country: { __typename: 'Country', code: 'SG', name: 'Singapore' },
  instagramPrice: money(32_000),
  facebookPrice: null,
  formatPrices: [
    {
      __typename: 'FormatPrice',
      platform: 'INSTAGRAM',
      format: 'REEL',
      note: 'Up to 60 seconds',
      price: money(45_000),
    },
    { __typename: 'FormatPrice', platform: 'INSTAGRAM', format: 'STORY', note: null, price: money(18_000) },
  ],
  paidAdsPrice: money(12_000),
  priceFrom: money(32_000),
  engagement: 4.8,
  verified: true,
  savedListIds: [],
  avatar: null,
  works: [],
  ...own,
});

/** A server that keeps lists and who is on them. */
function keeper(lists: List[], saved: string[] = []) {
  const row = (list: List) => ({ __typename: 'SavedList', ...list });
  const shown = () => person({ savedListIds: [...saved] });
  const handlers = [
    clientConfig(),
    api.query('InfluencerProfile', () => HttpResponse.json({ data: { profile: shown() } })),
    api.query('PersonCampaigns', () =>
      HttpResponse.json({
        data: { campaigns: { __typename: 'CampaignConnection', totalCount: 0, nodes: [] } },
      }),
    ),
    api.query('SavedLists', () =>
      HttpResponse.json({
        data: { savedLists: { __typename: 'SavedListConnection', nodes: lists.map(row) } },
      }),
    ),
    api.query('SavedInfluencers', ({ variables }) => {
      const nodes = saved.includes(variables.list as string) ? [shown()] : [];
      return HttpResponse.json({
        data: { influencers: { __typename: 'ProfileConnection', totalCount: nodes.length, nodes } },
      });
    }),
    api.mutation('CreateSavedList', ({ variables }) => {
      const list = { id: `lst_${lists.length + 1}`, name: variables.input.name as string, count: 0 };
      lists.unshift(list);
      return HttpResponse.json({ data: { createSavedList: { savedList: row(list) } } });
    }),
    api.mutation('RenameSavedList', ({ variables }) => {
      const list = lists.find(({ id }) => id === variables.input.savedListId) as List;
      list.name = variables.input.name as string;
      return HttpResponse.json({ data: { renameSavedList: { savedList: row(list) } } });
    }),
    api.mutation('DeleteSavedList', ({ variables }) => {
      const id = variables.input.savedListId as string;
      lists.splice(0, lists.length, ...lists.filter((list) => list.id !== id));
      return HttpResponse.json({ data: { deleteSavedList: { deletedSavedListId: id } } });
    }),
    api.mutation('SaveInfluencer', ({ variables: { input } }) => {
      saved.splice(0, saved.length, ...saved.filter((id) => id !== input.savedListId));
      if (input.on) saved.push(input.savedListId as string);
      return HttpResponse.json({ data: { saveInfluencer: { profile: shown() } } });
    }),
  ];
  return { handlers, saved };
}

it('saves a person to a new list and takes them off again', async () => {
  const { handlers, saved } = keeper([]);
  const { user } = renderPage('/influencer-profile/7', { me: someMe(), handlers });
  await user.click(await screen.findByRole('button', { name: 'Save Mei Tan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save Mei Tan' }));
  await user.type(await dialog.findByLabelText('New list'), 'Laksa week{Enter}');
  const tick = await dialog.findByRole('checkbox', { name: 'Laksa week' });
  await waitFor(() => expect(tick).toBeChecked());
  expect(saved).toEqual(['lst_1']);
  await user.click(tick);
  await waitFor(() => expect(saved).toEqual([]));
  expect(tick).not.toBeChecked();
});

it('asks visitors to sign in before saving', async () => {
  const { handlers } = keeper([]);
  const { user, router } = renderPage('/influencer-profile/7', { handlers });
  await user.click(await screen.findByRole('button', { name: 'Save Mei Tan' }));
  await waitFor(() => expect(router.state.location.search).toContain('auth=login'));
});

it('shows the people of a list, renames and deletes it', async () => {
  const lists = [
    { id: 'lst_2', name: 'Hawkers', count: 0 },
    { id: 'lst_1', name: 'Laksa week', count: 1 },
  ];
  const { handlers } = keeper(lists, ['lst_1']);
  const { user } = renderPage('/saved-influencers', { me: someMe(), handlers });
  expect(await screen.findByText('Nobody on this list yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Laksa week · 1' }));
  expect(await screen.findByRole('heading', { name: 'Mei Tan' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rename list' }));
  const field = await screen.findByLabelText('Name');
  await user.clear(field);
  await user.type(field, 'Noodles{Enter}');
  expect(await screen.findByRole('button', { name: 'Noodles · 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete list' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete “Noodles”?' }));
  await user.click(question.getByRole('button', { name: 'Delete list' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Noodles · 1' })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Hawkers · 0' })).toBeVisible();
});

it('is a media kit: best posts, prices, languages, and sharing', async () => {
  const { handlers } = keeper([]);
  const { user } = renderPage('/influencer-profile/7', { me: someMe(), handlers });
  const best = within(await screen.findByRole('list', { name: 'Best posts' })).getAllByRole('button');
  expect(best.map((tile) => tile.textContent)).toEqual(
    [4, 3, 2].map((n) => `Bowl ${n}, ${n} likes, 0 comments`),
  );
  expect(screen.getByText('@meieats · Singapore · speaks English, Mandarin')).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'Prices' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Reel · InstagramUp to 60 secondsUS$450',
    'Post · InstagramUS$320',
    'Story · InstagramUS$180',
  ]);
  expect(screen.getByText('Paid ads: US$120 for 30 days.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Share Mei Tan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share Mei Tan' }));
  expect(dialog.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('/influencer-profile/7')),
  );
});

it('invites to one of the open campaigns', async () => {
  const { handlers } = keeper([]);
  const sent: unknown[] = [];
  const more = [
    api.query('OpenCampaigns', () =>
      HttpResponse.json({
        data: {
          myCampaigns: {
            __typename: 'CampaignConnection',
            nodes: [{ __typename: 'Campaign', id: 'cmp_5', type: 'SHOUTOUT', title: 'Laksa week' }],
          },
        },
      }),
    ),
    api.mutation('Invite', ({ variables }) => {
      sent.push(variables.input);
      return HttpResponse.json({
        data: { invite: { invitation: { __typename: 'Invitation', id: 'inv_1' } } },
      });
    }),
  ];
  const { user } = renderPage('/influencer-profile/7', { me: someMe(), handlers: [...handlers, ...more] });
  await user.click(
    (await screen.findAllByRole('button', { name: 'Invite to a campaign' }))[0] as HTMLElement,
  );
  await user.click(await screen.findByRole('button', { name: /^Laksa week/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Invite Mei Tan to apply?' }));
  await user.click(question.getByRole('button', { name: 'Yes' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ campaignId: 'cmp_5', influencerId: 'usr_7', amount: null }]),
  );
});

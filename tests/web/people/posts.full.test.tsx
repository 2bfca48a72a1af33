import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { newcomer } from '../support/answers.ts';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';

type Row = Record<string, unknown>;

const post = (id: string, own: Row = {}) => ({
  __typename: 'SocialPost',
  id: `pst_${id}`,
  kind: 'IMAGE',
  caption: `Words of ${id}`,
  pictureUrl: `/pictures/${id}.webp`,
  permalink: 'https://www.instagram.com/p/abc/',
  postedAt: '2026-11-19T02:00:00Z',
  likes: 1_240,
  comments: 1,
  ...own,
});

const instagram = (own: Row = {}) => ({
  __typename: 'InstagramAccount',
  username: 'mei.eats',
  confirmed: true,
  visibility: 'PUBLIC',
  refreshedAt: '2026-11-20T00:00:00Z',
  posts: [post('a'), post('b', { kind: 'VIDEO', caption: null })],
  ...own,
});

const person = (own: Row = {}) => ({
  __typename: 'Profile',
  id: 'usr_1',
  username: 'meieats',
  first: 'Mei',
  last: 'Tan',
  fullName: 'Mei Tan',
  isStaff: false,
  city: null,
  bio: null,
  interests: [],
  followers: 84_213,
  followersSource: 'PROVIDER',
  followersUnverified: false,
  reputation: newcomer,
  followersAt: null,
  totalPosts: 310,
  instagramUsername: 'mei.eats',
  facebookUsername: null,
  online: false,
  lastSeenAt: null,
  createdAt: '2026-01-01T00:00:00Z',
  country: null,
  instagramPrice: null,
  facebookPrice: null,
  formatPrices: [],
  paidAdsPrice: null,
  priceFrom: null,
  engagement: null,
  verified: false,
  languages: [],
  savedListIds: [],
  avatar: null,
  instagram: instagram(),
  ...own,
});

const nothing = { __typename: 'CampaignConnection', nodes: [], totalCount: 0 };
const openOwn = (own: Row = {}) =>
  renderPage('/profile', {
    me: someMe(),
    handlers: [
      api.query('OwnProfile', () =>
        HttpResponse.json({
          data: { me: { __typename: 'Account', id: 'usr_1', profile: person(own) } },
        } as never),
      ),
      api.query('OwnCampaigns', () => HttpResponse.json({ data: { myCampaigns: nothing } })),
    ],
  });

describe('posts of a profile', () => {
  it('open in full, and the arrows lead through them', async () => {
    const { user } = openOwn();
    const list = await screen.findByRole('list', { name: 'Instagram posts' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await user.click(within(list).getByRole('button', { name: 'Words of a, 1.2k likes, 1 comment' }));
    const dialog = await screen.findByRole('dialog', { name: '@mei.eats' });
    expect(within(dialog).getByText('Words of a')).toBeVisible();
    expect(within(dialog).getByText('1,240 likes · 1 comment')).toBeVisible();
    expect(within(dialog).getByText('19 Nov 2026')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'View on Instagram' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/p/abc/',
    );
    expect(within(dialog).getByRole('button', { name: 'Previous post' })).toBeDisabled();
    await user.keyboard('{ArrowRight}');
    expect(await within(dialog).findByText('Post without text')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Next post' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['PRIVATE', 'This Account is Private', 'Make your account public so that users can view your work.'],
    [
      'MISSING',
      'Instagram account not found',
      'Please check if you have entered the correct details or try again.',
    ],
    ['UNREAD', 'No posts to show yet', 'They appear once Instagram sends them.'],
  ])('say why there are none: %s', async (visibility, text, hint) => {
    openOwn({ instagram: instagram({ visibility, posts: [] }) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('tell others that an account is private, not what its owner has to do', async () => {
    renderPage('/influencer-profile/1', {
      handlers: [
        api.query('InfluencerProfile', () =>
          HttpResponse.json({
            data: { profile: person({ instagram: instagram({ visibility: 'PRIVATE', posts: [] }) }) },
          } as never),
        ),
        api.query('PersonCampaigns', () => HttpResponse.json({ data: { campaigns: nothing } })),
      ],
    });
    expect(await screen.findByText('This Account is Private')).toBeVisible();
    expect(screen.queryByText(/Make your account public/)).not.toBeInTheDocument();
  });

  it('stand beside a count that says where it comes from', async () => {
    openOwn({ followersSource: 'SELF_REPORTED', followersUnverified: true });
    expect(await screen.findByText(/self-reported, unverified/)).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formAccount, linkable } from '../settings/accounts.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { somePerson as person } from './fixtures.ts';

type Row = Record<string, unknown>;

const campaign = (id: string, own: Row = {}) => ({
  __typename: 'Campaign',
  id: `cmp_${id}`,
  type: 'PAID',
  state: 'OPEN',
  title: `Campaign ${id}`,
  excerpt: 'Slurp our laksa on camera.',
  budget: { __typename: 'Money', amount: 48_000, currency: 'USD' },
  productValue: null,
  countries: [],
  minFollowers: 0,
  endsOn: '2026-12-12',
  cover: null,
  isFavourite: false,
  isMine: true,
  isDisabled: false,
  remarkCount: 3,
  owner: { __typename: 'Profile', id: 'usr_7', fullName: 'Mei Tan', isStaff: false, avatar: null },
  ...own,
});

const pageOf = (...nodes: Row[]) => ({ __typename: 'CampaignConnection', nodes, totalCount: nodes.length });
const own = (profile: Row | null) =>
  api.query('OwnProfile', () =>
    HttpResponse.json({
      data: { me: profile && { __typename: 'Account', id: 'usr_1', profile: { ...profile, id: 'usr_1' } } },
    }),
  );
const ownCampaigns = (...nodes: Row[]) =>
  api.query('OwnCampaigns', () => HttpResponse.json({ data: { myCampaigns: pageOf(...nodes) } }));
const theirs = (...nodes: Row[]) =>
  api.query('PersonCampaigns', ({ variables }) =>
    HttpResponse.json({ data: { campaigns: variables.ownerId === 'usr_7' ? pageOf(...nodes) : pageOf() } }),
  );
const answering = (operation: string, profile: Row | null) =>
  api.query(operation, () => HttpResponse.json({ data: { profile } }));

const count = (name: string | RegExp) => {
  const term = screen.getAllByRole('term').find((one) => one.textContent?.match(name));
  return term?.nextElementSibling?.textContent;
};

describe('own profile', () => {
  const open = async (...handlers: RequestHandler[]) => {
    const page = renderPage('/profile', { me: someMe(), handlers });
    await screen.findByRole('heading', { level: 1, name: 'Mei Tan' });
    return page;
  };

  it('sends visitors home', async () => {
    const { router } = renderPage('/profile');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('shows who one is, with counts and interests', async () => {
    await open(own(person()), ownCampaigns(campaign('1')));
    expect(screen.getByText('@meieats · Penang, Malaysia')).toBeVisible();
    expect(count(/^Followers/)).toBe('84.2k');
    expect(screen.getByText('Followers')).toHaveTextContent('self-reported');
    expect(count('Posts')).toBe('310');
    await waitFor(() => expect(count('Campaigns')).toBe('1'));
    expect(within(screen.getByRole('list', { name: 'Interests' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByText('Instagram account not linked')).not.toBeInTheDocument();
  });

  it('leads to the settings by its edit menu', async () => {
    const { user, router } = await open(
      own(person()),
      ownCampaigns(),
      api.query('SettingsTab', () => HttpResponse.error()),
    );
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('menuitem', { name: 'Edit Profile' })).toHaveAttribute(
      'href',
      '/edit-profile',
    );
    await user.click(screen.getByRole('menuitem', { name: 'Settings' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/edit-profile/setting'));
  });

  it('is the media kit that others see, with what only its owner does', async () => {
    const price = { __typename: 'Money', amount: 45_000, currency: 'USD' };
    const { user } = await open(
      own(person({ instagramPrice: price, priceFrom: price, bio: null, languages: ['EN'] })),
      ownCampaigns(),
    );
    expect(screen.getByRole('list', { name: 'Prices' })).toHaveTextContent('Post · InstagramUS$450');
    const side = within(screen.getByRole('region', { name: 'Your profile' }));
    expect(side.getByText('US$450')).toBeVisible();
    expect(side.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/edit-profile');
    const missing = within(side.getByRole('list', { name: 'Missing from your profile' }));
    expect(missing.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Add a photo',
      'Add a short bio',
    ]);
    expect(screen.queryByRole('button', { name: 'Invite to a campaign' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Last Active/)).not.toBeInTheDocument();
    await user.click(side.getByRole('button', { name: 'Share Mei Tan' }));
    expect(await screen.findByRole('dialog', { name: 'Share Mei Tan' })).toBeVisible();
  });

  it('lacks nothing once everything is there', async () => {
    const avatar = { __typename: 'Picture', id: 'a', tiny: '/a', small: '/a' };
    const priceFrom = { __typename: 'Money', amount: 45_000, currency: 'USD' };
    await open(own(person({ avatar, priceFrom, languages: ['EN'] })), ownCampaigns());
    expect(screen.getByRole('region', { name: 'Your profile' })).toBeVisible();
    expect(screen.queryByText('Missing from your profile')).not.toBeInTheDocument();
  });

  it('asks to link Instagram', async () => {
    await open(own(person({ instagramUsername: null })), ownCampaigns());
    expect(screen.getByText('Instagram account not linked')).toBeVisible();
    expect(screen.getByText('Please link your Instagram account to make your posts visible.')).toBeVisible();
  });

  it('links Instagram without leaving the page', async () => {
    const linked = api.mutation('SetInstagramUsername', () =>
      HttpResponse.json({
        data: { setInstagramUsername: { account: formAccount({}, { followersAt: '2020-01-01T00:00:00Z' }) } },
      }),
    );
    const { user } = await open(
      own(person({ instagramUsername: null })),
      ownCampaigns(),
      linkable('FACEBOOK'),
      linked,
    );
    await user.click(screen.getByRole('button', { name: 'Link Instagram' }));
    await user.type(await screen.findByLabelText('Instagram username'), 'meieats{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('link', { name: 'meieats on Instagram' })).toBeVisible();
    expect(screen.getByText('Followers')).toHaveTextContent(/self-reported, \d+ years ago/);
  });

  it('shows own campaigns with brief, amount, badge and the way to applications', async () => {
    await open(
      own(person()),
      ownCampaigns(
        campaign('1', { state: 'AWAITING_APPROVAL' }),
        campaign('2', { excerpt: `${'noodles '.repeat(12)}and…` }),
        campaign('3', {
          state: 'AWARDED',
          countries: [{ __typename: 'Country', code: 'SG', name: 'Singapore' }],
        }),
        campaign('4', { remarkCount: 0 }),
      ),
    );
    const list = await screen.findByRole('list', { name: 'Campaigns' });
    const [first, second, third, fourth] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('Awaiting Approval');
    expect(first).toHaveTextContent('All Country');
    expect(first).toHaveTextContent('US$480');
    expect(first).toHaveTextContent('Slurp our laksa on camera.');
    expect(second).toHaveTextContent('3 Influencers Interested');
    expect(second).toHaveTextContent('noodles and…');
    expect(third).toHaveTextContent('Awarded');
    expect(third).toHaveTextContent('Singapore');
    expect(fourth).toHaveTextContent('0 Influencers Interested');
    const links = within(list).getAllByRole('link', { name: /^View Application/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/campaigndetail/1',
      '/application-user-list/applicants/2',
      '/application-user-list/applicants/3',
      '/application-user-list/applicants/4',
    ]);
  });

  it('offers to post a campaign when there is none', async () => {
    await open(own(person()), ownCampaigns());
    expect(await screen.findByText("You haven't posted a campaign yet.")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Post a campaign' })).toBeVisible();
  });
});

describe('influencer profile', () => {
  const open = (profile: Row | null, ...nodes: Row[]) =>
    renderPage('/influencer-profile/7', {
      handlers: [answering('InfluencerProfile', profile), theirs(...nodes)],
    });

  it('is public: name, last seen, Instagram, bio and campaigns', async () => {
    open(person(), campaign('1', { isMine: false }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mei Tan' })).toBeVisible();
    expect(screen.getByText('Last Active 2 hours ago')).toBeVisible();
    const link = screen.getByRole('link', { name: 'mei.eats on Instagram' });
    expect(link).toHaveAttribute('href', 'https://www.instagram.com/mei.eats/');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.getByText('I cooked laksa with my grandmother for ten years.')).toBeVisible();
    const list = await screen.findByRole('list', { name: 'Campaigns' });
    expect(within(list).getByRole('link', { name: 'Campaign 1' })).toHaveAttribute(
      'href',
      '/campaigndetail/1',
    );
    expect(screen.queryByRole('link', { name: 'Edit Profile' })).not.toBeInTheDocument();
    expect(screen.queryByText('Koli staff')).not.toBeInTheDocument();
  });

  it('says who is staff', async () => {
    open(person({ isStaff: true }));
    expect(await screen.findByText('Koli staff')).toBeVisible();
  });

  it('says who is online', async () => {
    open(person({ online: true, lastSeenAt: new Date().toISOString() }));
    expect(await screen.findByText('Online')).toBeVisible();
    expect(await screen.findByText('Mei has no open campaigns at the moment.')).toBeVisible();
  });

  it('follows who comes and goes while the page is open', async () => {
    const { publish } = open(person());
    expect(await screen.findByText('Last Active 2 hours ago')).toBeVisible();
    const seen = (online: boolean, minutesAgo: number) => ({
      presenceChanged: [
        {
          __typename: 'Profile',
          id: 'usr_7',
          online,
          lastSeenAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
        },
      ],
    });
    publish('PersonPresence', seen(true, 0));
    expect(await screen.findByText('Online')).toBeVisible();
    publish('PersonPresence', seen(false, 1));
    expect(await screen.findByText('Last Active 1 minute ago')).toBeVisible();
  });

  it('says that somebody not found', async () => {
    open(null);
    expect(await screen.findByText("This influencer isn't available")).toBeVisible();
  });

  it('says so when it cannot be asked', async () => {
    renderPage('/influencer-profile/7', {
      handlers: [api.query('InfluencerProfile', () => refusal('INTERNAL', 'x')), theirs()],
    });
    expect(await screen.findByText('Something went wrong. Please try again later!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('application profile', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('sends visitors home', async () => {
    const { router } = renderPage('/application-profile/7');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('shows followers, posts, Instagram, a bio of three lines and the campaigns', async () => {
    // A bio of more lines than are shown.
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200);
    const { user } = renderPage('/application-profile/7', {
      me: someMe(),
      handlers: [answering('ApplicationProfile', person()), theirs(campaign('1'), campaign('2'))],
    });
    await screen.findByRole('heading', { level: 1, name: 'Mei Tan' });
    expect(count(/^Followers/)).toBe('84.2k');
    expect(count('Posts')).toBe('310');
    expect(screen.getByRole('link', { name: 'mei.eats on Instagram' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'IG Posts', selected: true })).toBeVisible();
    expect(
      within(screen.getByRole('tabpanel', { name: 'IG Posts' })).getByText('No posts yet'),
    ).toBeVisible();
    await user.click(await screen.findByRole('tab', { name: 'Campaigns (2)' }));
    expect(
      within(screen.getByRole('tabpanel', { name: 'Campaigns (2)' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    expect(screen.getByRole('button', { name: 'Show more' })).toBeVisible();
  });
});

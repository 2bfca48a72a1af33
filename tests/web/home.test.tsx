import { act, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyHomeData, homeNewest, siteLinks } from './support/answers.ts';
import { renderPage } from './support/render.tsx';
import { api } from './support/server.ts';

const campaign = (id: string, title: string, type = 'PAID') => ({
  __typename: 'Campaign',
  id: `cmp_${id}`,
  type,
  title,
  budget: { __typename: 'Money', amount: 48_000, currency: 'USD' },
  productValue: null,
  countries: [],
  minFollowers: 10_000,
  endsOn: '2026-12-12',
  cover: null,
  isFavourite: false,
  isMine: false,
  owner: { __typename: 'Profile', id: 'b1', fullName: 'Rice & Fire', isStaff: false, avatar: null },
});

const page = (...nodes: unknown[]) => ({ __typename: 'CampaignConnection', nodes });

const mei = {
  __typename: 'Profile',
  id: 'usr_9',
  fullName: 'Mei Tan',
  isStaff: false,
  username: 'meieats',
  followers: 84_213,
  country: { __typename: 'Country', code: 'SG', name: 'Singapore' },
  avatar: null,
};

const article = (id: string, title: string) => ({
  __typename: 'NewsArticle',
  id: `nws_${id}`,
  title,
  excerpt: 'It begins like this.',
  day: '2026-11-20',
  picture: null,
});

const spoon = {
  __typename: 'Product',
  id: 'prd_5',
  title: 'Rempah spoon',
  excerpt: 'Carved from jackfruit wood.',
  amount: { __typename: 'Money', amount: 4_000, currency: 'USD' },
  price: { __typename: 'Money', amount: 3_000, currency: 'USD' },
  discountPercent: 25,
  stockCount: 3,
  cover: null,
  seller: { __typename: 'Profile', id: 'b1', fullName: 'Rice & Fire', isStaff: false, avatar: null },
};

const full = {
  ...emptyHomeData,
  paidFeatured: page(campaign('1', 'Laksa week')),
  newProducts: { __typename: 'ProductConnection', nodes: [spoon] },
  topInfluencers: { nodes: [mei] },
  news: {
    __typename: 'NewsArticleConnection',
    nodes: [article('1', 'The shop is open'), article('2', 'Older')],
  },
};

const home = (data: object = full) => api.query('Home', () => HttpResponse.json({ data }));

afterEach(() => vi.useRealTimers());

describe('front page', () => {
  it('insists on a word to search for', async () => {
    const { user, router } = renderPage('/');
    await user.click(await screen.findByRole('button', { name: /^Find influencers/ }));
    expect(await screen.findByText('Field is required!')).toBeVisible();
    const field = screen.getByRole('searchbox', { name: 'Find influencers' });
    expect(field).toHaveFocus();
    await user.type(field, ' mei & co {Enter}');
    await expect.poll(() => router.state.location.pathname, { timeout: 4_000 }).toBe('/search-influencer');
    expect(router.state.location.search).toBe('?q=mei+%26+co');
  });

  it('shows featured campaigns of a type, or its newest while none is featured', async () => {
    const newest = homeNewest((type) => [campaign(type, `Newest ${type}`, type)]);
    renderPage('/home', { handlers: [home(), newest] });
    const link = await screen.findByRole('link', { name: 'Laksa week' });
    expect(link).toHaveAttribute('href', '/campaigndetail/1');
    const paid = within(screen.getByRole('list', { name: 'Paid Campaign' }));
    expect(paid.getByText('US$480')).toBeVisible();
    for (const type of ['SPONSORED', 'SHOUTOUT'])
      expect(await screen.findByRole('link', { name: `Newest ${type}` })).toBeVisible();
    expect(screen.queryByText('Newest PAID')).not.toBeInTheDocument();
    for (const [title, to] of [
      ['Paid Campaign', '/campaigns/paid'],
      ['Sponsored Campaign', '/campaigns/sponsored'],
      ['Shoutout Exchange Campaign', '/campaigns/shoutout'],
    ] as const) {
      expect(screen.getByRole('link', { name: `View All: ${title}` })).toHaveAttribute('href', to);
    }
  });

  it('offers what is new in the shop', async () => {
    renderPage('/', { handlers: [home()] });
    const spoon = await screen.findByRole('link', { name: 'Rempah spoon' });
    expect(spoon).toHaveAttribute('href', '/productsdetail/b1/5');
    const strip = within(screen.getByRole('list', { name: 'New Products' }));
    expect(strip.getByText('Carved from jackfruit wood.')).toBeVisible();
    expect(strip.getByText('Buy Now')).toBeVisible();
    const all = screen.getByRole('link', { name: 'View All: New Products' });
    expect(all).toHaveAttribute('href', '/products');
  });

  it('says who is staff, on cards of people, campaigns and products', async () => {
    const staff = { ...spoon.seller, id: 'usr_2', isStaff: true };
    renderPage('/', {
      handlers: [
        home({
          ...full,
          paidFeatured: page({ ...campaign('1', 'Laksa week'), owner: staff }, campaign('2', 'Satay week')),
          newProducts: { __typename: 'ProductConnection', nodes: [{ ...spoon, seller: staff }] },
          topInfluencers: { nodes: [{ ...mei, isStaff: true }] },
        }),
      ],
    });
    expect(await screen.findByRole('link', { name: /Mei Tan/ })).toHaveTextContent('Koli staff');
    for (const name of ['Paid Campaign', 'New Products'])
      expect(within(screen.getByRole('list', { name })).getAllByText('Koli staff')).toHaveLength(1);
  });

  it('introduces influencers, and has five pieces of news', async () => {
    renderPage('/', { handlers: [home()] });
    const link = await screen.findByRole('link', { name: /Mei Tan/ });
    expect(link).toHaveAttribute('href', '/influencer-profile/9');
    expect(link).toHaveTextContent('@meieats');
    expect(link).toHaveTextContent('84.2k · Singapore');
    expect(screen.getByRole('link', { name: 'The shop is open' })).toHaveAttribute('href', '/news/1');
    expect(screen.getByText('It begins like this.')).toBeVisible();
  });

  it('shows the slides that staff wrote in place of those that come with Koli', async () => {
    const slide = {
      __typename: 'Slide',
      id: 'sld_1',
      title: 'Laksa week is here',
      text: 'Thirty brands, one bowl.',
      linkLabel: 'See campaigns',
      link: '/campaigns/paid',
      picture: { __typename: 'Picture', id: 'p1', large: '/files/p1/1280.webp' },
    };
    renderPage('/', { handlers: [home({ ...full, slides: [slide] })] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Laksa week is here' })).toBeVisible();
    expect(screen.getByText('Thirty brands, one bowl.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See campaigns' })).toHaveAttribute('href', '/campaigns/paid');
    expect(screen.queryByText('Say what you need. Choose who says it.')).not.toBeInTheDocument();
  });

  it('says when it cannot be had, with a way on', async () => {
    let broken = true;
    const flaky = api.query('Home', () =>
      broken
        ? HttpResponse.json({ errors: [{ message: 'x', extensions: { code: 'INTERNAL' } }] })
        : HttpResponse.json({ data: full }),
    );
    const { user } = renderPage('/', { handlers: [flaky] });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Something went wrong. Please try again later!')).toBeVisible();
    broken = false;
    await user.click(retry);
    expect(await screen.findByText('Laksa week')).toBeVisible();
  });

  it('leads to the app in the stores, or says how the page becomes one', async () => {
    const appStoreUrl = 'https://apps.apple.com/app/1';
    const { unmount } = renderPage('/', { handlers: [siteLinks({ appStoreUrl })] });
    const store = await screen.findByRole('link', { name: 'Download on the App Store' });
    expect(store).toHaveAttribute('href', appStoreUrl);
    unmount();
    renderPage('/');
    expect(await screen.findByText(/Add to Home Screen/)).toBeVisible();
  });
});

describe('the slides', () => {
  const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');

  it('are moved by buttons and arrow keys, round and round', async () => {
    const { user } = renderPage('/');
    await user.click(await screen.findByRole('button', { name: 'Next slide' }));
    expect(current()).toBe('Slide 2: Say what you need. Choose who says it.');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(current()).toBe('Slide 1: Good brands meet people worth listening to.');
    await user.click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(current()).toBe('Slide 3: Make what you love. Be paid for it.');
  });

  it('go on by themselves until somebody pauses them or points at them', async () => {
    renderPage('/');
    await screen.findByRole('button', { name: 'Pause' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const pause = screen.getByRole('button', { name: 'Pause' });
    act(() => pause.focus());
    act(() => pause.blur());
    act(() => vi.advanceTimersByTime(7_100));
    expect(current()).toMatch(/^Slide 2/);
    act(() => pause.click());
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    act(() => vi.advanceTimersByTime(30_000));
    expect(current()).toMatch(/^Slide 2/);
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientConfig, newcomer } from '../support/answers.ts';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';

type Row = Record<string, unknown>;
type Asked = {
  filter: { search: string | null; featured?: boolean; [name: string]: unknown };
  sort: string;
  near: unknown;
  offset: number;
  first: number;
};

const person = (id: string, own: Row = {}) => ({
  __typename: 'Profile',
  id: `usr_${id}`,
  username: `person${id}`,
  fullName: `Person ${id}`,
  isStaff: false,
  followers: 84_213,
  followersSource: 'SELF_REPORTED',
  followersUnverified: false,
  reputation: newcomer,
  online: false,
  lastSeenAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  country: { __typename: 'Country', code: 'MY', name: 'Malaysia' },
  city: 'Ipoh',
  interests: ['Food', 'Travel'],
  verified: false,
  engagement: 4.83,
  priceFrom: { __typename: 'Money', amount: 45_000, currency: 'USD' },
  avatar: null,
  works: [],
  savedListIds: [],
  ...own,
});

const countries = api.query('CountryOptions', () =>
  HttpResponse.json({
    data: {
      countries: [
        { __typename: 'Country', code: 'MY', name: 'Malaysia' },
        { __typename: 'Country', code: 'SG', name: 'Singapore' },
      ],
    },
  }),
);

/** Answers the list, and keeps what was asked. */
function people(nodes: readonly Row[] = [person('7')], total = nodes.length) {
  const asked: Asked[] = [];
  const handler = api.query('Influencers', ({ variables }) => {
    asked.push(variables as Asked);
    return HttpResponse.json({
      data: { influencers: { __typename: 'ProfileConnection', totalCount: total, nodes } },
    });
  });
  return { asked, handlers: [handler, countries, clientConfig()] };
}

/** A browser that answers where it is, or refuses to. */
function standAt(coords: { latitude: number; longitude: number } | null) {
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: navigator.userAgent,
    clipboard: navigator.clipboard,
    geolocation: {
      getCurrentPosition: (found: (at: object) => void, refused: (why: Error) => void) =>
        coords ? found({ coords }) : refused(new Error('denied')),
    },
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const QUESTION = 'Koli would like to access your location to show nearby Influencers';
const choose = async (user: ReturnType<typeof renderPage>['user'], label: string, option: string) => {
  await screen.findByRole('option', { name: option });
  await user.selectOptions(screen.getByRole('combobox', { name: label }), option);
};

describe('search for influencers', () => {
  it('shows who they are, and members whether they come online', async () => {
    const { publish } = renderPage('/search-influencer', { ...people(), me: someMe() });
    const card = await screen.findByRole('link', { name: /Person 7/ });
    expect(card).toHaveAttribute('href', '/influencer-profile/7');
    for (const text of [
      '@person7',
      '84.2k',
      '4.8%',
      'Ipoh, Malaysia',
      'Food, Travel',
      'US$450',
      'New',
      'Last Active 2 hours ago',
    ])
      expect(within(card).getByText(text)).toBeVisible();
    publish('PeoplePresence', {
      presenceChanged: [{ __typename: 'Profile', id: 'usr_7', online: true, lastSeenAt: null }],
    });
    expect(await within(card).findByText('Online')).toBeVisible();
  });

  it('says who is staff', async () => {
    renderPage('/search-influencer', people([person('7', { isStaff: true }), person('8')]));
    expect(await screen.findByRole('link', { name: /Person 7/ })).toHaveTextContent('Koli staff');
    expect(screen.getByRole('link', { name: /Person 8/ })).not.toHaveTextContent('Koli staff');
  });

  it('marks a follower count that staff has not looked at', async () => {
    renderPage('/search-influencer', people([person('7', { followersUnverified: true })]));
    expect(await screen.findByText(/followers \(unverified\)/)).toBeVisible();
  });

  it('begins with the name in the address, most followers first, 50 on a page', async () => {
    const { asked, handlers } = people([person('7')], 57);
    renderPage('/search-influencer/mei%20tan', { handlers });
    expect(await screen.findByText('Showing 1 to 50 of 57 entries')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search by name, city or interest' })).toHaveValue(
      'mei tan',
    );
    expect(asked[0]).toEqual({
      filter: { search: 'mei tan' },
      sort: 'FOLLOWERS_HIGH_TO_LOW',
      near: null,
      offset: 0,
      first: 50,
    });
  });

  it('keeps keyword, filters, order and page in the address', async () => {
    const { asked, handlers } = people([person('7')], 57);
    const { user, router } = renderPage('/search-influencer/mei', { handlers });
    await user.click(await screen.findByText('Next'));
    await waitFor(() => expect(router.state.location.search).toBe('?q=mei&page=2'));
    await choose(user, 'Sort by', 'Last Active');
    await user.click(screen.getByRole('button', { name: 'Verified' }));
    const keyword = screen.getByRole('searchbox', { name: 'Search by name, city or interest' });
    await user.clear(keyword);
    await user.type(keyword, 'arif{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=arif&sort=4&verified=1'));
    expect(router.state.location.pathname).toBe('/search-influencer');
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        filter: { search: 'arif', verified: true },
        sort: 'LAST_ACTIVE',
        offset: 0,
      }),
    );
    expect(screen.getByRole('link', { name: 'Search campaigns for “arif”' })).toHaveAttribute(
      'href',
      '/campaigns?q=arif',
    );
  });

  it('says so when nobody is found, with a way on', async () => {
    const { handlers } = people([]);
    const { user, router } = renderPage('/search-influencer?q=zzz&country=SG', { handlers });
    expect(await screen.findByText('Sorry, no result found')).toBeVisible();
    expect(screen.queryByText(/first$/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'See everyone' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('sorts by most followers when the question is answered with no', async () => {
    const { asked, handlers } = people();
    const { user, router } = renderPage('/search-influencer?sort=3', { handlers });
    const question = await screen.findByRole('dialog', { name: QUESTION });
    expect(asked).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Not now' }));
    expect(await screen.findByRole('link', { name: /Person 7/ })).toBeVisible();
    expect(router.state.location.search).toBe('?sort=2');
    expect(asked.map(({ sort }) => sort)).toEqual(['FOLLOWERS_HIGH_TO_LOW']);
  });

  it('sorts by most followers when the browser refuses, and says why', async () => {
    standAt(null);
    const { handlers } = people();
    const { user, router } = renderPage('/search-influencer?sort=3', { handlers });
    await user.click(await screen.findByRole('button', { name: 'Allow' }));
    expect(await screen.findByText("We don't know where you are. Sorted by most followers.")).toBeVisible();
    expect(router.state.location.search).toBe('?sort=2');
  });

  it('asks for the nearest with a coarse place, and remembers it over a reload', async () => {
    standAt({ latitude: 1.352083, longitude: 103.819836 });
    const { asked, handlers } = people();
    const { user, unmount } = renderPage('/search-influencer', { handlers });
    await choose(user, 'Sort by', 'Nearest');
    await user.click(await screen.findByRole('button', { name: 'Allow' }));
    const nearest = { sort: 'NEAREST', near: { latitude: 1.35, longitude: 103.82 } };
    await waitFor(() => expect(asked.at(-1)).toMatchObject(nearest));
    unmount();
    asked.length = 0;
    renderPage('/search-influencer?sort=3', { handlers });
    await waitFor(() => expect(asked).toMatchObject([nearest]));
    expect(screen.queryByRole('dialog', { name: QUESTION })).not.toBeInTheDocument();
  });

  it('is where the search of the header leads, also without a term', async () => {
    const { asked, handlers } = people();
    const { user, router } = renderPage('/no-such-page', { handlers });
    const field = await screen.findByRole('searchbox', { name: 'Search all influencers', hidden: true });
    await user.type(field, ' mei {Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/search-influencer'));
    expect(router.state.location.search).toBe('?q=mei');
    // The page that comes takes the focus.
    await screen.findByRole('heading', { level: 1, name: 'Influencers' });
    await user.clear(field);
    await user.type(field, '{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(asked.at(-1)?.filter.search).toBeNull());
  });
});

describe('the card of an influencer', () => {
  const works = ['a', 'b'].map((id) => ({
    __typename: 'SocialPost',
    id: `post_${id}`,
    pictureUrl: `https://pictures.test/${id}`,
  }));
  const avatar = { __typename: 'Picture', id: 'pic_1', tiny: '/tiny', small: '/small', medium: '/medium' };
  const sources = () =>
    [...document.querySelectorAll('article img')].map((image) => image.getAttribute('src'));

  it('shows the newest work that there is with the face on it, or the face alone', async () => {
    renderPage('/search-influencer', people([person('7', { works, avatar })]));
    await screen.findByRole('link', { name: /Person 7/ });
    const failing = (source: string) => {
      const image = document.querySelector(`article img[src="${source}"]`);
      if (image) fireEvent.error(image);
    };
    expect(sources()).toEqual(['https://pictures.test/a', '/small']);
    failing('https://pictures.test/a');
    expect(sources()).toEqual(['https://pictures.test/b', '/small']);
    failing('https://pictures.test/b');
    expect(sources()).toEqual(['/medium']);
    failing('/medium');
    expect(sources()).toEqual([]);
    expect(screen.getByText('P7')).toBeVisible();
  });

  it('marks a proven account, and names its rating and jobs', async () => {
    const reputation = { ...newcomer, isNew: false, jobsDone: 31, rating: 4.9, reviewCount: 12 };
    renderPage('/search-influencer', people([person('7', { verified: true, reputation })]));
    const card = await screen.findByRole('link', { name: /Person 7/ });
    expect(within(card).getByRole('img', { name: 'Verified' })).toBeVisible();
    expect(within(card).getByRole('img', { name: '4.9 of 5 stars, 12 reviews' })).toBeVisible();
    expect(card).toHaveTextContent('31 jobs done');
  });
});

describe('filters', () => {
  const categories = api.query('FilterCategories', () =>
    HttpResponse.json({
      data: {
        categories: ['Food', 'Travel'].map((name, at) => ({
          __typename: 'Category',
          id: `cat_${at}`,
          name,
          slug: name.toLowerCase(),
        })),
      },
    }),
  );

  it.each([
    ['country=SG&country=MY&country=SG', { countryCodes: ['SG', 'MY'] }, ['Singapore', 'Malaysia']],
    ['country=Singapore&country=', {}, []],
    ['interest=Food&interest=Travel', { interests: ['Food', 'Travel'] }, ['Food', 'Travel']],
    ['language=ms&language=xx&language=en', { languages: ['EN', 'MS'] }, ['English', 'Malay']],
    ['city=Jakarta', { city: 'Jakarta' }, ['Jakarta']],
    ['followers_from=10000', { minFollowers: 10_000 }, ['10k followers or more']],
    ['followers_to=300000', { maxFollowers: 300_000 }, ['Up to 300k followers']],
    [
      'followers_from=10000&followers_to=300000',
      { minFollowers: 10_000, maxFollowers: 300_000 },
      ['10k to 300k followers'],
    ],
    ['max=900', { maxPrice: { amount: 90_000, currency: 'USD' } }, ['US$0 – US$900']],
    ['min=100', { minPrice: { amount: 10_000, currency: 'USD' } }, ['US$100+']],
    ['engagement=4', { minEngagement: 4 }, ['4% or more engagement']],
    ['verified=1', { verified: true }, ['Verified']],
    ['online=1', { online: true }, ['Online now']],
    ['followers_from=-5&engagement=x&max=99999&verified=yes', {}, []],
  ])('%s in the address is asked for, shown, and taken away', async (search, filter, chips) => {
    const { asked, handlers } = people();
    const { user, router } = renderPage(`/search-influencer?${search}`, { handlers });
    await screen.findByRole('link', { name: /Person 7/ });
    expect(asked[0]?.filter).toEqual({ search: null, ...filter });
    const remove = () => screen.queryAllByRole('button', { name: /^Remove filter: / });
    expect(remove().map(({ textContent }) => textContent)).toEqual(chips.map((text) => `${text}×`));
    for (const _ of chips) await user.click(remove()[0] as HTMLElement);
    if (chips.length > 0) await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('are chosen in popovers, build on one another, keep the rest of the address, and go at once', async () => {
    const { asked, handlers } = people();
    const { user, router } = renderPage('/search-influencer?q=mei&sort=4', {
      handlers: [...handlers, categories],
    });
    await user.click(await screen.findByRole('button', { name: 'Interests' }));
    const interests = await screen.findByRole('dialog', { name: 'Interests' });
    await user.click(await within(interests).findByRole('button', { name: 'Food' }));
    await user.click(within(interests).getByRole('button', { name: 'Travel' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Followers' }));
    await user.type(await screen.findByRole('textbox', { name: 'From' }), '10000{Enter}');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Verified' }));
    const all = '?q=mei&sort=4&interest=Food&interest=Travel&followers_from=10000&verified=1';
    await waitFor(() => expect(router.state.location.search).toBe(all));
    await waitFor(() =>
      expect(asked.at(-1)?.filter).toEqual({
        search: 'mei',
        interests: ['Food', 'Travel'],
        minFollowers: 10_000,
        verified: true,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=mei&sort=4'));
  });

  it('take several countries, one after the other', async () => {
    const { asked, handlers } = people();
    const { user, router } = renderPage('/search-influencer', { handlers });
    await user.click(await screen.findByRole('button', { name: 'Country' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Country' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'Singapore' }));
    await user.type(dialog.getByRole('searchbox', { name: 'Find a country' }), 'MALAY');
    expect(dialog.queryByRole('checkbox', { name: 'Singapore' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: 'Malaysia' }));
    await user.type(dialog.getByRole('searchbox'), 'xyz');
    expect(dialog.getByText('No country by that name')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe('?country=SG&country=MY'));
    await waitFor(() => expect(asked.at(-1)?.filter.countryCodes).toEqual(['SG', 'MY']));
    await user.click(screen.getByRole('button', { name: 'Remove filter: Singapore' }));
    await waitFor(() => expect(router.state.location.search).toBe('?country=MY'));
  });

  it('say why the list comes in its order', async () => {
    const { handlers } = people([person('7')], 57);
    const { user } = renderPage('/search-influencer', { handlers });
    expect(await screen.findByText('57 influencers · Most followers first')).toBeVisible();
    await choose(user, 'Sort by', 'Last Active');
    expect(await screen.findByText('57 influencers · Last active first')).toBeVisible();
    await user.type(
      screen.getByRole('searchbox', { name: 'Search by name, city or interest' }),
      'mei{Enter}',
    );
    expect(await screen.findByText('57 influencers · Best name match first, then last active')).toBeVisible();
  });
});

describe('featured influencers', () => {
  it('insists on a keyword for three seconds', async () => {
    const { asked, handlers } = people();
    const { user } = renderPage('/featured-influencer', { handlers });
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Search field is required')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Search field is required')).not.toBeInTheDocument(), {
      timeout: 3_500,
    });
    expect(asked).toHaveLength(1);
    await user.type(screen.getByRole('searchbox', { name: 'Search featured influencers' }), 'mei{Enter}');
    await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject({ search: 'mei', featured: true }));
  });

  it('sorts from low to high and back', async () => {
    const { asked, handlers } = people();
    const { user, router } = renderPage('/featured-influencer', { handlers });
    await choose(user, 'Sort by', 'Low to High');
    await waitFor(() => expect(asked.at(-1)?.sort).toBe('FOLLOWERS_LOW_TO_HIGH'));
    expect(router.state.location.search).toBe('?sort=1');
    await choose(user, 'Sort by', 'High to Low');
    await waitFor(() => expect(asked.at(-1)?.sort).toBe('FOLLOWERS_HIGH_TO_LOW'));
  });
});

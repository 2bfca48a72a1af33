import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { ageGroups, fewerAgeGroups } from '../../../web/src/pages/people/shared/audience/ageGroups.ts';
import { growthRate, scaleOf } from '../../../web/src/pages/people/shared/audience/growthScale.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { somePerson } from './fixtures.ts';

type Row = Record<string, unknown>;

const source = { network: 'INSTAGRAM', takenAt: '2026-11-20T00:10:00Z' };
const age = (age: string, gender: string | null, percent: number) => ({
  __typename: 'AgeShare',
  age,
  gender,
  percent,
  followers: percent * 100,
});
const agesOf = (...shares: Row[]) => ({ __typename: 'AudienceAges', ...source, shares });
const ages = agesOf(
  age('25-34', 'FEMALE', 42.5),
  age('18-24', 'MALE', 31.2),
  age('45-54', 'MALE', 12),
  age('65+', 'FEMALE', 13.9),
  age('65+', null, 0.4),
);
const point = (takenAt: string, followers: number, jump: number | null = null) => ({
  __typename: 'FollowerPoint',
  takenAt,
  followers,
  jump,
});
const audience = {
  __typename: 'Audience',
  ages,
  countries: {
    __typename: 'AudienceCountries',
    ...source,
    shares: [
      { __typename: 'CountryShare', country: 'SG', percent: 62, followers: 52_200 },
      { __typename: 'CountryShare', country: 'MY', percent: 19.4, followers: 16_300 },
    ],
  },
  cities: {
    __typename: 'AudienceCities',
    ...source,
    shares: [{ __typename: 'CityShare', city: 'Bedok, Singapore', percent: 21, followers: 17_700 }],
  },
  engagement: {
    __typename: 'AudienceEngagement',
    ...source,
    formats: [
      { __typename: 'FormatEngagement', format: 'REEL', posts: 28, percent: 6.1 },
      { __typename: 'FormatEngagement', format: 'PHOTO', posts: 1, percent: 3.2 },
    ],
  },
  growth: {
    __typename: 'AudienceGrowth',
    ...source,
    points: [
      point('2026-01-20T00:10:00Z', 61_200),
      point('2026-06-10T00:10:00Z', 75_400, 8_200),
      point('2026-11-20T00:10:00Z', 84_200),
    ],
  },
};

const told = (audience: Row | null) =>
  api.query('PersonAudience', ({ variables }) =>
    HttpResponse.json({ data: { profile: { __typename: 'Profile', id: variables.id, audience } } }),
  );
const others = [
  api.query('InfluencerProfile', () => HttpResponse.json({ data: { profile: somePerson() } })),
  api.query('PersonCampaigns', () =>
    HttpResponse.json({
      data: { campaigns: { __typename: 'CampaignConnection', nodes: [], totalCount: 0 } },
    }),
  ),
];
const open = (audience: Row | null) =>
  renderPage('/influencer-profile/7', { handlers: [...others, told(audience)] });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent));

describe('the audience of a person', () => {
  it('is shown in plots, each with its source', async () => {
    open(audience);
    const ages = await card('Age and gender');
    expect(ages.getByText('The largest group is women aged 25-34.')).toBeVisible();
    expect(ages.getByText('Women 56%')).toBeVisible();
    expect(ages.getByText('Men 43%')).toBeVisible();
    expect(ages.getByRole('listitem', { name: '45+: women 14%, men 12%' })).toBeVisible();
    const countries = await card('Countries');
    expect(countries.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Singapore62%',
      'Malaysia19%',
      'Elsewhere or unknown19%',
    ]);
    expect((await card('Cities')).getByRole('listitem')).toHaveTextContent(/^Bedok21%$/);
    const engagement = await card('Engagement by format');
    expect(engagement.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Reels28 posts6.1%',
      'Photos1 post3.2%',
    ]);
    for (const name of ['Age and gender', 'Countries', 'Cities', 'Engagement by format', 'Followers']) {
      const { getByText } = await card(name);
      expect(getByText(/^20 Nov 2026, /).parentElement).toHaveTextContent(/^Instagram, 20 Nov 2026/);
    }
    expect(screen.queryByText('Not shared')).not.toBeInTheDocument();
  });

  it('grows, and sudden changes are marked and named', async () => {
    open(audience);
    const followers = await card('Followers');
    const says = 'Up 23k since 20 Jan 2026, 3.2% a month.';
    expect(followers.getByText(says)).toBeVisible();
    expect(followers.getByRole('img', { name: says })).toBeVisible();
    expect(followers.getByText('Sudden change: +8,200 on 10 Jun 2026')).toBeVisible();
  });

  it('can be read as tables', async () => {
    const { user } = open(audience);
    const asTable = async (name: string) => {
      const { getByRole } = await card(name);
      await user.click(getByRole('button', { name: 'Show as table' }));
      expect(getByRole('button', { name: 'Show as plot' })).toBeVisible();
      return rowsOf(getByRole('table', { name }));
    };
    expect(await asTable('Age and gender')).toEqual([
      ['Age', 'Women', 'Men', 'Unknown'],
      ['18-24', '0.0%', '31.2%', '0.0%'],
      ['25-34', '42.5%', '0.0%', '0.0%'],
      ['45-54', '0.0%', '12.0%', '0.0%'],
      ['65+', '13.9%', '0.0%', '0.4%'],
    ]);
    expect(await asTable('Cities')).toEqual([
      ['Cities', 'Share', 'Followers'],
      ['Bedok, Singapore', '21.0%', '17,700'],
    ]);
    expect(await asTable('Engagement by format')).toContainEqual(['Reels', '28', '6.1%']);
    expect(await asTable('Followers')).toEqual([
      ['Date', 'Followers', 'Sudden change'],
      ['20 Nov 2026', '84,200', ''],
      ['10 Jun 2026', '75,400', '+8,200'],
      ['20 Jan 2026', '61,200', ''],
    ]);
  });

  it('that is partly unknown says what is', async () => {
    open({ ...audience, ages: null, countries: null, cities: null });
    const missing = await screen.findByText('Not shared');
    expect(missing.nextElementSibling).toHaveTextContent('Age and gender · Countries · Cities');
    expect(screen.queryByRole('region', { name: 'Countries' })).not.toBeInTheDocument();
    expect(screen.queryByText(/allow insights/)).not.toBeInTheDocument();
  });

  it('that is unknown tells its owner what to do', async () => {
    const me = { __typename: 'Account', id: 'usr_1', profile: somePerson({ id: 'usr_1' }) };
    const campaigns = { __typename: 'CampaignConnection', nodes: [], totalCount: 0 };
    renderPage('/profile', {
      me: someMe(),
      handlers: [
        api.query('OwnProfile', () => HttpResponse.json({ data: { me } })),
        api.query('OwnCampaigns', () => HttpResponse.json({ data: { myCampaigns: campaigns } })),
        told(null),
      ],
    });
    expect(await screen.findByText('Not shared')).toBeVisible();
    expect(screen.getByText(/once you sign in and allow insights/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Link Instagram' });
    expect(link).toHaveAttribute('href', '/edit-profile#instagram');
  });

  it('is no matter of somebody without an account that has one', async () => {
    const brand = somePerson({ instagramUsername: null });
    renderPage('/influencer-profile/7', {
      handlers: [
        api.query('InfluencerProfile', () => HttpResponse.json({ data: { profile: brand } })),
        ...others,
        told(null),
      ],
    });
    expect(await screen.findByText('Campaigns', { selector: 'h2' })).toBeVisible();
    await expect(screen.findByRole('heading', { name: 'Audience' }, { timeout: 1_000 })).rejects.toThrow();
  });

  it('leaves the page whole when it cannot be asked', async () => {
    renderPage('/influencer-profile/7', {
      handlers: [...others, api.query('PersonAudience', () => refusal('INTERNAL', 'x'))],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Mei Tan' })).toBeVisible();
    expect(await screen.findByText('The audience could not be loaded.')).toBeVisible();
  });
});

it('followers from 45 on are one group in the plot', () => {
  const groups = ageGroups(ages as never);
  expect(fewerAgeGroups(groups).map(({ age, men }) => [age, men])).toEqual([
    ['18-24', 31.2],
    ['25-34', 0],
    ['45+', 12],
  ]);
});

const day = (n: number, followers: number) => ({ at: n * 86_400_000, followers, jump: null });

it.each([
  [
    [61_200, 84_200],
    [60_000, 70_000, 80_000, 90_000],
  ],
  [
    [900, 900],
    [900, 910],
  ],
  [
    [413_000, 1_120_000],
    [0, 500_000, 1_000_000, 1_500_000],
  ],
])('the scale of %j is %j', (counts, scale) => {
  expect(scaleOf(counts.map((count, n) => day(n, count)))).toEqual(scale);
});

it.each([
  ['is unknown of one reading', [day(0, 100)], null],
  ['is unknown of less than two weeks', [day(0, 100), day(10, 120)], null],
  ['falls, too', [day(0, 1_000), day(61, 810)], [-190, -10]],
] as const)('the rate of growth %s', (_what, points, expected) => {
  const rate = growthRate(points);
  expect(rate && [rate.gain, Math.round(rate.monthly)]).toEqual(expected);
});

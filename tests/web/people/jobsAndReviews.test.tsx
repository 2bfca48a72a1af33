import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { newcomer } from '../support/answers.ts';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { somePerson } from './fixtures.ts';

type Row = Record<string, unknown>;

const counts: Readonly<Record<number, number>> = { 5: 11, 4: 3 };
const figures = {
  ...newcomer,
  isNew: false,
  jobsDone: 16,
  rating: 4.79,
  reviewCount: 14,
  onTimePercent: 97,
  usualAnswerHours: 3,
  reviewsByStars: newcomer.reviewsByStars.map((row) => ({ ...row, count: counts[row.stars] ?? 0 })),
};

const review = (n: number, own: Row = {}) => ({
  __typename: 'JobReview',
  id: `jrv_${n}`,
  rating: 5,
  text: `Words ${n}.`,
  authorSide: 'OWNER',
  campaignTitle: `Campaign ${n}`,
  campaignCover: null,
  createdAt: '2026-10-05T01:00:00Z',
  publishedAt: '2026-10-05T01:00:00Z',
  answer: null,
  hiddenReason: null,
  mayAnswer: { __typename: 'Permission', allowed: false },
  author: { __typename: 'Profile', id: 'usr_9', fullName: 'Kopi Kaya Co', isStaff: false, avatar: null },
  ...own,
});

/** A profile with these reviews, newest first. */
function profileWith(reviews: readonly Row[], own: Row = {}) {
  const reputation = reviews.length > 0 ? figures : newcomer;
  return [
    api.query('InfluencerProfile', () =>
      HttpResponse.json({ data: { profile: somePerson({ reputation, ...own }) } }),
    ),
    api.query('PersonCampaigns', () =>
      HttpResponse.json({
        data: { campaigns: { __typename: 'CampaignConnection', totalCount: 0, nodes: [] } },
      }),
    ),
    api.query('ProfileReviews', ({ variables: { offset, first } }) =>
      HttpResponse.json({
        data: {
          profileReviews: {
            __typename: 'JobReviewConnection',
            totalCount: reviews.length,
            nodes: reviews.slice(offset as number, (offset as number) + (first as number)),
          },
        },
      }),
    ),
  ];
}

const jobs = () => screen.findByRole('list', { name: 'Jobs and reviews' });
const titles = async () =>
  within(await jobs())
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

it('tells the average, how many gave each star, and what is counted from jobs', async () => {
  renderPage('/influencer-profile/7', { handlers: profileWith([review(1)]) });
  const rating = within(await screen.findByRole('region', { name: 'Rating' }));
  expect(rating.getByText('4.8')).toBeVisible();
  expect(rating.getByText('14 reviews')).toBeVisible();
  const rows = within(rating.getByRole('list', { name: 'Reviews by stars' })).getAllByRole('listitem');
  expect(rows.map((row) => row.firstChild?.textContent)).toEqual([
    '5 stars: 11 reviews',
    '4 stars: 3 reviews',
    '3 stars: 0 reviews',
    '2 stars: 0 reviews',
    '1 star: 0 reviews',
  ]);
  expect(rating.getByText('On time').nextElementSibling).toHaveTextContent('97%');
  expect(rating.getByText('Usually answers').nextElementSibling).toHaveTextContent('3 h');
});

it('shows the newest jobs with brand, stars, day and words, and all of them when asked', async () => {
  const reviews = Array.from({ length: 14 }, (_, index) => review(14 - index));
  const { user } = renderPage('/influencer-profile/7', { handlers: profileWith(reviews) });
  expect(await titles()).toEqual(['Campaign 14', 'Campaign 13', 'Campaign 12']);
  const newest = within(screen.getByRole('article', { name: 'Campaign 14' }));
  expect(newest.getByText('Kopi Kaya Co')).toBeVisible();
  expect(newest.getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
  expect(newest.getByText('5 Oct 2026')).toBeVisible();
  expect(newest.getByText('Words 14.')).toBeVisible();
  expect(newest.queryByRole('button')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'See all 14 reviews' }));
  await waitFor(async () => expect(await titles()).toHaveLength(11));
  await user.click(screen.getByRole('button', { name: 'Go to next page' }));
  await waitFor(async () => expect(await titles()).toEqual(['Campaign 3', 'Campaign 2', 'Campaign 1']));
});

it('shows replies, and lets members report what others wrote', async () => {
  const left = review(1, { author: null, answer: 'Thank you.' });
  const mine = review(2, { author: { ...review(2).author, id: 'usr_1' } });
  renderPage('/influencer-profile/7', { me: someMe(), handlers: profileWith([left, mine]) });
  const theirs = within(await screen.findByRole('article', { name: 'Campaign 1' }));
  expect(theirs.getByText('Former member')).toBeVisible();
  expect(theirs.getByText('Thank you.')).toBeVisible();
  expect(await theirs.findByRole('button', { name: 'Report' })).toBeVisible();
  expect(theirs.queryByRole('button', { name: 'Reply' })).not.toBeInTheDocument();
  const own = within(screen.getByRole('article', { name: 'Campaign 2' }));
  expect(own.queryByRole('button')).not.toBeInTheDocument();
});

it('says nothing of jobs before the first review', async () => {
  renderPage('/influencer-profile/7', { handlers: profileWith([]) });
  expect(await screen.findByText('Mei has no open campaigns at the moment.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Jobs and reviews' })).not.toBeInTheDocument();
});

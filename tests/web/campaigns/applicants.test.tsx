import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { campaignPage, money, ownDetail, someJob, step } from './fixtures.ts';

const meets = (condition: string, state: string) => ({
  __typename: 'Fit',
  condition,
  state,
  change: null,
  refuses: false,
});
const reputation = {
  __typename: 'Reputation',
  isNew: false,
  jobsDone: 12,
  rating: 4.5,
  reviewCount: 9,
  usualAnswerHours: null,
  usualReleaseHours: null,
  onTimePercent: null,
};
const applicant = {
  __typename: 'Profile',
  id: 'usr_31',
  first: 'Mei',
  fullName: 'Mei Tan',
  isStaff: false,
  username: 'meieats',
  followers: 84_200,
  followersUnverified: false,
  engagement: 3.42,
  country: { __typename: 'Country', code: 'SG', name: 'Singapore' },
  reputation,
  avatar: null,
};
const applied = (own: Parameters<typeof someJob>[0] = {}) =>
  someJob({
    applicant,
    price: money(45_000),
    isShortlisted: false,
    fit: [meets('FOLLOWERS', 'MET'), meets('AGE', 'UNKNOWN')],
    nextSteps: [step('MAKE_OFFER'), step('DECLINE'), step('CANCEL'), step('SHORTLIST')],
    ...own,
  });

const openList = (job = applied(), path = '/application-user-list/applicants/5') => {
  const asked: unknown[] = [];
  const handlers = [
    api.query('CampaignRemarks', ({ variables }) => {
      asked.push(variables);
      const campaignRemarks = { __typename: 'RemarkConnection', totalCount: 1, nodes: [job] };
      return HttpResponse.json({ data: { campaignRemarks } });
    }),
    api.mutation('SetShortlisted', ({ variables }) => {
      asked.push(variables);
      const remark = { __typename: 'Remark', id: 'rmk_7', isShortlisted: variables.input.on };
      return HttpResponse.json({ data: { setShortlisted: { remark } } });
    }),
    api.mutation('DeclineApplication', ({ variables }) => {
      asked.push(variables);
      const remark = applied({ state: 'DECLINED', nextSteps: [] });
      return HttpResponse.json({ data: { declineApplication: { remark } } });
    }),
    ...campaignPage(ownDetail(), { applications: [job] }),
  ];
  return { ...renderPage(path, { me: someMe(), handlers }), asked };
};

afterEach(() => vi.restoreAllMocks());

/** A screen on which the table has room. */
const widen = () => {
  const asked = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...asked(query),
    matches: query.includes('1200px'),
  }));
};

it('a card says the price, engagement and country, and how the applicant fits', async () => {
  openList();
  expect(await screen.findByText('Asking US$450 · 3.4% engagement · Singapore')).toBeVisible();
  expect(screen.getByText('Unknown: Age')).toBeVisible();
  expect(screen.queryByText('Koli staff')).toBeNull();
});

it.each(['card', 'table'])('says who is staff, in the %s', async (view) => {
  if (view === 'table') widen();
  openList(applied({ applicant: { ...applicant, isStaff: true } }));
  expect(await screen.findByText('Koli staff')).toBeVisible();
});

it('on wide screens the figures stand beside one another, and the sorted column says so', async () => {
  widen();
  openList(applied(), '/application-user-list/applicants/5?order=rating');
  const table = await screen.findByRole('table', { name: 'Applications' });
  const cells = within(table)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(0, 6)).toEqual(['US$450', '84.2k', '3.4%', 'Singapore', '★ 4.5 (9)', '12']);
  expect(within(table).getByRole('columnheader', { name: 'Rating' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

it('sorts by each figure, and shows the shortlist alone', async () => {
  const { user, asked } = openList();
  const sort = await screen.findByRole('combobox', { name: 'Sort by' });
  await user.selectOptions(sort, 'Price Low to High');
  await user.click(screen.getByRole('button', { name: 'Shortlist' }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ sort: 'PRICE_LOW_TO_HIGH', filter: { shortlisted: true } }),
  );
});

it('puts an applicant on the shortlist', async () => {
  const { user, asked } = openList();
  await user.click(await screen.findByRole('button', { name: 'Shortlist Mei Tan', pressed: false }));
  expect(asked).toContainEqual({ input: { remarkId: 'rmk_7', on: true } });
});

it('declines with a reason; cancelling is not offered beside it', async () => {
  const { user, asked } = openList();
  await user.click(await screen.findByRole('button', { name: 'More for the job with Mei Tan' }));
  expect(screen.queryByRole('menuitem', { name: 'Cancel application' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('menuitem', { name: 'Decline application' }));
  const dialog = await screen.findByRole('dialog', { name: 'Decline the application of Mei Tan?' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason (optional)' }), 'No video.');
  await user.click(within(dialog).getByRole('button', { name: 'Decline application' }));
  expect(await screen.findByText('Application declined')).toBeVisible();
  expect(asked).toContainEqual({
    input: { remarkId: 'rmk_7', reason: 'No video.', idempotencyKey: expect.any(String) },
  });
});

it('an offer begins with the named price', async () => {
  const { user } = openList();
  await user.click(await screen.findByRole('button', { name: 'Make Offer' }));
  expect(await screen.findByRole('textbox', { name: 'Offer amount' })).toHaveValue('450');
});

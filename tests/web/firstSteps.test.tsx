import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { emptyHome, firstSteps } from './support/answers.ts';
import { renderPage, someMe } from './support/render.tsx';
import { api } from './support/server.ts';

const open = (...given: Parameters<typeof firstSteps>) =>
  renderPage('/', { me: someMe(), handlers: [emptyHome(), firstSteps(...given)] });

const list = () => screen.findByRole('region', { name: 'First steps' });
const titles = (steps: HTMLElement) =>
  within(steps)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it.each([
  [
    'INFLUENCER',
    ['SET_PRICE'],
    '1 of 4 done',
    ['Link Instagram or Facebook', 'Add a bank account', 'Apply to your first campaign'],
  ],
  [
    'BRAND',
    [],
    '0 of 3 done',
    ['Add a photo and a short bio', 'Post your first campaign', 'Invite your first influencer'],
  ],
  [
    'BOTH',
    ['LINK_ACCOUNT', 'SET_PRICE', 'APPLY', 'INVITE'],
    '4 of 7 done',
    ['Add a bank account', 'Add a photo and a short bio', 'Post your first campaign'],
  ],
])('shows what is left to who came as %s, after %j', async (purpose, done, count, left) => {
  open(purpose, done);
  const steps = await list();
  expect(within(steps).getByText(count)).toBeVisible();
  expect(titles(steps)).toEqual(left);
});

it.each([
  ['SG', '0 of 4 done', 1],
  ['MY', '0 of 3 done', 0],
  [undefined, '0 of 4 done', 1],
])('names a bank account only where one is paid out to: %s', async (country, count, accounts) => {
  open('INFLUENCER', [], country);
  const steps = await list();
  expect(within(steps).getByText(count)).toBeVisible();
  expect(titles(steps).filter((title) => title === 'Add a bank account')).toHaveLength(accounts);
});

it('leads to each place, and into the campaign form', async () => {
  const { user, router } = open('BRAND', ['INTRODUCE']);
  const steps = await list();
  expect(within(steps).getByRole('link', { name: 'Find influencers' })).toHaveAttribute(
    'href',
    '/search-influencer',
  );
  await user.click(within(steps).getByRole('button', { name: 'Post a campaign' }));
  await waitFor(() => expect(router.state.location.search).toContain('compose=new'));
});

it.each([
  [null, []],
  ['INFLUENCER', ['LINK_ACCOUNT', 'SET_PRICE', 'ADD_BANK_ACCOUNT', 'APPLY']],
])('shows nothing to who came as %s with %j done', async (purpose, done) => {
  open(purpose, done);
  await screen.findByRole('region', { name: 'Your turn' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});

it('is hidden for good', async () => {
  let sent: unknown;
  const { user } = renderPage('/', {
    me: someMe(),
    handlers: [
      emptyHome(),
      firstSteps('BRAND'),
      api.mutation('SetPurpose', ({ variables }) => {
        sent = variables;
        const account = { __typename: 'Account', id: 'usr_1', purpose: null };
        return HttpResponse.json({ data: { setPurpose: { __typename: 'SetPurposePayload', account } } });
      }),
    ],
  });
  await user.click(within(await list()).getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
  expect(sent).toEqual({ purpose: null });
});

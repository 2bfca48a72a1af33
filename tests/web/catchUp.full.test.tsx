import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { connection } from '../../web/src/lib/connection/connection.ts';
import { loadChunk } from '../../web/src/lib/connection/loadChunk.ts';
import { ChunkGone } from '../../web/src/lib/errors.ts';
import { campaignPage, someDetail } from './campaigns/fixtures.ts';
import { refusal, renderPage, someMe } from './support/render.tsx';
import { api } from './support/server.ts';

/** An interruption that the page hears of and that is over at once. */
function interrupt() {
  connection.lost();
  connection.reached();
}

it('after an interruption the bell counts anew and the page shows what it is now, each asked once', async () => {
  let unread = 0;
  let title = 'Laksa week';
  const asked: string[] = [];
  renderPage('/campaigndetail/5', {
    me: someMe(),
    handlers: [
      api.query('Me', () => {
        asked.push('Me');
        return HttpResponse.json({ data: { me: someMe({ unreadNotifications: unread }) } });
      }),
      api.query('CampaignDetail', () => {
        asked.push('CampaignDetail');
        return HttpResponse.json({ data: { campaign: someDetail({ title }) } });
      }),
      api.query('Applicant', () => refusal('INTERNAL', 'x')),
      ...campaignPage(someDetail()),
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Laksa week' })).toBeVisible();
  await screen.findByRole('button', { name: 'Notifications' });
  asked.length = 0;
  unread = 2;
  title = 'Laksa month';
  interrupt();
  interrupt();
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Laksa month' })).toBeVisible();
  expect(asked.toSorted()).toEqual(['CampaignDetail', 'Me']);
});

it('a notification that came before events did is counted', async () => {
  let unread = 0;
  renderPage('/terms-condition', {
    handlers: [
      api.query('Me', () => HttpResponse.json({ data: { me: someMe({ unreadNotifications: unread }) } })),
    ],
  });
  await screen.findByRole('button', { name: 'Notifications' });
  unread = 1;
  connection.begun();
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});

it('what was read on another device is not counted any more once somebody looks at the page', async () => {
  let unread = 3;
  renderPage('/terms-condition', {
    handlers: [
      api.query('Me', () => HttpResponse.json({ data: { me: someMe({ unreadNotifications: unread }) } })),
    ],
  });
  await screen.findByRole('button', { name: 'Notifications, 3 unread' });
  unread = 0;
  connection.hurry();
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
});

it('a page that is opened while nothing is reached appears by itself, behind the guard too', async () => {
  let reachable = false;
  const { router } = renderPage('/my-favorites', {
    handlers: [
      api.query('Me', () =>
        reachable ? HttpResponse.json({ data: { me: someMe() } }) : HttpResponse.error(),
      ),
      api.query('MyFavorites', () =>
        HttpResponse.json({
          data: { campaigns: { __typename: 'CampaignConnection', nodes: [], totalCount: 0 } },
        }),
      ),
    ],
  });
  await waitFor(() => expect(connection.state).not.toBe('fine'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  reachable = true;
  expect(await screen.findByText('Tap the heart on a campaign to save it here.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/my-favorites');
});

it('what failed at the server is asked again after an interruption', async () => {
  let works = false;
  const campaigns = api.query('Campaigns', () =>
    works
      ? HttpResponse.json({
          data: { campaigns: { __typename: 'CampaignConnection', nodes: [], totalCount: 0 } },
        })
      : refusal('INTERNAL', 'x'),
  );
  renderPage('/campaigns', {
    handlers: [campaigns, api.query('FilterCategories', () => refusal('INTERNAL', 'x'))],
  });
  expect(await screen.findByText('Something went wrong. Please try again later!')).toBeVisible();
  works = true;
  interrupt();
  expect(await screen.findByText('Sorry, no result found')).toBeVisible();
});

it('a part of the program that cannot be fetched is waited for; one that is gone says so', async () => {
  let tries = 0;
  const late = async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  };
  expect(await loadChunk(late)).toBe('part');
  const gone = async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  await expect(loadChunk(gone)).rejects.toBeInstanceOf(ChunkGone);
});

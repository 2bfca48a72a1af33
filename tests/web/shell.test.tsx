import { act, screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderPage, someMe } from './support/render.tsx';
import { api } from './support/server.ts';

describe('shell', () => {
  it('says that an address leads nowhere, with a way on', async () => {
    renderPage('/no-such-page');
    expect(await screen.findByText("This page isn't available")).toBeVisible();
    expect(screen.getByRole('link', { name: 'See open campaigns' })).toHaveAttribute('href', '/campaigns');
  });

  it('has the keyboard go on from the heading of the page that it led to', async () => {
    const { router } = renderPage('/no-such-page');
    screen.getByRole('link', { name: 'Skip to content' }).focus();
    await act(() => router.navigate('/nor-this'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('greets who is signed in', async () => {
    renderPage('/no-such-page', { me: someMe() });
    expect(await screen.findByRole('button', { name: 'Hi, Mei Tan' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Login' })).not.toBeInTheDocument();
  });

  it('marks a waiting draft on the campaign button', async () => {
    const { user, router } = renderPage('/no-such-page', { me: someMe({ hasDraft: true }) });
    expect(await screen.findAllByText('a draft waits')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Campaigns' }));
    expect(router.state.location.search).toBe('?compose=draft');
  });

  it('sends visitors who want to post to the login', async () => {
    const { user, router } = renderPage('/no-such-page');
    await screen.findByRole('button', { name: 'Login' });
    await user.click(screen.getByRole('button', { name: 'Campaigns' }));
    expect(router.state.location.search).toBe('?auth=login');
  });

  it.each([
    ['Campaigns', '/no-such-page?compose=new'],
    ['Me', '/me'],
  ])('takes nobody for a visitor while the line is slow: %s', async (button, leadsTo) => {
    const slowMe = api.query('Me', async () => {
      await delay(1_000);
      return HttpResponse.json({ data: { me: someMe() } });
    });
    const empty = api.query('OwnCampaigns', () =>
      HttpResponse.json({
        data: { myCampaigns: { __typename: 'CampaignConnection', totalCount: 0, nodes: [] } },
      }),
    );
    const { user, router } = renderPage('/no-such-page', { handlers: [slowMe, empty] });
    await user.click(await screen.findByRole('button', { name: button, hidden: true }));
    await waitFor(() => {
      const { pathname, search } = router.state.location;
      expect(pathname + search).toBe(leadsTo);
    });
  });
});

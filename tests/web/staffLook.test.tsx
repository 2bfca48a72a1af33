import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { emptyHome, homeNewest } from './support/answers.ts';
import { renderPage, someMe } from './support/render.tsx';
import { api, server } from './support/server.ts';

const handlers = [emptyHome(), homeNewest()];
const inTen = () => new Date(Date.now() + 600_000).toISOString();

describe('staff who see Koli as a person does', () => {
  it('read on every page as whom, until when, and end it', async () => {
    let ended = 0;
    const end = api.mutation('EndSeeing', () => {
      ended += 1;
      return HttpResponse.json({ data: { endSeeing: { account: { __typename: 'Account', id: 'usr_8' } } } });
    });
    const { user } = renderPage('/', {
      me: someMe({ seenByStaffUntil: inTen() }),
      handlers: [...handlers, end],
    });
    const banner = await screen.findByRole('region', { name: 'Seen as someone else' });
    expect(banner).toHaveTextContent(/^You see Koli as Mei Tan until .+ Nothing can be changed\.End$/);
    localStorage.removeItem('koli.look');
    await user.click(screen.getByRole('button', { name: 'End' }));
    await waitFor(() => expect(ended).toBe(1));
    await waitFor(() => expect(localStorage.getItem('koli.look')).not.toBeNull());
  });

  it('read it in tabs that were open before, too, until it ends', async () => {
    let me = someMe({ isStaff: true });
    renderPage('/', { me, handlers });
    server.use(api.query('Me', () => HttpResponse.json({ data: { me } })));
    await screen.findByRole('button', { name: 'Hi, Mei Tan' });
    const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: 'koli.look' }));
    me = someMe({ seenByStaffUntil: inTen() });
    window.dispatchEvent(new StorageEvent('storage', { key: 'koli.other' }));
    expect(screen.queryByRole('region', { name: 'Seen as someone else' })).not.toBeInTheDocument();
    tell();
    expect(await screen.findByRole('region', { name: 'Seen as someone else' })).toBeVisible();
    me = someMe({ isStaff: true });
    tell();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Seen as someone else' })).not.toBeInTheDocument(),
    );
  });

  it('members and visitors have no such banner', async () => {
    renderPage('/', { me: someMe(), handlers });
    await screen.findByRole('button', { name: 'Hi, Mei Tan' });
    expect(screen.queryByRole('region', { name: 'Seen as someone else' })).not.toBeInTheDocument();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { settingsTab } from './accounts.ts';

type LiveLink = typeof import('../../../web/src/lib/connection/liveLink.ts');

const told = vi.hoisted(() => new Set<() => void>());
vi.mock('../../../web/src/lib/connection/liveLink.ts', async (original) => ({
  ...(await original<LiveLink>()),
  onSessionClosed: (listener: () => void) => {
    told.add(listener);
    return () => told.delete(listener);
  },
}));

it('a page follows when somebody else has signed in in another tab', async () => {
  let who = someMe();
  renderPage('/edit-profile/setting', {
    handlers: [api.query('Me', () => HttpResponse.json({ data: { me: who } })), settingsTab()],
  });
  expect(await screen.findByRole('button', { name: 'Close account' })).toBeVisible();
  who = { ...someMe(), id: 'usr_77' };
  await waitFor(() => expect(told.size).toBeGreaterThan(0));
  for (const listener of told) listener();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Close account' })).not.toBeInTheDocument(),
  );
  expect(screen.queryByText('You were signed out. Please sign in again.')).not.toBeInTheDocument();
});

it('who closes the account reads that, and not to have been signed out', async () => {
  let isOver = false;
  const asked = Promise.withResolvers<void>();
  const { user } = renderPage('/edit-profile/setting', {
    handlers: [
      api.query('Me', () => {
        if (isOver) asked.resolve();
        return HttpResponse.json({ data: { me: isOver ? null : someMe() } });
      }),
      settingsTab(),
      api.query('OpenJobs', () => HttpResponse.json({ data: { openJobs: { nodes: [] } } })),
      api.mutation('CloseAccount', async () => {
        isOver = true;
        // The socket is closed before the answer comes. A page that asks who it is now gets the time for it.
        for (const listener of told) listener();
        await Promise.race([asked.promise, new Promise((resolve) => setTimeout(resolve, 100))]);
        return HttpResponse.json({ data: { closeAccount: { closedAccountId: 'usr_1' } } });
      }),
    ],
  });
  const toasts: string[] = [];
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role=alert], [role=status]'))
      if (textContent) toasts.push(textContent);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  await user.click(await screen.findByRole('button', { name: 'Close account' }));
  await user.type(await screen.findByLabelText('Your password'), 'Demo-pass-1{Enter}');
  expect(await screen.findByText('Your account is closed.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Sign up' })).toBeVisible();
  expect(toasts.join()).not.toContain('You were signed out');
});

import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { leaveFor } from '../../../web/src/lib/navigation/leaveFor.ts';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { pausedFor, settingsAccount, settingsTab } from './accounts.ts';

vi.mock('../../../web/src/lib/navigation/leaveFor.ts', () => ({ leaveFor: vi.fn() }));
beforeEach(() => void vi.mocked(leaveFor).mockClear());

const provider = 'https://provider.test/link';

function open(path: string) {
  const asked: unknown[] = [];
  const verification = api.mutation('OpenVerification', ({ variables }) => {
    asked.push(variables);
    return HttpResponse.json({ data: { openVerification: { url: provider } } });
  });
  const account = settingsAccount({ bankAccount: pausedFor([['PHONE', null]]) });
  const page = renderPage(path, { me: someMe(), handlers: [settingsTab(() => account), verification] });
  return { ...page, asked };
}

it('leads to the page of the payment provider, and back to the page that was left', async () => {
  const { user, asked } = open('/edit-profile/setting?back=%2Fmy-jobs');
  await user.click(await screen.findByRole('button', { name: 'Continue at payment provider' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(provider));
  expect(asked).toEqual([{ input: { returnTo: '/my-jobs' } }]);
});

it('goes on by itself to a new address of that page when the old one has expired', async () => {
  const { router, asked } = open('/edit-profile/setting?verify=again&back=%2Fmy-jobs');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(provider));
  expect(asked).toEqual([{ input: { returnTo: '/my-jobs' } }]);
  // Who goes back in the browser stays here.
  expect(router.state.location.search).toBe('?back=%2Fmy-jobs');
});

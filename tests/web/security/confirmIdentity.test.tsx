import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { devices, settingsAccount, settingsTab } from '../settings/accounts.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';

const NEEDED = 'Please confirm it’s you, then try again.';

/** Presses something that the server wants a proof for, and comes to the dialog that asks for it. */
async function press({ isStaff = false, authenticatorAppSince = null as string | null } = {}) {
  let isProven = false;
  const done: string[] = [];
  const handlers = [
    settingsTab(settingsAccount, devices),
    api.query('WaysToConfirm', () =>
      HttpResponse.json({
        data: { secondFactors: { passkeys: [], authenticatorAppSince } },
      }),
    ),
    api.mutation('RevokeSession', ({ variables }) => {
      if (!isProven) return refusal('PROOF_NEEDED', NEEDED);
      done.push(variables.input.id);
      return HttpResponse.json({ data: { revokeSession: { revokedSessionId: variables.input.id } } });
    }),
    api.mutation('ConfirmIdentity', ({ variables }) => {
      isProven = variables.input.password === 'Demo-pass-1' || variables.input.code === '123456';
      if (!isProven) return refusal('PASSWORD_WRONG', 'Wrong password.', 'password');
      return HttpResponse.json({ data: { confirmIdentity: { confirmedUntil: '2026-11-27T10:00:00Z' } } });
    }),
  ];
  const { user } = renderPage('/edit-profile/setting', { me: someMe({ isStaff }), handlers });
  await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByRole('dialog', { name: "Confirm it's you" }, { timeout: 5_000 });
  return { user, done };
}

it('asks who is there, and then does what was asked for', async () => {
  const { user, done } = await press();
  const password = await screen.findByLabelText('Your password');
  await user.type(password, 'a guess');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('Wrong password.');
  expect(done).toEqual([]);
  await user.clear(password);
  await user.type(password, 'Demo-pass-1');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(done).toEqual(['ses_8']));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: "Confirm it's you" })).toBeNull());
});

it('does nothing when the dialog is closed, and says why', async () => {
  const { user, done } = await press();
  await user.keyboard('{Escape}');
  await screen.findByText(NEEDED);
  expect(done).toEqual([]);
});

it('asks staff who have a second factor for it alone', async () => {
  const { user, done } = await press({ isStaff: true, authenticatorAppSince: '2026-11-20T01:00:00Z' });
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(done).toEqual(['ses_8']));
});

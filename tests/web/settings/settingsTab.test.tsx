import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { bankAccount, devices, pausedFor, settingsAccount, settingsTab } from './accounts.ts';

const open = async (handlers: RequestHandler[]) => {
  const page = renderPage('/edit-profile/setting', { me: someMe(), handlers });
  await screen.findByRole('checkbox', { name: 'Email Notifications' });
  return page;
};

describe('settings tab', () => {
  it('opens by its address, for members only', async () => {
    const { router } = renderPage('/edit-profile/setting');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('has three tabs beside Change Password', async () => {
    await open([settingsTab()]);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Profile',
      'Blocked User',
      'Settings',
    ]);
    expect(screen.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('button', { name: 'Change Password' })).toBeVisible();
  });
});

describe('bank information', () => {
  it('says what to do while the provider has paused payouts', async () => {
    const paused = pausedFor([['IDENTITY_DOCUMENT', 'NOT_READABLE']]);
    await open([settingsTab(() => settingsAccount({ bankAccount: paused }))]);
    expect(await screen.findByText('Payouts are paused')).toBeVisible();
    const note = screen.getByRole('note', { name: 'What the payment provider needs' });
    expect(note).toHaveTextContent(
      'A document that shows who you are, such as your passportNot accepted: it couldn’t be read.',
    );
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  });

  it('says by when something is needed while payouts go on, and what is in review', async () => {
    const due = {
      ...pausedFor([['ADDRESS', null]]),
      payoutsEnabled: true,
      needsDueAt: '2026-12-05T04:00:00Z',
    };
    await open([settingsTab(() => settingsAccount({ bankAccount: { ...due, inReview: true } }))]);
    expect(await screen.findByText('Ready for payouts')).toBeVisible();
    const note = screen.getByRole('note', { name: 'What the payment provider needs' });
    expect(note).toHaveTextContent(/Needed by .*5 Dec 2026.* to keep payouts going/);
    expect(note).toHaveTextContent('In review: the payment provider is checking what you sent.');
    expect(note).not.toHaveTextContent('held safely');
  });

  it.each([
    ['NEW_ACCOUNT', 'Save your bank details again', null],
    ['SUPPORT', 'gave no reason', 'Contact us'],
  ] as const)('does not send %s to the provider', async (kind, says, link) => {
    await open([settingsTab(() => settingsAccount({ bankAccount: pausedFor([[kind, null]]) }))]);
    expect(await screen.findByRole('note', { name: 'What the payment provider needs' })).toHaveTextContent(
      says,
    );
    expect(screen.queryByRole('button', { name: 'Continue at payment provider' })).not.toBeInTheDocument();
    if (link) expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/help');
  });

  const withBank = () => settingsAccount({ bankAccount: bankAccount() });
  const askDelete = async (handlers: RequestHandler[]) => {
    const page = await open([settingsTab(withBank), ...handlers]);
    expect(screen.getByText('•••• 3456')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('dialog', { name: 'Are you sure you want to Delete?' });
    return page;
  };

  it('is deleted after a question', async () => {
    const { user } = await askDelete([
      api.mutation('DeleteBankAccount', () =>
        HttpResponse.json({
          data: { deleteBankAccount: { account: { __typename: 'Account', id: 'usr_1', bankAccount: null } } },
        }),
      ),
    ]);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('button', { name: 'Add bank account' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('•••• 3456')).not.toBeInTheDocument());
  });

  it('stays when the answer is no', async () => {
    const { user } = await askDelete([]);
    await user.click(screen.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('•••• 3456')).toBeVisible();
  });

  it('stays while a payout is under way, and says so', async () => {
    const text = 'A payout to this bank account is on its way. Try again once it arrives.';
    const { user } = await askDelete([
      api.mutation('DeleteBankAccount', () => refusal('PAYOUT_IN_FLIGHT', text)),
    ]);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('nearby search', () => {
  it('finds whoever allows their location, and says when the browser does not', async () => {
    let where: object | null = null;
    vi.stubGlobal('navigator', {
      userAgent: navigator.userAgent,
      clipboard: navigator.clipboard,
      geolocation: {
        getCurrentPosition: (found: (at: object) => void, refused: () => void) =>
          where ? found({ coords: where }) : refused(),
      },
    });
    const sent: unknown[] = [];
    const { user } = await open([
      settingsTab(),
      api.mutation('SetPlace', ({ variables }) => {
        sent.push(variables.input.place);
        const account = { __typename: 'Account', id: 'usr_1', hasPlace: variables.input.place !== null };
        return HttpResponse.json({ data: { setPlace: { account } } });
      }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText(/We couldn't get your location/)).toBeVisible();
    where = { latitude: 1.352083, longitude: 103.819836 };
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await user.click(await screen.findByRole('button', { name: 'Remove location' }));
    expect(await screen.findByRole('button', { name: 'Use my location' })).toBeVisible();
    expect(sent).toEqual([{ latitude: 1.35, longitude: 103.82 }, null]);
    vi.unstubAllGlobals();
  });
});

describe('notifications by topic', () => {
  it('are switched by channel, each at once', async () => {
    const sent: unknown[] = [];
    const { user } = await open([
      settingsTab(),
      api.mutation('SetMutedNotifications', ({ variables }) => {
        const { muted } = variables.input;
        sent.push(muted);
        const account = { __typename: 'Account' as const, id: 'usr_1', mutedNotifications: muted };
        return HttpResponse.json({ data: { setMutedNotifications: { account } } } as never);
      }),
    ]);
    const box = (name: string) => screen.getByRole('checkbox', { name });
    await user.click(box('Messages, Email'));
    await user.click(box('Orders and products, Bell'));
    expect(box('Messages, Email')).not.toBeChecked();
    await user.click(box('Messages, Email'));
    await waitFor(() =>
      expect(sent).toEqual([['MESSAGE_MAIL'], ['MESSAGE_MAIL', 'SHOP_BELL'], ['SHOP_BELL']]),
    );
    expect(box('Messages, Email')).toBeChecked();
  });
});

describe('email notifications', () => {
  it('are disabled and enabled after a question', async () => {
    const sent: unknown[] = [];
    const { user } = await open([
      settingsTab(),
      api.mutation('SetMailNotifications', ({ variables }) => {
        sent.push(variables.input.enabled);
        return HttpResponse.json({
          data: {
            setMailNotifications: {
              account: { __typename: 'Account', id: 'usr_1', mailNotifications: variables.input.enabled },
            },
          },
        });
      }),
    ]);
    const box = () => screen.getByRole('checkbox', { name: 'Email Notifications', hidden: true });
    await user.click(box());
    const disable = 'Are you sure you want to disable email notifications?';
    await screen.findByRole('dialog', { name: disable });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(box()).toBeChecked();

    await user.click(box());
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(box()).not.toBeChecked());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(box());
    await screen.findByRole('dialog', { name: 'Are you sure you want to enable email notifications?' });
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(box()).toBeChecked());
    expect(sent).toEqual([false, true]);
  });
});

describe('email', () => {
  const account = (pendingEmail: string | null) => ({ __typename: 'Account', id: 'usr_1', pendingEmail });
  const ask = async (handlers: RequestHandler[], typed: string) => {
    const page = await open([settingsTab(), ...handlers]);
    await page.user.click(screen.getByRole('button', { name: 'Change email' }));
    await page.user.type(await screen.findByLabelText('New email address'), `${typed}{Enter}`);
    return page;
  };

  it('waits for the link in the new mailbox, and can be withdrawn', async () => {
    const { user } = await ask(
      [
        api.mutation('RequestEmailChange', ({ variables }) =>
          HttpResponse.json({ data: { requestEmailChange: { account: account(variables.input.email) } } }),
        ),
        api.mutation('WithdrawEmailChange', () =>
          HttpResponse.json({ data: { withdrawEmailChange: { account: account(null) } } }),
        ),
      ],
      'new@example.test',
    );
    expect(await screen.findByText(/We emailed a link to new@example.test/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('new@example.test')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel change' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel change' }));
    await waitFor(() => expect(screen.queryByText('new@example.test')).not.toBeInTheDocument());
    expect(screen.getByText('mei@example.test')).toBeVisible();
  });

  it.each([
    ['mei', 'Invalid email address'],
    ['ana@example.test', 'Email already exists'],
  ])('says at its field what is wrong with %s', async (typed, text) => {
    await ask([api.mutation('RequestEmailChange', () => refusal('EMAIL_TAKEN', text, 'email'))], typed);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('New email address')).toHaveAccessibleDescription(text);
  });
});

describe('signed-in devices', () => {
  it('mark the current one, and end the others after a question', async () => {
    let rows = devices();
    const { user } = await open([
      settingsTab(settingsAccount, () => rows),
      api.mutation('RevokeSession', ({ variables }) => {
        rows = rows.filter((row) => row.id !== variables.input.id);
        return HttpResponse.json({ data: { revokeSession: { revokedSessionId: variables.input.id } } });
      }),
    ]);
    const list = screen.getByRole('list', { name: 'Signed-in devices' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('Chrome on Windows');
    expect(first).toHaveTextContent('This device');
    expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(second).toHaveTextContent('Safari on iPhone');
    expect(second).toHaveTextContent('Singapore · 203.0.113.* · since');

    await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await screen.findByRole('dialog', { name: 'Are you sure you want to sign out this device?' });
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem', { hidden: true })).toHaveLength(1));
  });
});

describe('all other devices', () => {
  it('are signed out at once after a question', async () => {
    const tablet = { ...devices()[0], id: 'ses_7', device: 'Firefox on Android' };
    let rows: unknown[] = [...devices(), tablet];
    const { user } = await open([
      settingsTab(settingsAccount, () => rows),
      api.mutation('RevokeOtherSessions', () => {
        rows = devices().filter((row) => row.isCurrent);
        return HttpResponse.json({ data: { revokeOtherSessions: { revokedCount: 2 } } });
      }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
    const question = 'Are you sure you want to sign out all other devices?';
    const dialog = await screen.findByRole('dialog', { name: question });
    expect(dialog).toHaveTextContent('signed out on 2 other devices');
    await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
    const list = screen.getByRole('list', { name: 'Signed-in devices', hidden: true });
    await waitFor(() => expect(within(list).getAllByRole('listitem', { hidden: true })).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).not.toBeInTheDocument();
  });
});

describe('change password', () => {
  const openDialog = async (handlers: RequestHandler[] = []) => {
    const page = await open([settingsTab(), ...handlers]);
    await page.user.click(screen.getByRole('button', { name: 'Change Password' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change Password' });
    const submit = () => within(dialog).getByRole('button', { name: 'Change Password' });
    return { ...page, submit };
  };

  it('asks for both, the new one of 8 characters', async () => {
    const { user, submit } = await openDialog();
    await user.click(submit());
    expect(await screen.findAllByText('Password is required')).toHaveLength(2);
    await user.type(screen.getByLabelText('New password'), 'short');
    expect(await screen.findByText('Password must have at least 8 characters')).toBeVisible();
  });

  it('shows a wrong current password at its field', async () => {
    const text = 'Your current password is incorrect. Enter it again.';
    const { user, submit } = await openDialog([
      api.mutation('ChangePassword', () => refusal('PASSWORD_WRONG', text, 'current')),
    ]);
    await user.type(screen.getByLabelText('Current password'), 'not-it-1');
    await user.type(screen.getByLabelText('New password'), 'Brand-new-2');
    await user.click(submit());
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue('Brand-new-2');
  });

  it('changes it and tells what happened to the other devices', async () => {
    const sent: unknown[] = [];
    const { user, submit } = await openDialog([
      api.mutation('ChangePassword', ({ variables }) => {
        sent.push(variables.input);
        return HttpResponse.json({
          data: { changePassword: { account: { __typename: 'Account', id: 'usr_1' } } },
        });
      }),
    ]);
    await user.type(screen.getByLabelText('Current password'), 'Demo-pass-1');
    await user.type(screen.getByLabelText('New password'), 'Brand-new-2');
    await user.click(submit());
    const done = await screen.findByRole('dialog', { name: 'Password changed' });
    expect(within(done).getByText(/Your other devices have been signed out/)).toBeVisible();
    expect(sent).toEqual([{ current: 'Demo-pass-1', password: 'Brand-new-2', disconnect: true }]);
    await user.click(within(done).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { settingsTab } from './accounts.ts';

const open = async (button: string, handlers: RequestHandler[]) => {
  const page = renderPage('/edit-profile/setting', { me: someMe(), handlers: [settingsTab(), ...handlers] });
  await page.user.click(await screen.findByRole('button', { name: button }));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
};

const openJobs = (...jobs: object[]) =>
  api.query('OpenJobs', () => HttpResponse.json({ data: { openJobs: { nodes: jobs } } }));

describe('downloading one’s data', () => {
  it('asks for the password, then gives a link', async () => {
    const url = 'http://localhost/account/export/1.2.3';
    const { user, dialog } = await open('Download', [
      api.mutation('ExportMyData', ({ variables }) =>
        variables.input.password === 'right'
          ? HttpResponse.json({
              data: { exportMyData: { dataExport: { url, expiresAt: '2026-11-20T04:15:00Z' } } },
            })
          : refusal('PASSWORD_WRONG', 'Your current password is incorrect.', 'password'),
      ),
    ]);
    await user.click(dialog.getByRole('button', { name: 'Create file' }));
    expect(await dialog.findByText('Password is required')).toBeVisible();
    await user.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
    expect(await dialog.findByText('Your current password is incorrect.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Your password'));
    await user.type(dialog.getByLabelText('Your password'), 'right{Enter}');
    expect(await dialog.findByRole('link', { name: 'Download ZIP file' })).toHaveAttribute('href', url);
  });
});

describe('closing the account', () => {
  it('names the jobs that come first', async () => {
    const job = { remarkId: 'rmk_7', campaignId: 'cmp_5', campaignTitle: 'Cold brew', isOwner: true };
    const { dialog } = await open('Close account', [openJobs({ __typename: 'OpenJob', ...job })]);
    const link = await dialog.findByRole('link', { name: 'Cold brew' });
    expect(link).toHaveAttribute('href', '/campaigndetail/5');
    expect(dialog.queryByRole('button', { name: 'Close my account' })).not.toBeInTheDocument();
  });

  it('says what it does, and leads home as a visitor', async () => {
    const { user, dialog, router } = await open('Close account', [
      openJobs(),
      api.mutation('CloseAccount', () =>
        HttpResponse.json({ data: { closeAccount: { closedAccountId: 'usr_1' } } }),
      ),
    ]);
    expect(await dialog.findByText(/Your data is erased after 30 days/)).toBeVisible();
    await user.type(dialog.getByLabelText('Your password'), 'Demo-pass-1{Enter}');
    expect(await screen.findByText('Your account is closed.')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('shows why not', async () => {
    const text = 'Finish your open jobs first.';
    const { user, dialog } = await open('Close account', [
      openJobs(),
      api.mutation('CloseAccount', () => refusal('OPEN_JOBS_FIRST', text)),
    ]);
    await user.type(await dialog.findByLabelText('Your password'), 'Demo-pass-1{Enter}');
    expect(await dialog.findByText(text)).toBeVisible();
  });
});

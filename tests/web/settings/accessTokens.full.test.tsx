import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { OwnAccessTokenFragment } from '../../../web/src/__generated__/graphql.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { devices, settingsAccount, settingsTab } from './accounts.ts';

type Token = OwnAccessTokenFragment & { __typename: 'AccessToken' };
const token = (own: Partial<Token> = {}): Token => ({
  __typename: 'AccessToken',
  id: 'tok_7',
  name: 'Nightly report',
  start: 'koli_pat_AbC4',
  scopes: ['CAMPAIGNS_READ', 'PAYMENTS_WRITE'],
  createdAt: '2026-11-01T02:00:00Z',
  expiresAt: '2027-02-18T02:00:00Z',
  lastUsedAt: null,
  lastOperation: null,
  revokedAt: null,
  isActive: true,
  deprecatedFieldsUsed: [],
  ...own,
});

const open = async (tokens: () => Token[], handlers: RequestHandler[] = []) => {
  const tab = settingsTab(settingsAccount, devices, tokens);
  const page = renderPage('/edit-profile/setting', { me: someMe(), handlers: [tab, ...handlers] });
  await screen.findByRole('heading', { name: 'Access tokens' });
  await screen.findByRole('button', { name: 'New access token' });
  return page;
};

describe('the list of access tokens', () => {
  it('tells what each may do, until when, and which no longer work', async () => {
    const revoked = token({ id: 'tok_8', name: 'Old', revokedAt: '2026-11-10T02:00:00Z', isActive: false });
    await open(() => [token(), revoked, token({ id: 'tok_9', name: 'Late', isActive: false })]);
    const rows = within(screen.getByRole('list', { name: 'Access tokens' }));
    const [first, second, third] = rows
      .getAllByRole('listitem')
      .filter((row) => row.parentElement?.getAttribute('aria-label') === 'Access tokens');
    expect(first).toHaveTextContent(/Nightly reportkoli_pat_AbC4…Expires on 18 Feb 2027 · never used/);
    expect(first).toHaveTextContent('campaigns:readpayments:write');
    expect(second).toHaveTextContent(/Revoked on 10 Nov 2026 · never usedRevoked/);
    expect(third).toHaveTextContent(/Expired on 18 Feb 2027 · never usedExpired/);
    expect(rows.getAllByRole('button')).toHaveLength(1);
  });

  it('names what a token uses that will be removed, and nothing else', async () => {
    const use = (field: string) => ({
      __typename: 'DeprecatedUse' as const,
      field,
      replacement: '`categories`',
      removedOn: '2027-06-01',
      lastUsedAt: '2026-11-20T02:00:00Z',
    });
    const uses = ['Query.a', 'Query.b', 'Query.c', 'Query.d', 'Query.e'].map(use);
    await open(() => [token({ deprecatedFieldsUsed: uses }), token({ id: 'tok_8', name: 'Clean' })]);
    const sentence = /^Query\.. will be removed on 1 Jun 2027\. Use categories\. Last used on 20 Nov 2026\.$/;
    expect(screen.getAllByText(sentence)).toHaveLength(3);
    expect(screen.getByText('+2 more')).toBeVisible();
  });

  it('revokes one after a question', async () => {
    const { user } = await open(
      () => [token()],
      [
        api.mutation('RevokeAccessToken', ({ variables }) => {
          expect(variables.input).toEqual({ id: 'tok_7' });
          const accessToken = token({ revokedAt: '2026-11-20T02:00:00Z', isActive: false });
          return HttpResponse.json({ data: { revokeAccessToken: { accessToken } } });
        }),
      ],
    );
    await user.click(screen.getByRole('button', { name: 'Revoke Nightly report' }));
    await screen.findByRole('dialog', { name: 'Are you sure you want to revoke this token?' });
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Revoked')).toBeVisible();
  });
});

describe('making an access token', () => {
  const start = async (handlers: RequestHandler[]) => {
    let tokens: Token[] = [];
    const page = await open(
      () => tokens,
      [
        ...handlers,
        api.mutation('CreateAccessToken', ({ variables }) => {
          sent.push(variables.input);
          tokens = [token({ name: variables.input.name })];
          const createAccessToken = { __typename: 'CreateAccessTokenPayload', secret, token: tokens[0] };
          return HttpResponse.json({ data: { createAccessToken } as never });
        }),
      ],
    );
    await page.user.click(screen.getByRole('button', { name: 'New access token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New access token' }));
    return { ...page, dialog };
  };
  const secret = `koli_pat_${'x'.repeat(43)}`;
  let sent: unknown[] = [];

  it('is read-only unless more is ticked, and shows the secret once, to be copied', async () => {
    sent = [];
    const { user, dialog } = await start([]);
    const copy = vi.spyOn(navigator.clipboard, 'writeText');
    await user.type(dialog.getByLabelText('What is it for?'), 'Spreadsheet');
    const boxes = dialog.getAllByRole('checkbox', { checked: true });
    expect(boxes.map((box) => box.closest('label')?.querySelector('code')?.textContent)).toEqual([
      'campaigns:read',
      'remarks:read',
      'profile:read',
      'notifications:read',
    ]);
    await user.click(dialog.getByRole('checkbox', { name: /This moves money/ }));
    await user.selectOptions(dialog.getByLabelText('Works for'), '30 days');
    await user.type(dialog.getByLabelText('Your password'), 'Demo-pass-1');
    await user.click(dialog.getByRole('button', { name: 'Create token' }));

    const made = within(await screen.findByRole('dialog', { name: 'Your new access token' }));
    expect(made.getByText(secret)).toBeVisible();
    expect(sent).toEqual([
      {
        name: 'Spreadsheet',
        scopes: ['CAMPAIGNS_READ', 'REMARKS_READ', 'PROFILE_READ', 'NOTIFICATIONS_READ', 'PAYMENTS_WRITE'],
        expiresInDays: 30,
        password: 'Demo-pass-1',
      },
    ]);
    await user.click(made.getByRole('button', { name: 'Copy' }));
    expect(copy).toHaveBeenCalledWith(secret);
    expect(await made.findByRole('button', { name: 'Copied' })).toBeVisible();
    await user.click(made.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText(secret)).not.toBeInTheDocument());
    expect(await screen.findByText('Spreadsheet')).toBeVisible();
  });

  it('wants a name, a box and the password, and tells what was refused', async () => {
    const text = 'Your current password is incorrect. Enter it again.';
    const { user, dialog } = await start([
      api.mutation('CreateAccessToken', () => refusal('PASSWORD_WRONG', text, 'password')),
    ]);
    for (const box of dialog.getAllByRole('checkbox', { checked: true })) await user.click(box);
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();
    expect(dialog.getByText('Please choose at least one')).toBeVisible();
    expect(dialog.getByText('Password is required')).toBeVisible();
    await user.type(dialog.getByLabelText('What is it for?'), 'Spreadsheet');
    await user.click(dialog.getByRole('checkbox', { name: /suggested users/ }));
    await user.type(dialog.getByLabelText('Your password'), 'guess');
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByLabelText('Your password')).toHaveFocus();
  });
});

import { cleanup, screen, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';

const availability = api.query('UsernameAvailable', ({ variables }) =>
  HttpResponse.json({ data: { usernameAvailable: variables.username !== 'taken' } }),
);

describe('username screen', () => {
  const open = (...handlers: RequestHandler[]) =>
    renderPage('/username', { me: someMe(), handlers: [...handlers, availability] });

  it('sends visitors home', async () => {
    const { router } = renderPage('/username');
    await screen.findByRole('button', { name: 'Login' });
    expect(router.state.location.pathname).toBe('/');
  });

  it('stands without header and footer', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Choose a username' })).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('asks for a name', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Please enter username!')).toBeVisible();
  });

  it('says whether a name is taken', async () => {
    const { user } = open();
    const field = await screen.findByLabelText('Username');
    expect(field).toHaveAttribute('maxlength', '30');
    await user.type(field, 'taken');
    expect(await screen.findByText('Username is taken, Use different')).toBeVisible();
    await user.type(field, '1');
    expect(await screen.findByText('Go ahead')).toBeVisible();
  });

  it('goes to the profile when saved', async () => {
    const { user, router } = open(
      api.mutation('ChooseUsername', () =>
        HttpResponse.json({
          data: {
            chooseUsername: {
              account: {
                __typename: 'Account',
                id: 'usr_1',
                profile: { __typename: 'Profile', id: 'usr_1', username: 'mei' },
              },
            },
          },
        }),
      ),
    );
    await user.type(await screen.findByLabelText('Username'), 'mei{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe('/profile');
  });

  it('says when saving fails', async () => {
    const { user } = open(api.mutation('ChooseUsername', () => HttpResponse.error()));
    await user.type(await screen.findByLabelText('Username'), 'mei{Enter}');
    expect(await screen.findByText('Something went wrong. Please try again later!')).toBeVisible();
  });
});

const purposeOf = (purpose: string, hasDraft = false) =>
  api.query('VerifiedPurpose', () =>
    HttpResponse.json({ data: { me: { __typename: 'Account', id: 'usr_1', purpose, hasDraft } } }),
  );

describe('verification link', () => {
  it('verifies the address once', async () => {
    let calls = 0;
    renderPage('/verify-email?token=abc', {
      handlers: [
        api.mutation('VerifyEmail', ({ variables }) => {
          calls += 1;
          expect(variables.input).toEqual({ token: 'abc' });
          return HttpResponse.json({ data: { verifyEmail: { email: 'mei@example.test' } } });
        }),
      ],
    });
    expect(await screen.findByText('Your email address is verified')).toBeVisible();
    expect(calls).toBe(1);
  });

  it('leads back to the page where somebody signed up or waited for it', async () => {
    const { user } = renderPage('/terms-condition', {
      me: someMe({ emailVerified: false }),
      handlers: [
        api.mutation('ResendVerification', () =>
          HttpResponse.json({
            data: { resendVerification: { account: { __typename: 'Account', id: 'usr_1' } } },
          }),
        ),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Resend' }));
    await screen.findByText('We sent the link again to mei@example.test');
    cleanup();
    renderPage('/verify-email?token=abc', {
      me: someMe(),
      handlers: [
        api.mutation('VerifyEmail', () =>
          HttpResponse.json({ data: { verifyEmail: { email: 'mei@example.test' } } }),
        ),
        purposeOf('BRAND'),
      ],
    });
    expect(await screen.findByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/terms-condition');
    localStorage.clear();
  });

  it.each([
    ['BRAND', false, 'Post a campaign', '/?compose=new'],
    ['BRAND', true, 'Post a campaign', '/?compose=continue'],
    ['BOTH', false, 'Go on', '/'],
  ])('leads who is %s (draft: %s) to the next step', async (purpose, hasDraft, name, address) => {
    renderPage('/verify-email?token=abc', {
      me: someMe({ hasDraft }),
      handlers: [
        api.mutation('VerifyEmail', () =>
          HttpResponse.json({ data: { verifyEmail: { email: 'mei@example.test' } } }),
        ),
        purposeOf(purpose, hasDraft),
      ],
    });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
  });

  it('asks to log in when the account is not signed in here, and keeps the link', async () => {
    renderPage('/verify-email?token=abc', {
      handlers: [
        api.mutation('VerifyEmail', () => refusal('VERIFY_SIGN_IN', 'Log in to verify your email address.')),
      ],
    });
    expect(await screen.findByText('Log in to verify your email address')).toBeVisible();
    const login = within(screen.getByRole('main')).getByRole('link', { name: 'Login' });
    expect(login).toHaveAttribute('href', '/verify-email?token=abc&then=verify&auth=login');
  });

  it('says that a link is spent, with a way on', async () => {
    renderPage('/verify-email?token=old', {
      handlers: [api.mutation('VerifyEmail', () => refusal('LINK_INVALID', 'This link is no longer valid'))],
    });
    expect(await screen.findByText('This link is no longer valid')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Login' })).not.toHaveLength(0);
  });
});

describe('link to a new address', () => {
  it.each([
    ['VERIFY_SIGN_IN', 'Log in to verify your email address.', 'Log in to confirm your new email address'],
    ['LINK_INVALID', 'This link is no longer valid', 'This link is no longer valid'],
  ] as const)('%s: %s', async (code, said, text) => {
    renderPage('/confirm-email?token=abc', {
      handlers: [api.mutation('ConfirmEmailChange', () => refusal(code, said))],
    });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('changes it', async () => {
    renderPage('/confirm-email?token=abc', {
      me: someMe(),
      handlers: [
        api.mutation('ConfirmEmailChange', ({ variables }) =>
          HttpResponse.json({
            data: { confirmEmailChange: { email: `${variables.input.token}@example.test` } },
          }),
        ),
      ],
    });
    expect(await screen.findByText('Log in with abc@example.test from now on.')).toBeVisible();
  });
});

describe('link to the old address', () => {
  it('puts it back with a new password', async () => {
    const sent: unknown[] = [];
    const { user } = renderPage('/undo-email?token=abc', {
      handlers: [
        api.mutation('UndoEmailChange', ({ variables }) => {
          sent.push(variables.input);
          return HttpResponse.json({ data: { undoEmailChange: { email: 'mei@example.test' } } });
        }),
      ],
    });
    await user.type(await screen.findByLabelText('New password'), 'short{Enter}');
    expect(await screen.findByText('Password must have at least 8 characters')).toBeVisible();
    await user.type(screen.getByLabelText('New password'), ' of nothing at all{Enter}');
    expect(await screen.findByText('Your email address is mei@example.test again')).toBeVisible();
    expect(sent).toEqual([{ token: 'abc', password: 'short of nothing at all' }]);
  });
});

describe('link about a new device', () => {
  it('signs it out after a click, and leads to a new password', async () => {
    const sent: unknown[] = [];
    const { user } = renderPage('/end-session?token=abc', {
      handlers: [
        api.mutation('EndSession', ({ variables }) => {
          sent.push(variables.input);
          return HttpResponse.json({ data: { endSession: { email: 'mei@example.test' } } });
        }),
      ],
    });
    const button = await screen.findByRole('button', { name: 'Sign out this device' });
    expect(sent).toEqual([]);
    await user.click(button);
    expect(await screen.findByText('The device is signed out')).toBeVisible();
    expect(sent).toEqual([{ token: 'abc' }]);
    await user.click(screen.getByRole('button', { name: 'Set a new password' }));
    expect(await screen.findByRole('dialog', { name: /password/i })).toBeVisible();
  });
});

describe('unverified address', () => {
  it('is told in a banner that sends the link again', async () => {
    const { user } = renderPage('/terms-condition', {
      me: someMe({ emailVerified: false }),
      handlers: [
        api.mutation('ResendVerification', () =>
          HttpResponse.json({
            data: { resendVerification: { account: { __typename: 'Account', id: 'usr_1' } } },
          }),
        ),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('We sent the link again to mei@example.test')).toBeVisible();
  });
});

describe('new password', () => {
  it('has at least 8 characters', async () => {
    const { user } = renderPage('/reset-password?token=abc');
    await user.type(await screen.findByLabelText('New password'), 'short{Enter}');
    expect(await screen.findByText('Password must have at least 8 characters')).toBeVisible();
  });

  it('is saved', async () => {
    const { user } = renderPage('/reset-password?token=abc', {
      handlers: [
        api.mutation('ResetPassword', () =>
          HttpResponse.json({ data: { resetPassword: { email: 'mei@example.test' } } }),
        ),
      ],
    });
    await user.type(await screen.findByLabelText('New password'), 'long-enough{Enter}');
    expect(await screen.findByText('Your password is changed')).toBeVisible();
  });

  it('offers a new link when this one is spent', async () => {
    const { user, router } = renderPage('/reset-password?token=old', {
      handlers: [
        api.mutation('ResetPassword', () => refusal('LINK_INVALID', 'This link is no longer valid')),
      ],
    });
    await user.type(await screen.findByLabelText('New password'), 'long-enough{Enter}');
    expect(await screen.findByText('This link is no longer valid')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ask for a new link' }));
    expect(router.state.location.search).toContain('auth=forgot');
  });
});

import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientConfig } from '../support/answers.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';

afterEach(() => {
  vi.useRealTimers();
});

// The proof of work needs workers, which jsdom has not.
vi.mock('../../../web/src/components/captcha/AltchaWidget.tsx', () => ({
  default: ({ onSolved, isAuto }: { onSolved: (solution: string) => void; isAuto?: boolean }) => (
    <button type="button" onClick={() => onSolved('solved')}>
      {isAuto ? 'Solving' : 'I am a person'}
    </button>
  ),
}));

const open = async (handlers: Parameters<typeof renderPage>[1] = {}) => {
  const page = renderPage('/terms-condition?auth=login', handlers);
  await screen.findByRole('dialog', { name: 'Login' });
  return page;
};
const submit = () => screen.getByRole('button', { name: 'Login' });

describe('login', () => {
  it('asks for both fields and leads to the first', async () => {
    const { user } = await open();
    await user.click(submit());
    expect(await screen.findByText('Email address is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveFocus();
    expect(screen.getByLabelText('Email address')).toHaveAttribute('aria-invalid', 'true');
  });

  it('refuses what is no address', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Email address'), 'mei@');
    await user.tab();
    expect(await screen.findByText('Invalid email address')).toBeVisible();
  });

  it('solves a captcha when the server asks for one, and sends the form again', async () => {
    const sent: (string | undefined)[] = [];
    const { user } = await open({
      handlers: [
        clientConfig(),
        api.mutation('SignIn', ({ variables }) => {
          sent.push(variables.input.captcha);
          return variables.input.captcha
            ? refusal('SIGN_IN_FAILED', 'Email address or password is wrong')
            : refusal('CAPTCHA_NEEDED', 'Please confirm');
        }),
      ],
    });
    await user.type(screen.getByLabelText('Email address'), 'mei@example.test');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'Solving' }));
    expect(await screen.findByText('Email address or password is wrong')).toBeVisible();
    expect(sent).toEqual([undefined, 'solved']);
    expect(screen.queryByRole('button', { name: 'Solving' })).toBeNull();
  });

  it('shows the text of the server for 5 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await open({
      handlers: [
        api.mutation('SignIn', () => refusal('SIGN_IN_FAILED', 'Email address or password is wrong')),
      ],
    });
    await user.type(screen.getByLabelText('Email address'), 'mei@example.test');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(submit());
    const text = 'Email address or password is wrong';
    expect(await screen.findByText(text)).toBeVisible();
    await vi.advanceTimersByTimeAsync(4000);
    expect(screen.getByText(text)).toBeVisible();
    await vi.advanceTimersByTimeAsync(1500);
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  });

  it('says so when the network fails', async () => {
    const { user } = await open({ handlers: [api.mutation('SignIn', () => HttpResponse.error())] });
    await user.type(screen.getByLabelText('Email address'), 'mei@example.test');
    await user.type(screen.getByLabelText('Password'), 'whatever');
    await user.click(submit());
    expect(await screen.findByText('Something went wrong. Please try again later!')).toBeVisible();
  });

  it('leads home and greets', async () => {
    let me: ReturnType<typeof someMe> | null = null;
    const { user, router } = await open({
      handlers: [
        api.query('Me', () => HttpResponse.json({ data: { me } })),
        api.mutation('SignIn', ({ variables }) => {
          expect(variables.input).toEqual({ email: 'mei@example.test', password: 'Demo-pass-1' });
          me = someMe();
          return HttpResponse.json({ data: { signIn: { account: { __typename: 'Account', id: 'usr_1' } } } });
        }),
      ],
    });
    await user.type(screen.getByLabelText('Email address'), ' mei@example.test');
    await user.type(screen.getByLabelText('Password'), 'Demo-pass-1{Enter}');
    expect(await screen.findByRole('button', { name: 'Hi, Mei Tan' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('forgot password', () => {
  const text = 'Email address is incorrect';

  it('asks for an address', async () => {
    const { user } = renderPage('/terms-condition?auth=forgot');
    await user.click(await screen.findByRole('button', { name: 'Send reset email' }));
    expect(await screen.findByText('Email address is required')).toBeVisible();
  });

  it('says for 5 seconds that nobody has the address', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = renderPage('/terms-condition?auth=forgot', {
      handlers: [api.mutation('RequestPasswordReset', () => refusal('EMAIL_UNKNOWN', text, 'email'))],
    });
    await user.type(await screen.findByLabelText('Email address'), 'nobody@example.test');
    await user.click(screen.getByRole('button', { name: 'Send reset email' }));
    expect(await screen.findByText(text)).toBeVisible();
    await vi.advanceTimersByTimeAsync(5500);
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  });

  it('says that a reset email was sent', async () => {
    const { user } = renderPage('/terms-condition?auth=forgot', {
      handlers: [
        api.mutation('RequestPasswordReset', () =>
          HttpResponse.json({ data: { requestPasswordReset: { email: 'mei@example.test' } } }),
        ),
        clientConfig(),
      ],
    });
    await user.type(await screen.findByLabelText('Email address'), 'mei@example.test');
    await user.click(screen.getByRole('button', { name: 'Send reset email' }));
    expect(await screen.findByText(/We sent an email to/)).toBeVisible();
  });
});

describe('logout', () => {
  it('asks first, then goes home as a visitor', async () => {
    let me: ReturnType<typeof someMe> | null = someMe();
    const { user, router } = renderPage('/terms-condition', {
      handlers: [
        api.query('Me', () => HttpResponse.json({ data: { me } })),
        api.mutation('SignOut', () => {
          me = null;
          return HttpResponse.json({ data: { signOut: { isSignedOut: true } } });
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Hi, Mei Tan' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByRole('dialog', { name: 'Are you sure you want to Logout?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ok' }));
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  });
});

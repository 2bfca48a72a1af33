import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callingCodes, clientConfig } from '../support/answers.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';

// The proof of work needs workers, which jsdom has not.
vi.mock('../../../web/src/components/captcha/AltchaWidget.tsx', () => ({
  default: ({ onSolved }: { onSolved: (solution: string) => void }) => (
    <button type="button" onClick={() => onSolved('solved')}>
      I am a person
    </button>
  ),
}));

afterEach(() => {
  vi.useRealTimers();
});

const free = (taken: string[] = []) =>
  api.query('UsernameAvailable', ({ variables }) =>
    HttpResponse.json({ data: { usernameAvailable: !taken.includes(variables.username) } }),
  );

const measured = api.query('PasswordStrength', ({ variables }) => {
  const isEasy = variables.password === 'password123';
  return HttpResponse.json({
    data: {
      passwordStrength: {
        __typename: 'PasswordStrength',
        score: isEasy ? 0 : 3,
        hint: isEasy ? 'COMMON' : null,
      },
    },
  });
});

async function open(handlers: RequestHandler[] = [free()]) {
  const page = renderPage('/terms-condition?auth=signup', {
    handlers: [...handlers, measured, clientConfig(), callingCodes()],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign up' }));
  await dialog.findByRole('button', { name: 'I am a person' });
  const submit = () => page.user.click(dialog.getByRole('button', { name: 'Sign up' }));
  return { ...page, dialog, submit };
}

type Open = Awaited<ReturnType<typeof open>>;

async function fill({ user, dialog }: Open, username = 'meieats') {
  await user.type(dialog.getByLabelText('First name'), 'Mei');
  await user.type(dialog.getByLabelText('Last name'), 'Tan');
  await user.type(dialog.getByLabelText('Username'), username);
  await user.type(dialog.getByLabelText('Email address'), 'mei@example.test');
  await user.type(dialog.getByLabelText('Password'), 'long-enough');
  await user.type(dialog.getByLabelText('Mobile number'), '91234567');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'I am a person' }));
}

/** Signs in after the sign-up, and answers who it is. */
const signsIn = () => {
  let me: ReturnType<typeof someMe> | null = null;
  return [
    api.query('Me', () => HttpResponse.json({ data: { me } })),
    api.mutation('SignIn', ({ variables }) => {
      expect(variables.input).toEqual({ email: 'mei@example.test', password: 'long-enough' });
      me = someMe({ emailVerified: false });
      return HttpResponse.json({ data: { signIn: { account: { __typename: 'Account', id: 'usr_1' } } } });
    }),
  ];
};

describe('sign up', () => {
  it('says how easy a password is to guess while it is typed', async () => {
    const { user, dialog } = await open();
    const field = dialog.getByLabelText('Password');
    await user.type(field, 'pass');
    expect(dialog.getByText('At least 8 characters')).toBeVisible();
    await user.type(field, 'word123');
    expect(await dialog.findByText('Easy to guess: many people use it')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'tiny teal tapir');
    expect(await dialog.findByText('Good password')).toBeVisible();
  });

  it('says at each field what is missing', async () => {
    const { dialog, submit } = await open();
    await submit();
    const texts = [
      'First name is required',
      'Last name is required',
      'Username is required',
      'Email address is required',
      'Password is required',
      'Mobile number is required',
      'This field is required',
      'Oops, you have to check the recaptcha!',
    ];
    for (const text of texts) expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByLabelText('First name')).toHaveFocus();
  });

  it.each([
    ['Email address', 'mei@', 'Invalid email address'],
    ['Password', 'short12', 'Password must have at least 8 characters'],
    ['Mobile number', '9123-4567', 'Invalid mobile number'],
  ])('refuses %s %s', async (label, typed, text) => {
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText(label), typed);
    await user.tab();
    expect(await dialog.findByText(text)).toBeVisible();
  });

  it('takes at most 10 digits and 30 letters', async () => {
    const { dialog } = await open();
    expect(dialog.getByLabelText('Mobile number')).toHaveAttribute('maxlength', '10');
    expect(dialog.getByLabelText('Username')).toHaveAttribute('maxlength', '30');
  });

  it('says on leaving the field that a username exists, until it is changed', async () => {
    const { user, dialog } = await open([free(['meieats'])]);
    const field = dialog.getByLabelText('Username');
    await user.type(field, 'meieats');
    await user.tab();
    expect(await dialog.findByText('Username already exist')).toBeVisible();
    await user.type(field, '2');
    await waitFor(() => expect(dialog.queryByText('Username already exist')).not.toBeInTheDocument());
  });

  it('opens the terms beside the form', async () => {
    const { dialog } = await open();
    const link = dialog.getByRole('link', { name: 'terms and conditions' });
    expect(link).toHaveAttribute('href', '/terms-condition');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('begins with the calling code of where the visitor is', async () => {
    const { dialog } = await open([free(), callingCodes('MY')]);
    await waitFor(() => expect(dialog.getByLabelText('Calling code')).toHaveDisplayValue('Malaysia +60'));
  });

  it('makes the account and congratulates', async () => {
    let sent: unknown;
    const made = api.mutation('SignUp', ({ variables }) => {
      sent = variables.input;
      return HttpResponse.json({ data: { signUp: { email: 'mei@example.test' } } });
    });
    const page = await open([free(), made, ...signsIn()]);
    await fill(page);
    await page.user.selectOptions(page.dialog.getByLabelText('Calling code'), 'Malaysia +60');
    expect(page.dialog.getByRole('button', { name: 'Both', pressed: true })).toBeVisible();
    await page.user.click(page.dialog.getByRole('button', { name: 'Find campaigns' }));
    await page.submit();
    const done = within(await screen.findByRole('dialog', { name: 'Congratulations!' }));
    expect(done.getByText('mei@example.test')).toBeVisible();
    expect(done.getByText(/verify your email address/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Hi, Mei Tan', hidden: true })).toBeVisible();
    await page.user.click(done.getByRole('button', { name: 'Go on' }));
    expect(page.router.state.location.pathname).toBe('/terms-condition');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual({
      first: 'Mei',
      last: 'Tan',
      username: 'meieats',
      email: 'mei@example.test',
      password: 'long-enough',
      phonePrefix: '+60',
      mobile: '91234567',
      purpose: 'INFLUENCER',
      termsAccepted: true,
      captcha: 'solved',
    });
  });

  it('shows the text of the server at the field for 8 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const text = 'Email already exists';
    const page = await open([free(), api.mutation('SignUp', () => refusal('EMAIL_TAKEN', text, 'email'))]);
    await fill(page);
    await page.submit();
    expect(await page.dialog.findByText(text)).toBeVisible();
    expect(page.dialog.getByLabelText('Email address')).toHaveAttribute('aria-invalid', 'true');
    await vi.advanceTimersByTimeAsync(7000);
    expect(page.dialog.getByText(text)).toBeVisible();
    await vi.advanceTimersByTimeAsync(1500);
    await waitFor(() => expect(page.dialog.queryByText(text)).not.toBeInTheDocument());
  });

  it('keeps the solved captcha after another field was refused', async () => {
    const sent: unknown[] = [];
    const page = await open([
      free(),
      api.mutation('SignUp', ({ variables }) => {
        sent.push(variables.input.captcha);
        return refusal('EMAIL_TAKEN', 'Email already exists', 'email');
      }),
    ]);
    await fill(page);
    await page.submit();
    expect(await page.dialog.findByText('Email already exists')).toBeVisible();
    await page.user.type(page.dialog.getByLabelText('Email address'), '.sg');
    await page.submit();
    await waitFor(() => expect(sent).toEqual(['solved', 'solved']));
  });

  it('carries a typed address to the login and on to the forgotten password', async () => {
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText('Email address'), 'mei@example.test');
    await user.click(dialog.getByRole('button', { name: 'Login' }));
    const login = within(await screen.findByRole('dialog', { name: 'Login' }));
    expect(login.getByLabelText('Email address')).toHaveValue('mei@example.test');
    await user.type(login.getByLabelText('Email address'), '.sg');
    await user.click(login.getByRole('button', { name: 'Forgot password?' }));
    const forgot = within(await screen.findByRole('dialog', { name: 'Forgot password' }));
    expect(forgot.getByLabelText('Email address')).toHaveValue('mei@example.test.sg');
  });

  it('says for 8 seconds that something went wrong', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const text = 'Something went wrong. Please try again later!';
    const page = await open([free(), api.mutation('SignUp', () => HttpResponse.error())]);
    await fill(page);
    await page.submit();
    expect(await page.dialog.findByText(text)).toBeVisible();
    await vi.advanceTimersByTimeAsync(8500);
    await waitFor(() => expect(page.dialog.queryByText(text)).not.toBeInTheDocument());
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { connection } from '../../../web/src/lib/connection/connection.ts';
import { leaveFor } from '../../../web/src/lib/navigation/leaveFor.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { emptyFormAccount, formAccount, instagramAccount, profileChoices, profileForm } from './accounts.ts';

vi.mock('../../../web/src/lib/navigation/leaveFor.ts', () => ({ leaveFor: vi.fn() }));

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(leaveFor).mockClear();
  Element.prototype.scrollIntoView = vi.fn();
});

const PAGE = 'http://localhost/local-social/instagram/oauth/authorize?state=s1';
const begin = api.mutation('BeginLinking', () =>
  HttpResponse.json({ data: { beginLinking: { url: PAGE } } }),
);
const open = (path: string, me = emptyFormAccount(), handlers: RequestHandler[] = []) =>
  renderPage(path, { me: someMe(), handlers: [...handlers, profileForm(me), ...profileChoices()] });

const linked = () =>
  formAccount(
    {},
    {
      followers: 24_100,
      followersSource: 'PROVIDER',
      instagram: instagramAccount({
        confirmed: true,
        visibility: 'PUBLIC',
        refreshedAt: new Date().toISOString(),
      }),
    },
  );

it('leads to Instagram; what was typed and the campaign wait for the way back', async () => {
  const sent: unknown[] = [];
  const asked = api.query('ProfileForm', () => {
    const me = sent.length > 0 ? linked() : emptyFormAccount();
    return HttpResponse.json({ data: { me } });
  });
  const finish = api.mutation('FinishLinking', ({ variables }) => {
    sent.push(variables.input);
    return HttpResponse.json({ data: { finishLinking: { account: linked() } } });
  });
  const first = open('/edit-profile/7', emptyFormAccount(), [begin]);
  await first.user.type(await screen.findByLabelText('Bio'), 'Kopi and kaya.');
  await first.user.click(screen.getByRole('button', { name: 'Link Instagram' }));
  await first.user.click(await screen.findByRole('button', { name: 'Continue with Instagram' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(PAGE));
  first.unmount();

  const second = open('/edit-profile?code=c1&state=s1', emptyFormAccount(), [asked, finish]);
  expect(await screen.findByText('Your account is linked.')).toBeVisible();
  expect(await screen.findByLabelText('Bio')).toHaveValue('Kopi and kaya.');
  expect(second.router.state.location.pathname).toBe('/edit-profile/7');
  expect(second.router.state.location.search).toBe('');
  expect(sent).toEqual([{ code: 'c1', state: 's1' }]);
  expect(screen.getByText(/24.1k followers, as Instagram counts them/)).toBeVisible();
  expect(screen.queryByLabelText('Followers')).not.toBeInTheDocument();
});

it('who goes back from the page of the network can press again', async () => {
  const { user } = open('/edit-profile', emptyFormAccount(), [begin]);
  await user.click(await screen.findByRole('button', { name: 'Link Instagram' }));
  const button = await screen.findByRole('button', { name: 'Continue with Instagram' });
  await user.click(button);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
  expect(button).toBeDisabled();
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(button).toBeEnabled();
});

it('an account that was linked although the answer was lost is not said to be unchanged', async () => {
  let tries = 0;
  const finish = api.mutation('FinishLinking', () => {
    tries += 1;
    return tries === 1
      ? HttpResponse.error()
      : refusal('SOCIAL_LINK_EXPIRED', 'Linking took too long.', 'state');
  });
  open('/edit-profile?code=c1&state=s1', linked(), [finish]);
  await waitFor(() => {
    connection.reached();
    expect(tries).toBe(2);
  });
  expect(await screen.findByText(/24.1k followers, as Instagram counts them/)).toBeVisible();
  expect(screen.queryByText(/did not answer|took too long/)).not.toBeInTheDocument();
});

it.each([
  [
    '/edit-profile?error=access_denied&state=s1',
    "You didn't allow access in Instagram. Your account wasn't linked.",
  ],
  [
    '/edit-profile?error_code=1349220&error_message=x',
    "Instagram didn't answer. Nothing changed. Try again in a few minutes.",
  ],
  [
    '/edit-profile?code=c1&state=s1',
    'Linking took too long or was started elsewhere. Link your account again.',
  ],
])('says that it did not happen: %s', async (path, text) => {
  const refused = api.mutation('FinishLinking', () => refusal('SOCIAL_LINK_EXPIRED', text, 'state'));
  const { router } = open(path, emptyFormAccount(), [refused]);
  expect(await screen.findByText(text)).toBeVisible();
  expect(await screen.findByText('Instagram account not linked')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

it('what went wrong at Facebook stands beside Facebook', async () => {
  sessionStorage.setItem('koli:linking', JSON.stringify({ from: '/edit-profile', provider: 'FACEBOOK' }));
  const down = api.mutation('FinishLinking', () => refusal('UNAVAILABLE', 'Something went wrong.', 'code'));
  const { router } = open('/edit-profile?code=c1&state=s1', emptyFormAccount(), [down]);
  const section = await screen.findByRole('region', { name: 'Facebook' });
  expect(within(section).getByRole('alert')).toHaveTextContent(/^Facebook didn't answer. Nothing changed/);
  expect(router.state.location.hash).toBe('#facebook');
  // The section comes with what may be linked here, later than the rest of the page.
  await waitFor(() => expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(section));
});

it('a permission that was taken back is told, and trying again does not call it up to date', async () => {
  const lost = formAccount(
    {},
    {
      instagram: instagramAccount({
        confirmed: true,
        visibility: 'MISSING',
        refreshedAt: new Date().toISOString(),
      }),
    },
  );
  const look = api.mutation('RefreshInstagram', () =>
    HttpResponse.json({ data: { refreshInstagram: { account: lost } } }),
  );
  const { user } = open('/edit-profile', lost, [begin, look]);
  expect(await screen.findByText(/Instagram no longer lets us see this account/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refresh now' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh now' })).toBeEnabled());
  expect(screen.queryByText('Followers and posts are up to date.')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Sign in with Instagram again' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(PAGE));
});

it('an account that is only named can be confirmed', async () => {
  const { user } = open('/edit-profile', formAccount(), [begin]);
  await user.click(await screen.findByRole('button', { name: 'Confirm with Instagram' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(PAGE));
});

it('a private account and an unverified count are told to their owner', async () => {
  const account = formAccount(
    {},
    { followersUnverified: true, instagram: instagramAccount({ visibility: 'PRIVATE' }) },
  );
  open('/edit-profile', account);
  expect(await screen.findByText(/This Account is Private/)).toBeVisible();
  expect(screen.getByText(/It shows as unverified until we check it/)).toBeVisible();
});

it('Facebook is linked over its page, has a price, and is removed after a question', async () => {
  const gone = api.mutation('UnlinkFacebook', () =>
    HttpResponse.json({
      data: { unlinkFacebook: { account: formAccount({}, { facebookUsername: null, facebookPrice: null }) } },
    }),
  );
  const { user } = open('/edit-profile', formAccount(), [begin, gone]);
  const section = await screen.findByRole('region', { name: 'Facebook' });
  expect(within(section).getByText('Mei Tan')).toBeVisible();
  expect(within(section).getByLabelText('Price per Facebook post')).toHaveValue('99');
  await user.click(within(section).getByRole('button', { name: 'Remove Facebook' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await within(section).findByText('Facebook account not linked')).toBeVisible();
  await user.click(await within(section).findByRole('button', { name: 'Link Facebook' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
});

import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientConfig } from '../support/answers.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';

// The widget works out a puzzle in a worker, which jsdom does not have.
vi.mock('../../../web/src/components/captcha/AltchaWidget.tsx', () => ({
  default: ({ onSolved }: { onSolved: (solution: string) => void }) => (
    <button type="button" onClick={() => onSolved('solved')}>
      I am a person
    </button>
  ),
}));

afterEach(() => sessionStorage.clear());

const uploadPolicy = api.query('UploadPolicy', () =>
  HttpResponse.json({
    data: {
      uploadPolicy: {
        __typename: 'UploadPolicy',
        mimeTypes: ['image/jpeg', 'image/png'],
        campaignMaxBytes: 10_485_760,
        productMaxBytes: 2_097_152,
        profileMaxBytes: 2_097_152,
        warning: 'No',
      },
    },
  }),
);
const noRequests = api.query('MyHelpRequests', () =>
  HttpResponse.json({ data: { myHelpRequests: { __typename: 'HelpRequestConnection', nodes: [] } } }),
);

function help(me: Parameters<typeof renderPage>[1] = {}, answer?: () => Response) {
  const sent: unknown[] = [];
  const send = api.mutation('SendHelpRequest', ({ variables }) => {
    sent.push(variables.input);
    return answer?.() ?? HttpResponse.json({ data: { sendHelpRequest: { helpRequestId: 'hlp_1' } } });
  });
  const handlers = [send, clientConfig(), uploadPolicy, noRequests, ...(me.handlers ?? [])];
  return { sent, ...renderPage('/help', { ...me, handlers }) };
}

const press = async (user: ReturnType<typeof help>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Send' }));

describe('the help form', () => {
  it('asks guests for name, address and message', async () => {
    const { user, sent } = help();
    expect(await screen.findByRole('heading', { level: 1, name: 'Reach Us' })).toBeVisible();
    await press(user);
    for (const text of ['Name is required', 'Email address is required', 'Message is required'])
      expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Oops, you have to check the recaptcha!')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I am a person' }));
    await user.type(screen.getByLabelText('Email address'), 'aishah');
    expect(await screen.findByText('Invalid email address')).toBeVisible();
    await user.type(screen.getByLabelText('Email address'), '@guests.test');
    await user.type(screen.getByLabelText('Name'), 'Aishah');
    await user.type(screen.getByLabelText('Message'), 'Where is it?');
    await press(user);
    expect(await screen.findByRole('dialog', { name: 'Request Submitted Successfully!!' })).toBeVisible();
    expect(sent).toEqual([
      {
        name: 'Aishah',
        email: 'aishah@guests.test',
        message: 'Where is it?',
        picture: null,
        captcha: 'solved',
      },
    ]);
  });

  it('takes members by their stored name, and goes home when all is well', async () => {
    const { user, sent, router } = help({ me: someMe() });
    expect(await screen.findByText('Mei Tan')).toBeVisible();
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Message'), 'Hello');
    await press(user);
    await user.click(await screen.findByRole('button', { name: 'Okay' }));
    await expect.poll(() => router.state.location.pathname).toBe('/');
    expect(sent).toEqual([{ message: 'Hello', picture: null }]);
  });

  it('says what the server refuses, in the words of this form when it is broken', async () => {
    const answers = [
      () => refusal('BAD_INPUT', 'Please check what you entered.', 'message'),
      () => refusal('RATE_LIMITED', 'Too many tries. Wait a while, then try again.'),
      () => refusal('INTERNAL', 'x'),
    ];
    const { user } = help(
      { me: someMe() },
      () => (answers.shift() ?? answers[0])?.() ?? HttpResponse.error(),
    );
    await user.type(await screen.findByLabelText('Message'), 'Hello');
    await press(user);
    expect(await screen.findByText('Please check what you entered.')).toBeVisible();
    await user.type(screen.getByLabelText('Message'), '!');
    await press(user);
    expect(await screen.findByText('Too many tries. Wait a while, then try again.')).toBeVisible();
    await press(user);
    expect(await screen.findByText('Something went wrong. Please try again later')).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue('Hello!');
  });

  it('waits for a picture that is on its way', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const picture = { id: 'p1', tiny: '/t', small: '/s', medium: '/m', large: '/l' };
    const files = http.post('*/files', async () => {
      await arrived;
      return HttpResponse.json(picture);
    });
    const { user, sent } = help({ me: someMe(), handlers: [files as never] });
    await user.type(await screen.findByLabelText('Message'), 'See');
    await user.upload(
      screen.getByLabelText(/Add a picture/),
      new File(['x'], 'x.png', { type: 'image/png' }),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled());
    arrive();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
    await press(user);
    await expect.poll(() => sent).toEqual([{ message: 'See', picture: 'p1' }]);
  });

  it('shows members what they asked before, with the answer', async () => {
    const asked = api.query('MyHelpRequests', () =>
      HttpResponse.json({
        data: {
          myHelpRequests: {
            __typename: 'HelpRequestConnection',
            nodes: [
              {
                __typename: 'HelpRequest',
                id: 'hlp_1',
                state: 'RESOLVED',
                message: 'Where is it?',
                answer: 'On its way.',
                createdAt: '2026-11-20T04:00:00Z',
              },
            ],
          },
        },
      }),
    );
    const { unmount } = renderPage('/help', {
      me: someMe(),
      handlers: [asked, clientConfig(), uploadPolicy],
    });
    expect(await screen.findByText('On its way.')).toBeVisible();
    expect(screen.getByText('Answered')).toBeVisible();
    unmount();
  });
});

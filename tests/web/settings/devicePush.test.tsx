import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { pushOff, settingsAccount, settingsTab } from './accounts.ts';

const pushOn = () => ({ ...pushOff(), isOn: true, deviceCount: 1 });
const turnOn = { name: 'Turn on notifications on this device' };

/** A browser with push, and what it was asked. */
function browserWith(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const asked: string[] = [];
  const subscription = {
    endpoint: 'https://push.example/1',
    getKey: (name: string) => new Uint8Array(name === 'auth' ? [251, 255] : [4, 1]).buffer,
    unsubscribe: async () => asked.push('unsubscribe'),
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async (options: { applicationServerKey: string }) => {
      asked.push(`subscribe ${options.applicationServerKey}`);
      return subscription;
    },
  };
  const registration = { pushManager };
  const Notification = {
    permission,
    requestPermission: async () => {
      asked.push('permission');
      Notification.permission = answer;
      return answer;
    },
  };
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('navigator', {
    userAgent: 'Chrome',
    maxTouchPoints: 0,
    clipboard: navigator.clipboard,
    serviceWorker: { register: async () => registration, ready: Promise.resolve(registration) },
  });
  return asked;
}

function browserWithout(userAgent: string, maxTouchPoints = 0) {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints, clipboard: navigator.clipboard });
}

afterEach(() => vi.unstubAllGlobals());

const open = async (push: () => object = pushOff, ...handlers: ReturnType<typeof api.mutation>[]) => {
  const none = () => [];
  const tab = settingsTab(settingsAccount, none, none, none, none, none, push);
  const page = renderPage('/edit-profile/setting', { me: someMe(), handlers: [tab, ...handlers] });
  await screen.findByText('Notifications on this device');
  return page;
};

describe('notifications on this device', () => {
  it('are turned on and off, and permission is asked for after the press only', async () => {
    const asked = browserWith('default', 'granted');
    const sent: unknown[] = [];
    const { user } = await open(
      pushOff,
      api.mutation('TurnDevicePushOn', ({ variables }) => {
        sent.push(variables.input);
        return HttpResponse.json({ data: { turnDevicePushOn: { devicePush: pushOn() } } } as never);
      }),
      api.mutation('TurnDevicePushOff', () =>
        HttpResponse.json({ data: { turnDevicePushOff: { devicePush: pushOff() } } } as never),
      ),
    );
    expect(asked).toEqual([]);
    expect(screen.getByRole('checkbox', { name: 'Messages, Phone' })).toBeDisabled();
    await user.click(screen.getByRole('button', turnOn));
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    await screen.findByRole('button', turnOn);
    expect(asked).toEqual(['permission', 'unsubscribe', 'subscribe BKey', 'unsubscribe']);
    expect(sent).toEqual([{ endpoint: 'https://push.example/1', p256dh: 'BAE', auth: '-_8' }]);
  });

  it('have a switch for each topic once some device has them', async () => {
    browserWith('granted');
    const sent: unknown[] = [];
    const { user } = await open(
      pushOn,
      api.mutation('SetMutedNotifications', ({ variables }) => {
        sent.push(variables.input.muted);
        const account = { __typename: 'Account', id: 'usr_1', mutedNotifications: variables.input.muted };
        return HttpResponse.json({ data: { setMutedNotifications: { account } } } as never);
      }),
    );
    const box = screen.getByRole('checkbox', { name: 'Messages, Phone' });
    expect(box).toBeChecked();
    await user.click(box);
    await waitFor(() => expect(sent).toEqual([['MESSAGE_PUSH']]));
    expect(box).not.toBeChecked();
  });

  it('are not sent for when the person says no, and then say where to allow them', async () => {
    const asked = browserWith('default', 'denied');
    const { user } = await open();
    await user.click(screen.getByRole('button', turnOn));
    expect(await screen.findByText(/Your browser blocks notifications/)).toBeVisible();
    expect(screen.queryByRole('button', turnOn)).not.toBeInTheDocument();
    expect(asked).toEqual(['permission']);
  });

  it('are off when the permission was taken back in the browser', async () => {
    browserWith('default');
    await open(pushOn);
    expect(screen.getByRole('button', turnOn)).toBeVisible();
  });

  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)';
  it.each([
    ['an iPhone outside the home screen', iPhone, 5, /add Koli to your home screen first/],
    [
      'an iPad that says Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)',
      5,
      /add Koli to your home screen/,
    ],
    ['an old browser', 'Mozilla/5.0 (X11; Linux)', 0, /This browser can't receive notifications/],
  ])('say why they are not there: %s', async (_what, userAgent, touch, text) => {
    browserWithout(userAgent, touch);
    await open();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', turnOn)).not.toBeInTheDocument();
  });
});

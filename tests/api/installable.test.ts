import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

const manifest = JSON.parse(readFileSync('web/public/manifest.webmanifest', 'utf8'));
const icons: readonly Icon[] = manifest.icons;

describe('the product can be installed', () => {
  test('what browsers ask for is there', () => {
    expect(manifest).toMatchObject({ name: 'Koli', short_name: 'Koli', start_url: '/', scope: '/' });
    expect(manifest.display).toBe('standalone');
    const square = icons.filter(({ purpose = 'any', type }) => purpose === 'any' && type === 'image/png');
    expect(square.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
    const page = readFileSync('web/index.html', 'utf8');
    expect(page).toMatch(/<link rel="manifest" href="\/manifest.webmanifest"/);
    expect(page).toMatch(/<link rel="apple-touch-icon" href="\/apple-touch-icon.png"/);
  });

  test.each(icons)('$src is a picture of $sizes', async ({ src, sizes, type }) => {
    const { width, height, format } = await sharp(`web/public${src}`).metadata();
    expect(`image/${format}`).toBe(type.replace('+xml', ''));
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  });

  test('the icon of the status bar is white on nothing', async () => {
    const pixels = await sharp('web/public/badge-96.png').ensureAlpha().raw().toBuffer();
    const opaque = Array.from({ length: pixels.length / 4 }, (_, at) => [
      ...pixels.subarray(at * 4, at * 4 + 4),
    ])
      .filter(([, , , alpha]) => alpha === 255)
      .map((pixel) => pixel.join());
    expect([...new Set(opaque)]).toEqual(['255,255,255,255']);
    expect(opaque.length).toBeLessThan(pixels.length / 8);
  });
});

/** The service worker in a browser without one, with these open tabs and this server. */
function startWorker(tabs: { url: string; focus: () => void }[] = [], fetch = vi.fn()) {
  const handlers: Record<string, (event: object) => void> = {};
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => undefined);
  const setAppBadge = vi.fn(async () => undefined);
  const subscribe = vi.fn(async () => ({
    toJSON: () => ({ endpoint: 'https://push.example/2', keys: { p256dh: 'point', auth: 'secret' } }),
  }));
  const self = {
    addEventListener: (name: string, handle: (event: object) => void) => {
      handlers[name] = handle;
    },
    registration: { showNotification, pushManager: { subscribe } },
    location: { origin: 'https://koli.example' },
    clients: { matchAll: async () => tabs, openWindow },
  };
  const source = readFileSync('web/public/sw.js', 'utf8');
  new Function('self', 'navigator', 'fetch', source)(self, { setAppBadge }, fetch);
  const happen = async (name: string, event: object) => {
    let waits: unknown;
    handlers[name]?.({ ...event, waitUntil: (until: unknown) => (waits = until) });
    await waits;
  };
  return { happen, showNotification, openWindow, setAppBadge, subscribe };
}

describe('the service worker', () => {
  const pushed = {
    title: 'Koli',
    body: 'Arif sent you a message.',
    lang: 'en',
    path: '/messages/7',
    tag: 'conversation-7',
    unread: 3,
  };

  test('shows what was pushed, and counts it on the icon', async () => {
    const worker = startWorker();
    await worker.happen('push', { data: { json: () => pushed } });
    expect(worker.showNotification).toHaveBeenCalledWith('Koli', {
      ...{ body: 'Arif sent you a message.', lang: 'en', tag: 'conversation-7', renotify: true },
      data: { path: '/messages/7' },
      icon: '/icon-192.png',
      badge: '/badge-96.png',
    });
    expect(worker.setAppBadge).toHaveBeenCalledWith(3);
  });

  const clicked = () => ({ notification: { close: vi.fn(), data: { path: '/messages/7' } } });

  test('opens the page of a notification', async () => {
    const other = { url: 'https://koli.example/campaigns', focus: vi.fn() };
    const worker = startWorker([other]);
    const event = clicked();
    await worker.happen('notificationclick', event);
    expect(event.notification.close).toHaveBeenCalled();
    expect(worker.openWindow).toHaveBeenCalledWith('https://koli.example/messages/7');
    expect(other.focus).not.toHaveBeenCalled();
  });

  test('goes to the tab that shows it already', async () => {
    const tab = { url: 'https://koli.example/messages/7', focus: vi.fn() };
    const worker = startWorker([tab]);
    await worker.happen('notificationclick', clicked());
    expect(tab.focus).toHaveBeenCalled();
    expect(worker.openWindow).not.toHaveBeenCalled();
  });

  /** A server that answers so about the device, and what it was sent. */
  function serverWith(devicePush: object | null) {
    const sent: { query: string; variables?: object }[] = [];
    const fetch = vi.fn(async (_path: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body));
      return { json: async () => ({ data: sent.length === 1 ? devicePush && { devicePush } : {} }) };
    });
    return { sent, fetch };
  }

  test('subscribes again when the browser has ended the subscription, and tells the server', async () => {
    const { sent, fetch } = serverWith({ publicKey: 'key of the server', isOn: true });
    const worker = startWorker([], fetch);
    await worker.happen('pushsubscriptionchange', {});
    expect(worker.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'key of the server',
    });
    expect(sent[1]?.query).toContain('turnDevicePushOn(input: $input)');
    const input = { endpoint: 'https://push.example/2', p256dh: 'point', auth: 'secret' };
    expect(sent[1]?.variables).toEqual({ input });
  });

  test.each([
    ['turned off', { publicKey: 'key of the server', isOn: false }],
    ['signed out', null],
  ])('leaves a device alone that is %s', async (_, devicePush) => {
    const { sent, fetch } = serverWith(devicePush);
    const worker = startWorker([], fetch);
    await worker.happen('pushsubscriptionchange', {});
    expect(worker.subscribe).not.toHaveBeenCalled();
    expect(sent).toHaveLength(1);
  });
});

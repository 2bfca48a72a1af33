import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page, Worker } from '@playwright/test';
import { idOf } from '../support/global-ids.ts';
import { createPushDevice, startPushService } from '../support/push-service.ts';
import { ask, signInByApi } from './support/api.ts';
import { lively } from './support/lively.ts';
import { test } from './support/own-profile.ts';
import { startOwnServer } from './support/own-server.ts';
import { phone } from './support/phone.ts';
import { postedCampaign } from './support/posted-campaign.ts';
import { expect } from './support/test.ts';

const APPLY = 'mutation ($id: ID!) { applyToCampaign(input: { campaignId: $id }) { remark { id } } }';

type Device = ReturnType<typeof createPushDevice>;

/**
 * In a page or in the service worker: Chromium asks a service of Google for a subscription, which tests do not reach, so
 * that the browser gets this one.
 */
function subscribesTo({ endpoint, p256dh, auth }: Device['target']) {
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  const keys: Record<string, string> = { p256dh, auth };
  const subscription = {
    endpoint,
    getKey: (name: string) => bytes(keys[name] ?? '').buffer,
    toJSON: () => ({ endpoint, keys }),
  };
  PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
}

/** In the service worker: lets one of its handlers run to its end. Only a browser can send it real events. */
async function happen({ name, isAboutShown = false }: { name: string; isAboutShown?: boolean }) {
  const worker = self as unknown as ServiceWorkerScope;
  let until: unknown;
  const event = new ExtendableEvent(name);
  Object.defineProperty(event, 'waitUntil', { value: (work: unknown) => (until = work) });
  if (isAboutShown) {
    const [notification] = await worker.registration.getNotifications();
    Object.defineProperty(event, 'notification', { value: notification });
  }
  const opened: string[] = [];
  // A window opens only for a person's own press.
  worker.clients.openWindow = async (address) => opened.push(address);
  worker.dispatchEvent(event);
  await until;
  return opened;
}

type ServiceWorkerScope = EventTarget & {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (address: string) => Promise<unknown> };
};
declare const ExtendableEvent: typeof Event;

/** Delivers a message to the service worker of the page, as the browser does. */
async function deliver(context: BrowserContext, page: Page, message: object) {
  const devtools = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const live = registrations.find(({ isDeleted }) => !isDeleted);
      if (live) resolve(live.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await found;
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(message),
  });
  await devtools.detach();
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications();
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }));
  });

test('a device is notified of an application, leads to it, and keeps being notified', async ({
  openProfile,
  playwright,
}) => {
  test.setTimeout(300_000);
  const service = await startPushService();
  const server = await startOwnServer(undefined, 'on', { WEBHOOK_ALLOW_PRIVATE: 'on' });
  const baseURL = server.url;
  const requests: APIRequestContext[] = [];
  const signedIn = async (email: string) => {
    const request = await playwright.request.newContext({ baseURL });
    requests.push(request);
    await signInByApi(request, email);
    return request;
  };
  try {
    const context = lively(await openProfile({ ...phone, baseURL }));
    await context.grantPermissions(['notifications'], { origin: baseURL });
    const [first, second] = [1, 2].map(() => createPushDevice(`${service.url}/${randomUUID()}`)) as [
      Device,
      Device,
    ];
    await context.addInitScript(subscribesTo, first.target);
    await signInByApi(context.request, 'brand@demo.test');
    const [brand, staff, influencer] = [
      context.request,
      await signedIn('staff@demo.test'),
      await signedIn('influencer@demo.test'),
    ];
    const page = await context.newPage();

    const apply = async (): Promise<string> => {
      const campaign = await postedCampaign(brand, staff);
      await ask(influencer, APPLY, { id: idOf('Campaign', Number(campaign)) });
      return campaign;
    };
    /** What the push service was given for a device, read with the keys of the device. */
    const messagesOf = ({ target, read }: Device) =>
      service.received.filter(({ path }) => target.endpoint.endsWith(path)).map(read);
    /** The application as it reaches a device; other notifications come to it as well. */
    const applicationAt = async (device: Device, campaign: string) => {
      const ofCampaign = () =>
        messagesOf(device).find(({ path, body }) => path.includes(campaign) && body.includes('Arif'));
      await expect.poll(ofCampaign, { timeout: 60_000 }).toBeTruthy();
      return ofCampaign();
    };

    await test.step('it is turned on in Settings', async () => {
      await page.goto('/edit-profile/setting');
      await page.getByRole('button', { name: 'Turn on notifications on this device' }).click();
      await expect(page.getByText('On. You get notifications even when Koli is closed.')).toBeVisible();
    });

    const worker: Worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    await test.step('an application is shown, and a press opens it', async () => {
      const message = await applicationAt(first, await apply());
      await deliver(context, page, message);
      const { title, body, tag, path } = message;
      await expect.poll(() => shownOn(page)).toEqual([{ title, body, tag, path }]);
      const opened = await worker.evaluate(happen, { name: 'notificationclick', isAboutShown: true });
      expect(opened).toEqual([baseURL + path]);
      await expect.poll(() => shownOn(page)).toEqual([]);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    await test.step('a new subscription of the browser takes the place of the first', async () => {
      await worker.evaluate(subscribesTo, second.target);
      await worker.evaluate(happen, { name: 'pushsubscriptionchange' });
      const before = service.received.length;
      await applicationAt(second, await apply());
      const later = service.received.slice(before).map(({ path }) => path);
      expect(later.filter((path) => first.target.endpoint.endsWith(path))).toEqual([]);
    });

    await test.step('turned off, nothing more is sent', async () => {
      await page.goto('/edit-profile/setting');
      await page.getByRole('button', { name: 'Turn off' }).click();
      await expect(page.getByRole('button', { name: 'Turn on notifications on this device' })).toBeVisible();
      const { devicePush } = await ask<{ devicePush: { isOn: boolean } }>(brand, '{ devicePush { isOn } }');
      expect(devicePush.isOn).toBe(false);
    });
  } finally {
    for (const request of requests) await request.dispose();
    service.close();
    await server.close();
  }
});

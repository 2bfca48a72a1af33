// Shows a page of its own when a page cannot be reached, and notifications. It keeps nothing else: no page, no picture,
// no answer.
const KEPT = 'koli-offline-2';
const OFFLINE = '/offline.html';
const PARTS = ['/offline.css', '/offline.js', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([OFFLINE, ...PARTS])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const others = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(others());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') {
    const page = async () => (await event.preloadResponse) ?? fetch(request);
    event.respondWith(page().catch(() => caches.match(OFFLINE)));
  } else if (PARTS.includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});

// What api/modules/notifications/push sends. Browsers that see a push without a notification take the permission away.
self.addEventListener('push', (event) => {
  const { title, body, lang, path, tag, unread } = event.data.json();
  const icons = { icon: '/icon-192.png', badge: '/badge-96.png' };
  const shown = self.registration.showNotification(title, {
    ...{ body, lang, tag, renotify: true, data: { path } },
    ...icons,
  });
  const counted = Promise.resolve(navigator.setAppBadge?.(unread)).catch(() => undefined);
  event.waitUntil(Promise.all([shown, counted]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href } = new URL(event.notification.data.path, self.location.origin);
  const open = async () => {
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = tabs.find(({ url }) => url === href);
    return there ? there.focus() : self.clients.openWindow(href);
  };
  event.waitUntil(open());
});

// The browser has ended its subscription. The server learns where the next one leads, or sends into nothing.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain()));

const TURN_ON = `mutation ($input: TurnDevicePushOnInput!) {
  turnDevicePushOn(input: $input) { devicePush { isOn } }
}`;

async function subscribeAgain() {
  const data = await ask('{ devicePush { publicKey isOn } }');
  // Signed out, or turned off.
  if (!data?.devicePush?.isOn) return;
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: data.devicePush.publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  await ask(TURN_ON, { input: { endpoint, p256dh: keys.p256dh, auth: keys.auth } });
}

async function ask(query, variables) {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return (await answer.json()).data;
}

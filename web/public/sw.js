// Shows a page of its own when a page cannot be reached. It keeps nothing else: no page, no picture, no answer.
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

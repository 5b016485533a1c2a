// Keeps Grotto playable without a network. The build puts VERSION and FILES (all that it made) before this text.

const CACHE = `grotto-${VERSION}`;
const SERVER_PATHS = ['/api/', '/socket', '/healthz', '/metrics', '/openapi.json'];

self.addEventListener('install', (event) => {
  event.waitUntil(store());
});

/** Files whose names carry a hash are taken over from the last version; only what changed is fetched. */
async function store() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (file) => {
      const kept = file.startsWith('/assets/') ? await caches.match(file) : undefined;
      const response = kept ?? (await fetch(file, { cache: 'no-cache' }));
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(file, response);
    }),
  );
}

self.addEventListener('activate', (event) => {
  event.waitUntil(sweep());
});

async function sweep() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The page says when it is ready for the new version, so that no match is pulled from under a player. */
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

/** A notice leads back to the table it speaks of. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(toTable());
});

async function toTable() {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => /\/(play|t)\//.test(new URL(url).pathname)) ?? pages[0];
  await page?.focus();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (SERVER_PATHS.some((path) => url.pathname.startsWith(path))) return;
  event.respondWith(answer(request, request.mode === 'navigate' ? '/' : url.pathname));
});

async function answer(request, path) {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}

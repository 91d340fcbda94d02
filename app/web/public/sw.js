/* The service worker: an honest page where nothing can be reached, and files that other programs share with us. It keeps
   no page and no answer of the product, so nobody ever sees anything old. */

const OFFLINE = 'atelier-offline-2';
const OFFLINE_PAGE = '/offline.html';
/* What the page needs besides. */
const OFFLINE_PARTS = ['/offline.js', '/favicon.svg'];
/* The same names as in app/web/pwa/shared-files.ts. */
const SHARED = 'atelier-shared';
const SHARE_PATH = '/share';
const AFTER_SHARING = '/library?shared=1';

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(OFFLINE)
      .then((cache) =>
        cache.addAll([OFFLINE_PAGE, ...OFFLINE_PARTS].map((path) => new Request(path, { cache: 'reload' }))),
      )
      .then(() => self.skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name !== OFFLINE && name !== SHARED) await caches.delete(name);
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === 'POST' && url.pathname === SHARE_PATH) event.respondWith(keepShared(request));
  else if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(openPage(event));
  else if (OFFLINE_PARTS.includes(url.pathname))
    event.respondWith(fetch(request).catch(() => caches.match(url.pathname)));
});

async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const page = await caches.match(OFFLINE_PAGE);
    return page ? new Response(page.body, { status: 503, headers: page.headers }) : Response.error();
  }
}

async function keepShared(request) {
  try {
    const form = await request.formData();
    const cache = await caches.open(SHARED);
    for (const [index, file] of form.getAll('files').entries()) {
      if (!(file instanceof File)) continue;
      const headers = {
        'content-type': file.type || 'application/octet-stream',
        'x-file-name': encodeURIComponent(file.name),
      };
      await cache.put(`/shared-file/${Date.now()}-${index}`, new Response(file, { headers }));
    }
  } catch {
    /* The page says that nothing arrived. */
  }
  return Response.redirect(AFTER_SHARING, 303);
}

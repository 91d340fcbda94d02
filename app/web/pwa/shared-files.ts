/** Files that another program shared with us: the service worker keeps them until somebody signed in takes them. */

/* The same names as in public/sw.js. */
const CACHE = 'atelier-shared';
export const SHARED_PARAM = 'shared';
/** As the server names it, with how many files it took. */
export const ADDED_PARAM = 'added';

/** Milliseconds: what somebody gave up on is not for whoever signs in here next. */
const KEPT_FOR = 10 * 60_000;

const isRecent = ({ url }: Request): boolean =>
  Date.now() - Number(/shared-file\/(\d+)-/.exec(url)?.[1] ?? 0) < KEPT_FOR;

/** Each is handed out once. */
export async function takeSharedFiles(): Promise<File[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open(CACHE);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    await cache.delete(request);
    if (!response || !isRecent(request)) continue;
    const name = decodeURIComponent(response.headers.get('x-file-name') ?? 'shared');
    const blob = await response.blob();
    files.push(new File([blob], name, { type: response.headers.get('content-type') ?? blob.type }));
  }
  return files;
}

/** After somebody signed out, this browser forgets what they left in it: drafts, searches, copies, files on their way. */

import { KNOWN_KEY } from './new-here.ts';

/** How the screen looks and speaks is the browser's, not the person's; that somebody was here names nobody. */
const STAYS = new Set(['atelier-theme', 'atelier-language', KNOWN_KEY]);
/** Set by the server with the end of a session, whichever way it was ended. */
const COOKIE = 'atelier_out';
/** The page that says that nothing can be reached. */
const OFFLINE_CACHE = /^atelier-offline/;

export interface Left {
  stores: readonly Pick<Storage, 'length' | 'key' | 'removeItem'>[];
  caches?: Pick<CacheStorage, 'keys' | 'delete'>;
}

export async function leaveNothing({ stores, caches }: Left): Promise<void> {
  for (const store of stores) {
    const names = Array.from({ length: store.length }, (_, i) => store.key(i) ?? '');
    for (const name of names) if (!STAYS.has(name)) store.removeItem(name);
  }
  for (const name of (await caches?.keys()) ?? []) if (!OFFLINE_CACHE.test(name)) await caches?.delete(name);
}

/** When a page opens, before anything of it reads what is stored. */
export async function forgetWhoSignedOut(): Promise<void> {
  if (!new RegExp(`(?:^|;\\s*)${COOKIE}=1(?:;|$)`).test(document.cookie)) return;
  try {
    await leaveNothing({ stores: [localStorage, sessionStorage], caches: globalThis.caches });
  } catch {
    /* A browser that forbids storage has nothing to forget. */
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one is not everywhere
  document.cookie = `${COOKIE}=; path=/; max-age=0; samesite=lax`;
}

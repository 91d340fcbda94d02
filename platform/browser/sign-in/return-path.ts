/** Where a person goes after signing in: back to the page that sent them, but never to another site. */

import { rememberKnown } from './new-here.ts';

/** The path behind an address when it is a page of ours (calls under /api are not pages), else null. */
export function localPath(address: string | null | undefined, origin: string): string | null {
  if (!address) return null;
  let url: URL;
  try {
    url = new URL(address, origin);
  } catch {
    return null;
  }
  if (url.origin !== origin || url.username || url.password) return null;
  if (/^\/api(\/|$)/i.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

export interface ReturnHints {
  origin: string;
  /** Query string of the sign-in page; ?returnTo= may name a path. */
  search: string;
  referrer: string;
  /** Path kept by this tab when it sent the person to sign in. */
  remembered: string | null;
}

export function returnPath({ origin, search, referrer, remembered }: ReturnHints): string {
  const requested = new URLSearchParams(search).get('returnTo');
  return (
    (requested?.startsWith('/') ? localPath(requested, origin) : null) ??
    localPath(referrer, origin) ??
    localPath(remembered, origin) ??
    '/'
  );
}

const KEY = 'atelier-return-path';

/* The tab's own memory covers browsers and proxies that send no referrer. */
export function rememberPath(): void {
  try {
    sessionStorage.setItem(KEY, location.pathname + location.search + location.hash);
  } catch {
    /* Storage is blocked: the referrer has to do. */
  }
}

/** Reads the hints of the page that is open; call it once, when sign-in has succeeded. */
export function consumeReturnPath(): string {
  let remembered: string | null = null;
  rememberKnown();
  try {
    remembered = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {
    /* Storage is blocked. */
  }
  return returnPath({
    origin: location.origin,
    search: location.search,
    referrer: document.referrer,
    remembered,
  });
}

/** Browser profiles that e2e tests lend each other: emptied of everything but the product's files, which each would fetch and compile anew. */

import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { recordTexts } from './transient-text.ts';

export type Profile = BrowserContextOptions & { baseURL: string };

const free = new Map<string, BrowserContext[]>();

export async function borrowProfile(browser: Browser, profile: Profile): Promise<BrowserContext> {
  const known = free.get(JSON.stringify(profile))?.pop();
  if (known) return known;
  const context = await browser.newContext(profile);
  await recordTexts(context);
  return context;
}

/** One that an e2e test has closed, or changed for good by a service worker, is not lent again. */
export async function giveBackProfile(context: BrowserContext, profile: Profile): Promise<void> {
  try {
    if (profile.serviceWorkers !== 'block') return await context.close();
    await empty(context, profile.baseURL);
    const key = JSON.stringify(profile);
    free.set(key, [...(free.get(key) ?? []), context]);
  } catch {
    await context.close();
  }
}

async function empty(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await Promise.all(context.pages().map((one) => one !== page && one.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false)]);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
  });
  await page.close();
}

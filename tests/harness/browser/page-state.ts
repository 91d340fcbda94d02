/** What a page was about when its e2e test failed: whether its script and its frames go on, and which answers it waits for. */

import type { Page } from 'playwright-core';

const SOON_MS = 5000;

/** Notes what the page asks for; the answer says how it stands, in one line. */
export function watchState(page: Page): () => Promise<string> {
  const open = new Set<string>();
  page.on('request', (one) => open.add(one.url()));
  page.on('requestfinished', (one) => open.delete(one.url()));
  page.on('requestfailed', (one) => open.delete(one.url()));
  return async () => {
    const script = await soon(
      page.evaluate(() => {
        const running = document.getAnimations().filter((one) => one.playState === 'running').length;
        return `${document.readyState}, ${document.visibilityState}, ${running} animations`;
      }),
    );
    const frames = await soon(
      page.evaluate(() => new Promise<string>((done) => requestAnimationFrame(() => done('go on')))),
    );
    const waits = [...open].map((url) => url.replace(/^https?:\/\/[^/]+/, '')).join(' ') || 'nothing';
    return `${page.url()}: script: ${script}; frames: ${frames}; waits for ${waits}`;
  };
}

const soon = (requested: Promise<string>): Promise<string> =>
  Promise.race([
    requested.catch((error: Error) => error.message.split('\n')[0]!),
    new Promise<string>((done) => setTimeout(() => done('STAND STILL'), SOON_MS)),
  ]);

/** Messages that a page shows for a moment before it leaves: remembered as they appear, so that no e2e test has to be quick enough to see them. */

import type { BrowserContext, Page } from 'playwright-core';

const KEPT_UNDER = 'texts-seen';
const LEFT_UNDER = 'left-at';

interface Seen {
  text: string;
  /** Milliseconds, by the page's clock. */
  at: number;
}

/** Session storage outlives the page that showed the words. */
export const recordTexts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    ([key, leftKey]) => {
      /* Radix marks a message by the way it can be swiped. */
      const remember = () => {
        for (const message of document.querySelectorAll('[data-swipe-direction]')) {
          const text = message.textContent ?? '';
          const seen: Seen[] = JSON.parse(sessionStorage.getItem(key!) ?? '[]');
          if (!text || seen.at(-1)?.text === text) continue;
          seen.push({ text, at: Date.now() });
          sessionStorage.setItem(key!, JSON.stringify(seen.slice(-50)));
        }
      };
      const all = { childList: true, characterData: true, subtree: true };
      new MutationObserver(remember).observe(document, all);
      addEventListener('pagehide', () => {
        if (origin !== 'null') sessionStorage.setItem(leftKey!, String(Date.now()));
      });
    },
    [KEPT_UNDER, LEFT_UNDER],
  );

/** Resolves when these words are, or were, shown in this tab, with the time at which they first were. */
export async function wasShown(page: Page, text: string): Promise<number> {
  const found = await page.waitForFunction(
    ([key, wanted]) => {
      if (origin === 'null') return 0;
      const seen: Seen[] = JSON.parse(sessionStorage.getItem(key!) ?? '[]');
      return seen.find((one) => one.text.includes(wanted!))?.at;
    },
    [KEPT_UNDER, text],
    { polling: 100 },
  );
  return (await found.jsonValue())!;
}

/** When the page before this one, in the same tab, went away. */
export const leftAt = async (page: Page): Promise<number> =>
  Number(await page.evaluate((key) => sessionStorage.getItem(key), LEFT_UNDER));

/** Messages that a page shows for a moment before it leaves: remembered as they appear, so that no journey has to be quick enough to see them. */

import type { BrowserContext, Page } from 'playwright-core';

const KEPT_UNDER = 'texts-seen';

/** Session storage outlives the page that showed the words. */
export const rememberTexts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((key) => {
    /* Radix marks a message by the way it can be swiped. */
    const remember = () => {
      for (const message of document.querySelectorAll('[data-swipe-direction]')) {
        const text = message.textContent ?? '';
        const seen = sessionStorage.getItem(key) ?? '';
        if (text && !seen.endsWith(text)) sessionStorage.setItem(key, `${seen}\n${text}`.slice(-20_000));
      }
    };
    new MutationObserver(remember).observe(document, { childList: true, subtree: true });
  }, KEPT_UNDER);

/** Resolves when these words are, or were, shown in this tab. */
export const showed = async (page: Page, text: string): Promise<void> => {
  await page.waitForFunction(
    ([key, wanted]) => sessionStorage.getItem(key as string)?.includes(wanted as string),
    [KEPT_UNDER, text],
  );
};

/** How soon the largest part of a page is seen and how much it moves while loading: the pages people meet first. */

import type { Page } from 'playwright-core';
import { startE2e } from '#tests/harness/e2e.ts';
import { type Bench, type Figure, median } from './figure.ts';

const ROUNDS = 5;
const MAX_LCP_MS = 1500;
/** Layout shift in thousandths, since 0.02 is the limit. */
const MAX_CLS = 20;

const PAGES = [
  { name: 'landing page', path: '/', as: undefined },
  { name: 'dashboard', path: '/home', as: 'reader' },
  { name: 'image generator', path: '/ai-image-generator', as: 'reader' },
] as const;

interface Seen {
  lcp: number;
  cls: number;
}

/** What the browser itself has noted, once the page has come to rest. */
const read = (page: Page): Promise<Seen> =>
  page.evaluate(
    () =>
      new Promise<Seen>((resolve) => {
        const seen: Seen = { lcp: 0, cls: 0 };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.lcp = entry.startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.cls += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(seen), 500);
      }),
  );

async function run(): Promise<Figure[]> {
  const e2e = await startE2e();
  try {
    const figures: Figure[] = [];
    for (const { name, path, as } of PAGES) {
      const seen: Seen[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const { page, context } = await e2e.open({
          as: as && `${as}${path.length}${round}`,
          width: 390,
          height: 844,
        });
        await page.goto(path);
        // The line for news never falls silent, so that there is no other sign of rest.
        await page.waitForTimeout(3000);
        seen.push(await read(page));
        await context.close();
      }
      figures.push(
        {
          name: `${name}: largest contentful paint, median`,
          value: median(seen.map(({ lcp }) => lcp)),
          unit: 'ms',
          target: { atMost: MAX_LCP_MS },
        },
        {
          name: `${name}: layout shift × 1000, worst`,
          value: Math.max(...seen.map(({ cls }) => cls * 1000)),
          unit: 'ratio',
          target: { atMost: MAX_CLS },
        },
      );
    }
    return figures;
  } finally {
    await e2e.dispose();
  }
}

export const pageSpeed: Bench = {
  name: 'page-speed',
  about: `${ROUNDS} cold visits each at 390 px, in a browser without a graphics card, nothing throttled`,
  run,
};

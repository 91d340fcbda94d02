/** How smoothly the library scrolls with ten thousand things in it: frames a second in a real browser. */

import { openBrowser } from '#tests/harness/browser/browser.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { type Figure, quantile } from '../figure.ts';

const FRAMES = 240;
const PIXELS_A_FRAME = 60;

export async function scrollLibrary(base: string, person: Visitor): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: base })));
    const page = await context.newPage();
    await page.goto(`${base}/library`);
    await page.getByRole('list', { name: 'Library', exact: true }).getByRole('listitem').first().waitFor();
    const pauses = await page.evaluate(
      ({ frames, pixels }) =>
        new Promise<number[]>((done) => {
          const times: number[] = [];
          let last = performance.now();
          const step = (now: number) => {
            times.push(now - last);
            last = now;
            window.scrollBy(0, pixels);
            if (times.length < frames) requestAnimationFrame(step);
            else done(times.slice(10));
          };
          requestAnimationFrame(step);
        }),
      { frames: FRAMES, pixels: PIXELS_A_FRAME },
    );
    const name = 'scrolling the library, drawn by the processor';
    return [
      { name: `${name}: median`, value: 1000 / quantile(pauses, 0.5), unit: 'fps', target: { atLeast: 50 } },
      { name: `${name}: slowest twentieth`, value: 1000 / quantile(pauses, 0.95), unit: 'fps' },
    ];
  } finally {
    await browser.close();
  }
}

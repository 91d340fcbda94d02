/** How smoothly a layer is dragged among two hundred: frames a second in a real browser. */

import type { Design } from '#features/design/contract.ts';
import { openBrowser } from '#tests/harness/browser/browser.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { type Figure, quantile } from '../../figure.ts';

const LAYERS = 200;
const FRAMES = 180;

export async function dragging(base: string, person: Visitor): Promise<Figure[]> {
  const layers = Array.from({ length: LAYERS }, (_, i) => {
    const place = { id: `l${i}`, x: 40 + (i % 14) * 72, y: 40 + Math.floor(i / 14) * 84, w: 60, h: 60 };
    return i % 3 === 0
      ? { ...place, type: 'text', text: `No ${i}`, size: 22 }
      : { ...place, type: 'shape', shape: i % 3 === 1 ? 'ellipse' : 'star', fill: '@accent' };
  });
  const document = {
    name: 'Crowded',
    format: 'custom',
    pages: [{ width: 1080, height: 1350, background: '#ffffff', layers }],
  };
  const { body, text } = await person.post<Design>('/api/designs', { document });
  if (!body.id) throw new Error(text);
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: base })));
    const page = await context.newPage();
    await page.goto(`${base}/design-studio?design=${body.id}`);
    const sheet = page.locator('[data-sheet]');
    await sheet.waitFor();
    await page.waitForTimeout(1500);
    const pauses = await sheet.evaluate(
      (target, frames) =>
        new Promise<number[]>((done) => {
          const box = target.getBoundingClientRect();
          const zoom = box.width / 1080;
          const from = { x: box.left + (40 + 4 * 72 + 30) * zoom, y: box.top + (40 + 5 * 84 + 30) * zoom };
          const send = (type: string, x: number, y: number) =>
            target.dispatchEvent(
              new PointerEvent(type, {
                bubbles: true,
                pointerId: 1,
                pointerType: 'mouse',
                isPrimary: true,
                button: type === 'pointermove' ? -1 : 0,
                buttons: 1,
                clientX: x,
                clientY: y,
              }),
            );
          // There is no pointer that could be held.
          target.setPointerCapture = () => undefined;
          send('pointerdown', from.x, from.y);
          const times: number[] = [];
          let last = performance.now();
          const step = (now: number) => {
            times.push(now - last);
            last = now;
            const turn = times.length / 20;
            send('pointermove', from.x + Math.sin(turn) * 90 + turn, from.y + Math.cos(turn) * 90);
            if (times.length < frames) requestAnimationFrame(step);
            else {
              send('pointerup', from.x, from.y);
              done(times.slice(20));
            }
          };
          requestAnimationFrame(step);
        }),
      FRAMES,
    );
    return [
      {
        name: `dragging among ${LAYERS} layers, drawn by the processor: median`,
        value: 1000 / quantile(pauses, 0.5),
        unit: 'fps',
        target: { atLeast: 50 },
      },
      {
        name: `dragging among ${LAYERS} layers: slowest twentieth`,
        value: 1000 / quantile(pauses, 0.95),
        unit: 'fps',
      },
    ];
  } finally {
    await browser.close();
  }
}

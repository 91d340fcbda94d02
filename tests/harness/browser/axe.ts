/** What assistive technology would stumble over on a page, in one line each. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const from = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
/** Each look would read half a megabyte anew, which takes a page as long as the look itself. */
const AXE = `if (!window.axe) { ${readFileSync(from.resolve('axe-core/axe.min.js'), 'utf8')}\n}`;

export const axeProblems = (page: Page): Promise<string[]> =>
  problemsOf(page, (axe) => axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']));

/** What can differ between two themes of a page that was looked at as a whole before. */
export const colourProblems = (page: Page): Promise<string[]> =>
  problemsOf(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']));

async function problemsOf(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // Half way between two themes no contrast is what it will be; what ends one change may begin another.
    for (let quiet = 0, round = 0; quiet < 2 && round < 20; round++) {
      await frame();
      const ending = document
        .getAnimations()
        .filter(
          (one) => one.effect?.getComputedTiming().iterations !== Infinity && one.playState === 'running',
        );
      quiet = ending.length === 0 ? quiet + 1 : 0;
      // One that is paused meanwhile, or scrolled out of sight, never ends.
      const tired = new Promise((done) => setTimeout(done, 1000));
      await Promise.race([tired, Promise.all(ending.map((one) => one.finished.catch(() => undefined)))]);
    }
  });
  // Our pages have no frames from elsewhere: without them one pass inside the page is enough.
  const axe = new AxeBuilder({ page, axeSource: AXE })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await choose(axe).analyze();
  return violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`);
}

/** What assistive technology would stumble over on a page, in one line each. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export async function axeProblems(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`);
}

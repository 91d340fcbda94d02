/** The shipped templates: drawn whole, readable, distinct, and untouched by the sanitiser. */

import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { contrast } from '#engine/lettering/color/color.ts';
import { readMarkup } from '#engine/lettering/svg/read-markup.ts';
import { toMarkup } from '#engine/lettering/svg/svg-node.ts';
import { outlineSvg } from '#platform/assets/svg/render-svg.ts';
import { createSvgSanitizer } from '#platform/assets/svg/sanitize-svg.ts';
import { shortRound } from '#tests/harness/short-round.ts';
import { drawMark, drawSvg } from '../draw.ts';
import { symbolShape } from '../symbols/symbol-set.ts';
import { DRAWINGS, shippedTemplates } from './seed-templates.ts';

const { sanitize: sanitizeSvg, close } = createSvgSanitizer();
afterAll(close);

const templates = shippedTemplates();

describe('shipped templates', () => {
  it('all differ in name and picture', () => {
    expect(new Set(templates.map((one) => one.recipe.name)).size).toBe(templates.length);
    expect(new Set(templates.map((one) => drawSvg(one.design))).size).toBe(templates.length);
  });

  it('have a mark of their own when any is drawn otherwise, so that every installation draws them again', () => {
    const drawn = templates.map(({ id, category, recipe, design }) => [
      id,
      category,
      recipe.description,
      drawSvg(design),
    ]);
    expect(createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 12)).toBe(DRAWINGS);
  });

  it.each(shortRound(templates, 3).map((one) => [one.id, one.design] as const))('%s', async (_, design) => {
    const svg = drawSvg(design);
    expect(await sanitizeSvg(svg)).toBe(svg);
    expect(toMarkup(readMarkup(svg))).toBe(svg);
    expect(outlineSvg(svg)).not.toContain('<text');
    expect(drawMark(design).missing).toEqual([]);
    if (design.symbol.includes(':')) expect(symbolShape(design.symbol)).toBeDefined();
    expect(contrast(design.colors[0], design.backgroundColor)).toBeGreaterThanOrEqual(3);
  });
});

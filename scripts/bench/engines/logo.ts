/** How fast a kept logo becomes a PNG, against the renderer alone on the same outlines. */

import { Resvg } from '@resvg/resvg-js';
import { drawSvg } from '#features/logo/server/draw.ts';
import { shippedTemplates } from '#features/logo/server/templates/seed-templates.ts';
import { outlineSvg, renderPng } from '#platform/assets/svg/render-svg.ts';
import type { Bench, Figure } from '../figure.ts';
import { median } from '../figure.ts';

/** Pixels; 4x of the base mark. */
const WIDTH = 800;
const ROUNDS = 5;

async function timed(work: () => unknown): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

export const logo: Bench = {
  name: 'logo',
  about: `all templates to PNG, ${WIDTH} pixels wide, against raw resvg`,
  run: async (): Promise<Figure[]> => {
    const pictures = shippedTemplates().map((one) => drawSvg(one.design));
    const outlines = pictures.map(outlineSvg);
    const raw = (svg: string) =>
      new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH }, font: { loadSystemFonts: false } })
        .render()
        .asPng();
    const ours: number[] = [];
    const theirs: number[] = [];
    // By turns, so that whatever else the machine does hits both alike; the first round only warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      const mine = await timed(async () => {
        for (const svg of pictures) await renderPng(svg, WIDTH);
      });
      const other = await timed(() => outlines.forEach(raw));
      if (round > 0) {
        ours.push(mine / pictures.length);
        theirs.push(other / pictures.length);
      }
    }
    return [
      { name: 'logo to PNG', value: median(ours), unit: 'ms' },
      {
        name: 'logo to PNG: raw resvg / ours',
        value: median(theirs) / median(ours),
        unit: 'ratio',
        target: { atLeast: 0.9 },
      },
    ];
  },
};

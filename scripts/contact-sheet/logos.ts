/** The logo maker's contact sheets: all templates, and twelve proposals for each of five imaginary businesses. */

import sharp, { type OverlayOptions } from 'sharp';
import { suggest } from '#engine/lettering/ideas/suggest.ts';
import type { MarkDesign } from '#engine/lettering/mark/design.ts';
import { drawSvg } from '#features/logo/server/draw.ts';
import { shippedTemplates } from '#features/logo/server/templates/seed-templates.ts';
import { outlineSvg, renderPng } from '#platform/assets/svg/render-svg.ts';

const BUSINESSES = [
  { name: 'Copper Kettle', category: 'creative', words: 'coffee roastery' },
  { name: 'Harlow & Finch', category: 'business', words: 'law and tax advice' },
  { name: 'Pawsome', category: 'modern', words: 'dog grooming' },
  { name: 'Lumen Yoga Studio', category: 'minimal', words: 'yoga & breath' },
  { name: 'Bytebridge', category: 'tech', words: 'cloud software' },
] as const;

const CELL = { width: 400, height: 260 };
const GAP = 14;

async function tile(design: MarkDesign): Promise<Buffer> {
  const png = await renderPng(outlineSvg(drawSvg(design)), 800);
  return sharp(png)
    .resize(CELL.width, CELL.height, { fit: 'inside' })
    .toBuffer()
    .then((small) =>
      sharp(small)
        .resize(CELL.width, CELL.height, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
        .png()
        .toBuffer(),
    );
}

async function sheet(designs: readonly MarkDesign[], columns: number, path: string): Promise<string> {
  const tiles: OverlayOptions[] = [];
  for (const [i, design] of designs.entries()) {
    tiles.push({
      input: await tile(design),
      left: GAP + (i % columns) * (CELL.width + GAP),
      top: GAP + Math.floor(i / columns) * (CELL.height + GAP),
    });
  }
  const rows = Math.ceil(designs.length / columns);
  await sharp({
    create: {
      width: GAP + columns * (CELL.width + GAP),
      height: GAP + rows * (CELL.height + GAP),
      channels: 3,
      background: '#dfe3ea',
    },
  })
    .composite(tiles)
    .png()
    .toFile(path);
  return path;
}

export async function logosSheet(): Promise<string> {
  const templates = shippedTemplates().map((one) => one.design);
  const paths = [
    await sheet(templates, 5, 'test-results/contact-sheet-logo-templates.png'),
    await sheet(
      BUSINESSES.flatMap((one) => suggest({ ...one, seed: 1 }).map((idea) => idea.design)),
      6,
      'test-results/contact-sheet-logo-ideas.png',
    ),
  ];
  return paths.join('\n');
}

/** Makes the pictures of the dashboard's cards out of the landing page's: `node scripts/art/dashboard-art.ts`. */

import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { CARD, type Cut, drawings } from './dashboard-art/drawings.ts';

const SOURCE = fileURLToPath(new URL('../../features/landing/art/', import.meta.url));
const TARGET = fileURLToPath(new URL('../../features/dashboard/art/', import.meta.url));

/** A part of a landing picture as something an SVG can hold; the part is given in fractions. */
const cut: Cut = async (name, left, top, width, height, pixelsWide) => {
  const image = sharp(`${SOURCE}${name}.avif`);
  const size = await image.metadata();
  const part = await image
    .extract({
      left: Math.round(left * size.width),
      top: Math.round(top * size.height),
      width: Math.round(width * size.width),
      height: Math.round(height * size.height),
    })
    .resize(pixelsWide)
    .png()
    .toBuffer();
  return `data:image/png;base64,${part.toString('base64')}`;
};

await mkdir(TARGET, { recursive: true });
for (const [name, draw] of Object.entries(drawings)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">${await draw(cut)}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).avif({ quality: 58, effort: 6 }).toBuffer();
  await writeFile(`${TARGET}${name}.avif`, bytes);
  console.log(`${name}: ${(bytes.length / 1000).toFixed(1)} kB`);
}

/** Draws the pictures of the character templates with the product's own engine: `node scripts/art/avatar-art.ts [id…]`. */

import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawPortrait } from '#features/avatar/server/drawing/draw-portrait.ts';
import { TEMPLATE_SEEDS } from '#features/avatar/server/templates/seed-templates.ts';

const TARGET = fileURLToPath(new URL('../../features/avatar/art/', import.meta.url));
const SIZE = { width: 384, height: 480 };
/** Drawn larger than shown, for smooth edges. */
const SCALE = 2;
/** A page shows all of them at once. */
const MAX_BYTES = 25_000;

const wanted = process.argv.slice(2);
for (const { id, category, characterData } of TEMPLATE_SEEDS) {
  if (wanted.length > 0 && !wanted.some((one) => id.includes(one))) continue;
  const { rgba, width, height } = drawPortrait(
    characterData,
    SIZE.width * SCALE,
    SIZE.height * SCALE,
    'half',
  );
  const isPixel = characterData.style.artStyle === 'pixel';
  const png = await sharp(Buffer.from(rgba.buffer), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize({ ...SIZE, kernel: isPixel ? 'nearest' : 'lanczos3' })
    .png()
    .toBuffer();
  let quality = 86;
  let bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
  while (bytes.length > MAX_BYTES && quality > 30) {
    quality -= 6;
    bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
  }
  await mkdir(`${TARGET}${category}`, { recursive: true });
  await writeFile(`${TARGET}${category}/${id}.webp`, bytes);
  console.log(`${id}: ${(bytes.length / 1000).toFixed(1)} kB`);
}

/** Makes the landing page's pictures from formulas: `node scripts/art/landing-art.ts [name…] [--preview]`. */

import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Sharp } from 'sharp';
import { shadeCity } from './landing-art/city.ts';
import { shadeForest } from './landing-art/forest.ts';
import { shadeMountains } from './landing-art/mountains.ts';
import { shadeOcean } from './landing-art/ocean.ts';
import { shadeAmara, shadeMaya, shadeSinger, shadeTheo } from './landing-art/people.ts';
import { type Picture, renderPicture } from './landing-art/picture.ts';

const TARGET = fileURLToPath(new URL('../../features/landing/art/', import.meta.url));

const PICTURES: readonly Picture[] = [
  { name: 'mountains', width: 1440, height: 920, samples: 2, glow: 0.12, shade: shadeMountains },
  { name: 'city', width: 960, height: 720, samples: 3, glow: 0.3, shade: shadeCity },
  { name: 'forest', width: 960, height: 720, samples: 2, glow: 0.1, shade: shadeForest },
  { name: 'ocean', width: 960, height: 720, samples: 2, glow: 0.08, shade: shadeOcean },
  { name: 'maya', width: 640, height: 640, samples: 2, glow: 0.05, shade: shadeMaya },
  { name: 'theo', width: 640, height: 640, samples: 2, glow: 0.05, shade: shadeTheo },
  { name: 'amara', width: 640, height: 640, samples: 2, glow: 0.05, shade: shadeAmara },
  { name: 'singer', width: 720, height: 720, samples: 2, glow: 0.12, shade: shadeSinger },
];

/** A visitor downloads all of them, so no picture may weigh more than this. */
const MAX_BYTES = 60_000;

async function save(image: Sharp, name: string): Promise<number> {
  for (let quality = 62; ; quality -= 4) {
    const bytes = await image.clone().avif({ quality, effort: 6 }).toBuffer();
    if (bytes.length > MAX_BYTES && quality > 20) continue;
    await writeFile(`${TARGET}${name}.avif`, bytes);
    return bytes.length;
  }
}

const args = process.argv.slice(2);
/** A quick look: half size, one ray a pixel, PNG into the folder named by PREVIEW_DIR. */
const preview = args.includes('--preview') ? (process.env.PREVIEW_DIR ?? '.') : undefined;
const names = args.filter((arg) => !arg.startsWith('--'));
await mkdir(TARGET, { recursive: true });

for (const picture of PICTURES.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const start = performance.now();
  const image = await renderPicture(preview ? { ...picture, samples: 1 } : picture, preview ? 0.5 : 1);
  const size = preview
    ? (await image.png().toFile(`${preview}/${picture.name}.png`)).size
    : await save(image, picture.name);
  console.log(`${picture.name}: ${Math.round(size / 1000)} kB, ${Math.round(performance.now() - start)} ms`);
}

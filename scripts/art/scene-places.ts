/** Paints the places of character scenes with the illustrator: `node scripts/art/scene-places.ts [name…]`. */

import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PLACE_SIZE, PLACE_STYLES, PLACES } from '#features/avatar/server/drawing/scene/places.ts';
import { illustratePrompt } from '#features/image/server/illustrate-prompt.ts';
import { addMoon } from './scene-places/moon.ts';

const TARGET = fileURLToPath(new URL('../../features/avatar/art/places/', import.meta.url));
const { width, height } = PLACE_SIZE;

const wanted = process.argv.slice(2);
await mkdir(TARGET, { recursive: true });
for (const [name, { prompt, seed }] of Object.entries(PLACES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const [label, style] of Object.entries(PLACE_STYLES)) {
    const { rgba } = await illustratePrompt(prompt, { width, height, seed, style });
    if (name === 'space') addMoon(rgba, width, height);
    const bytes = await sharp(Buffer.from(rgba.buffer), { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .webp({ quality: 78, effort: 6 })
      .toBuffer();
    await writeFile(`${TARGET}${name}-${label}.webp`, bytes);
    console.log(`${name}-${label}: ${Math.round(bytes.length / 1000)} kB`);
  }
}

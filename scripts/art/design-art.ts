/** Paints the pictures that come with the design templates; run by hand, the results are committed. */

import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { illustratePrompt } from '../../features/image/server/illustrate-prompt.ts';

const FOLDER = new URL('../../features/design/art/', import.meta.url);
const SIDE = 1080;

const PICTURES: Record<string, readonly [prompt: string, seed: number]> = {
  bread: ['a loaf of bread on a wooden table, warm morning light', 3],
  coffee: ['a cup of coffee and a croissant on a table in a cozy cafe', 5],
  flowers: ['a bouquet of flowers in a vase by the window', 2],
  mountains: ['snowy mountains at sunset with a lake', 7],
  beach: ['a beach with palm trees and turquoise sea at golden hour', 4],
  city: ['a city skyline at night', 6],
  cake: ['a birthday cake with candles and balloons', 8],
  fruit: ['a basket of fresh fruit and vegetables at the market', 9],
  house: ['a cozy house with a garden in summer', 11],
  forest: ['an autumn forest with a path', 12],
  pizza: ['a pizza on a wooden table in a restaurant', 13],
  guitar: ['a guitar on a stage with spotlights', 14],
  gift: ['gift boxes with ribbons under a christmas tree', 15],
  rocket: ['a rocket flying over planets in space', 16],
};

mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
for (const [name, [prompt, seed]] of Object.entries(PICTURES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { rgba } = await illustratePrompt(prompt, { style: '', width: SIDE, height: SIDE, seed });
  await sharp(Buffer.from(rgba.buffer), { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 82 })
    .toFile(new URL(`${name}.webp`, FOLDER).pathname);
  process.stdout.write(`${name}\n`);
}

/** Golden pictures: settings, subjects and styles still look as they did when a person last looked at them and liked them. */

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { illustrate } from './illustrate.ts';
import { readPrompt } from './reading/read-prompt.ts';

const SIZE = 128;
/** Pixels along a block; what happens inside a block is texture, between blocks it is the picture. */
const BLOCK = 8;

const PICTURES = [
  ['Futuristic city skyline', ''],
  ['Peaceful forest scene', ''],
  ['Abstract geometric art', ''],
  ['Ocean waves', ''],
  ['mountain lake at sunset', ''],
  ['desert', 'oil painting'],
  ['snowy glacier', 'watercolor'],
  ['underwater reef', 'cartoon'],
  ['street at night', 'cyberpunk'],
  ['space galaxy', 'digital art'],
  ['meadow at dawn', 'anime'],
  ['beach', 'vintage'],
  ['a fox reading a book under a tree at sunset', ''],
  ['Fantasy dragon', 'abstract'],
  ['Vintage car illustration', 'photorealistic'],
] as const;

/** Mean colour of every block. */
function blocks(rgba: Uint8Array | Uint8ClampedArray): number[] {
  const side = SIZE / BLOCK;
  const out = new Array<number>(side * side * 3).fill(0);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const block = Math.floor(Math.floor(i / SIZE) / BLOCK) * side + Math.floor((i % SIZE) / BLOCK);
    for (let c = 0; c < 3; c++) out[block * 3 + c]! += rgba[i * 4 + c]! / (BLOCK * BLOCK);
  }
  return out;
}

/** Set UPDATE_GOLDEN=1 to take new ones, then look at them. */
it.each(PICTURES)('%s %s', async (prompt, style) => {
  const name = `${prompt} ${style}`.trim().toLowerCase().replaceAll(' ', '-');
  const path = fileURLToPath(new URL(`./golden/${name}.png`, import.meta.url));
  const rgba = await illustrate(readPrompt(prompt), { width: SIZE, height: SIZE, seed: 7, style }, new Map());
  if (process.env.UPDATE_GOLDEN) {
    const png = sharp(rgba, { raw: { width: SIZE, height: SIZE, channels: 4 } }).removeAlpha();
    await writeFile(path, await png.png({ compressionLevel: 9 }).toBuffer());
  }
  const golden = blocks(
    await sharp(await readFile(path))
      .ensureAlpha()
      .raw()
      .toBuffer(),
  );
  const differences = blocks(rgba).map((value, i) => Math.abs(value - golden[i]!));
  expect(differences.reduce((a, b) => a + b, 0) / differences.length).toBeLessThan(2.5);
  expect(Math.max(...differences)).toBeLessThan(32);
});

/** The illustrator's contact sheet: quick prompts in all styles, then all everyday prompts, in one picture to be looked at. */

import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { EXPECTED_READINGS } from '#engine/illustrator/reading/prompts.fixture.ts';
import { IMAGE_STYLES, QUICK_PROMPTS } from '#features/image/contract.ts';
import { illustratePrompt } from '#features/image/server/illustrate-prompt.ts';

const TILE = 256;
/** Painted larger than shown: lines and brushes have a least width. */
const PAINTED = 512;
const GAP = 6;
const COLUMNS = 10;
const SEED = 7;

async function tile(prompt: string, style: string): Promise<Buffer> {
  const size = { width: PAINTED, height: PAINTED };
  const { rgba } = await illustratePrompt(prompt, { ...size, seed: SEED, style });
  return sharp(rgba, { raw: { ...size, channels: 4 } })
    .resize(TILE)
    .png()
    .toBuffer();
}

export async function imagesSheet(path = 'test-results/contact-sheet-images.png'): Promise<string> {
  const pictures = [
    ...QUICK_PROMPTS.flatMap((prompt) => IMAGE_STYLES.map((style) => ({ prompt, style }))),
    ...EXPECTED_READINGS.map(([prompt]) => ({ prompt, style: '' })),
  ];
  const tiles: OverlayOptions[] = [];
  for (const [i, { prompt, style }] of pictures.entries()) {
    tiles.push({
      input: await tile(prompt, style),
      left: GAP + (i % COLUMNS) * (TILE + GAP),
      top: GAP + Math.floor(i / COLUMNS) * (TILE + GAP),
    });
  }
  const rows = Math.ceil(pictures.length / COLUMNS);
  await mkdir(dirname(path), { recursive: true });
  await sharp({
    create: {
      width: GAP + COLUMNS * (TILE + GAP),
      height: GAP + rows * (TILE + GAP),
      channels: 3,
      background: '#17171c',
    },
  })
    .composite(tiles)
    .png()
    .toFile(path);
  return path;
}

if (import.meta.main) console.log(await imagesSheet());

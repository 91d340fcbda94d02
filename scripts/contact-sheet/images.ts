/** The illustrator's contact sheet: quick prompts in all styles, then further prompts, in one picture to be looked at. */

import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { IMAGE_STYLES, QUICK_PROMPTS } from '#features/image/contract.ts';
import { illustratePrompt } from '#features/image/server/illustrate-prompt.ts';

const FURTHER = [
  'a fox reading a book under a tree at sunset',
  'three red balloons over a meadow',
  'an astronaut riding a horse in space',
  'a lighthouse on the beach at dawn',
  'a tiny robot in a cozy room',
  'mountain lake at sunset',
  'a knight in front of a castle',
  'two penguins in the snow',
  'an octopus and a fish underwater',
  'a hot air balloon above the clouds',
  'a sailing boat on the ocean at sunset',
  'cherry blossom forest in spring',
  'a cactus in the desert',
  'a cup of coffee on a table',
  'a cat beside a dog in the garden',
  'a wizard in the forest at night',
  'rainy street at night, neon',
  'a cow on a farm',
  'abstract glass in blue',
  'abstract flow of gold',
  'abstract circles',
  'abstract waves in purple',
  'a rocket in space',
  'stormy ocean',
] as const;

/** Words that no sculptor knows: near neighbours, other languages, things made solid from drawings. */
const LEARNED = [
  'a saxophone',
  'two giraffes at sunset',
  'a red tractor',
  'a fox playing a trumpet',
  'a crab on the beach',
  'a feline in the woodland',
] as const;

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
    ...[...FURTHER, ...LEARNED].map((prompt) => ({ prompt, style: '' })),
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

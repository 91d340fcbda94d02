/** Makes the landing page's pictures with the product's own engines: `node scripts/art/landing-art.ts [name…]`. */

import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { buildCharacter } from '#engine/character/build-character.ts';
import { DEFAULT_LOOK, type Look } from '#engine/character/figure/look.ts';
import { type Animation, poseAt } from '#engine/character/motion/animations.ts';
import { onStudio, shootCharacter } from '#engine/character/render/portrait.ts';
import { illustratePrompt } from '#features/image/server/illustrate-prompt.ts';

const TARGET = fileURLToPath(new URL('../../features/landing/art/', import.meta.url));

interface Scene {
  prompt: string;
  style: '' | 'digital art' | 'oil painting' | 'watercolor' | 'anime' | 'cyberpunk';
  seed: number;
  width: number;
  height: number;
}

const SCENES: Record<string, Scene> = {
  mountains: { prompt: 'a mountain lake at golden hour', style: '', seed: 5, width: 1440, height: 920 },
  city: { prompt: 'Futuristic city skyline', style: 'cyberpunk', seed: 3, width: 960, height: 720 },
  forest: { prompt: 'Peaceful forest scene', style: '', seed: 2, width: 960, height: 720 },
  ocean: { prompt: 'Ocean waves', style: '', seed: 4, width: 960, height: 720 },
};

interface Person {
  look: Partial<Look>;
  tint: readonly [number, number, number];
  animation: Animation;
  seconds: number;
  yaw: number;
  size: number;
  framing: 'bust' | 'half';
}

const PEOPLE: Record<string, Person> = {
  maya: {
    look: {
      hairStyle: 'medium',
      hairColor: 'brown',
      skinTone: 'light',
      eyeColor: 'green',
      color: 'yellow',
      seed: 4,
    },
    tint: [168, 182, 236],
    animation: 'waving',
    seconds: 0.5,
    yaw: 12,
    size: 640,
    framing: 'bust',
  },
  theo: {
    look: {
      hairStyle: 'short',
      hairColor: 'black',
      skinTone: 'medium',
      outfit: 'formal',
      color: 'blue',
      facialHair: 'stubble',
      seed: 1,
    },
    tint: [236, 206, 178],
    animation: 'idle',
    seconds: 1.2,
    yaw: -14,
    size: 640,
    framing: 'bust',
  },
  amara: {
    look: { hairStyle: 'curly', hairColor: 'black', skinTone: 'dark', color: 'green', seed: 5 },
    tint: [206, 190, 238],
    animation: 'waving',
    seconds: 0.9,
    yaw: 10,
    size: 640,
    framing: 'bust',
  },
  singer: {
    look: {
      hairStyle: 'long',
      hairColor: 'red',
      skinTone: 'light',
      eyeColor: 'blue',
      outfit: 'casual',
      color: 'purple',
      accessories: ['headphones'],
      seed: 6,
    },
    tint: [120, 84, 190],
    animation: 'dancing',
    seconds: 0.4,
    yaw: 18,
    size: 720,
    framing: 'half',
  },
};

/** A visitor downloads all of them, so no picture may weigh more than this. */
const MAX_BYTES = 60_000;

/** For phones and rows of small pictures; named in features/landing/client/art.ts. */
const SMALL_WIDTH = 640;

const raw = (pixels: Uint8ClampedArray, width: number, height: number): Sharp =>
  sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 4 } }).removeAlpha();

async function paint({ prompt, style, seed, width, height }: Scene): Promise<Sharp> {
  return raw((await illustratePrompt(prompt, { width, height, seed, style })).rgba, width, height);
}

function portray({ look, tint, animation, seconds, yaw, size, framing }: Person): Sharp {
  const character = buildCharacter({ ...DEFAULT_LOOK, ...look });
  const shot = shootCharacter(character, {
    width: size,
    height: size,
    pose: poseAt(animation, seconds),
    framing,
    yaw,
  });
  return raw(onStudio(shot, tint), size, size);
}

async function save(image: Sharp, name: string): Promise<number> {
  const png = await image.png().toBuffer();
  for (let quality = 62; ; quality -= 4) {
    const bytes = await sharp(png).avif({ quality, effort: 6 }).toBuffer();
    if (bytes.length > MAX_BYTES && quality > 20) continue;
    await writeFile(`${TARGET}${name}.avif`, bytes);
    if (name in SCENES)
      await sharp(png)
        .resize(SMALL_WIDTH)
        .avif({ quality: 52, effort: 9 })
        .toFile(`${TARGET}${name}-small.avif`);
    return bytes.length;
  }
}

const wanted = process.argv.slice(2);
await mkdir(TARGET, { recursive: true });
const jobs = new Map<string, () => Sharp | Promise<Sharp>>([
  ...Object.entries(SCENES).map(([name, scene]) => [name, () => paint(scene)] as const),
  ...Object.entries(PEOPLE).map(([name, person]) => [name, () => portray(person)] as const),
]);
for (const [name, make] of jobs) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`${name}: ${Math.round((await save(await make(), name)) / 1000)} kB`);
}

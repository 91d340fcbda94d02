/** Makes the pictures of the cover song maker's stages and clothes with the product's own engines: `node scripts/art/cover-art.ts [id…]`. */

import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { buildCharacter } from '#engine/character/build-character.ts';
import { danceAt } from '#engine/character/motion/dance/dance.ts';
import { shootCharacter } from '#engine/character/render/portrait.ts';
import type { Canvas2D } from '#engine/motion/canvas.ts';
import type { Lighting, SceneType } from '#features/cover-song/enums.ts';
import { drawStage } from '#features/cover-song/scene/draw-stage.ts';
import { performerLook } from '#features/cover-song/scene/performers.ts';
import { shotAt } from '#features/cover-song/scene/shots.ts';
import { CLOTHING_SEEDS, SCENE_SEEDS } from '#features/cover-song/server/wardrobe/wardrobe-seeds.ts';
import { illustratePrompt } from '#features/image/server/illustrate-prompt.ts';
import { registerFilmFonts } from '#platform/media/film/film-fonts.ts';

const TARGET = fileURLToPath(new URL('../../features/cover-song/art/', import.meta.url));
const STAGE = { width: 1280, height: 720 };
const DRESSED = { width: 300, height: 400 };

/** What our illustrator paints for places under the sky; the others are drawn by the stage itself. */
const PAINTED: Partial<Record<SceneType, Record<Lighting, { prompt: string; seed: number }>>> = {
  outdoor: {
    normal: { prompt: 'green meadow with hills under a blue sky', seed: 3 },
    dramatic: { prompt: 'stormy hills with dark clouds at dusk', seed: 8 },
    soft: { prompt: 'meadow at golden sunset', seed: 5 },
    bright: { prompt: 'sunny meadow with flowers at noon', seed: 2 },
  },
  urban: {
    normal: { prompt: 'city street by day', seed: 4 },
    dramatic: { prompt: 'neon street at night', seed: 7 },
    soft: { prompt: 'city street at dusk', seed: 6 },
    bright: { prompt: 'city street on a sunny morning', seed: 9 },
  },
  custom: {
    normal: { prompt: 'calm lake with mountains', seed: 3 },
    dramatic: { prompt: 'galaxy above dark mountains at night', seed: 4 },
    soft: { prompt: 'beach at sunset', seed: 2 },
    bright: { prompt: 'tropical beach on a bright day', seed: 5 },
  },
};

const wanted = process.argv.slice(2);
const isWanted = (id: string) => wanted.length === 0 || wanted.some((one) => id.includes(one));
const keep = async (id: string, png: Buffer, quality: number) => {
  const bytes = await sharp(png).avif({ quality, effort: 6 }).toBuffer();
  await writeFile(`${TARGET}${id.startsWith('scene') ? 'stages' : 'clothes'}/${id}.avif`, bytes);
  console.log(`${id}: ${(bytes.length / 1000).toFixed(1)} kB`);
};

registerFilmFonts('');
for (const folder of ['stages', 'clothes']) await mkdir(`${TARGET}${folder}`, { recursive: true });
for (const { id, category, lighting } of SCENE_SEEDS.filter((one) => isWanted(one.id))) {
  const painted = PAINTED[category]?.[lighting];
  if (painted) {
    const { rgba } = await illustratePrompt(painted.prompt, { ...STAGE, seed: painted.seed, style: '' });
    const raw = sharp(Buffer.from(rgba.buffer), { raw: { ...STAGE, channels: 4 } });
    await keep(id, await raw.removeAlpha().png().toBuffer(), 52);
    continue;
  }
  const canvas = createCanvas(STAGE.width, STAGE.height);
  const scene = { name: '', sceneType: category, lighting, startTime: 0, endTime: 10 };
  const rest = { cameraAngle: 'wide' as const, backgroundUrl: null, prompt: null, templateId: null };
  drawStage(canvas.getContext('2d') as unknown as Canvas2D, STAGE, {
    place: { sceneType: category, lighting },
    shot: shotAt({ ...scene, ...rest }, { downbeats: [], sections: [], duration: 10 }, 1),
    pulse: { seconds: 1, beat: 0.8, bounce: 0.4, bar: 0, energy: 0.8, hue: 285 },
  });
  await keep(id, canvas.toBuffer('image/png'), 52);
}
const groove = {
  beats: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4],
  downbeats: [0, 2, 4],
  sections: [{ start: 0, end: 4, energy: 0.5 }],
  genre: 'pop' as const,
  seed: 2,
  hands: 'free' as const,
};
for (const { id, category, style } of CLOTHING_SEEDS.filter((one) => isWanted(one.id))) {
  const look = performerLook({
    characterType: 'user_face',
    persona: 'nova-vale',
    bodyType: category,
    clothingStyle: style,
  });
  const size = { width: DRESSED.width * 2, height: DRESSED.height * 2 };
  const character = buildCharacter({ ...look, quality: 'high' });
  const cutout = shootCharacter(character, { ...size, pose: danceAt(groove, 0.8), framing: 'full', yaw: 18 });
  // Cut out: the page sets it on a card, the live preview on its stage.
  const raw = { ...size, channels: 4 as const };
  const cut = sharp(Buffer.from(cutout.rgba.buffer), { raw });
  await keep(id, await cut.resize(DRESSED).png().toBuffer(), 56);
}

/** The characters' contact sheet: eight people in five styles, seven movements, six places, in one picture to be looked at. */

import sharp, { type OverlayOptions } from 'sharp';
import { ART_STYLES } from '#common/character/character-words.ts';
import { lookOf } from '#engine/character/figure/look-of.ts';
import { ANIMATIONS, LOOP_SECONDS, poseAt } from '#engine/character/motion/animations.ts';
import { onStudio, shootCharacter } from '#engine/character/render/portrait.ts';
import { aim } from '#engine/sculpt/render/camera.ts';
import { BACKGROUNDS } from '#features/avatar/calls/scene-calls.ts';
import type { CharacterData } from '#features/avatar/contract.ts';
import { characterFor } from '#features/avatar/server/drawing/built-characters.ts';
import { drawPortrait } from '#features/avatar/server/drawing/draw-portrait.ts';
import type { DrawnPicture } from '#features/avatar/server/drawing/orders.ts';
import { drawScene } from '#features/avatar/server/drawing/scene/draw-scene.ts';
import { TEMPLATE_SEEDS } from '#features/avatar/server/templates/seed-templates.ts';

const PEOPLE = ['sunny', 'chef', 'queen', 'red-knight', 'forest-elf', 'ren', 'astronaut', 'old-wizard'];
const LINES = ['Good to see you!', 'What a place.', 'Let us have a look around.'];
const TILE = { width: 240, height: 300 };
const SCENE = { width: 640, height: 512 };
const GAP = 6;
const FRAMES = 6;
const WALL = [176, 190, 226] as const;

const templateOf = (name: string) => TEMPLATE_SEEDS.find((one) => one.id.includes(name))!;

const tile = (
  { rgba, width, height }: DrawnPicture,
  size: { width: number; height: number },
): Promise<Buffer> =>
  sharp(Buffer.from(rgba.buffer), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(size)
    .png()
    .toBuffer();

const inStyle = (name: string, artStyle: CharacterData['style']['artStyle']): CharacterData => {
  const { characterData } = templateOf(name);
  return { ...characterData, style: { ...characterData.style, artStyle } };
};

function frameOf(animation: (typeof ANIMATIONS)[number], frame: number): DrawnPicture {
  const [width, height] = [TILE.width * 2, TILE.height * 2];
  const pose = poseAt(animation, (LOOP_SECONDS[animation] * frame) / FRAMES);
  // From further away than a portrait, so that a leap stays in the picture.
  const camera = aim([0, 2.3, 0], { yaw: 14, pitch: 5, angle: 24 }, 13, width, height);
  const character = characterFor(lookOf(templateOf('sunny').characterData));
  const shot = shootCharacter(character, { width, height, pose, camera });
  return { width, height, rgba: onStudio(shot, WALL) as DrawnPicture['rgba'] };
}

export async function charactersSheet(path = 'test-results/contact-sheet-characters.png'): Promise<string> {
  const tiles: OverlayOptions[] = [];
  let top = GAP;
  for (const style of ART_STYLES) {
    for (const [i, name] of PEOPLE.entries()) {
      const picture = drawPortrait(inStyle(name, style), TILE.width * 2, TILE.height * 2);
      tiles.push({ input: await tile(picture, TILE), left: GAP + i * (TILE.width + GAP), top });
    }
    top += TILE.height + GAP;
  }
  const small = { width: Math.round(TILE.width * 0.62), height: Math.round(TILE.height * 0.62) };
  for (const [i, animation] of ANIMATIONS.entries()) {
    // Two movements side by side.
    const left = GAP + (i % 2) * FRAMES * (small.width + GAP);
    for (let frame = 0; frame < FRAMES; frame++)
      tiles.push({
        input: await tile(frameOf(animation, frame), small),
        left: left + frame * (small.width + GAP),
        top,
      });
    if (i % 2 === 1 || i === ANIMATIONS.length - 1) top += small.height + GAP;
  }
  for (const [i, background] of BACKGROUNDS.entries()) {
    const cast = [0, 1, 2].map((k) => {
      const { name, characterData } = templateOf(PEOPLE[(i + k * 3) % PEOPLE.length]!);
      const animation = (['talking', 'idle', 'waving'] as const)[k]!;
      return { name, characterData, animation, position: { x: 100 + 150 * k, y: 200 }, dialogue: LINES[k]! };
    });
    const picture = await drawScene({
      kind: 'scene',
      name: background,
      description: '',
      sceneType: 'animation',
      background,
      cast,
    });
    const column = i % 3;
    tiles.push({ input: await tile(picture, SCENE), left: GAP + column * (SCENE.width + GAP), top });
    if (column === 2) top += SCENE.height + GAP;
  }
  const width = GAP + PEOPLE.length * (TILE.width + GAP);
  await sharp({ create: { width, height: top, channels: 3, background: '#17171c' } })
    .composite(tiles)
    .png()
    .toFile(path);
  return path;
}

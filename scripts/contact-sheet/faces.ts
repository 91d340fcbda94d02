/** The faces' contact sheet: people of a package's sample photos on the character, from three sides, with every shape of the mouth. */

import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { buildCharacter, type Character } from '#engine/character/build-character.ts';
import { DEFAULT_LOOK, type Look } from '#engine/character/figure/look.ts';
import type { Pose } from '#engine/character/motion/pose.ts';
import { onStudio, shootCharacter } from '#engine/character/render/portrait.ts';
import { aim } from '#engine/sculpt/render/camera.ts';
import { loadPhotoFace } from '#features/cover-song/server/cast/face-reader.ts';
import { FACE_PHOTO, GROUP_PHOTO } from '#tests/factories/face-photo.ts';

const FACES: Pose['face'][] = [
  {},
  { closed: 1 },
  { teeth: 1 },
  { narrow: 1 },
  { open: 1 },
  { wide: 1 },
  { round: 1 },
  { lip: 1 },
  { tongue: 1 },
  { blink: 0.5 },
  { blink: 1 },
  { smile: 1, browUp: 1 },
];
const YAWS = [0, 38, -68];
const TILE = 220;
const GAP = 4;
const WALL = [176, 190, 226] as const;

const PEOPLE: { photo: string; which: number; look: Partial<Look> }[] = [
  { photo: FACE_PHOTO, which: 0, look: { hairColor: 'black' } },
  { photo: GROUP_PHOTO, which: 2, look: { hairStyle: 'long', hairColor: 'black' } },
];

async function tile(character: Character, yaw: number, face: Pose['face']): Promise<Buffer> {
  const side = TILE * 2;
  const [x, y, z] = character.skeleton.joints.head;
  const camera = aim([x, y, z], { yaw, pitch: 4, angle: 24 }, 2.9 * character.figure.head, side, side);
  const pose: Pose = { turns: {}, offset: [0, 0, 0], face };
  const shot = shootCharacter(character, { width: side, height: side, pose, yaw, camera });
  return sharp(Buffer.from(onStudio(shot, WALL).buffer), { raw: { width: side, height: side, channels: 4 } })
    .removeAlpha()
    .resize(TILE)
    .png()
    .toBuffer();
}

export async function facesSheet(path = 'test-results/contact-sheet-faces.png'): Promise<string> {
  const tiles: OverlayOptions[] = [];
  let top = GAP;
  for (const { photo, which, look } of PEOPLE) {
    const photoFace = await loadPhotoFace(await readFile(photo), which);
    const character = buildCharacter({ ...DEFAULT_LOOK, artStyle: 'realistic', ...look }, { photoFace });
    for (const yaw of YAWS) {
      for (const [i, face] of FACES.entries())
        tiles.push({ input: await tile(character, yaw, face), left: GAP + i * (TILE + GAP), top });
      top += TILE + GAP;
    }
  }
  const width = GAP + FACES.length * (TILE + GAP);
  await sharp({ create: { width, height: top, channels: 3, background: '#17171c' } })
    .composite(tiles)
    .png()
    .toFile(path);
  return path;
}

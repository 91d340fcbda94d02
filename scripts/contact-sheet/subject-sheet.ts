/** All subjects on one sheet, each on its own ground, for judging shapes, colours and light. */

import sharp from 'sharp';
import { composition, fittingView } from '#engine/illustrator/subjects/compose.ts';
import { SUBJECTS } from '#engine/illustrator/subjects/registry.ts';
import { renderSubject, type SubjectPicture } from '#engine/illustrator/subjects/render-subject.ts';
import type { Pose } from '#engine/illustrator/subjects/subject.ts';
import { meshCache } from '#engine/sculpt/mesh/mesh-cache.ts';
import { STUDIO } from '#engine/sculpt/render/lights.ts';

const TILE = 200;
const COLUMNS = 10;
const OUT = 'test-results/contact-sheet-subjects.png';

interface Tile {
  name: string;
  pose?: Pose;
  holding?: string;
  riding?: string;
}

/** Compositions that must work, after the plain subjects. */
const COMPOSED: readonly Tile[] = [
  { name: 'fox', pose: 'read' },
  { name: 'fox', pose: 'sit' },
  { name: 'dragon', pose: 'fly' },
  { name: 'bear', holding: 'heart' },
  { name: 'child', holding: 'balloon' },
  { name: 'knight', riding: 'horse' },
  { name: 'child', riding: 'dragon' },
  { name: 'cat', riding: 'bicycle' },
  { name: 'robot', holding: 'flower' },
  { name: 'astronaut', pose: 'wave' },
];

/** Names on the command line limit the sheet to these: `name`, `name:pose`, `name::holding`, `name:::riding`. */
export async function subjectSheet(wanted: readonly string[]): Promise<string> {
  const tiles = wanted.length
    ? wanted.map(tileOf)
    : [...SUBJECTS.map(({ name }): Tile => ({ name })), ...COMPOSED];
  const width = COLUMNS * TILE;
  const height = Math.ceil(tiles.length / COLUMNS) * TILE;
  const pixels = new Uint8ClampedArray(width * height * 3);
  const cache = meshCache(1);
  const started = performance.now();
  for (const [i, tile] of tiles.entries()) {
    const subject = SUBJECTS.find((s) => s.name === tile.name);
    if (!subject) throw new Error(`No subject is called '${tile.name}'.`);
    const picture = renderSubject(
      {
        ...tile,
        view: { ...fittingView(composition(tile)), fit: 0.82 },
        size: { width: TILE, height: TILE },
        light: STUDIO,
        quality: 'normal',
      },
      cache,
    );
    const shadow = subject.airborne ? 0 : 0.55;
    paste(picture, shadow, pixels, width, (i % COLUMNS) * TILE, Math.floor(i / COLUMNS) * TILE);
  }
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(OUT);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `${tiles.length} pictures in ${seconds} s: ${OUT}`;
}

function tileOf(text: string): Tile {
  const [name = '', pose, holding, riding] = text.split(':');
  return {
    name,
    ...(pose && { pose: pose as Pose }),
    ...(holding && { holding }),
    ...(riding && { riding }),
  };
}

/** Lays the picture over a soft studio ground, darkened by its shadow. */
function paste(
  picture: SubjectPicture,
  shadow: number,
  into: Uint8ClampedArray,
  width: number,
  left: number,
  top: number,
): void {
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++) {
      const from = y * TILE + x;
      const to = ((top + y) * width + left + x) * 3;
      const cover = picture.rgba[from * 4 + 3]! / 255;
      const ground = (1 - shadow * picture.shadow[from]!) * (236 - (26 * y) / TILE);
      for (let c = 0; c < 3; c++)
        into[to + c] = (ground + c * 3) * (1 - cover) + picture.rgba[from * 4 + c]! * cover;
    }
}

/** A thread that draws characters for films: each is built when it is first asked for, then posed and shot for every frame. */

import { workerData } from 'node:worker_threads';
import { buildCharacter, type Character } from '#engine/character/build-character.ts';
import { shootCharacter } from '#engine/character/render/portrait.ts';
import { serveThread } from '#platform/processes/thread-side.ts';
import type { FigureFrame, FigureOrder, FigureSetup } from './figure-order.ts';

const { cast } = workerData as FigureSetup;
const built = new Map<number, Character>();

function characterOf(who: number): Character {
  const { look, photoFace } = cast[who]!;
  const character = built.get(who) ?? buildCharacter(look, { photoFace });
  built.set(who, character);
  return character;
}

function shoot({ who, ...shot }: FigureOrder): FigureFrame {
  const { rgba, groundY } = shootCharacter(characterOf(who), { ...shot, withoutGround: true, isQuick: true });
  return { ...cutOut(rgba, shot.width, shot.height), groundY };
}

/** Most of a frame is empty: it need not be carried about. */
function cutOut(rgba: Uint8ClampedArray, width: number, height: number): Omit<FigureFrame, 'groundY'> {
  const words = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let x = 0;
    while (x < width && words[row + x] === 0) x++;
    if (x === width) continue;
    if (x < left) left = x;
    let end = width;
    while (words[row + end - 1] === 0) end--;
    if (end > right) right = end;
    if (y < top) top = y;
    bottom = y + 1;
  }
  if (right === 0) return { left: 0, top: 0, width: 1, height: 1, rgba: new Uint8ClampedArray(4) };
  const [wide, high] = [right - left, bottom - top];
  const part = new Uint32Array(wide * high);
  for (let y = 0; y < high; y++) {
    const from = (top + y) * width + left;
    part.set(words.subarray(from, from + wide), y * wide);
  }
  return { left, top, width: wide, height: high, rgba: new Uint8ClampedArray(part.buffer) };
}

serveThread(shoot, ({ rgba }) => [rgba.buffer as ArrayBuffer]);

/** Light that goes into skin, fruit, crumb, wax and milk comes out again a little farther on, and redder: hard edges of shade turn soft and warm. */

import { length, subtract } from '#engine/sculpt/shapes/vector.ts';
import { catalogueEntry } from '../../catalogue.ts';
import type { Surface, WorldPicture } from '../actor.ts';
import { STUFFS } from '../surface.ts';
import type { Light } from './light.ts';

/** How far light travels inside, as a share of a piece's size, and how much of it comes out elsewhere: red, green, blue. */
interface Inside {
  reach: number;
  share: readonly [number, number, number];
}

const SKIN: Inside = { reach: 0.012, share: [0.75, 0.4, 0.25] };
const FLESH: Inside = { reach: 0.035, share: [0.7, 0.5, 0.35] };
const CLOUDY: Inside = { reach: 0.05, share: [0.75, 0.68, 0.55] };
const CLEARED = /candle|soap|milk|cream|cheese|butter|icing|marshmallow|wax|snow/;
/** Hard all through. */
const OPAQUE = new Set([
  'metal',
  'wood',
  'ceramic',
  'marble',
  'cloth',
  'leather',
  'glass',
  'printed',
  'glow',
]);

function insideOf(name: string, material: string): Inside | undefined {
  if (material === 'skin') return SKIN;
  if (OPAQUE.has(material)) return undefined;
  if (material === 'liquid' || CLEARED.test(name)) return CLOUDY;
  return material === 'crust' || catalogueEntry(name)?.kind === 'food' ? FLESH : undefined;
}

const TAPS = 14;
const SPIRAL = Array.from({ length: TAPS }, (_, k) => [
  Math.sqrt((k + 0.5) / TAPS) * Math.cos(k * 2.399963),
  Math.sqrt((k + 0.5) / TAPS) * Math.sin(k * 2.399963),
]) as [number, number][];

export function letThrough({ points, total }: Light, picture: WorldPicture, surface: Surface): void {
  const { width, height, kind, depth, stuff } = points;
  const { actors, camera, from } = surface;
  const insides = actors.map(({ placed, lo, hi }) => ({
    name: placed.piece.name,
    size: Math.min(length(subtract(hi, lo)), 1.6),
  }));
  const before = Float32Array.from(total);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      if (kind[p] !== 1) continue;
      const who = picture.piece[from[p]! - 1]!;
      const one = insides[who - 1];
      const inside = one && insideOf(one.name, STUFFS[stuff[p]!]!);
      if (!inside) continue;
      const reach = (inside.reach * one.size * camera.focal) / depth[p]! / 2;
      const r = Math.min(16, reach);
      if (r < 0.7) continue;
      const near = (inside.reach * one.size * 1.6) / depth[p]!;
      let [red, green, blue, all] = [0, 0, 0, 0];
      for (const [i, j] of SPIRAL) {
        const column = x + Math.round(i * r);
        const row = y + Math.round(j * r);
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        const q = row * width + column;
        if (kind[q] !== 1 || picture.piece[from[q]! - 1] !== who) continue;
        if (Math.abs(depth[q]! - depth[p]!) > near * depth[p]!) continue;
        red += before[q * 3]!;
        green += before[q * 3 + 1]!;
        blue += before[q * 3 + 2]!;
        all++;
      }
      if (all === 0) continue;
      const [sr, sg, sb] = inside.share;
      total[p * 3]! += (red / all - before[p * 3]!) * sr;
      total[p * 3 + 1]! += (green / all - before[p * 3 + 1]!) * sg;
      total[p * 3 + 2]! += (blue / all - before[p * 3 + 2]!) * sb;
    }
}

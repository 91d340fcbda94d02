/** Where something is to be erased: areas to work in, and holes with soft rims. */

import { componentsOf } from '../cutout/components.ts';
import type { Area } from '../geometry/areas.ts';
import { boxBlur, planeOf } from '../planes.ts';

/** Surroundings shown to the filler, as a multiple of what is erased. */
const CONTEXT = 2;
/** Enclosed places are erased as well when they are smaller than this share of what is marked. */
const LARGEST_GAP = 0.3;

/** Where to work: around each marked thing, things close to each other together. */
export function areasOf(mask: Uint8Array, width: number, height: number, least: number): Area[] {
  // Looked for on a small map: which things are close is all that matters here.
  const step = Math.max(1, Math.ceil(Math.max(width, height) / 256));
  const [w, h] = [Math.ceil(width / step), Math.ceil(height / step)];
  const marked = planeOf(w, h);
  for (let i = 0; i < mask.length; i++)
    if (mask[i]! > 127)
      marked.values[Math.floor(Math.floor(i / width) / step) * w + Math.floor((i % width) / step)] = 1;
  const near = boxBlur(marked, 5);
  const { labels, sizes } = componentsOf((i) => near.values[i]! > 0, w, h);
  return sizes.slice(1).map((_, k) => {
    let [left, top, right, bottom] = [w, h, 0, 0];
    for (let i = 0; i < labels.length; i++) {
      if (labels[i] !== k + 1 || !marked.values[i]) continue;
      const [x, y] = [i % w, Math.floor(i / w)];
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
    const side = Math.max(least, Math.round(Math.max(right - left, bottom - top) * step * CONTEXT));
    return around(((left + right) / 2) * step, ((top + bottom) / 2) * step, side, width, height);
  });
}

function around(x: number, y: number, side: number, width: number, height: number): Area {
  const [w, h] = [Math.min(side, width), Math.min(side, height)];
  return {
    left: Math.max(0, Math.min(width - w, Math.round(x - w / 2))),
    top: Math.max(0, Math.min(height - h, Math.round(y - h / 2))),
    width: w,
    height: h,
  };
}

export interface Hole {
  /** 1 where the picture has to be made anew. */
  inside: Uint8Array;
  /** How much of the new picture is shown, 0 to 1: falls off within the hole's grown rim. */
  shown: Float32Array;
}

/** What is enclosed goes too: nobody erases a cup and wants its coffee to stay. Gives a new mask. */
export function withoutGaps(mask: Uint8Array, width: number, height: number): Uint8Array {
  const { labels, sizes } = componentsOf((i) => mask[i]! <= 127, width, height);
  const atEdge = new Set<number>();
  for (let x = 0; x < width; x++) {
    atEdge.add(labels[x]!);
    atEdge.add(labels[(height - 1) * width + x]!);
  }
  for (let y = 0; y < height; y++) {
    atEdge.add(labels[y * width]!);
    atEdge.add(labels[y * width + width - 1]!);
  }
  const marked = mask.reduce((sum, v) => sum + (v > 127 ? 1 : 0), 0);
  // A ring around half the picture is a frame, and not a cup.
  return mask.map((v, i) => {
    const gap = labels[i]!;
    return gap && !atEdge.has(gap) && sizes[gap]! < marked * LARGEST_GAP ? 255 : v;
  });
}

/** The part of the mask that lies in an area, a little larger and with a soft rim. */
export function softHole(mask: Uint8Array, width: number, area: Area, growth: number): Hole {
  const marked = planeOf(area.width, area.height);
  for (let y = 0; y < area.height; y++)
    for (let x = 0; x < area.width; x++)
      marked.values[y * area.width + x] = mask[(area.top + y) * width + area.left + x]! > 127 ? 1 : 0;
  // Any share of a marked neighbour counts; then the rim is softened by the same width, inwards.
  const grown = boxBlur(marked, growth);
  const inside = Uint8Array.from(grown.values, (v) => (v > 1e-4 ? 1 : 0));
  const rim = boxBlur({ ...grown, values: Float32Array.from(inside) }, Math.max(1, growth >> 1));
  const shown = rim.values.map((v, i) => (inside[i] ? Math.max(0, Math.min(1, (v - 0.5) * 2)) : 0));
  for (let i = 0; i < shown.length; i++) if (marked.values[i]) shown[i] = 1;
  return { inside, shown };
}

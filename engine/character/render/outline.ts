/** Ink lines around a drawn figure: dark where silhouettes, pieces or folds meet. */

import type { Picture } from '#engine/sculpt/render/render.ts';

/** What lines are found in. */
export type Lined = Pick<Picture, 'width' | 'height' | 'rgba' | 'depth' | 'material' | 'pixelsPerUnit'>;

export interface OutlineOptions {
  /** Pixels. */
  width: number;
  /** 0 to 1. */
  strength: number;
  /** Lines between pieces of different depth only, or also at colours. */
  inner: boolean;
}

/** How much ink lies on each pixel, 0 to 1. */
export function inkOf(picture: Lined, { width: thick, inner }: OutlineOptions): Float32Array {
  const { width, height, depth, material, pixelsPerUnit } = picture;
  const raw = new Float32Array(width * height);
  const jump = 14 / pixelsPerUnit;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const o = y * width + x;
      let ink = 0;
      const a = depth[o]!;
      const m = material[o]!;
      if (m === 0 && material[o + 1] === 0 && material[o + width] === 0) continue;
      for (let n = o + 1, i = 0; i < 2; i++, n = o + width) {
        const b = depth[n]!;
        const k = material[n]!;
        if ((m === 0) !== (k === 0)) ink = 1;
        else if (m !== 0 && Math.abs(a - b) > jump) ink = Math.max(ink, 0.9);
        else if (inner && m !== 0 && m !== k && Math.abs(a - b) > jump * 0.12) ink = Math.max(ink, 0.55);
      }
      raw[o] = ink;
    }
  return spread(raw, width, height, thick);
}

/** Grows the lines into round strokes with soft edges. */
function spread(raw: Float32Array, width: number, height: number, thick: number): Float32Array {
  const reach = Math.ceil(thick / 2 + 0.7);
  const side = 2 * reach + 1;
  const brush = Float32Array.from({ length: side * side }, (_, i) =>
    Math.max(0, Math.min(1, thick / 2 + 0.6 - Math.hypot((i % side) - reach, Math.floor(i / side) - reach))),
  );
  const out = new Float32Array(raw.length);
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++) {
      const ink = raw[y * width + x]!;
      if (ink === 0) continue;
      for (let i = 0; i < brush.length; i++) {
        const cover = brush[i]! * ink;
        const o = (y + ((i / side) | 0) - reach) * width + x + (i % side) - reach;
        if (cover > out[o]!) out[o] = cover;
      }
    }
  return out;
}

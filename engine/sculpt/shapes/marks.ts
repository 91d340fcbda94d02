/** Marks painted straight onto a front (along z): strokes, patches, stripes. Only for paint, never for meshes. */

import { type Outline, type Point, polygon } from './outline.ts';
import { type Shape, shape } from './shape.ts';

const FAR = 1e3;
const everywhere = (distance: Shape['distance']): Shape =>
  shape(distance, [-FAR, -FAR, -FAR], [FAR, FAR, FAR], FAR);

/** A line through the points, `width` to either side, on whatever lies in front of z = `from`. */
export function stroke(points: readonly Point[], width: number, from = 0): Shape {
  // A polygon that runs there and back has no inside: its distance is that of the open line.
  const line = polygon([...points, ...points.slice(1, -1).reverse()]);
  return everywhere((x, y, z) => (z < from ? from - z + width : Math.abs(line.distance(x, y)) - width));
}

export const patch = (outline: Outline, from = 0): Shape =>
  everywhere((x, y, z) => (z < from ? Math.max(from - z, outline.distance(x, y)) : outline.distance(x, y)));

/** Bands across an axis: `share` of each `period` is painted. */
export function stripes(axis: 'x' | 'y' | 'z', period: number, share: number, shift = 0): Shape {
  const half = (period * share) / 2;
  return everywhere((x, y, z) => {
    const v = (axis === 'x' ? x : axis === 'y' ? y : z) - shift;
    return Math.abs(v - period * Math.round(v / period)) - half;
  });
}

/** A free field, for patterns such as spots and waves. */
export const pattern = everywhere;

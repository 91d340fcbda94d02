/** Whether a point lies on what is seen of a layer, and not only in its box. */

import type { Layer } from '../document/layers.ts';
import { lineCourse } from '../draw/layers/line-ops.ts';
import type { Path } from '../draw/path.ts';
import { shapePath } from '../draw/shapes.ts';
import { isInside, middleOf, type Point, turned } from './box.ts';

/** Pieces of each curve: fine enough for a finger. */
const STEPS = 12;

/** Its outlines as corners. */
function cornersOf(path: Path): Point[][] {
  const rings: Point[][] = [];
  let at: Point = { x: 0, y: 0 };
  for (const segment of path) {
    if (segment[0] === 'Z') continue;
    if (segment[0] === 'M') {
      at = { x: segment[1], y: segment[2] };
      rings.push([at]);
      continue;
    }
    const ring = rings.at(-1);
    if (!ring) continue;
    const numbers = segment.slice(1) as number[];
    const points = [at];
    for (let i = 0; i < numbers.length; i += 2) points.push({ x: numbers[i]!, y: numbers[i + 1]! });
    const steps = points.length === 2 ? 1 : STEPS;
    for (let i = 1; i <= steps; i++) ring.push(along(points, i / steps));
    at = points.at(-1)!;
  }
  return rings;
}

/** A point of a curve by its control points. */
function along(points: readonly Point[], share: number): Point {
  if (points.length === 1) return points[0]!;
  const next = points.slice(1).map((point, i) => ({
    x: points[i]!.x + (point.x - points[i]!.x) * share,
    y: points[i]!.y + (point.y - points[i]!.y) * share,
  }));
  return along(next, share);
}

function distanceTo(a: Point, b: Point, { x, y }: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return Math.hypot(x - a.x - dx * share, y - a.y - dy * share);
}

const isNear = (rings: readonly Point[][], point: Point, reach: number, isClosed: boolean): boolean =>
  rings.some((ring) =>
    ring.some((corner, i) => {
      const next = ring[i + 1] ?? (isClosed ? ring[0] : undefined);
      return next !== undefined && distanceTo(corner, next, point) <= reach;
    }),
  );

/** By how often the outlines go around it. */
function isWithin(rings: readonly Point[][], { x, y }: Point): boolean {
  let winding = 0;
  for (const ring of rings)
    for (const [i, a] of ring.entries()) {
      const b = ring[(i + 1) % ring.length]!;
      if (a.y <= y === b.y <= y) continue;
      if (((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x > x) winding += b.y > a.y ? 1 : -1;
    }
  return winding !== 0;
}

/** Patterns are taken by their whole box: nobody aims at a dot. */
const PATTERNS = new Set(['dots', 'rays']);

/** `slack`: how far beside it still counts, in the page's pixels. */
export function isOn(layer: Layer, point: Point, slack: number): boolean {
  const middle = middleOf(layer);
  const away = turned({ x: point.x - middle.x, y: point.y - middle.y }, -layer.rotation);
  const own = { x: middle.x + away.x, y: middle.y + away.y };
  if (layer.type === 'line')
    return isNear(cornersOf(lineCourse(layer)), own, Math.max(layer.width / 2, 1) + slack, false);
  const isThin = Math.min(layer.w, layer.h) < slack * 4;
  if (!isInside(layer, point, isThin ? slack : 0)) return false;
  if (isThin) return true;
  if (layer.type === 'shape' && !PATTERNS.has(layer.shape)) {
    const rings = cornersOf(shapePath(layer.shape, layer, layer));
    const reach = (layer.stroke?.width ?? 0) / 2 + slack;
    return (layer.fill !== null && isWithin(rings, own)) || isNear(rings, own, reach, true);
  }
  if (layer.type === 'picture' || layer.type === 'character')
    return layer.mask === 'rect' || isWithin(cornersOf(shapePath(layer.mask, layer, layer)), own);
  return true;
}

/** From a map of how likely each place is written on to the slanted boxes that lines of text stand in. */

import { componentsOf } from '../cutout/components.ts';
import type { Plane } from '../planes.ts';

/** Corners: where the line begins above, its end above, its end below, its beginning below. */
export type TextBox = readonly [Point, Point, Point, Point];
export type Point = readonly [x: number, y: number];

/** Likelier than this is written on. */
const WRITTEN = 0.3;
/** On average over a whole line. */
const SURE = 0.6;
/** In places of the map. */
const SMALLEST_SIDE = 3;
/** The map marks the middle of lines only; by so much they are wider. */
const SPREAD = 1.6;
const MAX = 200;

export function findTextBoxes(map: Plane): TextBox[] {
  const { values, width, height } = map;
  const { labels, sizes } = componentsOf((i) => values[i]! > WRITTEN, width, height);
  const parts = sizes.map(() => ({ sum: 0, edge: [] as Point[] }));
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i]!;
    if (label === 0) continue;
    const part = parts[label]!;
    part.sum += values[i]!;
    const x = i % width;
    // The ends of its rows are all that its outline needs.
    if (x === 0 || x === width - 1 || labels[i - 1] !== label || labels[i + 1] !== label)
      part.edge.push([x, (i - x) / width]);
  }
  return parts
    .flatMap(({ sum, edge }, label) => {
      if (label === 0 || sum / sizes[label]! < SURE) return [];
      const box = narrowestBox(hullOf(edge));
      return box && Math.min(box.length, box.breadth) >= SMALLEST_SIDE ? [spread(box)] : [];
    })
    .slice(0, MAX);
}

interface Slanted {
  centre: Point;
  /** Of the direction of `length`; radians. */
  angle: number;
  length: number;
  breadth: number;
}

const cross = (o: Point, a: Point, b: Point): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length >= 2 && cross(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** One of its sides lies along the hull. */
function narrowestBox(hull: readonly Point[]): Slanted | undefined {
  let best: Slanted | undefined;
  for (const [i, from] of hull.entries()) {
    const to = hull[(i + 1) % hull.length]!;
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const [x, y] of hull) {
      const [along, across] = [x * c + y * s, y * c - x * s];
      left = Math.min(left, along);
      right = Math.max(right, along);
      top = Math.min(top, across);
      bottom = Math.max(bottom, across);
    }
    // Places have a width of their own.
    const [length, breadth] = [right - left + 1, bottom - top + 1];
    if (best && best.length * best.breadth <= length * breadth) continue;
    const [u, v] = [(left + right) / 2, (top + bottom) / 2];
    best = { centre: [u * c - v * s + 0.5, u * s + v * c + 0.5], angle, length, breadth };
  }
  return best && lying(best);
}

/** Along the direction that is read: as level as it gets, or downwards for a line that stands upright. */
function lying(box: Slanted): Slanted {
  let { angle, length, breadth } = box;
  // Quarter turns swap the sides; half turns change nothing.
  while (angle > Math.PI / 4) [angle, length, breadth] = [angle - Math.PI / 2, breadth, length];
  while (angle <= -Math.PI / 4) [angle, length, breadth] = [angle + Math.PI / 2, breadth, length];
  if (breadth > length * 1.5) return { ...box, angle: angle + Math.PI / 2, length: breadth, breadth: length };
  return { ...box, angle, length, breadth };
}

function spread({ centre: [x, y], angle, length, breadth }: Slanted): TextBox {
  const by = (length * breadth * SPREAD) / (2 * (length + breadth));
  const [along, across] = [length / 2 + by, breadth / 2 + by];
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const corner = (u: number, v: number): Point => [x + u * c - v * s, y + u * s + v * c];
  return [corner(-along, -across), corner(along, -across), corner(along, across), corner(-along, across)];
}

/** From the top to the bottom; what stands side by side, from the left to the right. Rows of indices. */
export function inReadingOrder(boxes: readonly TextBox[]): number[][] {
  const places = boxes.map((box, index) => {
    const ys = box.map(([, y]) => y);
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    return {
      index,
      left: Math.min(...box.map(([x]) => x)),
      middle: (top + bottom) / 2,
      height: bottom - top,
    };
  });
  places.sort((a, b) => a.middle - b.middle);
  const rows: (typeof places)[] = [];
  for (const place of places) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && place.middle - first.middle < Math.min(first.height, place.height) / 2)
      row.push(place);
    else rows.push([place]);
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left).map((one) => one.index));
}

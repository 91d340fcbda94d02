/** Short ways to say the forms that things are made of: turned bodies, vessels, bent bars, rows and rings. */

import type { Anchor, Model } from '#engine/sculpt/model.ts';
import { blend, carve, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { catmull, curve, extrude, type Outline, type Point, polygon } from '#engine/sculpt/shapes/outline.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { smoothPath, tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { lathe } from './lathe.ts';

/** Pairs from a flat list, which stays on one line in the source. */
export const points = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i): Point => [flat[2 * i]!, flat[2 * i + 1]!]);

const triples = (flat: readonly number[]): Vec3[] =>
  Array.from({ length: flat.length / 3 }, (_, i): Vec3 => [flat[3 * i]!, flat[3 * i + 1]!, flat[3 * i + 2]!]);

/** An open curve through the points, from the first to the last; one step leaves straight lines. */
function smooth(side: readonly Point[], steps: number): Point[] {
  const at = (i: number) => side[Math.min(side.length - 1, Math.max(0, i))]!;
  const fine: Point[] = [];
  for (let i = 0; i + 1 < side.length; i++)
    for (let s = 0; s < steps; s++) {
      const axis = (k: 0 | 1) => catmull(at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k], s / steps);
      fine.push([Math.max(0, axis(0)), axis(1)]);
    }
  fine.push(at(side.length - 1));
  return fine;
}

export interface Turning {
  /** Pieces between two points; 1 keeps the corners. */
  steps?: number;
  round?: number;
  thin?: number;
}

/** Turned about the y axis: radius and height by turns, from the foot to the head. */
export function turned(side: readonly number[], { steps = 8, round = 0, thin }: Turning = {}): Shape {
  const fine = smooth(points(side), steps);
  return lathe(fine, round, thin ?? 0.1 * Math.max(...fine.map((p) => p[0])));
}

/** A turned body that is hollow and open at the top; `side` is its outside. */
export function vessel(
  side: readonly number[],
  wall: number,
  { steps = 8, floor = wall * 1.4 }: { steps?: number; floor?: number } = {},
): Shape {
  const outer = smooth(points(side), steps);
  const low = outer[0]![1] + floor;
  const half = wall / 2;
  const inner = outer
    .filter(([x, y]) => x > wall && y > low)
    .map(([x, y]): Point => [x - wall + half * 0.4, y])
    .reverse();
  const end = inner[inner.length - 1] ?? [0, low];
  const top = outer[outer.length - 1]!;
  const rim: Point[] = [[top[0] - half * 0.8, top[1] + half * 0.5]];
  return lathe(
    [
      ...outer.map(([x, y]): Point => [Math.max(0, x - half * 0.2), y]),
      ...rim,
      ...inner,
      [end[0] * 0.8, low],
      [0, low],
    ],
    half * 0.2,
    wall * 0.6,
  );
}

/** What fills a vessel from its floor up to `level`. */
export function filling(
  side: readonly number[],
  wall: number,
  level: number,
  { steps = 8, floor = wall * 1.4 } = {},
): Shape {
  const outer = smooth(points(side), steps);
  const low = outer[0]![1] + floor;
  const radius = (height: number): number => {
    const i = Math.max(
      1,
      outer.findIndex(([, y]) => y >= height),
    );
    const [a, b] = [outer[i - 1]!, outer[i]!];
    const t = b[1] === a[1] ? 1 : (height - a[1]) / (b[1] - a[1]);
    return Math.max(0.01, a[0] + (b[0] - a[0]) * Math.min(1, t) - wall * 0.7);
  };
  const inner = outer
    .filter(([x, y]) => x > wall && y > low && y < level)
    .map(([x, y]): Point => [x - wall * 0.7, y]);
  return lathe(
    [[0, low], [radius(low), low], ...inner, [radius(level), level], [0, level]],
    0,
    0.1 * radius(level),
  );
}

/** A round bar along a path given as a flat list of x, y, z. */
export function rod(path: readonly number[], radii: number | readonly number[], steps = 4): Shape {
  if (typeof radii !== 'number') return tube(triples(path), radii, steps);
  // Of even thickness nothing must melt: bars would swell at their joints.
  const line = smoothPath(triples(path), steps);
  return union(...line.slice(1).map((to, i) => capsule(line[i]!, to, radii)));
}

/** A plate in the xy plane, cut along a smooth or (with `steps` 1) angular outline. */
export const cut = (outline: readonly number[], half: number, round = 0, steps = 5): Shape =>
  extrude(outlined(outline, steps), half, round);

/** Curves are rastered once and shared: a plant has dozens of leaves of one outline. */
const CURVES = new Map<string, Outline>();

export function outlined(outline: readonly number[], steps = 5): Outline {
  if (steps === 1) return polygon(points(outline));
  const key = `${steps}:${outline.join()}`;
  let found = CURVES.get(key);
  if (!found) {
    found = curve(points(outline), steps);
    CURVES.set(key, found);
  }
  return found;
}

/** Where a turned body's surface lies at a height. */
export function radiusAt(body: Shape, y: number): number {
  let [low, high] = [0, body.hi[0]];
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    if (body.distance(middle, y, 0) < 0) low = middle;
    else high = middle;
  }
  return low;
}

export const put = (s: Shape, at: Vec3, turn: Vec3 = [0, 0, 0], scale = 1): Shape =>
  place(s, { at, turn, scale });

/** Something that lies along x, raised by `tilt` degrees and then turned about y by `angle` (radians). */
export const spray = (s: Shape, at: Vec3, angle: number, tilt: number): Shape =>
  place(place(s, { turn: [0, 0, tilt] }), { at, turn: [0, (-angle * 180) / Math.PI, 0] });

/** Turning widens the box around a thing; this cuts it off at the ground on which the thing really rests. */
export const grounded = (s: Shape): Shape => ({ ...s, lo: [s.lo[0], Math.max(0, s.lo[1]), s.lo[2]] });

/** `count` shapes, each by its number and its angle around the y axis. */
export const ring = (count: number, make: (angle: number, i: number) => Shape, soft = 0): Shape =>
  blend(soft, ...Array.from({ length: count }, (_, i) => make((i / count) * 2 * Math.PI, i)));

export const many = (count: number, make: (i: number) => Shape, soft = 0): Shape =>
  blend(soft, ...Array.from({ length: count }, (_, i) => make(i)));

/** Points spread evenly over a disc, the first in the middle. */
export const spread = (i: number, count: number, radius: number): [x: number, z: number] => {
  const r = radius * Math.sqrt((i + 0.3) / count);
  return [r * Math.cos(i * 2.39996), r * Math.sin(i * 2.39996)];
};

/** Everything between two heights, as paint. */
export const between = (low: number, high: number): Shape =>
  pattern((_x, y) => Math.abs(y - (low + high) / 2) - (high - low) / 2);

export const spots = (f: number, share: number): Shape =>
  pattern((x, y, z) => (noise(x * f, y * f, z * f) - share) / f);

/** A leaf along x, lying flat, pointed at both ends, its tip bowed down; `wide` and `thick` are shares of its length. */
export function leafOf(long: number, wide: number, thick = 0.04, bow = -0.4): Shape {
  // Two circles in common make the outline.
  const r = (0.25 + wide * wide) / (2 * wide);
  const off = r - wide;
  const lift = bow / long;
  const end = bow * long;
  // Scaled and bowed in one go: wrapped shapes would cost three calls for each of dozens of leaves.
  return shape(
    (sx, sy, sz) => {
      const x = Math.abs(sx / long - 0.5);
      const z = Math.abs(sz / long);
      const d =
        (x - 0.5) * off > z * 0.5 ? Math.sqrt((x - 0.5) ** 2 + z * z) : Math.sqrt(x * x + (z + off) ** 2) - r;
      const t = d >= 0 ? 0 : d <= -wide ? 1 : -d / wide;
      const a = d + thick * 0.4;
      const b =
        Math.abs((sy - lift * sx * sx) / long) - thick * (0.5 + 0.5 * Math.sqrt(t * (2 - t))) + thick * 0.4;
      const u = Math.max(a, 0);
      const v = Math.max(b, 0);
      return 0.72 * long * (Math.sqrt(u * u + v * v) + Math.min(Math.max(a, b), 0) - thick * 0.4);
    },
    [0, Math.min(0, end) - thick * long, -wide * long],
    [long, Math.max(0, end) + thick * long, wide * long],
    thick * long,
  );
}

/** An open box: floor and four walls. */
export const tray = (centre: Vec3, half: Vec3, wall: number, round = 0.01): Shape =>
  carve(
    round / 2,
    box(centre, half, round),
    box([centre[0], centre[1] + wall, centre[2]], [half[0] - wall, half[1], half[2] - wall], round / 2),
  );

/** The same bar at all four corners. */
export const fourLegs = (x: number, z: number, make: (x: number, z: number) => Shape): Shape =>
  union(make(x, z), make(-x, z), make(x, -z), make(-x, -z));

interface Places {
  grip?: Vec3;
  /** Height of the surface on which things stand, in the middle; with the radius of its free room. */
  top?: number;
  room?: number;
  inside?: number;
  opening?: number;
  seat?: Vec3;
}

export const anchored = ({ grip, top, room, inside, opening, seat }: Places): Model['anchors'] => {
  const anchors: Record<string, Anchor> = {};
  if (grip) anchors.grip = { at: grip };
  if (top !== undefined) anchors.top = { at: [0, top, 0], ...(room && { room }) };
  if (inside !== undefined) anchors.inside = { at: [0, inside, 0], ...(opening && { room: opening }) };
  if (seat) anchors.seat = { at: seat };
  return anchors;
};

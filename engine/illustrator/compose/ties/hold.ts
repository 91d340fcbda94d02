/** Where things are that hang, are held, worn or lain in: fixed to what carries them, by hands, branches, laps and walls. */

import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import {
  anchorOf,
  type Carrier,
  depthOf,
  heightOf,
  measured,
  type Node,
  rescale,
  rotateBlock,
  topOf,
  turnBlock,
  widthOf,
} from '../node.ts';

export const middle = ({ lo, hi }: Node): Vec3 => [
  (lo[0] + hi[0]) / 2,
  (lo[1] + hi[1]) / 2,
  (lo[2] + hi[2]) / 2,
];

export const HUNG =
  /wreath|garland|sign|poster|painting|picture|frame|mirror|clock|horseshoe|calendar|stocking|note|flag|map/;

export const UPRIGHT = /^(wall|brick wall|door|fence|gate|fridge|refrigerator|window|blackboard)$/;

/** No two carry each other. */
export function carry(a: Node, b: Node, how: Carrier['how']): void {
  for (let at: Node | undefined = b; at; at = at.carrier?.node) if (at === a) return;
  a.carrier = { node: b, how };
}

/** At the height of an eye, flat before it. */
export function hungOn(a: Node, b: Node): Vec3 {
  turnBlock(b, -0.7 * b.first.turn[1]);
  turnBlock(a, b.first.turn[1] - a.first.turn[1]);
  if (widthOf(a) > 0.7 * widthOf(b)) rescale(a, (0.7 * widthOf(b)) / widthOf(a));
  carry(a, b, 'fixed');
  const high = Math.min(b.lo[1] + 0.66 * heightOf(b), b.lo[1] + 1.6);
  return [
    middle(b)[0] - middle(a)[0],
    Math.max(high - heightOf(a) / 2, b.lo[1]) - a.lo[1],
    b.hi[2] + 0.2 * depthOf(a) - a.lo[2],
  ];
}

/** Turned over, it holds who comes out of it up to the belly. */
export function outOfHat(a: Node, b: Node): Vec3 {
  rotateBlock(b, [180, 0, 0]);
  rescale(b, (2.2 * Math.max(widthOf(a), depthOf(a))) / Math.max(1e-6, widthOf(b)));
  carry(a, b, 'fixed');
  return [
    middle(b)[0] - middle(a)[0],
    b.hi[1] - Math.min(0.45 * heightOf(a), 0.8 * heightOf(b)) - a.lo[1],
    middle(b)[2] - middle(a)[2],
  ];
}

/** How flowers are put together: metres, degrees, and by which share every second one is shorter. */
interface Fan {
  tall: number;
  wide: number;
  deep: number;
  shorter: number;
  lean: number;
  nodOf: (i: number) => number;
}

/** Stems together, heads apart. */
function fan(a: Node, { tall, wide, deep, shorter, lean, nodOf }: Fan): void {
  const n = a.parts.length;
  const k = tall / Math.max(1e-6, heightOf(a));
  a.parts = a.parts.map((part, i) => {
    const across = n > 1 ? i / (n - 1) - 0.5 : 0;
    return {
      ...part,
      grow: part.grow * k * (1 - shorter * (i % 2)),
      at: [across * wide, 0, (i % 2) * deep] as Vec3,
      turn: [nodOf(i), part.turn[1], -across * lean] as Vec3,
    };
  });
  a.first = a.parts[0]!;
  measured(a);
  a.isTied = true;
}

/** A bunch in the hand. */
export function gather(a: Node, tall: number): void {
  const lean = Math.min(64, 24 * a.parts.length);
  fan(a, { tall, wide: 0.12 * tall, deep: 0.06 * tall, shorter: 0.08, lean, nodOf: (i) => (i % 2) * 12 - 4 });
}

/** Flowers in a vase. */
export function bunch(a: Node, b: Node, place: Vec3, room: number): Vec3 {
  const lean = Math.min(56, 20 * a.parts.length);
  const tall = 1.25 * heightOf(b);
  fan(a, { tall, wide: 0.7 * room, deep: 0.3 * room, shorter: 0.1, lean, nodOf: (i) => (i % 3) * 7 - 7 });
  carry(a, b, 'fixed');
  return [place[0], b.lo[1] + heightOf(b) * 0.62 - Math.max(0, a.lo[1]), place[2]];
}

/** A baby in its cradle sits on the mattress. */
export function inBed(a: Node, b: Node): Vec3 {
  // From the side, not from behind its head board.
  if (b.thing.name === 'cradle') turnBlock(b, 58 - b.first.turn[1]);
  else if (widthOf(b) < 1.9 * widthOf(a)) rescale(b, (1.9 * widthOf(a)) / widthOf(b));
  const [x, y, z] = anchorOf(b, 'inside') ?? topOf(b);
  const hips = anchorOf(a, 'hips') ?? [0, 0.3 * heightOf(a), 0];
  carry(a, b, 'fixed');
  return [x - hips[0], y - hips[1], z - hips[2]];
}

/** From a branch by its hands; from a tree below the crown, before the trunk. */
export function hangingFrom(a: Node, b: Node, side: number): Vec3 {
  a.floats = true;
  if (b.thing.name === 'branch') {
    b.floats = true;
    rescale(b, (2.6 * widthOf(a)) / Math.max(1e-6, widthOf(b)));
    return [middle(b)[0] - middle(a)[0], b.lo[1] + 0.3 * heightOf(b) - a.hi[1], 0];
  }
  const high = b.lo[1] + 0.6 * heightOf(b);
  return [side * 0.16 * widthOf(b), Math.max(high - a.hi[1], b.lo[1]), 0.2 * depthOf(b)];
}

/** Strung up behind and above, as wide as what is under it. */
export function hung(a: Node, b: Node): Vec3 {
  a.floats = true;
  turnBlock(a, -a.first.turn[1]);
  rescale(a, (1.35 * widthOf(b)) / Math.max(1e-6, widthOf(a)));
  return [middle(b)[0] - middle(a)[0], b.hi[1] + 0.04 * heightOf(b) - a.lo[1], b.lo[2]];
}

/** Beside the head, a little in front: behind it nobody would see what sits there. */
export function shoulderOf(b: Node): Vec3 {
  const [x, y, z] = anchorOf(b, 'shoulder') ?? topOf(b);
  const out = Math.sign(x || 1) * 0.1 * widthOf(b);
  return [x + out, y + 0.02 * heightOf(b), z + 0.25 * depthOf(b)];
}

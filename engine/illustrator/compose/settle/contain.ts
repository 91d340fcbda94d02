/** Puts things into what is hollow: on its floor, within its walls, one over the other where they are many. */

import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { anchorAt, boundsOf, type Placed } from '../../world/piece.ts';
import { type Node, rescale } from '../node.ts';
import { type Body, bodiesOf, moveBody, partsOf } from './bodies.ts';
import { BEND } from './make-room.ts';
import { liftOnto, type Relief, reliefOf, shifted } from './relief.ts';

/** A hollow with its floor. */
interface Hollow {
  floor: Relief;
  /** The middle of the floor, and half the width between the walls. */
  at: Vec3;
  room: number;
  /** Height of its upper edge. */
  rim: number;
}

/** Share of an animal that is seen above the rim, held by its edge. */
const PEEKS = 0.5;

const GOLDEN = 2.399963;

function hollowsOf(carrier: Node): Hollow[] {
  const same = carrier.parts.filter(({ piece }) => piece === carrier.first.piece);
  return same.map((part) => {
    const placed: Placed = {
      ...part,
      at: [part.at[0] + carrier.at![0], part.at[1] + carrier.at![1], part.at[2] + carrier.at![2]],
    };
    const { lo, hi } = boundsOf(placed);
    const at = anchorAt(placed, 'inside') ?? [
      (lo[0] + hi[0]) / 2,
      lo[1] + (hi[1] - lo[1]) * 0.3,
      (lo[2] + hi[2]) / 2,
    ];
    const { piece, grow } = part;
    const told = piece.rooms?.inside;
    const room = told ? told * piece.scale * grow : Math.min(hi[0] - lo[0], hi[2] - lo[2]) * 0.36;
    const floor = reliefOf([placed], at[1] + 0.7 * (hi[1] - at[1]));
    // Only what lies between the walls.
    for (let k = 0; k < floor.top.length; k++) {
      const x = floor.x0 + ((k % floor.nx) + 0.5) * floor.cell - at[0];
      const z = floor.z0 + (Math.floor(k / floor.nx) + 0.5) * floor.cell - at[2];
      if (Math.hypot(x, z) > room * 1.08) floor.top[k] = -Infinity;
    }
    return { floor, at, room, rim: rimOf(carrier, hi[1], at[1], room) };
  });
}

/** Below the handle of a basket. */
const rimOf = ({ thing }: Node, top: number, floor: number, room: number): number =>
  /basket|bucket|bag|crate/.test(thing.name) ? Math.min(top, floor + 0.9 * room) : top;

export function fillContainer(node: Node, carrier: Node, laid: Map<Node, Relief[]>, isShared = false): void {
  const hollows = hollowsOf(carrier);
  const bodies = bodiesOf(node);
  const used = Math.min(hollows.length, bodies.length);
  const there = laid.get(carrier) ?? [];
  laid.set(carrier, there);
  const isLiving =
    node.thing.kind === 'animal' && !/fish|shark|turtle|octopus|seahorse/.test(node.thing.name);
  const inEach = hollows.map(() => [] as Body[]);
  for (const [i, body] of bodies.entries()) inEach[i % used]!.push(body);
  // Alone in the middle; who shares the room leaves some.
  for (const [i, inside] of inEach.entries())
    for (const [k, body] of inside.entries())
      put(body, k, isShared ? Math.max(2, inside.length) : inside.length, hollows[i]!, there, isLiving);
  const isHeaped = !isLiving && heapUp(bodies, hollows[0]!, carrier);
  // With its paws over the edge it does not rest on the floor, nor does what lies on straw.
  if ((isLiving || isHeaped) && node.carrier) node.carrier = { ...node.carrier, how: 'fixed' };
}

const OPAQUE = /^(crate|basket|box|cardboard box|bucket|wheelbarrow|shopping cart|pot|bakery box)$/;
/** Share of its height that is seen over the rim. */
const HEAP = 0.45;

/** Whoever sells from a crate fills it to the rim: on straw, nothing lies unseen at the bottom. */
function heapUp(bodies: readonly Body[], { rim }: Hollow, { thing }: Node): boolean {
  if (!OPAQUE.test(thing.name)) return false;
  const reliefs = bodies.map((body) => reliefOf(partsOf(body)));
  const up = Math.min(...reliefs.map(({ lo, hi }) => rim - hi[1] + HEAP * (hi[1] - lo[1])));
  if (up > 0) for (const body of bodies) moveBody(body, [0, up, 0]);
  return true;
}

/** Both give way a little, so that it goes in: the container grows, what is in it shrinks. `all` that shares the container. */
export function makeFit(node: Node, carrier: Node, all = node.parts.length): void {
  const each = Math.ceil(all / Math.max(1, carrier.parts.length));
  const room = hollowsOf(carrier)[0]!.room;
  const wide = Math.max(
    ...bodiesOf(node).map((body) => {
      const { lo, hi } = reliefOf(partsOf(body));
      return Math.max(hi[0] - lo[0], hi[2] - lo[2]);
    }),
  );
  const free = (2 * room * 0.94) / (each > 1 ? Math.sqrt(each * 0.62 + 0.6) : 1);
  if (OPAQUE.test(carrier.thing.name) && wide < 0.55 * free)
    rescale(carrier, Math.max(0.55, wide / (0.55 * free)));
  if (wide <= free) return;
  const grow = carrier.thing.kind === 'building' ? 1 : Math.min(BEND, wide / free);
  if (grow > 1.01) rescale(carrier, grow);
  const shrink = Math.max(0.35, (free * grow) / wide);
  if (shrink < 0.99) rescale(node, shrink);
}

/** Places to try in a hollow: the next one first, then round about. */
const spiral = (r: number, free: number, k: number): (readonly [out: number, angle: number])[] => [
  [r, k * GOLDEN],
  ...Array.from({ length: 9 }, (_, i) => [free * Math.sqrt((i + 0.5) / 9), (k + i) * GOLDEN] as const),
];

function put(
  body: Body,
  k: number,
  of: number,
  { floor, at, room, rim }: Hollow,
  there: Relief[],
  isLiving: boolean,
): void {
  const relief = reliefOf(partsOf(body));
  const half = Math.max(relief.hi[0] - relief.lo[0], relief.hi[2] - relief.lo[2]) / 2;
  // From the walls inwards, so that the last ones lie on top in the middle.
  const free = Math.max(0, room - half * 1.04);
  const r = of === 1 ? 0 : free * Math.sqrt((of - k - 0.5) / of);
  const liftAt = (x: number, z: number): number => {
    const moved = shifted(relief, [x, 0, z]);
    return Math.max(liftOnto(moved, floor), ...there.map((one) => liftOnto(moved, one)));
  };
  // Where it lies lowest among those that are there already: a heap, not a tower.
  const tries = there.length === 0 ? [[r, k * GOLDEN] as const] : spiral(r, free, k);
  const spots = tries.map(([out, angle]) => {
    const x = at[0] + out * Math.cos(angle) - (relief.lo[0] + relief.hi[0]) / 2;
    const z = at[2] + out * Math.sin(angle) - (relief.lo[2] + relief.hi[2]) / 2;
    return { x, z, lift: liftAt(x, z) };
  });
  const { x, z, lift } = spots.reduce((best, one) => (one.lift < best.lift - 1e-4 ? one : best));
  const moved = shifted(relief, [x, 0, z]);
  const lying = Number.isFinite(lift) ? lift : at[1] - relief.lo[1];
  // An animal looks out.
  const height = relief.hi[1] - relief.lo[1];
  const up = isLiving ? Math.max(lying, rim + PEEKS * height - relief.hi[1]) : lying;
  moveBody(body, [x, up, z]);
  there.push(shifted(moved, [0, up, 0]));
}

/** Gives things their weight before anything is drawn: each falls until it touches what carries it, and none is inside another. */

import { subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { extentOf, type Node, topOf } from '../node.ts';
import { type Body, bodiesOf, moveBody, partsOf } from './bodies.ts';
import { fillContainer, makeFit } from './contain.ts';
import { lean } from './lean.ts';
import { cellAt, liftOnto, overlapOf, type Relief, reliefOf, shifted } from './relief.ts';

const NEAR = /^(beside|with|in front of|behind|around|between)$/;
const SEAT = /sofa|chair|bench|stool|bed|throne|couch|hammock|swing/;

export function settle(nodes: readonly Node[]): void {
  for (const node of nodes) inherit(node, nodes);
  for (const node of nodes)
    if (!node.carrier && !node.floats)
      withRiders(node, nodes, () => {
        for (const body of bodiesOf(node)) drop(body, []);
      });
  for (const node of nodes) if (node.carrier?.how === 'against') lean(node, node.carrier.node);
  for (const node of nodes) {
    const { carrier } = node;
    if (carrier?.how !== 'in') continue;
    const mates = matesOf(node, nodes);
    makeFit(
      node,
      carrier.node,
      mates.reduce((sum, { parts }) => sum + parts.length, 0),
    );
  }
  pushApart(nodes);
  const laid = new Map<Node, Relief[]>();
  for (const node of [...nodes].sort((a, b) => depthIn(a) - depthIn(b)))
    if (node.carrier?.how === 'on') {
      const { node: carrier } = node.carrier;
      withRiders(node, nodes, () => layOn(node, carrier, laid, nodes));
    } else if (node.carrier?.how === 'in')
      fillContainer(node, node.carrier.node, laid, matesOf(node, nodes).length > 1);
}

/** Flowers stay in their vase, wherever that is put. */
function withRiders(node: Node, nodes: readonly Node[], move: () => void): void {
  const riders = nodes.filter(({ carrier }) => carrier?.node === node && carrier.how === 'fixed');
  const from = cornerOf(node);
  const before = riders.map(cornerOf);
  move();
  const by = subtract(cornerOf(node), from);
  for (const [i, rider] of riders.entries())
    carryAlong(rider, subtract(by, subtract(cornerOf(rider), before[i]!)), nodes);
}

const cornerOf = ({ at, lo }: Node): Vec3 => [at![0] + lo[0], at![1] + lo[1], at![2] + lo[2]];

/** What stands beside a cup on a table stands on that table too, if there is room. */
function inherit(node: Node, nodes: readonly Node[]): void {
  const { relation } = node.thing;
  if (node.carrier || node.floats || !relation || !NEAR.test(relation.kind)) return;
  const other = nodes.find((one) => one.index === relation.to);
  const carrier = other?.carrier;
  if (carrier?.how !== 'on' || carrier.node === node || leadsTo(carrier.node, node)) return;
  const isFurniture = carrier.node.thing.kind === 'furniture';
  if (extentOf(node) < (isFurniture ? 0.4 : 0.25) * extentOf(carrier.node)) node.carrier = carrier;
}

/** Everything that is in the same container, itself too. */
const matesOf = ({ carrier }: Node, nodes: readonly Node[]): Node[] =>
  nodes.filter((one) => one.carrier?.how === 'in' && one.carrier.node === carrier?.node);

const leadsTo = (from: Node, to: Node): boolean =>
  from === to || (from.carrier !== null && leadsTo(from.carrier.node, to));

/** How many carriers are below it; a circle ends somewhere. */
const depthIn = (node: Node, steps = 0): number =>
  node.carrier && steps < 8 ? 1 + depthIn(node.carrier.node, steps + 1) : 0;

/** The surface on which things are put: below the back of a chair, on the seat. */
export function ceilingOf(carrier: Node): number {
  const top = topOf(carrier)[1];
  const isLow = SEAT.test(carrier.thing.name) || top - carrier.lo[1] < 0.75 * (carrier.hi[1] - carrier.lo[1]);
  return isLow ? carrier.at![1] + top + 0.05 * (carrier.hi[1] - carrier.lo[1]) : Infinity;
}

/** Lets a body down, or lifts it, until it touches one of these or the ground; gives how it then lies. */
function drop(body: Body, below: readonly Relief[]): Relief {
  const relief = reliefOf(partsOf(body));
  const lift = Math.max(-relief.lo[1], ...below.map((one) => liftOnto(relief, one)));
  if (Math.abs(lift) > 1e-6) moveBody(body, [0, lift, 0]);
  return shifted(relief, [0, lift, 0]);
}

function layOn(node: Node, carrier: Node, laid: Map<Node, Relief[]>, nodes: readonly Node[]): void {
  const base = reliefOf(bodiesOf(carrier).flatMap(partsOf), ceilingOf(carrier));
  const whole = ceilingOf(carrier) < Infinity ? reliefOf(bodiesOf(carrier).flatMap(partsOf)) : undefined;
  const there = laid.get(carrier) ?? [];
  laid.set(carrier, there);
  const [cx, , cz] = topOf(carrier);
  const centre: Vec3 = [carrier.at![0] + cx, 0, carrier.at![2] + cz];
  const bodies = bodiesOf(node);
  const isRing = bodies.length > 1 && bodies.length < 7 && there.length === 0;
  for (const [at, body] of bodies.entries()) {
    const relief = reliefOf(partsOf(body));
    const ring = isRing ? { at, of: bodies.length } : undefined;
    const { spot, isClear, isFree } = freeSpot(relief, { base, whole, there, centre }, ring);
    // No room among the others: it stands beside, not on top of a glass.
    if (!isFree && at === 0 && there.length > 0 && node.parts.length === 1) {
      node.carrier = null;
      moveBody(body, [base.hi[0] - relief.lo[0] + 0.05 * (base.hi[0] - base.lo[0]), 0, 0]);
      drop(body, []);
      for (const other of nodes)
        if (other !== node && !other.floats && !other.carrier) stepAside(node, other, nodes);
      return;
    }
    if (spot[0] !== 0 || spot[2] !== 0) moveBody(body, spot);
    there.push(drop(body, [isClear ? base : (whole ?? base), ...there]));
  }
}

interface Top {
  /** What things are put on. */
  base: Relief;
  /** All of the carrier with its back and handles; undefined where that is the same. */
  whole: Relief | undefined;
  there: readonly Relief[];
  centre: Vec3;
}

/** Which of how many that lie together round the middle. */
interface Ring {
  at: number;
  of: number;
}

function ringSpot({ at, of }: Ring, half: number, centre: Vec3, mx: number, mz: number): Vec3 {
  const r = (half * 1.03) / Math.sin(Math.PI / of);
  const a = 0.5 + (at * 2 * Math.PI) / of;
  return [centre[0] + r * Math.cos(a) - mx, 0, centre[2] + r * Math.sin(a) - mz];
}

interface Spot {
  spot: Vec3;
  /** Free of the carrier's own back and handles. */
  isClear: boolean;
  /** Nothing else lies there. */
  isFree: boolean;
}

/** The shift to the nearest place on the carrier where nothing else is; where all is taken it stays and lies on top. */
function freeSpot(relief: Relief, { base, whole, there, centre }: Top, ring: Ring | undefined): Spot {
  const [mx, mz] = [(relief.lo[0] + relief.hi[0]) / 2, (relief.lo[2] + relief.hi[2]) / 2];
  const half = Math.max(relief.hi[0] - relief.lo[0], relief.hi[2] - relief.lo[2]) / 2;
  const [wide, deep] = [(base.hi[0] - base.lo[0]) / 2, (base.hi[2] - base.lo[2]) / 2];
  const reach = Math.min(wide, deep);
  const isOver = (x: number, z: number): boolean => {
    // Its middle and half of its sides: it may stick out, and never tips over.
    const r = Math.min(half, reach) * 0.4;
    return [
      [0, 0],
      [r, 0],
      [-r, 0],
      [0, r],
      [0, -r],
    ].every(([dx, dz]) => {
      const at = cellAt(base, x + dx!, z + dz!);
      return at >= 0 && base.top[at]! > -Infinity;
    });
  };
  const isFree = (shift: Vec3): boolean => {
    const moved = shifted(relief, shift);
    return there.every((one) => liftOnto(moved, one) === -Infinity);
  };
  // Not in the back of the chair, nor under the handle.
  const isClear = (shift: Vec3): boolean => {
    if (!whole) return true;
    const moved = shifted(relief, shift);
    const lift = Math.max(...[base, ...there].map((one) => liftOnto(moved, one)));
    return !Number.isFinite(lift) || overlapOf(shifted(moved, [0, lift, 0]), whole) < 0.04;
  };
  const spots: Vec3[] = ring ? [ringSpot(ring, half, centre, mx, mz), [0, 0, 0]] : [[0, 0, 0]];
  for (const share of [0, 0.3, 0.5, 0.7, 0.85, 1])
    for (let i = 0; i < (share === 0 ? 1 : 10); i++) {
      // To the sides first, then to the front: what stands behind is hidden.
      const a = [0, 5, 1, 4, 2, 3, 9, 6, 8, 7][i]! * (Math.PI / 5);
      const [x, z] = [share * wide * Math.cos(a), share * deep * Math.sin(a)];
      spots.push([centre[0] + x - mx, 0, centre[2] + z - mz]);
    }
  const held = spots.filter((shift) => isOver(mx + shift[0], mz + shift[2]));
  const clear = held.filter(isClear);
  const free = clear.find(isFree);
  const spot = free ?? clear[0];
  if (spot) return { spot, isClear: true, isFree: free !== undefined };
  // Where it rises least over the back or the handle it is nearest to the seat.
  const rise = (shift: Vec3): number => liftOnto(shifted(relief, shift), whole ?? base);
  const [lowest] = held.map((shift) => ({ shift, up: rise(shift) })).sort((a, b) => a.up - b.up);
  return { spot: lowest?.shift ?? [centre[0] - mx, 0, centre[2] - mz], isClear: false, isFree: false };
}

/** Which way somebody steps aside: along the picture, or in depth where the relation is one of depth. */
function wayOut(node: Node, other: Node): Vec3 {
  const tie = node.thing.relation?.to === other.index ? node.thing.relation.kind : undefined;
  const back = other.thing.relation?.to === node.index ? other.thing.relation.kind : undefined;
  const dz = node.at![2] + (node.lo[2] + node.hi[2]) / 2 - (other.at![2] + (other.lo[2] + other.hi[2]) / 2);
  const dx = node.at![0] + (node.lo[0] + node.hi[0]) / 2 - (other.at![0] + (other.lo[0] + other.hi[0]) / 2);
  if (tie === 'in front of' || back === 'behind' || tie === 'against') return [0, 0, 1];
  if (tie === 'behind' || back === 'in front of' || node.isBackdrop) return [0, 0, -1];
  // What is below comes to the front, what is above it goes back.
  if (tie === 'under') return [0, 0, 1];
  if (back === 'under') return [0, 0, -1];
  const isSmall = ({ thing }: Node): boolean => thing.kind === 'food' || thing.kind === 'object';
  const length = Math.hypot(dx, dz);
  // On a table things make way in every direction, and stay close together.
  if (isSmall(node) && isSmall(other) && length > 1e-6) return [dx / length, 0, dz / length];
  return Math.abs(dx) > 1e-6 || Math.abs(dz) < 1e-6 ? [Math.sign(dx) || 1, 0, 0] : [0, 0, Math.sign(dz)];
}

/** Nobody stands in anybody: the later one steps aside, with all that it carries. */
function pushApart(nodes: readonly Node[]): void {
  const standing = nodes.filter((one) => !one.floats && (!one.carrier || one.carrier.how === 'against'));
  for (let round = 0; round < 3; round++) {
    let moved = false;
    for (const [i, node] of standing.entries())
      for (const other of standing.slice(0, i)) {
        // A ring of things around another one was laid out on purpose.
        if (node.carrier?.node === other || other.carrier?.node === node) continue;
        if (stepAside(node, other, nodes)) moved = true;
      }
    if (!moved) return;
  }
}

const CLEAR = 0.004;

function stepAside(node: Node, other: Node, nodes: readonly Node[]): boolean {
  const mine = bodiesOf(node).map((body) => reliefOf(partsOf(body)));
  const theirs = bodiesOf(other).map((body) => reliefOf(partsOf(body)));
  const clash = (by: Vec3): boolean =>
    mine.some((one) => theirs.some((two) => overlapOf(shifted(one, by), two) > CLEAR));
  if (!clash([0, 0, 0])) return false;
  const way = wayOut(node, other);
  const step = 0.04 * Math.min(extentOf(node), extentOf(other));
  for (let n = 1; n <= 80; n++) {
    const by: Vec3 = [way[0] * step * n, 0, way[2] * step * n];
    if (clash(by)) continue;
    carryAlong(node, by, nodes);
    return true;
  }
  return false;
}

/** Moves a thing and everything that rests on it. */
function carryAlong(node: Node, by: Vec3, nodes: readonly Node[], seen = new Set<Node>()): void {
  if (seen.has(node)) return;
  seen.add(node);
  node.at = [node.at![0] + by[0], node.at![1] + by[1], node.at![2] + by[2]];
  for (const one of nodes) if (one.carrier?.node === node) carryAlong(one, by, nodes, seen);
}

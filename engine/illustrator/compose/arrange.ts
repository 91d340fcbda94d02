/** Puts the blocks of a scene into one world: the hero first, then everything that stands in a relation to what is placed already. */

import { add, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { depthOf, extentOf, heightOf, type Node, rescale, widthOf } from './node.ts';
import { BEND, layFlat } from './settle/make-room.ts';
import { settle } from './settle/settle.ts';
import { type Neighbours, offsetFor } from './ties/relations.ts';

export function arrange(nodes: readonly Node[], chance: () => number): void {
  const hero = nodes[0];
  if (!hero) return;
  const side = chance() < 0.5 ? -1 : 1;
  // On a table, not in somebody's workshop.
  if (nodes.every(({ thing }) => thing.kind !== 'person')) for (const node of nodes) layFlat(node);
  makePlausible(nodes);
  hero.at = [0, 0, 0];
  for (let round = 0; round < 2 * nodes.length; round++) {
    const before = nodes.filter((one) => one.at).length;
    for (const node of nodes) place(node, nodes, side);
    const open = nodes.find((one) => !one.at);
    if (!open) break;
    // A chain is followed to its end first: roses in a vase on a table beside the florist.
    if (nodes.filter((one) => one.at).length > before) continue;
    // Nothing ties it to what is there: it joins the hero.
    if (!hasTie(open, nodes)) join(open, nodes, side);
  }
  for (const node of nodes) if (!node.at) join(node, nodes, side);
  stand(nodes);
  settle(nodes);
}

const byIndex = (nodes: readonly Node[], index: number): Node | undefined =>
  nodes.find((one) => one.index === index);

const hasTie = (node: Node, nodes: readonly Node[]): boolean => {
  const to = node.thing.relation && byIndex(nodes, node.thing.relation.to);
  return (
    (to !== undefined && to !== null && to !== node && to.at !== null) ||
    nodes.some((one) => one.at && one.thing.relation?.to === node.index)
  );
};

function place(node: Node, nodes: readonly Node[], side: number): void {
  const { relation } = node.thing;
  const other = relation ? byIndex(nodes, relation.to) : undefined;
  if (!relation || !other || other === node) return;
  // What stands on something that floats floats with it.
  if (other.floats && (relation.kind === 'on' || relation.kind === 'in' || relation.kind === 'with'))
    node.floats = true;
  if (!node.at && other.at)
    node.at = add(other.at, offsetFor(relation.kind, node, other, among(node, nodes, side)));
  else if (
    node.at &&
    !other.at &&
    /^(beside|with)$/.test(relation.kind) &&
    isOnTable(node) &&
    isOnTable(other)
  )
    // What stands beside the hero is not before it.
    other.at = add(node.at, offsetFor('beside', other, node, { place: 0, of: 1, side }));
  else if (node.at && !other.at)
    other.at = subtract(node.at, offsetFor(relation.kind, node, other, among(node, nodes, side)));
}

const isOnTable = ({ thing }: Node): boolean => /^(food|object|plant)$/.test(thing.kind);

function among(node: Node, nodes: readonly Node[], side: number): Neighbours {
  const { relation } = node.thing;
  const same = nodes.filter(
    (one) => one.thing.relation?.kind === relation?.kind && one.thing.relation?.to === relation?.to,
  );
  return { place: same.indexOf(node), of: same.length, side };
}

/** How far apart two sizes may be and both still be seen: a mouse beside an elephant. */
const FAR = 9;

/** Support that nobody named is as large as what it carries needs. */
const isUnnamed = ({ thing }: Node): boolean => thing.words === '' && thing.kind === 'object';

/**
 * Real sizes, bent by half at most: what is much smaller than its partner grows a little, what is much larger shrinks.
 * Only where one would be a speck beside the other it is brought within sight.
 */
function makePlausible(nodes: readonly Node[]): void {
  const done = new Set<Node>([nodes[0]!]);
  const press = (node: Node, reference: Node): void => {
    const ratio = extentOf(node) / Math.max(1e-6, extentOf(reference));
    // Props keep their size.
    if (node.thing.states.includes('prop')) return void done.add(node);
    const pressed = Math.sign(Math.log(ratio)) * Math.min(Math.log(BEND), Math.abs(Math.log(ratio)) * 0.4);
    let wanted = ratio / Math.exp(pressed);
    wanted = Math.min(FAR, Math.max(1 / FAR, wanted));
    if (isUnnamed(node)) wanted = Math.min(wanted, 1.5);
    rescale(node, wanted / ratio);
    done.add(node);
  };
  for (let round = 0; round < nodes.length; round++)
    for (const node of nodes) {
      const { relation } = node.thing;
      const other = relation && byIndex(nodes, relation.to);
      if (!relation || !other || other === node || relation.kind === 'worn by') continue;
      if (done.has(other) && !done.has(node)) press(node, other);
      else if (done.has(node) && !done.has(other)) press(other, node);
    }
  for (const node of nodes) if (!done.has(node)) press(node, nodes[0]!);
  for (const node of nodes) {
    const { relation } = node.thing;
    const other = relation && byIndex(nodes, relation.to);
    if (!other || !/^(in front of|behind|beside|with)$/.test(relation.kind)) continue;
    if (isDesk(node) && isUpright(other)) fitDesk(node, other);
    else if (isDesk(other) && isUpright(node)) fitDesk(other, node);
  }
}

const isDesk = ({ thing }: Node): boolean => /^(counter|table|desk|workbench|bar|stove)$/.test(thing.name);
const isUpright = ({ thing }: Node): boolean => thing.kind === 'person' && thing.action !== 'sit';

/** Whoever works at a counter is seen over it, and is not lost behind its length. */
function fitDesk(desk: Node, person: Node): void {
  const tall = heightOf(person);
  rescale(desk, Math.min(1, (0.46 * tall) / heightOf(desk), (1.45 * tall) / widthOf(desk)));
}

/** Without a word about it: what is large behind, what is small a little in front, each on its own side. */
function join(node: Node, nodes: readonly Node[], side: number): void {
  const there = nodes.filter((one) => one.at && !one.isBackdrop && !one.floats);
  const back = nodes.filter((one) => one.at && one.isBackdrop).length;
  const hero = nodes[0]!;
  const left = Math.min(0, ...there.map((one) => one.at![0] + one.lo[0]));
  const right = Math.max(0, ...there.map((one) => one.at![0] + one.hi[0]));
  if (node.floats) {
    const way = back % 2 === 0 ? side : -side;
    node.at = [
      way * (widthOf(hero) * 0.5 + widthOf(node) * 0.6),
      heightOf(hero) * 0.75,
      -depthOf(hero) * 0.3,
    ];
    return;
  }
  if (node.isBackdrop) {
    const way = back % 2 === 0 ? -side : side;
    node.at = [
      way * (widthOf(hero) * 0.45 + widthOf(node) * 0.38),
      0,
      -(depthOf(hero) + depthOf(node)) * 0.75,
    ];
    return;
  }
  const isTable = (one: Node): boolean => one.thing.kind === 'food' || one.thing.kind === 'object';
  if (isTable(node) && isTable(hero)) {
    node.at = add(
      hero.at!,
      offsetFor('beside', node, hero, { place: Math.max(0, there.length - 1), of: 1, side }),
    );
    return;
  }
  const gap = 0.07 * Math.max(extentOf(node), extentOf(hero) * 0.5);
  const goesRight = right + left === 0 ? side > 0 : right < -left;
  const x = goesRight ? right + gap - node.lo[0] : left - gap - node.hi[0];
  const isSmall = extentOf(node) < 0.55 * extentOf(hero);
  node.at = [x, 0, isSmall ? depthOf(hero) * 0.25 : -0.05 * depthOf(hero)];
}

/** The lowest thing that does not float touches the ground. */
function stand(nodes: readonly Node[]): void {
  const grounded = nodes.filter((one) => !one.floats);
  const low = Math.min(...(grounded.length > 0 ? grounded : nodes).map((one) => one.at![1] + one.lo[1]));
  for (const one of nodes) one.at = [one.at![0], one.at![1] - low, one.at![2]];
}

/** Box around blocks in the world. */
export function boxOf(nodes: readonly Node[]): { lo: Vec3; hi: Vec3 } {
  const lo: [number, number, number] = [Infinity, Infinity, Infinity];
  const hi: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { at, lo: low, hi: high } of nodes)
    for (const axis of [0, 1, 2] as const) {
      lo[axis] = Math.min(lo[axis], at![axis] + low[axis]);
      hi[axis] = Math.max(hi[axis], at![axis] + high[axis]);
    }
  return { lo, hi };
}

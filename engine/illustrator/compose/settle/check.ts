/** Looks at a settled world: what rests on nothing, who carries whom, and what is inside something else. */

import type { Node } from '../node.ts';
import { bodiesOf, partsOf } from './bodies.ts';
import { liftOnto, overlapOf, type Relief, reliefOf } from './relief.ts';
import { ceilingOf } from './settle.ts';

/** Share of a body's height that may be between it and what carries it. */
const GAP = 0.03;
/** Share of the smaller one that may be inside the other. */
const INSIDE = 0.25;

interface Lying {
  node: Node;
  relief: Relief;
}

const lyingOf = (nodes: readonly Node[]): Lying[] =>
  nodes.flatMap((node) => bodiesOf(node).map((body) => ({ node, relief: reliefOf(partsOf(body)) })));

/** Names of what stands on nothing and neither flies, hangs, swims nor is held. */
export function unsupportedOf(nodes: readonly Node[]): string[] {
  const all = lyingOf(nodes);
  const names = all
    .filter(({ node, relief }) => {
      if (node.floats || node.carrier?.how === 'fixed') return false;
      const gap = GAP * (relief.hi[1] - relief.lo[1]) + 0.002;
      if (Math.abs(relief.lo[1]) <= gap) return false;
      const carrier = node.carrier?.node;
      if (carrier) {
        const parts = bodiesOf(carrier).flatMap(partsOf);
        const ceilings = [
          ceilingOf(carrier),
          carrier.at![1] + carrier.lo[1] + 0.7 * (carrier.hi[1] - carrier.lo[1]),
        ];
        if (ceilings.some((ceiling) => Math.abs(liftOnto(relief, reliefOf(parts, ceiling))) <= gap * 2))
          return false;
      }
      return !all.some((other) => other.relief !== relief && Math.abs(liftOnto(relief, other.relief)) <= gap);
    })
    .map(({ node }) => node.thing.name);
  return [...new Set(names)];
}

/** Pairs of names of which one is half inside the other, though nobody said so. */
export function tangled(nodes: readonly Node[]): [string, string][] {
  const all = lyingOf(nodes);
  const isTied = (a: Node, b: Node): boolean =>
    a.carrier?.node === b && (a.carrier.how === 'in' || a.carrier.how === 'fixed');
  return all.flatMap((one, i) =>
    all.slice(0, i).flatMap((other): [string, string][] => {
      if (isTied(one.node, other.node) || isTied(other.node, one.node)) return [];
      if (one.node.floats || other.node.floats || one.node.isTied || other.node.isTied) return [];
      // What lies together in one bowl lies in a heap.
      if (one.node.carrier?.how === 'in' && one.node.carrier.node === other.node.carrier?.node) return [];
      return overlapOf(one.relief, other.relief) > INSIDE
        ? [[one.node.thing.name, other.node.thing.name]]
        : [];
    }),
  );
}

/** Who carries whom, by name; null is the ground. */
export const supportsOf = (nodes: readonly Node[]): { name: string; on: string | null }[] =>
  nodes.map(({ thing, carrier }) => ({ name: thing.name, on: carrier?.node.thing.name ?? null }));

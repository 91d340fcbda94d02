/** Prepares what carries something: laid down where it stood on its edge, a little larger where its load needs room. */

import { boundsOf } from '../../world/piece.ts';
import {
  depthOf,
  extentOf,
  heightOf,
  measured,
  type Node,
  rescale,
  rotateBlock,
  turnBlock,
  widthOf,
} from '../node.ts';

/** How much a picture may bend real sizes. */
export const BEND = 1.5;

const STANDS = /fence|wall|sign|mirror|clock|screen|easel|frame|lamp|rack|board|plate/;

/** Thickness from front to back as it was made, however it is turned now. */
export const thicknessOf = ({ first: { piece, grow } }: Node): number =>
  (piece.mesh.hi[2] - piece.mesh.lo[2]) * piece.scale * grow;

/** Thin and upright, and easily laid down: what is put on a book lies on its cover, not on its edge. */
export function layDown(b: Node): void {
  const { mesh } = b.first.piece;
  const [wide, high, deep] = [0, 1, 2].map((axis) => mesh.hi[axis]! - mesh.lo[axis]!);
  const isThin = deep! < 0.4 * Math.min(wide!, high!);
  if (b.parts.length > 1 || b.thing.kind !== 'object' || !isThin || STANDS.test(b.thing.name)) return;
  turnBlock(b, -b.first.turn[1]);
  rotateBlock(b, [-90, 0, 0]);
  turnBlock(b, 24);
}

/** A support gives way before what stands on it does. `of`: how many kinds of things stand on it. */
export function makeRoom(a: Node, b: Node, of: number): void {
  if (b.thing.kind !== 'object' && b.thing.kind !== 'furniture') return;
  const { lo, hi } = boundsOf(a.parts[0]!);
  const each = Math.max(hi[0] - lo[0], (hi[2] - lo[2]) * 0.7);
  const n = a.parts.length;
  const ring = n > 1 && n < 7 ? 1 + 1 / Math.sin(Math.PI / n) : Math.sqrt(n) * 1.15;
  // On a plate the rim is no room: what lies there would be tilted.
  const free = (): number => {
    const all = Math.min(widthOf(b), depthOf(b) * 1.6) * 0.9;
    return b.thing.name === 'plate' ? 0.74 * all : all;
  };
  const missing = (): number => (each * ring * Math.sqrt(of)) / free();
  // A board that nobody described is as large as it must be.
  const max = b.thing.words === '' ? 1.6 * BEND : BEND;
  if (missing() > 1) rescale(b, Math.min(max, missing()));
  if (missing() > 1.3 && a.thing.kind !== 'animal' && a.thing.kind !== 'person')
    rescale(a, Math.max(1 / BEND, 1.3 / missing()));
}

const CUT_FLOWER = /rose|tulip|daisy|lily|lavender|poppy|sunflower|^flower|carnation|peony|leaf|branch|wheat/;

/** Cut flowers beside something small lie on the table: standing up they would be trees. */
export function layFlowers(a: Node, b: Node): void {
  const isSmall = b.thing.kind === 'object' || b.thing.kind === 'food';
  const isSlim = heightOf(a) > 0.4 * heightOf(b) || a.thing.states.includes('prop');
  if (a.thing.kind !== 'plant' || !isSmall || !isSlim || !CUT_FLOWER.test(a.thing.name)) return;
  // Cut short, so that they are no larger than what they lie beside.
  if (extentOf(a) > 1.3 * extentOf(b)) rescale(a, Math.max(0.4, (1.3 * extentOf(b)) / extentOf(a)));
  const [one] = a.parts;
  const thick = Math.max(widthOf(a) / a.parts.length, 0.1 * heightOf(a));
  a.parts = a.parts.map((part, i) => ({
    ...part,
    at: [i * thick * 0.9, 0, (i % 2) * thick * 0.3],
    turn: [90, 150 + i * 14, 0],
  }));
  if (one) a.first = a.parts[0]!;
  measured(a);
}

/** A fish that is food lies on its side, which it shows to the viewer. */
export function layFish(a: Node): void {
  if (!/^(fish|clownfish|salmon|trout|tropical fish)$/.test(a.thing.name) || a.first.piece.isCard) return;
  turnBlock(a, 80 - a.first.turn[1]);
  rotateBlock(a, [-52, 0, 0]);
}

/** Necklaces lie where they are put. */
export function layJewellery(a: Node): void {
  if (/^(necklace|medal|belt|tie)$/.test(a.thing.name) && heightOf(a) > depthOf(a)) {
    turnBlock(a, -a.first.turn[1]);
    rotateBlock(a, [-86, 0, 0]);
  }
}

/** Tools, cutlery and pens: standing on their end they would fall over. */
const SLIM =
  /^(hammer|screwdriver|wrench|saw|axe|paint brush|paint roller|pencil|pen|spoon|fork|whisk|rolling pin|comb|toothbrush|makeup brushes|mascara|flashlight|key|magnifying glass|power drill|hairdryer|razor|scissors|feather|baguette|golf club|tennis racket|microphone|magic wand|cucumber|carrot|corn|flute|rake|shovel)$/;
/** Thin things that lie on their back. */
const FLAT =
  /^(newspaper|map|envelope|postcard|credit card|passport|plane ticket|clipboard|calendar|sheet music|receipt|business card|price tag)$/;

/** What nobody holds or leans at anything lies on the table. */
export function layFlat(node: Node): void {
  const { thing, first } = node;
  if (node.floats || first.piece.isCard || /^(in|held by|worn by|against)$/.test(thing.relation?.kind ?? ''))
    return;
  if (FLAT.test(thing.name)) {
    const { lo, hi } = first.piece.mesh;
    if (hi[1] - lo[1] < 0.6 * (hi[2] - lo[2])) return;
    const turn = first.turn[1];
    turnBlock(node, -turn);
    rotateBlock(node, [-88, 0, 0]);
    turnBlock(node, 0.6 * turn);
  } else if (SLIM.test(thing.name) && heightOf(node) > 1.2 * Math.min(widthOf(node), depthOf(node))) {
    const turn = first.turn[1];
    turnBlock(node, -turn);
    rotateBlock(node, [-88, 0, 0]);
    turnBlock(node, 0.5 * turn + (turn < 0 ? -24 : 24));
  }
}

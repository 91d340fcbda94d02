/** What each relation means in space: where one thing is, seen from the other. */

import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { RelationKind } from '../../scene.ts';
import {
  anchorOf,
  depthOf,
  extentOf,
  heightOf,
  measured,
  type Node,
  rescale,
  roomAt,
  tilt,
  topOf,
  turnBlock,
  widthOf,
} from '../node.ts';
import { layDown, layFish, layFlowers, layJewellery, makeRoom, thicknessOf } from '../settle/make-room.ts';
import { roundNecks } from '../settle/worn.ts';
import { before, beforeMoon, layRug, onOwnMats } from './before.ts';
import {
  bunch,
  carry,
  gather,
  HUNG,
  hangingFrom,
  hung,
  hungOn,
  inBed,
  middle,
  outOfHat,
  shoulderOf,
  UPRIGHT,
} from './hold.ts';

export interface Neighbours {
  /** Which of those that stand in the same relation to the same thing this is, and how many they are. */
  place: number;
  of: number;
  /** -1 or 1: to which side things without a word about it go. */
  side: number;
}

type Rule = (a: Node, b: Node, among: Neighbours) => Vec3;

/** What has a roof that others fit under without being inside: trees, umbrellas, arches. */
const CANOPY = /tree|palm|pine|umbrella|rainbow|arch|gate|torii|bridge|tent|parasol|willow|oak/;
const SKY = /star|moon|sun|rainbow|cloud|aurora|firework|planet|comet|kite|balloon|northern light/;
const FLAT_BOTTOM = /table|desk|bench|chair|bed|piano|counter|stool|sofa/;

const LYING = new Set<string>(['sleep', 'lie', 'stand', 'jump', 'dance', 'yoga']);
const SITTING = new Set<string>(['sit', 'read', 'write', 'type', 'think', 'talk', 'drink', 'eat', 'fish']);

/** What lies about on a table goes round the hero: behind it at both sides, then before it. */
const ROUND = [0.75, Math.PI - 0.75, -0.4, Math.PI + 0.4, 1.57];

const isTable = (node: Node): boolean =>
  node.thing.kind === 'food' ||
  node.thing.kind === 'object' ||
  (node.thing.kind === 'plant' && heightOf(node) < 0.7) ||
  Math.abs(node.first.turn[0]) > 45;

/** What is long and lies flat points into the picture, or it would push the hero aside: a knife, chopsticks. */
function slant(a: Node): void {
  const { lo, hi } = a.first.piece.mesh;
  const [wide, high, deep] = [hi[0] - lo[0], hi[1] - lo[1], hi[2] - lo[2]];
  const isLong = wide > 2.2 * deep && high < 0.4 * wide && a.parts.length === 1 && a.first.turn[0] === 0;
  if (isLong && !a.first.piece.isCard) turnBlock(a, (Math.sign(a.first.turn[1]) || 1) * 62 - a.first.turn[1]);
}

/** What hangs over the heads of those who are under it. */
const OVERHEAD =
  /^(string lights|bunting|garland|chandelier|pendant lamp|paper lantern|hanging banner|disco ball)$/;

const HANGING = /^(pendant lamp|chandelier)$/;

const beside: Rule = (a, b, { place, side }) => {
  // A lamp that somebody works at hangs within reach.
  if (HANGING.test(a.thing.name) && b.thing.kind === 'person') {
    a.floats = true;
    const x = side * (0.42 * widthOf(a) + 0.4 * widthOf(b));
    return [x + middle(b)[0] - middle(a)[0], b.lo[1] + 0.6 * heightOf(b) - a.lo[1], 0.2 * depthOf(b)];
  }
  layFlowers(a, b);
  layFlowers(b, a);
  if (isTable(a) && isTable(b)) {
    slant(a);
    // Of one size, the one behind would be hidden.
    const isEven = place === 0 && extentOf(a) > 0.55 * extentOf(b);
    const angle = isEven ? 0.4 : ROUND[place % ROUND.length]!;
    const x = (widthOf(a) + widthOf(b)) * 0.53 * (1 + 0.5 * Math.floor(place / ROUND.length));
    const z = (depthOf(a) + depthOf(b)) * 0.5;
    return [
      side * Math.cos(angle) * x + middle(b)[0] - middle(a)[0],
      0,
      -Math.sin(angle) * z + middle(b)[2] - middle(a)[2],
    ];
  }
  const way = place % 2 === 0 ? side : -side;
  const gap = 0.06 * Math.max(extentOf(a), extentOf(b));
  const reach = widthOf(b) / 2 + widthOf(a) / 2 + gap + Math.floor(place / 2) * (widthOf(a) + gap);
  return [way * reach + middle(b)[0] - middle(a)[0], 0, 0.05 * depthOf(b)];
};

/** What people can really be on; before everything else they stand. */
const STOOD_ON =
  /chair|sofa|bench|stool|bed|throne|couch|swing|hammock|ladder|rock|cliff|island|mushroom|log|stump|stairs|bridge|boat|ship|canoe|carpet|cloud|moon|star|wall|fence|roof|podium|board|sled|mat|rug|blanket|box|hill|mountain|horse|elephant|dragon|shoulder/;

const LYING_DOWN = new Set(['lie', 'sleep']);

const cannotStandOn = (a: Node, b: Node): boolean =>
  a.thing.kind === 'person' &&
  b.thing.kind !== 'person' &&
  b.thing.kind !== 'nature' &&
  b.thing.kind !== 'plant' &&
  !(LYING_DOWN.has(a.thing.action ?? '') && b.thing.kind === 'furniture') &&
  !STOOD_ON.test(b.thing.name);

const on: Rule = (a, b, among) => {
  if (cannotStandOn(a, b)) return inFrontOf(a, b, among);
  // Nothing large balances on an edge: a bicycle on a fence leans at it.
  const isEdge = thicknessOf(b) < 0.3 * Math.min(extentOf(a), heightOf(b)) && b.thing.kind !== 'plant';
  if (isEdge && (a.thing.kind === 'vehicle' || a.thing.kind === 'furniture')) return against(a, b, among);
  const { place, of } = among;
  const isLiving = a.thing.kind === 'animal' || a.thing.kind === 'person';
  if (UPRIGHT.test(b.thing.name) && HUNG.test(a.thing.name)) return hungOn(a, b);
  if (!isLiving) layDown(b);
  if (a.thing.kind === 'food') layFish(a);
  layJewellery(a);
  if (b.thing.kind === 'person') {
    carry(a, b, 'fixed');
    const lap = a.thing.states.includes('on lap') && anchorOf(b, 'lap');
    const hips = a.thing.states.includes('on shoulders') && anchorOf(a, 'hips');
    if (hips) {
      const [, y, z] = shoulderOf(b);
      return [-hips[0], y - hips[1] + 0.02 * heightOf(b), z - 0.45 * depthOf(b) - hips[2]];
    }
    if (lap && heightOf(a) > 0.42 * heightOf(b)) rescale(a, (0.42 * heightOf(b)) / heightOf(a));
    if (lap) return [lap[0] - middle(a)[0], lap[1] - a.lo[1], lap[2] + 0.1 * depthOf(a) - middle(a)[2]];
    const [x, y, z] = shoulderOf(b);
    return [x - middle(a)[0], y - a.lo[1], z - middle(a)[2]];
  }
  if (MAT.test(b.thing.name) && a.thing.kind === 'person' && b.parts.length > 1) return onOwnMats(a, b);
  makeRoom(a, b, of);
  const top = topOf(b);
  const room = 2 * (roomAt(b, 'top') ?? roomAt(b, 'seat') ?? widthOf(b) * 0.42);
  const across = of > 1 ? (place - (of - 1) / 2) * (room / of) : 0;
  const isSeat = /chair|sofa|bench|stool|bed|throne|couch|swing|hammock/.test(b.thing.name);
  const sits = SITTING.has(a.thing.action ?? '') || (isSeat && !LYING.has(a.thing.action ?? ''));
  const hips = a.thing.kind === 'person' && sits && anchorOf(a, 'hips');
  carry(a, b, hips ? 'fixed' : 'on');
  // Whoever sits touches with the seat, not with the feet.
  if (hips) return [top[0] + across - hips[0], top[1] - hips[1] + 0.07 * heightOf(a), top[2] - hips[2]];
  return [top[0] + across - middle(a)[0], top[1] - a.lo[1], top[2] - middle(a)[2]];
};

const MAT = /^(yoga mat|rug|towel|picnic blanket|surfboard|snowboard|skateboard)$/;

const inside: Rule = (a, b, among) => {
  if (b.thing.name === 'top hat') return outOfHat(a, b);
  if (a.thing.name === 'baby' || (b.thing.name === 'cradle' && a.thing.kind === 'person')) return inBed(a, b);
  if (a.thing.kind === 'person' && (b.thing.kind === 'object' || b.thing.kind === 'furniture'))
    return inFrontOf(a, b, among);
  // A ship in a bottle lies on its side.
  if (/bottle/.test(b.thing.name) && a.thing.kind === 'vehicle') {
    tilt(b, -90);
    const room = Math.min(heightOf(b), depthOf(b)) * 0.36;
    rescale(a, (2 * room) / Math.max(1e-6, Math.hypot(heightOf(a), depthOf(a))));
    turnBlock(a, 80 - a.first.turn[1]);
    carry(a, b, 'fixed');
    return [
      b.lo[0] + widthOf(b) * 0.4 - middle(a)[0],
      middle(b)[1] - heightOf(a) * 0.46 - a.lo[1],
      middle(b)[2] - middle(a)[2],
    ];
  }
  const place = anchorOf(b, 'inside') ?? [middle(b)[0], b.lo[1] + heightOf(b) * 0.35, middle(b)[2]];
  const room = roomAt(b, 'inside') ?? Math.min(widthOf(b), depthOf(b)) * 0.36;
  if (a.thing.kind === 'plant' && /vase|pot|jar|bottle|glass|bucket|can/.test(b.thing.name))
    return bunch(a, b, place, room);
  carry(a, b, 'in');
  return [place[0] - middle(a)[0], place[1] - a.lo[1], place[2] - middle(a)[2]];
};

const under: Rule = (a, b, among) => {
  const { side } = among;
  const { name } = b.thing;
  if (a.thing.states.includes('hanging')) return hangingFrom(a, b, side);
  if (MAT.test(a.thing.name) && b.thing.kind === 'furniture') return layRug(a, b);
  if (OVERHEAD.test(name) && a.thing.kind !== 'building') return [0, -hung(b, a)[1], -b.lo[2]];
  const isUpright = a.thing.kind === 'person' && a.thing.action !== 'lie' && a.thing.action !== 'sleep';
  if (isUpright && !CANOPY.test(name) && !SKY.test(name)) return inFrontOf(a, b, among);
  if (SKY.test(name) && !/tree/.test(name))
    return [0, -(heightOf(a) * 1.25 + heightOf(b) * 0.2), heightOf(a) * 0.5];
  // Two under an arch stand in its middle.
  if (/arch|gate/.test(name)) return [-side * 0.3, -b.lo[1], depthOf(b) * 0.24 + 0.1];
  // Under an arch, its bow before the bridge; in the middle of ours is a pier.
  if (/bridge/.test(name))
    return [
      name === 'stone bridge' ? side * 0.12 * widthOf(b) : 0,
      -b.lo[1],
      depthOf(b) / 2 + 0.1 * depthOf(a),
    ];
  if (CANOPY.test(name)) return [side * widthOf(b) * 0.2, -b.lo[1], depthOf(b) * 0.24 + depthOf(a) * 0.3];
  // Under a car that is repaired, with head and shoulders before it.
  if (a.thing.kind === 'person' && b.thing.kind === 'vehicle')
    return [0, -b.lo[1], depthOf(b) / 2 + 0.1 * depthOf(a)];
  const clear = heightOf(b) * (FLAT_BOTTOM.test(name) ? 0.8 : 0.6);
  if (heightOf(a) > clear) rescale(a, clear / heightOf(a));
  return [0, -b.lo[1], depthOf(b) * 0.12];
};

const inFrontOf: Rule = (a, b, { side, place, of }) => {
  if (/^(full )?moon$|^sun$/.test(b.thing.name) && b.first.piece) return beforeMoon(a, b, side);
  const [x, y, z] = before(a, b, side);
  // Several before one thing stand side by side, the later ones a little farther back.
  return of > 1
    ? [(place - (of - 1) / 2) * -side * 1.15 * widthOf(a) - middle(a)[0], y, z - 0.2 * place * depthOf(a)]
    : [x, y, z];
};

const over: Rule = (a, b, among) => {
  // What has roots or foundations stands beside.
  if (a.thing.kind === 'plant' || a.thing.kind === 'building') return beside(a, b, among);
  a.floats = true;
  return [0, b.hi[1] + Math.max(heightOf(a), heightOf(b)) * 0.16 - a.lo[1], 0];
};

const towards = (a: Node, b: Node, side: number, height: number): Vec3 => {
  // It looks at the other one, but the viewer still sees its face.
  turnBlock(a, side * 62 - a.first.turn[1]);
  const mouth = anchorOf(a, 'mouth') ?? [0, heightOf(a) * 0.7, depthOf(a) / 2];
  return [
    -side * widthOf(b) * 0.28 - mouth[0] - side * 0.02 * extentOf(a),
    height - mouth[1],
    depthOf(b) * 0.3 - mouth[2],
  ];
};

/** Only before a thing that has a side to lean at; settling brings the two together. */
const against: Rule = (a, b, { side }) => {
  carry(a, b, 'against');
  turnBlock(b, -0.7 * b.first.turn[1]);
  return [middle(b)[0] - middle(a)[0] - side * 0.12 * widthOf(b), 0, depthOf(b) / 2 + depthOf(a)];
};

const RULES: Record<RelationKind, Rule> = {
  on,
  crossing: (a, b, among) => {
    // Seen from the side, the way it drives.
    turnBlock(a, 74 - a.first.turn[1]);
    return on(a, b, among);
  },
  riding: (a, b) => {
    // From the front a rider hides behind the head of what is ridden.
    turnBlock(b, Math.sign(b.first.turn[1] || 1) * 64 - b.first.turn[1]);
    turnBlock(a, b.first.turn[1] * 0.6 - a.first.turn[1]);
    const seat = anchorOf(b, 'seat') ?? topOf(b);
    carry(a, b, 'fixed');
    return [seat[0] - middle(a)[0], seat[1] - a.lo[1] - 0.12 * heightOf(a), seat[2] - middle(a)[2]];
  },
  under,
  beside,
  'in front of': inFrontOf,
  behind: (a, b, among) => {
    const [x, y, z] = inFrontOf(b, a, among);
    return [-x, y, -z];
  },
  over,
  in: inside,
  around: (a, b) => {
    const radius = Math.max(widthOf(b), depthOf(b)) / 2 + extentOf(a) / Math.max(1, a.parts.length) / 2;
    const n = a.parts.length;
    a.parts = a.parts.map((part, i) => {
      // Open towards the viewer, so that what stands in the middle stays in sight and nobody shows their back.
      const angle = n > 1 ? ((i / (n - 1)) * 2 - 1) * 1.75 : 0;
      return {
        ...part,
        at: [Math.sin(angle) * radius * 1.2, part.at[1], -Math.cos(angle) * radius * 0.95] as Vec3,
        turn: [part.turn[0], (-angle * 180 * 0.8) / Math.PI, part.turn[2]] as Vec3,
      };
    });
    a.first = a.parts[0]!;
    measured(a);
    return [0, 0, 0];
  },
  between: (a, b) => {
    if (b.thing.kind === 'plant' && isTable(a) && heightOf(b) > 1.3 * heightOf(a))
      rescale(b, (1.3 * heightOf(a)) / heightOf(b));
    // Trees stand trunk by trunk: their crowns are above what is between them.
    const isTree = CANOPY.test(b.thing.name) && b.parts.length === 2 && heightOf(b) > 1.2 * heightOf(a);
    const half = (widthOf(a) + widthOf(b) * 0.15) / 2;
    const reach = 0.62 * widthOf(a) + 0.03 * heightOf(b);
    b.parts = b.parts.map((part) => {
      const way = Math.sign(part.at[0] || 1);
      return {
        ...part,
        at: [isTree ? way * reach : part.at[0] + way * half, part.at[1], part.at[2]] as Vec3,
      };
    });
    b.first = b.parts[0]!;
    measured(b);
    return [middle(b)[0] - middle(a)[0], 0, isTree ? 0.35 * depthOf(a) : 0];
  },
  against: (a, b, among) => against(a, b, among),
  'drinking from': (a, b, { side }) => {
    a.floats = /bird|butterfly|bee/.test(a.thing.name);
    carry(a, b, 'fixed');
    const head = b.thing.kind === 'plant' ? b.lo[1] + heightOf(b) * 0.86 : b.hi[1];
    return towards(a, b, side, head);
  },
  'held by': (a, b) => {
    const hand = anchorOf(b, 'hand') ?? anchorOf(b, 'handR') ?? [0, heightOf(b) * 0.45, depthOf(b) * 0.5];
    carry(a, b, 'fixed');
    if (a.thing.kind === 'plant' && a.parts.length > 1) gather(a, 0.4 * heightOf(b));
    const max = heightOf(b) * 0.42;
    if (extentOf(a) > max) rescale(a, max / extentOf(a));
    return [hand[0], hand[1] - heightOf(a) * 0.45, hand[2] + depthOf(a) * 0.3];
  },
  'worn by': (a, b) => {
    carry(a, b, 'fixed');
    a.isTied = true;
    if (/bandana|collar|\bbow\b|\btie\b|medal|bell/.test(a.thing.name) && roundNecks(a, b)) return [0, 0, 0];
    const isHat = /hat|cap|crown|helmet|beanie|toque|beret/.test(a.thing.name);
    const wide = Math.min(widthOf(b), heightOf(b)) * (isHat ? 0.55 : 0.62);
    rescale(a, wide / Math.max(1e-6, widthOf(a)));
    const y = isHat ? b.hi[1] - heightOf(a) * 0.3 : b.lo[1] + heightOf(b) * 0.56 - heightOf(a) / 2;
    return [middle(b)[0], y, isHat ? middle(b)[2] : b.hi[2] - depthOf(a) * 0.4];
  },
  with: (a, b, among) => {
    if (/candle/.test(a.thing.name) && /cake|cupcake|pie/.test(b.thing.name)) return on(a, b, among);
    if (/island|cliff/.test(b.thing.name)) return on(a, b, among);
    if (a.thing.name === 'string lights' && heightOf(b) > 1) return hung(a, b);
    if (a.isBackdrop) return [among.side * widthOf(b) * 0.7, 0, -depthOf(b) - depthOf(a) / 2];
    const [x, y, z] = beside(a, b, among);
    if (isTable(a)) return [x, y, z];
    const isSmall = extentOf(a) < 0.6 * extentOf(b);
    return [x * (isSmall ? 0.86 : 1), y, isSmall ? depthOf(b) * 0.32 : 0];
  },
};

/** Origin of `a` minus origin of `b`. May turn, shrink or spread the two to make it true. */
export const offsetFor = (kind: RelationKind, a: Node, b: Node, among: Neighbours): Vec3 =>
  RULES[kind](a, b, among);

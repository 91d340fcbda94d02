/** A pose as a painter would tell it to a model: where hips, feet and hands are; the joints follow by themselves. */

import type { Side } from '#engine/character/figure/body.ts';
import type { HandShape } from '#engine/character/figure/hand-shapes.ts';
import type { MorphName } from '#engine/character/part.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { PropName } from '../props/catalogue.ts';

/** Places on the body from which a hand's place is told. */
export type Landmark =
  | 'shoulder'
  | 'chest'
  | 'belly'
  | 'hip'
  | 'knee'
  | 'mouth'
  | 'chin'
  | 'ear'
  | 'eye'
  | 'crown'
  /** Under the middle of the figure, on the ground; its axes are the world's. */
  | 'ground';

/**
 * Where a hand is, from a landmark of its own side. x points outwards on both sides, y up, z forward, in the axes of the
 * body part; in units of the figure (an adult is about 4.2 high, an arm 1.1 long).
 */
export interface Reach {
  to: Landmark;
  by: Vec3;
  /** Where the thumb's side and the fingers point; without them the hand follows the forearm. */
  thumb?: Vec3;
  fingers?: Vec3;
  /** Where the elbow is pushed; down and outwards unless told. */
  elbow?: Vec3;
  hand?: HandShape;
}

/** A foot from where it stands at rest: x outwards, z forward, in leg lengths (about 1.4 units); degrees outwards and toes down. */
export interface Step {
  x?: number;
  z?: number;
  lift?: number;
  yaw?: number;
  pitch?: number;
}

/**
 * A leg told by its joints, for what no planted foot can tell. Degrees: the thigh swung outwards, then lifted forward;
 * `twist` turns it about its own length so that a bent shin folds inwards. The same for both legs.
 */
export interface Bent {
  thigh: readonly [lift: number, out: number, twist: number];
  shin: number;
  foot?: number;
}

/**
 * Something that comes with a stance. A fist holds it at its anchor `grip`, an open palm carries it on its foot.
 * On the ground: x to the figure's left, z forward, in units of the figure.
 */
export interface Hold {
  /** Brought along unless something that was handed over fits. */
  prop?: PropName;
  /** Names of handed things that take its place. */
  takes?: RegExp;
  by: Side | 'both' | 'footL' | 'footR' | 'feet' | { ground: Vec3 } | { at: Landmark; by: Vec3 };
  /** Degrees, in the axes of `frame`. */
  turn?: Vec3;
  frame?: 'world' | 'chest' | 'head';
  /** The anchor that is put there; where the thing has none, `share` of its box. */
  anchor?: string;
  share?: Vec3;
  /** The other hand grips it too, this far along its upright axis, in metres. */
  second?: number;
  /** Above the ground, for what stays under the feet of somebody in the air; in units of the figure. */
  rise?: number;
  /** Factor on the size of a prop. */
  grow?: number;
  /** A thin line from an anchor of the thing to a hand or a place on the ground: a kite's string, an angler's line. */
  line?: { from: string; to: Side | { ground: Vec3 } };
}

export interface Stance {
  /** The hips' way from standing straight, in leg lengths. */
  hips?: Vec3;
  turn?: Vec3;
  spine?: Vec3;
  chest?: Vec3;
  head?: Vec3;
  legL?: Step | Bent;
  legR?: Step | Bent;
  armL?: Reach;
  armR?: Reach;
  holds?: readonly Hold[];
  face?: Partial<Record<MorphName, number>>;
  /** Height of the lowest point above the ground, in units of the figure; 0 unless told. */
  lift?: number;
  /** The hips are exactly where they should be, as on a saddle: nothing is moved to the ground. */
  isPlaced?: boolean;
}

export const isBent = (leg: Step | Bent): leg is Bent => 'thigh' in leg;

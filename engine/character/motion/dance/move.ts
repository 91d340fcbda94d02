/** How a move is written down: what each part of the body does on its beats, from the side of the hand and foot that lead. */

import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';

/** Where a foot is, away from its home under the hip. */
export interface FootPlace {
  /** To the leading side, and forward; in leg lengths. */
  x?: number;
  z?: number;
  /** Off the ground. */
  lift?: number;
  /** Degrees: outward to the leading side; toes down. */
  yaw?: number;
  pitch?: number;
}

export interface Key {
  /** Beats from the beginning of the move. */
  at: number;
  lead?: FootPlace;
  other?: FootPlace;
  /** Shift of the hips to the leading side, up and forward, in leg lengths. */
  hips?: Vec3;
  /** Degrees: forward, to the leading side, and the leading side up. */
  turn?: Vec3;
  spine?: Vec3;
  chest?: Vec3;
  head?: Vec3;
  /** From the shoulder: outwards, up, forward, in arm lengths. */
  hand?: Vec3;
  off?: Vec3;
}

export interface Move {
  /** 0 for quiet passages, 1 for the loudest; chosen where the energy is near. */
  energy: number;
  /** Both feet stay where they are, so it may last any number of beats. */
  isStanding: boolean;
  /** Both hands are needed: not with something in one of them. */
  needsHands?: boolean;
  /** How deep the knees give on each beat, against the usual. */
  dip: number;
  /** How much the head nods along, against the usual. */
  nod: number;
  /** Four beats, from home to home: with the last key before the fourth beat. */
  keys: readonly Key[];
}

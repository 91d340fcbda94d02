/** How a dragon holds itself in each pose: spine, limbs and wings. */

import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Pose } from '../../subject.ts';

export interface Stance {
  spine: Vec3[];
  radii: number[];
  head: Vec3;
  headTurn: Vec3;
  arm: [Vec3, Vec3, Vec3];
  leg: [Vec3, Vec3, Vec3];
  wing: Vec3;
  wingTurn: Vec3;
}

/** The spine runs from the tip of the tail over the back to the head. */
export const STANDING: Stance = {
  spine: [
    [0.7, 0.5, -1.15],
    [0.78, 0.2, -1.0],
    [0.5, 0.14, -1.12],
    [0.14, 0.3, -0.92],
    [0, 0.62, -0.46],
    [0, 0.86, 0.04],
    [0, 1.18, 0.26],
    [0, 1.56, 0.26],
    [0, 1.84, 0.44],
  ],
  radii: [0.035, 0.08, 0.12, 0.19, 0.34, 0.38, 0.25, 0.17, 0.16],
  head: [0, 1.98, 0.56],
  headTurn: [4, 0, 0],
  arm: [
    [0.28, 0.86, 0.24],
    [0.4, 0.66, 0.36],
    [0.34, 0.56, 0.58],
  ],
  leg: [
    [0.26, 0.5, -0.22],
    [0.42, 0.34, 0.08],
    [0.38, 0.09, -0.06],
  ],
  wing: [0.2, 1.16, -0.1],
  wingTurn: [0, 22, 14],
};

const SITTING: Stance = {
  ...STANDING,
  spine: [
    [0.96, 0.42, -0.1],
    [0.92, 0.16, -0.36],
    [0.6, 0.13, -0.6],
    [0.2, 0.2, -0.56],
    [0, 0.4, -0.2],
    [0, 0.8, 0],
    [0, 1.16, 0.1],
    [0, 1.48, 0.12],
    [0, 1.76, 0.26],
  ],
  radii: [0.035, 0.08, 0.12, 0.2, 0.37, 0.36, 0.25, 0.17, 0.16],
  head: [0, 1.9, 0.38],
  arm: [
    [0.28, 0.98, 0.1],
    [0.42, 0.76, 0.28],
    [0.24, 0.74, 0.5],
  ],
  leg: [
    [0.26, 0.34, -0.05],
    [0.42, 0.34, 0.3],
    [0.42, 0.14, 0.5],
  ],
};

const FLYING: Stance = {
  ...STANDING,
  spine: [
    [0.3, 0.9, -1.7],
    [0.24, 0.62, -1.5],
    [0.1, 0.58, -1.15],
    [0, 0.72, -0.8],
    [0, 0.86, -0.4],
    [0, 0.98, 0.04],
    [0, 1.18, 0.36],
    [0, 1.46, 0.5],
    [0, 1.68, 0.72],
  ],
  head: [0, 1.8, 0.86],
  arm: [
    [0.28, 0.86, 0.24],
    [0.42, 0.62, 0.2],
    [0.36, 0.46, 0.38],
  ],
  leg: [
    [0.26, 0.72, -0.4],
    [0.4, 0.44, -0.42],
    [0.36, 0.3, -0.66],
  ],
  wing: [0.2, 1.2, -0.06],
  wingTurn: [-28, 4, 8],
};

export const STANCES: Partial<Record<Pose, Stance>> = {
  sit: SITTING,
  hold: SITTING,
  read: SITTING,
  ride: SITTING,
  fly: FLYING,
};

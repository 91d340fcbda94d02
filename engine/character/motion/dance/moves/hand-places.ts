/** Where hands often are, seen from their shoulder: outwards, up, forward, in arm lengths. */

import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';

export const LOW: Vec3 = [0.22, -0.72, 0.3];
export const BELLY: Vec3 = [0.1, -0.5, 0.55];
export const CHEST: Vec3 = [-0.05, -0.22, 0.6];
export const OUT: Vec3 = [0.55, -0.6, 0.25];
export const WIDE: Vec3 = [0.85, -0.1, 0.3];
export const HIGH: Vec3 = [0.28, 0.85, 0.25];
export const CROWD: Vec3 = [0.42, 0.42, 0.74];

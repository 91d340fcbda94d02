/** What the devices share. */

import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';

export const FRONT: Vec3 = [90, 0, 0];

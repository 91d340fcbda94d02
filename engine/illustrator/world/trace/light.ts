/** What was traced, between gathering it and giving it to the pixels. */

import type { Gathered } from './gather.ts';
import type { Lamps } from './lamps.ts';
import type { Points } from './points.ts';

/** The gathered light without grain: `total` is everything but mirror images. */
export interface Light {
  points: Points;
  gathered: Gathered;
  lamps: Lamps;
  total: Float32Array;
}

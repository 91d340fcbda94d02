/** Where an everyday thing is held and what can stand on it. */

import type { Model } from '#engine/sculpt/model.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';

export const held = (grip: Vec3, top = 1): Model['anchors'] => ({
  grip: { at: grip },
  top: { at: [0, top, 0] },
  seat: { at: [0, top, 0] },
});

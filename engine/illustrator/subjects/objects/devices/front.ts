/** Which way a device faces, and how its screen is left empty. */

import { type Model, part } from '#engine/sculpt/model.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';

export const FRONT: Vec3 = [90, 0, 0];

/** The same device with nothing on its screen, for pictures that leave room for the viewer's own. */
export const blanked = (model: Model): Model => ({
  ...model,
  parts: model.parts.map((p) => (p.colour === 'screen' ? part('blank', 'glossy', p.shape) : p)),
});

/** Turns what is round about y towards the viewer, for the knobs and openings of stoves and machines. */

import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { put } from '../../forms/forms.ts';

export const front = (s: Shape, x: number, y: number, z: number): Shape => put(s, [x, y, z], [90, 0, 0]);

/** Turning parts towards the viewer. */

import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { put } from '../../forms/forms.ts';

export const front = (s: Shape, x: number, y: number, z: number): Shape => put(s, [x, y, z], [90, 0, 0]);

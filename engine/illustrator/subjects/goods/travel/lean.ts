/** How cards and booklets are set up, so that the light falls on their print. */

import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { put } from '../../forms/forms.ts';

export const lean = (s: Shape, y: number, turn = 0, x = 0, z = 0): Shape => put(s, [x, y, z], [-16, turn, 0]);

/** Turning parts towards the viewer. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, halfSpace, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, put, rod, vessel } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

export const front = (s: Shape, x: number, y: number, z: number): Shape => put(s, [x, y, z], [90, 0, 0]);

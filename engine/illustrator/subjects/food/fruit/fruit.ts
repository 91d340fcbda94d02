/** What all fruit has in common as a subject. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, halfSpace, sphere } from '#engine/sculpt/shapes/solids.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { anchored, leafOf, put, radiusAt, ring, rod, spray, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

export const fruit = (
  name: string,
  words: readonly string[],
  size: number,
  colours: Record<string, ReturnType<typeof tone>>,
  view: { yaw: number; pitch: number },
  build: () => Model,
) => subject({ name, family: 'food', words, size, colours, view, build });

/** Glass shells and what fills them. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { blend, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { box, capsule, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, filling, many, put, rod, turned, vessel } from '../../forms/forms.ts';
import { ear, SAUCER } from '../../home/tableware/crockery.ts';
import { subject } from '../../subject.ts';

/** Shell and drink of one outline. */
export const filled = (
  side: readonly number[],
  wall: number,
  level: number,
  colour: string,
  steps = 8,
  floor = wall * 1.4,
): Part[] => [
  part('glass', 'glass', vessel(side, wall, { steps, floor })),
  part(colour, 'liquid', filling(side, wall, level, { steps, floor })),
];

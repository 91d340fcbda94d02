/** Glass shells and what fills them. */

import { type Part, part } from '#engine/sculpt/model.ts';
import { filling, vessel } from '../../forms/forms.ts';

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

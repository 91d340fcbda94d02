/** Where characters stand: the stage's pixels become places in a picture. The live stage and the drawn one agree on this. */

import type { z } from 'zod';
import type { sceneCharacterSchema } from '../calls/scene-calls.ts';

type Position = z.infer<typeof sceneCharacterSchema>['position'];

/** Scenes are composed on 500 × 400 stage pixels; a character at y = 200 stands at the usual distance. */
export const STAGE = { width: 500, height: 400, defaultY: 200 } as const;

/** Share of the picture's height between its top and the feet of somebody at the usual distance. */
const GROUND = 0.88;
/** Share of the picture's height that one unit of a figure takes at the usual distance; figures are about four units tall. */
const UNIT = 0.148;

export interface Place {
  /** Middle of the figure, 0 left to 1 right. */
  x: number;
  /** Feet, 0 top to 1 bottom. */
  ground: number;
  /** Share of the height for each unit of the figure. */
  unit: number;
  /** Degrees to the viewer's right: everybody turns a little towards the middle. */
  yaw: number;
}

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Further down is nearer: larger, and lower in the picture. */
export function placeOf({ x, y }: Position): Place {
  const near = within((y - STAGE.defaultY) / STAGE.defaultY, -1, 1);
  const share = within(x / STAGE.width, 0.06, 0.94);
  return {
    x: share,
    ground: GROUND + 0.09 * near,
    unit: UNIT * (1 + 0.3 * near),
    yaw: within((0.5 - share) * 60, -24, 24),
  };
}

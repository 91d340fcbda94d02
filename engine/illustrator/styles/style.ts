/** What a style works on: a developed picture, and what is known about it. */

import type { Canvas } from '../canvas/canvas.ts';
import type { Noise } from '../canvas/noise.ts';
import type { Cast } from '../compose/draw-world.ts';

export interface StyleContext {
  noise: Noise;
  /** Same seed, same strokes. */
  chance: () => number;
  cast: Cast;
  /** Something stands in front of the setting. */
  hasSubject: boolean;
  /** Walls and windows rather than grown forms: edges must stay straight. */
  isBuilt: boolean;
}

/** May change the canvas in place; gives back the one to go on with. Values are 0..1 as displayed. */
export type Style = (canvas: Canvas, context: StyleContext) => Canvas;

/** What every setting gives the painter: a picture without subjects, and where subjects may stand in it. */

import { type Canvas, type Shade, type Tick, trace } from '../canvas/canvas.ts';
import type { Rgb } from '../canvas/colour.ts';
import type { Noise } from '../canvas/noise.ts';
import type { Daylight } from '../light/daylight.ts';
import type { Sky } from '../light/sky.ts';
import type { SceneSpec } from '../scene-spec.ts';

export interface StageContext {
  scene: SceneSpec;
  light: Daylight;
  sky: Sky;
  noise: Noise;
  seed: number;
  /** Width over height. */
  aspect: number;
}

export interface Stage {
  render(width: number, height: number, tick: Tick): Canvas;
  /** Share of the full resolution that is enough for what is in it. */
  detail: number;
  /** Row of the eye's height, 0 top to 1 bottom. */
  horizon: number;
  /** Row on which the main subject stands. */
  ground: number;
  /** What subjects stand on: water mirrors them, air carries them. */
  footing: 'ground' | 'water' | 'air';
  /** Colour that the ground throws back onto subjects. */
  bounce: Rgb;
  /** Strength of the light bleeding out of bright places. */
  glow: number;
}

/** For settings that know the light at every point by itself. */
export const traced =
  (shade: Shade): Stage['render'] =>
  (width, height, tick) =>
    trace(shade, width, height, tick);

/** How wide the viewer sees: height of the picture at distance one. */
export const VIEW = 1.05;

/** Direction through a point of the picture, for a viewer who looks at the horizon. */
export function rayAt(u: number, v: number, horizon: number): Rgb {
  const x = u * VIEW;
  const y = (horizon - v) * VIEW;
  const length = Math.hypot(x, y, 1.25);
  return [x / length, y / length, -1.25 / length];
}

/** Side views and glazing of what drives. */

import { type Model, type Part, part } from '#engine/sculpt/model.ts';
import { keep, swell } from '#engine/sculpt/shapes/combine.ts';
import { curve, extrude, type Point } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';

export const VIEW = { yaw: 42, pitch: 12 };

export const anchors = (y: number, z = 0): Model['anchors'] => ({
  seat: { at: [0, y, z] },
  top: { at: [0, y, z] },
  hand: { at: [0, y * 0.5, 1] },
});

/** A body whose side view is drawn: points are (z, y) from the tail to the nose. */
export const sideView = (points: readonly Point[], half: number, round: number): Shape =>
  place(
    extrude(
      curve(
        points.map(([z, y]): Point => [-z, y]),
        6,
      ),
      half,
      round,
    ),
    { turn: [0, 90, 0] },
  );

/** Glass that stands a little proud of the cabin, where the windows are. */
export const glazing = (cabin: Shape, windows: Shape): Part =>
  part('darkGlass', 'glossy', keep(0.02, swell(0.012, cabin), windows));

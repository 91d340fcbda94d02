/** What a camera is asked for, and what it answers. */

import type { Camera as Lens } from '#engine/sculpt/render/camera.ts';

export interface Variation {
  /** -1 further away to 1 nearer. */
  near: number;
  /** -1 left to 1 right of the middle. */
  aside: number;
  /** -1 from lower to 1 from higher up. */
  high: number;
}

export const variationOf = (chance: () => number): Variation => ({
  near: chance() * 2 - 1,
  aside: chance() * 2 - 1,
  high: chance() * 2 - 1,
});

export interface FrameOptions {
  width: number;
  height: number;
  /** Rows, 0 top to 1 bottom: the viewer's eye height, and the foot of the hero. */
  horizon: number;
  ground: number;
  /** Distance at which a metre fills the picture's height. */
  focal: number;
  /** How this picture differs from another one of the same words; all 0 is the plain view. */
  variation?: Variation;
  /** A set without a horizon of its own: it moves with the group, so that the group is in the middle. */
  isFree?: boolean;
  /** Of a portrait: from where up the figure is shown, as a share of its height. */
  cut?: number;
}

export interface Framing {
  lens: Lens;
  distance: number;
  /** Radians that the viewer looks down; 0 where the picture is only shifted. */
  pitch: number;
}

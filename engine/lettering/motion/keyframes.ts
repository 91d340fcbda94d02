/** The eight movements, each written once: the style sheet and the frames of a GIF are made from the same steps. */

import type { AnimationType } from '#common/mark-values.ts';

/** A moment of a movement. What is left out is at rest. */
export interface Step {
  /** Share of the duration, 0-1. */
  at: number;
  /** Shift in units of the picture. */
  x?: number;
  y?: number;
  /** Degrees, clockwise. */
  turn?: number;
  scale?: number;
  /** Width alone, for turning around the upright axis. */
  wide?: number;
  opacity?: number;
  /** Radius of the light around the mark, in units of the picture. */
  glow?: number;
}

export const AT_REST: Required<Omit<Step, 'at'>> = {
  x: 0,
  y: 0,
  turn: 0,
  scale: 1,
  wide: 1,
  opacity: 1,
  glow: 0,
};

/**
 * Every movement begins and ends at rest: before its delay, after its last round and without any movement at all,
 * the mark is whole.
 */
export const STEPS: Record<AnimationType, readonly Step[]> = {
  bounce: [
    { at: 0 },
    { at: 0.2 },
    { at: 0.4, y: -14 },
    { at: 0.6 },
    { at: 0.75, y: -6 },
    { at: 0.9 },
    { at: 1 },
  ],
  fade: [{ at: 0 }, { at: 0.5, opacity: 0.12 }, { at: 1 }],
  rotate: [{ at: 0 }, { at: 1, turn: 360 }],
  pulse: [{ at: 0 }, { at: 0.5, scale: 1.09 }, { at: 1 }],
  slideInOut: [
    { at: 0 },
    { at: 0.35, x: 60, opacity: 0 },
    { at: 0.36, x: -60, opacity: 0 },
    { at: 0.75 },
    { at: 1 },
  ],
  glow: [{ at: 0 }, { at: 0.5, glow: 7 }, { at: 1 }],
  shake: [
    { at: 0 },
    { at: 0.1, x: -6 },
    { at: 0.3, x: 6 },
    { at: 0.5, x: -5 },
    { at: 0.7, x: 4 },
    { at: 0.85, x: -2 },
    { at: 1 },
  ],
  flip: [{ at: 0 }, { at: 0.5, wide: 0 }, { at: 1 }],
};

/** Proportions of people in pictures by age: children have large heads and short legs, grown-ups longer ones than the ageless figure. */

import type { LookAge } from './look.ts';

/** Factors on the ageless figure, and what is added to its girth. */
export interface Ageing {
  head: number;
  legs: number;
  torso: number;
  arms: number;
  hands: number;
  bulk: number;
  narrow: number;
  eye: number;
  nose: number;
  brow: number;
  lower: number;
  cheek: number;
}

export const AGELESS: Ageing = {
  head: 1,
  legs: 1,
  torso: 1,
  arms: 1,
  hands: 1,
  bulk: 0,
  narrow: 0,
  eye: 1,
  nose: 1,
  brow: 1,
  lower: 1,
  cheek: 1,
};

export const AGES: Record<LookAge, Ageing> = {
  baby: {
    ...AGELESS,
    head: 1.04,
    legs: 0.46,
    torso: 0.7,
    arms: 0.58,
    hands: 0.74,
    bulk: -0.01,
    narrow: 0.12,
    eye: 1.16,
    nose: 0.62,
    brow: 0.5,
    lower: 0.82,
    cheek: 1.2,
  },
  child: {
    ...AGELESS,
    head: 1.02,
    legs: 0.8,
    torso: 0.84,
    arms: 0.86,
    hands: 0.88,
    bulk: -0.02,
    narrow: 0.06,
    eye: 1.06,
    nose: 0.82,
    brow: 0.75,
    lower: 0.94,
    cheek: 1.1,
  },
  teen: {
    ...AGELESS,
    head: 0.98,
    legs: 0.98,
    torso: 0.94,
    arms: 0.98,
    hands: 0.95,
    bulk: -0.016,
    narrow: 0.025,
    nose: 0.92,
    brow: 0.9,
  },
  adult: { ...AGELESS, head: 0.92, legs: 1.14, torso: 1.08, arms: 1.14, eye: 0.96, brow: 1.12, lower: 1.03 },
  old: { ...AGELESS, head: 0.93, legs: 1.06, torso: 1.03, arms: 1.1, eye: 0.88, nose: 1.16, brow: 1.15 },
};

/** What an activity is to the figures: a stance that depends on who does it, where, and with what. */

import type { Reach, Stance, Step } from './stance.ts';

export interface Setting {
  /** One of several ways to do the same, chosen by the seed. */
  pick<T>(ways: readonly T[]): T;
  /** The way of the hips down to the seat, in leg lengths (below 0); undefined on the ground. */
  seat: number | undefined;
  /** The same for a seat of a given height in metres, for those who bring their own. */
  seatAt(metres: number): number;
  /** Units of the figure for a length in metres. */
  units(metres: number): number;
  /** Names of the things that were handed over. */
  held: readonly string[];
  /** The trade, or woman, man … */
  name: string;
}

export type Act = (setting: Setting) => Stance;

export const SMILE = { smile: 0.55 };

/** Weight on one leg, the other a little ahead. */
export const EASY: Pick<Stance, 'turn' | 'spine' | 'legL' | 'legR'> = {
  turn: [0, -4, 2],
  spine: [0, 2, -3],
  legL: { x: 0.03, z: 0.08, yaw: 14 },
  legR: { x: 0.02, yaw: 10 },
};

/** Feet apart, knees soft. */
export const FIRM: Pick<Stance, 'hips' | 'legL' | 'legR'> = {
  hips: [0, -0.03, 0],
  legL: { x: 0.1, z: 0.06, yaw: 14 },
  legR: { x: 0.1, z: -0.04, yaw: 16 },
};

const SEATED_FOOT: Step = { x: 0.03, z: 0.44, yaw: 8 };

/** Legs of somebody who sits on a seat, or cross-legged on the ground. */
export function sitting(seat: number | undefined): Pick<Stance, 'hips' | 'turn' | 'spine' | 'legL' | 'legR'> {
  if (seat !== undefined)
    return {
      hips: [0, seat, 0],
      turn: [-3, 0, 0],
      spine: [4, 0, 0],
      legL: SEATED_FOOT,
      legR: { ...SEATED_FOOT, z: 0.4 },
    };
  return {
    hips: [0, -0.9, 0],
    turn: [-4, 0, 0],
    spine: [6, 0, 0],
    legL: { thigh: [72, 40, 62], shin: 112, foot: 20 },
    legR: { thigh: [80, 38, 58], shin: 118, foot: 20 },
  };
}

/** Fist with the thumb up, as around an upright shaft. */
export const fist = (to: Reach['to'], by: Reach['by'], more: Partial<Reach> = {}): Reach => ({
  to,
  by,
  thumb: [0, 1, 0.1],
  fingers: [-0.55, 0, 0.85],
  hand: 'grip',
  ...more,
});

/** Open palm turned up, fingers forward. */
export const palm = (to: Reach['to'], by: Reach['by'], more: Partial<Reach> = {}): Reach => ({
  to,
  by,
  thumb: [1, 0, 0],
  fingers: [0, 0.05, 1],
  hand: 'flat',
  ...more,
});

/** Palms facing each other, as around a box. */
export const side = (to: Reach['to'], by: Reach['by'], more: Partial<Reach> = {}): Reach => ({
  to,
  by,
  thumb: [0, 1, 0],
  fingers: [-0.1, 0, 1],
  hand: 'flat',
  ...more,
});

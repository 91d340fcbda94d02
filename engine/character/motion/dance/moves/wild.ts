/** The loudest moments: lunges, banging heads, leaps. */

import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Move } from '../move.ts';
import { HIGH } from './hand-places.ts';

export const WILD = {
  lunge: {
    energy: 0.9,
    isStanding: false,
    dip: 1.3,
    nod: 0.6,
    keys: [
      { at: 0, spine: [8, 0, 0], head: [6, 0, 0], hand: [-0.05, -0.35, 0.55], off: [-0.05, -0.35, 0.55] },
      {
        at: 1,
        lead: { x: 0.36, yaw: 24 },
        hips: [0.2, -0.05, 0],
        turn: [0, 6, -4],
        spine: [0, 4, 10],
        chest: [-4, 6, 6],
        head: [-6, 4, 0],
        hand: [0.72, 0.62, 0.25],
        off: [0.6, -0.55, 0],
      },
      { at: 2, spine: [8, 0, 0], head: [6, 0, 0], hand: [-0.05, -0.35, 0.55], off: [-0.05, -0.35, 0.55] },
      {
        at: 3,
        other: { x: -0.36, yaw: -24 },
        hips: [-0.2, -0.05, 0],
        turn: [0, -6, 4],
        spine: [0, -4, -10],
        chest: [-4, -6, -6],
        head: [-6, -4, 0],
        hand: [0.6, 0.2, 0.5],
        off: [0.72, 0.62, 0.25],
      },
    ],
  },
  headBang: {
    energy: 0.85,
    isStanding: true,
    dip: 1.3,
    nod: 0,
    keys: [0, 1, 2, 3].flatMap((at) => [
      {
        at,
        hips: [0, 0, -0.05] as Vec3,
        turn: [8, 0, 0] as Vec3,
        spine: [12, 0, 0] as Vec3,
        chest: [8, 0, 0] as Vec3,
        head: [26, at % 2 === 0 ? 5 : -5, 0] as Vec3,
        hand: [0.35, -0.45, 0.5] as Vec3,
        off: [0.35, -0.55, 0.35] as Vec3,
      },
      {
        at: at + 0.5,
        hips: [0, 0, 0] as Vec3,
        turn: [0, 0, 0] as Vec3,
        spine: [0, 0, 0] as Vec3,
        chest: [-2, 0, 0] as Vec3,
        head: [-12, 0, 0] as Vec3,
        hand: [0.35, -0.25, 0.55] as Vec3,
        off: [0.35, -0.45, 0.4] as Vec3,
      },
    ]),
  },
  hop: {
    energy: 0.95,
    isStanding: false,
    dip: 1.5,
    nod: 0.8,
    keys: [0, 1, 2, 3].flatMap((at) => [
      {
        at,
        spine: [6, 0, 0] as Vec3,
        chest: [3, 0, 0] as Vec3,
        hand: [0.3, 0.5, 0.5] as Vec3,
        off: [0.35, -0.4, 0.45] as Vec3,
      },
      {
        at: at + 0.5,
        lead: { lift: 0.15, pitch: 26 },
        other: { lift: 0.15, pitch: 26 },
        hips: [0, 0.17, 0] as Vec3,
        head: [-6, 0, 0] as Vec3,
        hand: HIGH,
        off: [0.5, -0.2, 0.4] as Vec3,
      },
    ]),
  },
} as const satisfies Record<string, Move>;

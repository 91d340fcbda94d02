/** Dance, gymnastics and sports of a single body. */

import { type Act, fist, palm, side } from '../act.ts';

export const dance: Act = ({ pick }) =>
  pick([
    {
      hips: [0.06, -0.07, 0],
      turn: [0, 12, -8],
      spine: [0, -8, 8],
      chest: [0, -6, 6],
      head: [-4, 8, -6],
      legL: { x: 0.1, yaw: 16 },
      legR: { x: 0.14, z: 0.12, yaw: 22, pitch: 32 },
      armL: { to: 'shoulder', by: [0.4, 0.72, 0.2], elbow: [1, -0.3, 0], hand: 'flat' },
      armR: palm('shoulder', [0.62, -0.34, 0.3], { thumb: [0.2, 0.8, 0.4], fingers: [1, -0.1, 0.2] }),
      face: { smile: 0.95 },
    },
    {
      hips: [-0.05, -0.04, 0],
      turn: [0, -16, 6],
      spine: [0, 10, -8],
      chest: [0, 8, -5],
      head: [-6, -8, 6],
      legL: { x: 0.02, z: 0.3, yaw: 20, pitch: 30 },
      legR: { x: 0.06, z: -0.1, yaw: 24 },
      armL: palm('shoulder', [0.72, 0.1, 0.3], { thumb: [0, 0.9, 0.3], fingers: [1, 0.2, 0] }),
      armR: { to: 'shoulder', by: [0.22, 0.8, 0.16], elbow: [1, -0.2, 0], hand: 'flat' },
      face: { smile: 0.9, browUp: 0.2 },
    },
  ]);

/** On one toe, the other leg lifted behind or drawn up, arms in an arc. */
export const ballet: Act = ({ pick }) =>
  pick([
    {
      hips: [0, 0.02, 0],
      turn: [14, 0, 0],
      spine: [-12, 0, 0],
      chest: [-8, 0, 0],
      head: [-8, 10, 0],
      legL: { x: -0.16, pitch: 62, yaw: 10 },
      legR: { thigh: [-74, 4, 0], shin: 6, foot: 48 },
      armL: { to: 'shoulder', by: [0.3, 0.56, 0.6], elbow: [1, -0.2, 0] },
      armR: { to: 'shoulder', by: [0.84, 0.02, 0.06], elbow: [0, -1, -0.4] },
      face: { smile: 0.5 },
    },
    {
      hips: [0, 0.06, 0],
      spine: [-3, 0, 0],
      head: [-4, 8, 4],
      legL: { x: -0.15, pitch: 64 },
      legR: { thigh: [60, 50, 60], shin: 118, foot: 46 },
      armL: { to: 'shoulder', by: [0.0, 0.8, 0.24], elbow: [1, 0, 0] },
      armR: { to: 'shoulder', by: [0.0, 0.8, 0.24], elbow: [1, 0, 0] },
      face: { smile: 0.5 },
    },
  ]);

/** The tree, or the warrior. */
export const yoga: Act = ({ pick }) =>
  pick([
    {
      hips: [-0.05, 0, 0],
      legL: { thigh: [56, 52, 66], shin: 122, foot: 40 },
      legR: { x: -0.12 },
      armL: side('chest', [-0.045, 0.1, 0.3], {
        fingers: [0, 1, 0.15],
        thumb: [0, 0.1, -1],
        elbow: [1, -0.4, 0],
      }),
      armR: side('chest', [-0.045, 0.1, 0.3], {
        fingers: [0, 1, 0.15],
        thumb: [0, 0.1, -1],
        elbow: [1, -0.4, 0],
      }),
      face: { smile: 0.3 },
    },
    {
      hips: [0.06, -0.3, 0],
      turn: [0, 0, 0],
      head: [0, 78, 0],
      legL: { x: 0.34, yaw: 78 },
      legR: { x: 0.56, yaw: 10 },
      armL: { to: 'shoulder', by: [0.93, 0.04, 0], thumb: [0, 0, 1], fingers: [1, 0, 0], hand: 'flat' },
      armR: { to: 'shoulder', by: [0.93, 0.04, 0], thumb: [0, 0, 1], fingers: [1, 0, 0], hand: 'flat' },
      face: { smile: 0.2 },
    },
  ]);

export const stretch: Act = () => ({
  spine: [-4, 0, 12],
  chest: [0, 0, 10],
  head: [-6, 0, 6],
  legL: { x: 0.1, yaw: 12 },
  legR: { x: 0.1, yaw: 12 },
  armL: { to: 'shoulder', by: [0.34, 0.86, -0.04], hand: 'flat', elbow: [1, -0.2, 0] },
  armR: { to: 'shoulder', by: [0.34, 0.86, -0.04], hand: 'flat', elbow: [1, -0.2, 0] },
  face: { smile: 0.5, blink: 0.6 },
});

export const liftWeights: Act = () => ({
  hips: [0, -0.06, 0],
  spine: [-4, 0, 0],
  head: [-4, 0, 0],
  legL: { x: 0.2, yaw: 20 },
  legR: { x: 0.2, yaw: 20 },
  armL: {
    to: 'shoulder',
    by: [0.46, 0.78, 0.08],
    thumb: [-1, 0, 0],
    fingers: [0, 0.4, 1],
    hand: 'grip',
    elbow: [1, -0.3, -0.2],
  },
  armR: {
    to: 'shoulder',
    by: [0.46, 0.78, 0.08],
    thumb: [-1, 0, 0],
    fingers: [0, 0.4, 1],
    hand: 'grip',
    elbow: [1, -0.3, -0.2],
  },
  holds: [
    {
      prop: 'barbell',
      takes: /weight|barbell|dumbbell|log/,
      by: 'both',
      anchor: 'middle',
      share: [0.5, 0.5, 0.5],
    },
  ],
  face: { teeth: 0.6, browAngry: 0.5 },
});

/** Before a wall that is ahead. */
export const climb: Act = () => ({
  hips: [0, -0.06, 0.06],
  turn: [4, 0, 4],
  spine: [-4, 0, -4],
  head: [-20, -10, 0],
  legL: { x: 0.12, z: 0.16, lift: 0.4, yaw: 24 },
  legR: { x: 0.02, z: 0.06, pitch: 36 },
  armL: {
    to: 'shoulder',
    by: [0.36, 0.44, 0.66],
    thumb: [-1, 0.2, 0],
    fingers: [0, 0.8, 0.5],
    hand: 'grip',
    elbow: [1, -0.5, 0],
  },
  armR: {
    to: 'shoulder',
    by: [0.32, 0.8, 0.34],
    thumb: [-1, 0.2, 0],
    fingers: [0, 0.8, 0.5],
    hand: 'grip',
    elbow: [1, -0.3, 0],
  },
  lift: 0.25,
  face: { smile: 0.4 },
});

/** Lying on the water, one arm ahead. */
export const swim: Act = () => ({
  hips: [0, -0.7, 0],
  turn: [76, 0, 0],
  spine: [-8, 0, 0],
  chest: [-6, 10, 0],
  head: [-52, 14, 0],
  legL: { thigh: [-10, 3, 0], shin: 10, foot: 46 },
  legR: { thigh: [12, 3, 0], shin: 22, foot: 46 },
  armL: { to: 'shoulder', by: [0.1, 0.92, 0.06], hand: 'flat', elbow: [1, 0, 0] },
  armR: { to: 'shoulder', by: [0.3, -0.72, 0.3], hand: 'flat', elbow: [1, 0, -0.6] },
  lift: 0.1,
  face: { smile: 0.5, open: 0.2 },
});

/** Head first, arms stretched. */
export const dive: Act = () => ({
  turn: [132, 0, 0],
  spine: [-6, 0, 0],
  head: [-12, 0, 0],
  legL: { thigh: [-4, 0, 0], shin: 8, foot: 50 },
  legR: { thigh: [-2, 0, 0], shin: 4, foot: 50 },
  armL: { to: 'crown', by: [0.06, 0.3, 0.06], hand: 'flat', elbow: [1, 0, 0] },
  armR: { to: 'crown', by: [0.06, 0.3, 0.06], hand: 'flat', elbow: [1, 0, 0] },
  lift: 1.1,
});

export const surf: Act = () => ({
  hips: [0, -0.34, 0],
  turn: [10, 62, 0],
  spine: [12, -12, 0],
  head: [-8, -38, 0],
  legL: { x: -0.06, z: 0.42, yaw: 62 },
  legR: { x: -0.02, z: -0.42, yaw: -66 },
  armL: { to: 'shoulder', by: [0.7, 0.16, 0.44], hand: 'flat', elbow: [1, -0.4, 0] },
  armR: { to: 'shoulder', by: [0.8, 0.06, 0.0], hand: 'flat', elbow: [1, -0.4, 0] },
  holds: [{ prop: 'surfboard', takes: /board/, by: 'feet', grow: 1.15 }],
  lift: 0.18,
  face: { smile: 0.9, open: 0.2 },
});

export const ski: Act = () => ({
  hips: [0, -0.26, -0.06],
  turn: [20, 0, 4],
  spine: [10, 0, -4],
  head: [-20, 0, 0],
  legL: { x: 0.02, z: 0.06 },
  legR: { x: 0.02, z: -0.06 },
  armL: fist('shoulder', [0.3, -0.46, 0.5], { thumb: [0.2, 0.8, 0.5] }),
  armR: fist('shoulder', [0.3, -0.46, 0.5], { thumb: [-0.2, 0.8, 0.5] }),
  holds: [
    { prop: 'ski', takes: /ski/, by: 'footL' },
    { prop: 'ski', takes: /ski/, by: 'footR' },
    { prop: 'skiPole', by: 'L', turn: [34, 0, 8] },
    { prop: 'skiPole', by: 'R', turn: [34, 0, -8] },
  ],
  lift: 0.06,
  face: { smile: 0.7 },
});

/** On ice or on a board. */
export const skate: Act = ({ held, name }) => ({
  hips: [0, -0.14, 0],
  turn: [14, 10, 0],
  spine: [6, -6, 0],
  head: [-14, -6, 0],
  legL: { x: -0.02, z: 0.22 },
  legR:
    name === 'skater' && held.length === 0
      ? { thigh: [-38, 12, 0], shin: 34, foot: 20 }
      : { x: 0.02, z: -0.3, yaw: 20 },
  armL: { to: 'shoulder', by: [0.62, -0.16, -0.3], hand: 'flat', elbow: [0.6, 0, -1] },
  armR: { to: 'shoulder', by: [0.6, -0.1, 0.52], hand: 'flat', elbow: [1, -0.6, 0] },
  ...(name === 'skater' && held.length === 0
    ? {}
    : { holds: [{ prop: 'skateboard', takes: /board|skate/, by: 'feet', grow: 1.1 } as const], lift: 0.34 }),
  face: { smile: 0.8 },
});

/** Sideways on the board, knees bent. */
export const snowboard: Act = (setting) => ({
  ...surf(setting),
  holds: [{ prop: 'snowboard', takes: /board/, by: 'feet', grow: 1.05 }],
  lift: 0.1,
});

/** In the air, with what belongs to them under their feet. */
export const airborne =
  (act: Act): Act =>
  (setting) => {
    const stance = act(setting);
    return {
      ...stance,
      hips: [0, -0.36, 0],
      armL: { to: 'shoulder', by: [0.7, 0.4, 0.2], hand: 'flat', elbow: [1, -0.4, 0] },
      holds: (stance.holds ?? []).map((hold) => ({ ...hold, rise: 0.8 })),
      lift: (stance.lift ?? 0) + 0.8,
      face: { smile: 1, open: 0.3, browUp: 0.4 },
    };
  };

/** The board upright beside them. */
export const waitWithBoard: Act = () => ({
  turn: [0, -6, 2],
  spine: [0, 3, -3],
  head: [0, 10, 3],
  legL: { x: 0.03, z: 0.08, yaw: 14 },
  legR: { x: 0.02, yaw: 10 },
  armL: { to: 'shoulder', by: [0.5, -0.3, 0.1], hand: 'flat', elbow: [1, -0.6, -0.4] },
  holds: [
    {
      prop: 'surfboard',
      takes: /board/,
      by: { ground: [1.15, 0, -0.1] },
      turn: [90, 0, 0],
      anchor: 'none',
      share: [0.5, 0.5, 1],
    },
  ],
  face: { smile: 0.5 },
});

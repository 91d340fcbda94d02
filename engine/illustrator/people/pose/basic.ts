/** How people stand, walk, sit and lie, and what they do with empty hands. */

import { type Act, EASY, FIRM, palm, SMILE, side, sitting } from './act.ts';

export const stand: Act = ({ pick }) =>
  pick([
    {
      turn: [0, -6, 2],
      spine: [0, 3, -3],
      head: [0, 4, 3],
      legL: { x: 0.03, z: 0.08, yaw: 14 },
      legR: { x: 0.02, yaw: 10 },
      face: SMILE,
    },
    {
      turn: [0, 5, -2],
      spine: [0, -3, 3],
      head: [2, -6, -3],
      legL: { x: 0.02, yaw: 10 },
      legR: { x: 0.04, z: 0.07, yaw: 16 },
      face: SMILE,
    },
    {
      turn: [0, 0, 2],
      spine: [0, 0, -3],
      head: [0, 5, 4],
      legL: { x: 0.05, yaw: 14 },
      legR: { x: 0.04, yaw: 14 },
      armR: { to: 'hip', by: [0.16, 0.16, 0.08], elbow: [1, 0.1, -0.5] },
      face: SMILE,
    },
  ]);

export const walk: Act = () => ({
  hips: [0, -0.045, 0],
  turn: [2, -8, 0],
  spine: [2, 8, 0],
  chest: [1, 7, 0],
  head: [-3, -5, 0],
  legL: { x: -0.03, z: 0.34, pitch: -16 },
  legR: { x: -0.03, z: -0.36, pitch: 34 },
  armL: { to: 'shoulder', by: [0.16, -0.9, -0.34], elbow: [0.4, -0.2, -1] },
  armR: { to: 'shoulder', by: [0.12, -0.78, 0.5], elbow: [0.5, -0.6, -1] },
  face: SMILE,
});

export const run: Act = () => ({
  hips: [0, -0.02, 0],
  turn: [12, -10, 0],
  spine: [6, 8, 0],
  chest: [4, 10, 0],
  head: [-14, -8, 0],
  legL: { thigh: [62, 0, 0], shin: 84, foot: 6 },
  legR: { thigh: [-22, 0, 0], shin: 42, foot: 26 },
  armL: { to: 'shoulder', by: [0.2, -0.62, -0.42], elbow: [0.4, 0.1, -1], hand: 'grip' },
  armR: { to: 'shoulder', by: [0.02, -0.34, 0.6], elbow: [0.5, -1, -0.3], hand: 'grip' },
  lift: 0.06,
  face: { smile: 0.4 },
});

export const wave: Act = () => ({
  turn: [0, -4, -2],
  spine: [0, 2, 3],
  head: [0, 4, -7],
  legL: { x: 0.03, yaw: 12 },
  legR: { x: 0.03, z: 0.06, yaw: 12 },
  armR: {
    to: 'shoulder',
    by: [0.56, 0.62, 0.16],
    thumb: [-1, 0.2, 0.1],
    fingers: [0.2, 1, 0],
    elbow: [1, -0.6, 0],
    hand: 'flat',
  },
  face: { smile: 0.9, browUp: 0.3 },
});

export const jump: Act = () => ({
  turn: [-4, 0, 0],
  spine: [-6, 0, 0],
  head: [-8, 0, 0],
  legL: { thigh: [24, 10, 0], shin: 66, foot: 26 },
  legR: { thigh: [6, 12, 0], shin: 84, foot: 30 },
  armL: { to: 'shoulder', by: [0.5, 0.8, 0.1], hand: 'flat', elbow: [1, -0.4, 0] },
  armR: { to: 'shoulder', by: [0.5, 0.8, 0.1], hand: 'flat', elbow: [1, -0.4, 0] },
  lift: 0.85,
  face: { smile: 1, open: 0.35, browUp: 0.6 },
});

/** On a seat of a given height, or on the ground with the legs drawn in. */
export const sit: Act = ({ seat, pick }) =>
  seat === undefined
    ? pick([
        {
          hips: [0, -0.86, 0],
          turn: [-8, 0, 0],
          spine: [8, 0, 0],
          chest: [6, 0, 0],
          head: [-2, 0, 3],
          legL: { thigh: [80, 12, 0], shin: 74, foot: 4 },
          legR: { thigh: [96, 10, 0], shin: 104, foot: 2 },
          armL: {
            to: 'hip',
            by: [0.4, 0.0, -0.26],
            thumb: [0.3, 0, 1],
            fingers: [1, -0.4, -0.3],
            elbow: [1, 0.2, -1],
            hand: 'flat',
          },
          armR: { to: 'knee', by: [0, 0.08, 0.02], elbow: [1, -0.4, -0.2] },
          face: SMILE,
        },
        {
          ...sitting(undefined),
          armL: { to: 'knee', by: [0, 0.04, -0.06] },
          armR: { to: 'knee', by: [0, 0.04, -0.06] },
          head: [-4, 4, 2],
          face: SMILE,
        },
      ])
    : {
        ...sitting(seat),
        head: [0, 4, 3],
        armL: { to: 'knee', by: [0, 0.06, -0.14], elbow: [1, -0.4, -0.4] },
        armR: { to: 'knee', by: [0, 0.06, -0.14], elbow: [1, -0.4, -0.4] },
        face: SMILE,
      };

export const sleep: Act = () => ({
  hips: [0, -0.9, 0],
  turn: [-90, 0, 0],
  spine: [4, 0, 0],
  head: [8, 22, 0],
  legL: { thigh: [10, 4, 0], shin: 16, foot: 30 },
  legR: { thigh: [26, 8, 0], shin: 48, foot: 20 },
  armL: {
    to: 'belly',
    by: [0.12, 0.04, 0.06],
    thumb: [0, 1, 0],
    fingers: [-1, 0, 0],
    elbow: [1, -0.6, -0.2],
  },
  armR: { to: 'belly', by: [0.1, -0.02, 0.1], thumb: [0, 1, 0], fingers: [-1, 0, 0], elbow: [1, -0.6, -0.2] },
  face: { blink: 1, smile: 0.2 },
});

export const cheer: Act = () => ({
  hips: [0, -0.01, 0],
  turn: [-3, 0, 0],
  spine: [-5, 0, 0],
  chest: [-4, 0, 0],
  head: [-8, 0, 0],
  legL: { x: 0.14, yaw: 16 },
  legR: { x: 0.14, yaw: 16 },
  armL: { to: 'shoulder', by: [0.52, 0.85, 0.02], elbow: [1, -0.4, -0.2], hand: 'grip' },
  armR: { to: 'shoulder', by: [0.52, 0.85, 0.02], elbow: [1, -0.4, -0.2], hand: 'grip' },
  face: { smile: 1, open: 0.4, browUp: 0.5 },
});

export const kneel: Act = () => ({
  hips: [0, -0.44, -0.05],
  spine: [4, 0, 0],
  head: [2, 0, 0],
  legL: { x: 0.02, z: 0.3 },
  legR: { thigh: [-2, 4, 0], shin: 92, foot: 46 },
  armL: { to: 'knee', by: [0, 0.1, -0.1], elbow: [1, -0.3, 0] },
  armR: { to: 'knee', by: [0.1, 0.5, 0.05], elbow: [1, -0.6, -0.5] },
  face: SMILE,
});

export const crouch: Act = () => ({
  hips: [0, -0.58, -0.08],
  turn: [12, 0, 0],
  spine: [14, 0, 0],
  head: [-14, 0, 0],
  legL: { x: 0.08, z: 0.1, yaw: 20 },
  legR: { x: 0.08, z: -0.14, yaw: 20, pitch: 28 },
  armL: { to: 'knee', by: [-0.04, 0.06, 0.04], elbow: [1, 0, 0] },
  armR: { to: 'knee', by: [-0.04, 0.06, 0.04], elbow: [1, 0, 0] },
  face: SMILE,
});

export const lie: Act = () => ({
  hips: [0, -0.9, 0],
  turn: [-90, 0, 0],
  head: [14, 0, 0],
  legL: { thigh: [34, 4, 0], shin: 62, foot: 20 },
  legR: { thigh: [12, 4, 0], shin: 16, foot: 30 },
  armL: {
    to: 'ear',
    by: [0.02, 0.02, -0.34],
    thumb: [-0.2, -0.4, 1],
    fingers: [-1, 0.4, 0],
    elbow: [1, 0.4, -0.4],
  },
  armR: {
    to: 'ear',
    by: [0.02, 0.02, -0.34],
    thumb: [-0.2, -0.4, 1],
    fingers: [-1, 0.4, 0],
    elbow: [1, 0.4, -0.4],
  },
  face: SMILE,
});

/** Against something that is at the figure's right. */
export const lean: Act = () => ({
  turn: [0, 0, 9],
  spine: [0, 0, -4],
  head: [0, 6, -6],
  hips: [0, -0.03, 0],
  legL: { x: 0.16, z: -0.02, yaw: 14 },
  legR: { x: 0.1, z: 0.16, yaw: 20, pitch: 20 },
  armL: {
    to: 'chest',
    by: [-0.1, -0.14, 0.12],
    thumb: [0, 1, 0.2],
    fingers: [-1, 0, 0],
    elbow: [1, -0.4, 0],
  },
  armR: { to: 'chest', by: [-0.08, -0.2, 0.2], thumb: [0, 1, 0.2], fingers: [-1, 0, 0], elbow: [1, -0.4, 0] },
  face: SMILE,
});

export const point: Act = () => ({
  ...EASY,
  head: [0, -10, 0],
  armR: {
    to: 'shoulder',
    by: [0.34, 0.12, 0.84],
    thumb: [-0.3, 1, 0],
    fingers: [0.3, 0.1, 1],
    elbow: [1, -0.6, 0],
    hand: 'point',
  },
  armL: { to: 'hip', by: [0.14, 0.16, 0.08], elbow: [1, 0.1, -0.5] },
  face: { smile: 0.6, browUp: 0.3 },
});

export const think: Act = () => ({
  ...EASY,
  head: [4, 10, -7],
  armR: {
    to: 'chin',
    by: [0.02, -0.12, 0.08],
    thumb: [-0.5, 0.7, -0.5],
    fingers: [-0.7, 0.7, 0.1],
    elbow: [0.3, -1, 0.3],
    hand: 'point',
  },
  armL: {
    to: 'chest',
    by: [-0.16, -0.32, 0.14],
    thumb: [0, 1, 0],
    fingers: [-1, 0, 0.1],
    elbow: [1, -0.6, 0.1],
  },
  face: { closed: 0.3, browUp: 0.35 },
});

export const talk: Act = () => ({
  ...EASY,
  head: [0, 8, 4],
  armR: palm('shoulder', [0.24, -0.46, 0.6], {
    thumb: [0.6, 0.9, 0],
    fingers: [0.3, 0.1, 1],
    hand: 'relaxed',
  }),
  armL: palm('shoulder', [0.12, -0.6, 0.5], {
    thumb: [0.6, 0.9, 0],
    fingers: [0.1, 0.1, 1],
    hand: 'relaxed',
  }),
  face: { open: 0.4, smile: 0.35, browUp: 0.3 },
});

export const laugh: Act = () => ({
  ...EASY,
  spine: [-8, 0, 0],
  head: [-14, 6, 4],
  armR: { to: 'belly', by: [0.02, 0.04, 0.12], thumb: [0, 1, 0], fingers: [-1, 0, 0.1], elbow: [1, -0.5, 0] },
  armL: palm('shoulder', [0.36, -0.5, 0.5], { thumb: [0.7, 0.7, 0], hand: 'flat' }),
  face: { smile: 1, open: 0.55, browUp: 0.4 },
});

export const cry: Act = () => ({
  ...EASY,
  spine: [10, 0, 0],
  chest: [6, 0, 0],
  head: [16, 0, 0],
  armL: {
    to: 'eye',
    by: [0.06, -0.12, 0.16],
    thumb: [-0.5, 0.5, -0.7],
    fingers: [-0.5, 0.9, 0],
    elbow: [0.8, -1, 0.2],
    hand: 'grip',
  },
  armR: {
    to: 'eye',
    by: [0.06, -0.12, 0.16],
    thumb: [-0.5, 0.5, -0.7],
    fingers: [-0.5, 0.9, 0],
    elbow: [0.8, -1, 0.2],
    hand: 'grip',
  },
  face: { frown: 0.9, browSad: 1, blink: 0.8 },
});

export const clap: Act = () => ({
  ...EASY,
  head: [0, 5, 3],
  armL: side('chest', [-0.01, 0.02, 0.44], { fingers: [-0.15, 0.8, 0.6], thumb: [0, 0.6, -0.8] }),
  armR: side('chest', [0.06, 0.02, 0.44], { fingers: [-0.15, 0.8, 0.6], thumb: [0, 0.6, -0.8] }),
  face: { smile: 0.95, browUp: 0.3 },
});

export const pray: Act = () => ({
  ...EASY,
  head: [16, 0, 0],
  armL: side('chest', [-0.045, 0.1, 0.3], {
    fingers: [0, 1, 0.15],
    thumb: [0, 0.1, -1],
    elbow: [1, -0.6, 0],
  }),
  armR: side('chest', [-0.045, 0.1, 0.3], {
    fingers: [0, 1, 0.15],
    thumb: [0, 0.1, -1],
    elbow: [1, -0.6, 0],
  }),
  face: { blink: 1, smile: 0.2 },
});

export const salute: Act = () => ({
  legL: { x: -0.01, yaw: 12 },
  legR: { x: -0.01, yaw: 12 },
  chest: [-3, 0, 0],
  armL: { to: 'shoulder', by: [0.08, -0.94, 0.02], thumb: [0, 0.1, 1], fingers: [0, -1, 0], hand: 'flat' },
  armR: {
    to: 'eye',
    by: [0.3, 0.16, 0.02],
    thumb: [-0.6, -0.6, 0.5],
    fingers: [-0.85, 0.5, 0.15],
    elbow: [1, 0.1, 0.1],
    hand: 'flat',
  },
  face: { smile: 0.35 },
});

/** An open hand to the side, as towards something worth seeing. */
export const present: Act = () => ({
  ...EASY,
  head: [0, 6, 4],
  armR: palm('shoulder', [0.62, -0.16, 0.5], { thumb: [0.3, 0.8, -0.5], fingers: [0.8, 0.2, 0.5] }),
  armL: { to: 'hip', by: [0.14, 0.16, 0.08], elbow: [1, 0.1, -0.5] },
  face: { smile: 0.85, browUp: 0.3 },
});

export const guard: Act = () => ({
  ...FIRM,
  chest: [-3, 0, 0],
  head: [0, 10, 0],
  armR: { to: 'shoulder', by: [0.3, -0.4, 0.46], thumb: [0, 1, 0], fingers: [-0.55, 0, 0.85], hand: 'grip' },
  armL: { to: 'hip', by: [0.14, 0.16, 0.08], elbow: [1, 0.1, -0.5] },
  holds: [
    {
      prop: 'sword',
      takes: /sword|spear|staff|lance|axe|katana|flag|torch|halberd/,
      by: 'R',
      share: [0.5, 0.3, 0.5],
      turn: [8, 0, -6],
    },
  ],
});

export const hide: Act = (setting) => ({
  ...crouch(setting),
  armL: side('eye', [0.02, -0.06, 0.18], { fingers: [-0.3, 1, 0], thumb: [-1, 0, 0], elbow: [0.8, -1, 0.2] }),
  armR: side('eye', [0.02, -0.06, 0.18], { fingers: [-0.3, 1, 0], thumb: [-1, 0, 0], elbow: [0.8, -1, 0.2] }),
  head: [4, 0, 0],
});

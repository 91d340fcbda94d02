/** How people stand, walk, sit and lie. */

import { type Act, SMILE, sitting } from '../act.ts';

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

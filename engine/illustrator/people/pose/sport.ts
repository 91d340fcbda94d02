/** Sport, dance and play: the whole body moves. */

import { type Act, EASY, FIRM, fist, palm, SMILE, side, sitting } from './act.ts';

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

export const box: Act = () => ({
  ...FIRM,
  hips: [0, -0.08, 0],
  turn: [4, -26, 0],
  spine: [6, 4, 0],
  chest: [4, 6, 0],
  head: [2, 18, 0],
  legL: { x: 0.04, z: 0.26, yaw: 10 },
  legR: { x: 0.06, z: -0.26, yaw: 30, pitch: 20 },
  armL: { to: 'shoulder', by: [-0.08, 0.14, 0.82], hand: 'grip', elbow: [1, -0.7, 0] },
  armR: { to: 'chin', by: [0.2, -0.06, 0.24], hand: 'grip', elbow: [0.5, -1, 0] },
  face: { browAngry: 0.6, teeth: 0.3 },
});

export const fight: Act = ({ name }) => ({
  hips: [0, -0.16, 0],
  turn: [6, -18, 0],
  spine: [4, 6, 0],
  head: [-2, 14, 0],
  legL: { x: 0.08, z: 0.34, yaw: 8 },
  legR: { x: 0.1, z: -0.34, yaw: 36, pitch: 8 },
  armR: fist('shoulder', [0.4, 0.24, 0.42], { thumb: [-0.1, 0.9, -0.1], fingers: [-0.4, 0.2, 0.8] }),
  armL: { to: 'shoulder', by: [0.12, -0.2, 0.66], hand: 'grip', elbow: [1, -0.8, 0] },
  holds: [
    {
      prop: name === 'samurai' || name === 'ninja' ? 'katana' : name === 'viking' ? 'axe' : 'sword',
      takes: /sword|axe|spear|katana|hammer|saber|lightsaber/,
      by: 'R',
      share: [0.5, 0.12, 0.5],
      turn: [-16, 0, 16],
    },
    ...(name === 'viking' || name === 'knight'
      ? ([{ prop: 'shield', takes: /shield/, by: 'L', turn: [0, 12, 0] }] as const)
      : []),
  ],
  face: { browAngry: 0.7, teeth: 0.3 },
});

/** With a drawn bow. */
export const aim: Act = () => ({
  ...FIRM,
  turn: [0, -50, 0],
  head: [0, 46, 0],
  armL: fist('shoulder', [0.5, 0.16, 0.72], {
    thumb: [0, 1, 0],
    fingers: [0.4, 0, 0.8],
    elbow: [1, -0.6, 0],
  }),
  armR: fist('shoulder', [0.06, 0.18, 0.3], {
    thumb: [0, 1, 0],
    fingers: [-0.6, 0, 0.7],
    elbow: [1, -0.1, -0.4],
  }),
  holds: [{ prop: 'archeryBow', takes: /bow/, by: 'L', turn: [0, 0, 0], share: [0.5, 0.5, 0.8] }],
  face: { browAngry: 0.3, closed: 0.4 },
});

export const throwing: Act = () => ({
  hips: [0, -0.05, 0],
  turn: [-4, 18, 0],
  spine: [-8, 8, 0],
  head: [-6, -16, 0],
  legL: { x: 0.04, z: 0.34, pitch: -8 },
  legR: { x: 0.06, z: -0.24, yaw: 30 },
  armR: palm('shoulder', [0.4, 0.66, 0.08], {
    thumb: [-0.9, 0.2, -0.2],
    fingers: [-0.1, 0.7, -0.6],
    elbow: [1, 0, -0.2],
  }),
  armL: { to: 'shoulder', by: [0.2, 0.16, 0.76], hand: 'flat', elbow: [1, -0.8, 0] },
  holds: [
    {
      prop: 'basketball',
      takes: /ball|stone|snowball|frisbee|spear|disc/,
      by: 'R',
      anchor: 'foot',
      turn: [0, 0, 0],
    },
  ],
  face: { smile: 0.6 },
});

export const catching: Act = () => ({
  hips: [0, -0.1, 0],
  turn: [4, 0, 0],
  head: [-10, 0, 0],
  legL: { x: 0.1, z: 0.1, yaw: 14 },
  legR: { x: 0.1, z: -0.08, yaw: 14 },
  armL: side('shoulder', [-0.12, 0.2, 0.78], { fingers: [-0.1, 0.7, 0.8], thumb: [-0.4, 0.5, -0.6] }),
  armR: side('shoulder', [-0.12, 0.2, 0.78], { fingers: [-0.1, 0.7, 0.8], thumb: [-0.4, 0.5, -0.6] }),
  holds: [
    { prop: 'ball', takes: /ball|frisbee/, by: 'both', anchor: 'middle', share: [0.5, 0.5, 0.5], grow: 1.2 },
  ],
  face: { smile: 0.8, browUp: 0.4 },
});

export const kick: Act = () => ({
  hips: [0, -0.05, 0],
  turn: [-10, 18, 0],
  spine: [10, -14, 0],
  head: [12, -8, 0],
  legL: { x: -0.02, yaw: 10 },
  legR: { thigh: [52, 4, 0], shin: 26, foot: 34 },
  armL: { to: 'shoulder', by: [0.56, -0.1, 0.5], hand: 'flat', elbow: [1, -0.4, 0] },
  armR: { to: 'shoulder', by: [0.62, -0.2, -0.4], hand: 'flat', elbow: [1, 0, -0.6] },
  holds: [{ prop: 'ball', takes: /ball/, by: { ground: [-0.24, 0, 1.5] }, grow: 1.15 }],
  face: { smile: 0.6 },
});

/** With a racket, a bat or a club. */
export const swing: Act = ({ name }) =>
  name === 'golfer'
    ? {
        ...FIRM,
        spine: [14, -12, 0],
        chest: [4, -20, 0],
        head: [14, 26, 0],
        armR: fist('shoulder', [0.3, 0.5, 0.34], { thumb: [0.6, 0.7, -0.4], fingers: [-0.3, 0.2, 0.8] }),
        armL: fist('shoulder', [-0.62, 0.42, 0.36], { thumb: [-0.6, 0.7, -0.4], fingers: [-0.3, 0.2, 0.8] }),
        holds: [{ prop: 'golfClub', takes: /club/, by: 'R', turn: [-40, 0, 150], second: 0.12 }],
      }
    : {
        hips: [0, -0.1, 0],
        turn: [2, -24, 0],
        spine: [4, -8, 0],
        head: [-4, 26, 0],
        legL: { x: 0.08, z: 0.2, yaw: 10 },
        legR: { x: 0.12, z: -0.26, yaw: 30, pitch: 14 },
        armR: fist('shoulder', [0.62, 0.1, 0.3], { thumb: [0.4, 0.8, 0.3], fingers: [-0.2, 0, 1] }),
        armL: { to: 'shoulder', by: [0.34, 0.14, 0.62], hand: 'flat', elbow: [1, -0.6, 0] },
        holds: [
          {
            prop: 'racket',
            takes: /racket|racquet|bat|club|stick|sword/,
            by: 'R',
            turn: [16, 0, 32],
            share: [0.5, 0.15, 0.5],
          },
        ],
        face: { smile: 0.5 },
      };

export const fish: Act = ({ seat, units }) => ({
  ...(seat === undefined ? EASY : sitting(seat)),
  head: [4, -4, 0],
  armR: fist('shoulder', [-0.06, -0.46, 0.56], { thumb: [-0.1, 0.6, 0.8], fingers: [-0.7, -0.2, 0.5] }),
  armL: fist('shoulder', [-0.1, -0.32, 0.62], { thumb: [0.1, 0.6, 0.8], fingers: [-0.7, -0.2, 0.5] }),
  holds: [
    {
      prop: 'fishingRod',
      takes: /rod/,
      by: 'R',
      turn: [38, 0, 4],
      share: [0.5, 0.1, 0.3],
      second: 0.16,
      line: { from: 'tip', to: { ground: [units(-0.1), 0, units(1.5)] } },
    },
  ],
  face: SMILE,
});

/** Sitting, both hands at the oars. */
export const row: Act = ({ seat, seatAt }) => ({
  ...sitting(seat ?? seatAt(0.22)),
  turn: [10, 0, 0],
  spine: [8, 0, 0],
  head: [-8, 0, 0],
  armL: fist('shoulder', [0.1, -0.3, 0.72], { thumb: [-0.9, 0.2, 0.2], fingers: [0, -0.3, 1] }),
  armR: fist('shoulder', [0.1, -0.3, 0.72], { thumb: [-0.9, 0.2, 0.2], fingers: [0, -0.3, 1] }),
  holds: [
    { prop: 'oar', takes: /oar|paddle/, by: 'L', turn: [0, 0, 66], share: [0.5, 0.9, 0.5] },
    { prop: 'oar', takes: /oar|paddle/, by: 'R', turn: [0, 0, -66], share: [0.5, 0.9, 0.5] },
  ],
  face: SMILE,
});

export const drive: Act = ({ seat, seatAt }) => ({
  ...sitting(seat ?? seatAt(0.3)),
  turn: [-8, 0, 0],
  head: [4, 0, 0],
  armL: fist('shoulder', [0.0, -0.26, 0.7], { thumb: [-0.3, 0.9, 0], fingers: [-0.4, 0, 1] }),
  armR: fist('shoulder', [0.0, -0.26, 0.7], { thumb: [-0.3, 0.9, 0], fingers: [-0.4, 0, 1] }),
  holds: [
    {
      prop: 'steeringWheel',
      takes: /wheel/,
      by: 'both',
      turn: [62, 0, 0],
      anchor: 'middle',
      share: [0.5, 0.5, 0.5],
      grow: 1.5,
    },
  ],
  face: SMILE,
});

/** Astride, hands forward; what is ridden decides the rest. */
export const ride: Act = ({ seat, seatAt }) => ({
  hips: [0, seat ?? seatAt(0.85), 0],
  turn: [6, 0, 0],
  spine: [2, 0, 0],
  head: [-4, 4, 0],
  legL: { thigh: [54, 20, 0], shin: 62, foot: -4 },
  legR: { thigh: [54, 20, 0], shin: 62, foot: -4 },
  armL: fist('shoulder', [-0.14, -0.42, 0.62], { thumb: [-0.4, 0.9, 0], fingers: [-0.4, 0, 0.9] }),
  armR: fist('shoulder', [-0.14, -0.42, 0.62], { thumb: [-0.4, 0.9, 0], fingers: [-0.4, 0, 0.9] }),
  face: { smile: 0.7 },
});

/** Like a hero: one fist ahead. */
export const fly: Act = () => ({
  turn: [64, 0, 0],
  spine: [-10, 0, 0],
  head: [-40, 0, 0],
  legL: { thigh: [-6, 2, 0], shin: 8, foot: 46 },
  legR: { thigh: [22, 2, 0], shin: 50, foot: 40 },
  armL: { to: 'shoulder', by: [0.16, -0.86, 0.16], hand: 'grip', elbow: [1, 0, -0.4] },
  armR: { to: 'shoulder', by: [0.1, 0.92, 0.1], hand: 'grip', elbow: [1, 0, 0] },
  lift: 1.2,
  face: { smile: 0.6 },
});

export const float: Act = () => ({
  turn: [-14, 10, 6],
  spine: [-4, 0, 0],
  head: [-4, 0, -4],
  legL: { thigh: [30, 12, 0], shin: 46, foot: 26 },
  legR: { thigh: [8, 14, 0], shin: 30, foot: 30 },
  armL: { to: 'shoulder', by: [0.72, 0.2, 0.3], hand: 'relaxed', elbow: [1, -0.6, 0] },
  armR: { to: 'shoulder', by: [0.66, 0.36, 0.3], hand: 'relaxed', elbow: [1, -0.6, 0] },
  lift: 0.7,
  face: SMILE,
});

export const fall: Act = () => ({
  turn: [-52, 0, 14],
  head: [14, 0, 0],
  legL: { thigh: [46, 12, 0], shin: 30, foot: 10 },
  legR: { thigh: [20, 16, 0], shin: 60, foot: 10 },
  armL: { to: 'shoulder', by: [0.7, 0.5, 0.1], hand: 'flat', elbow: [1, -0.2, 0] },
  armR: { to: 'shoulder', by: [0.76, 0.4, 0.2], hand: 'flat', elbow: [1, -0.2, 0] },
  lift: 0.5,
  face: { open: 0.9, browUp: 1 },
});

export const play: Act = (setting) =>
  setting.pick([
    kick(setting),
    {
      ...FIRM,
      hips: [0, -0.08, 0],
      turn: [4, 12, 0],
      head: [-4, -8, 4],
      armL: palm('shoulder', [0.5, 0.3, 0.4]),
      armR: palm('shoulder', [0.3, -0.2, 0.64]),
      holds: [{ prop: 'ball', takes: /./, by: 'R', anchor: 'foot' }],
      face: { smile: 1, open: 0.25 },
    },
  ]);

/** Hand up, the kite far above. */
export const flyKite: Act = ({ units }) => ({
  ...EASY,
  spine: [-6, 0, 0],
  head: [-22, -14, 0],
  armR: fist('shoulder', [0.2, 0.52, 0.58], { thumb: [0.1, 0.9, 0.4] }),
  armL: fist('shoulder', [-0.06, -0.2, 0.62]),
  holds: [
    {
      prop: 'kite',
      takes: /kite/,
      by: { ground: [units(-0.9), units(2.6), units(0.3)] },
      turn: [-16, -14, 24],
      line: { from: 'middle', to: 'R' },
      share: [0.5, 0.6, 0.5],
      anchor: 'middle',
    },
  ],
  face: { smile: 0.95, open: 0.2 },
});

/** A lead in the right hand. */
export const walkDog: Act = () => ({
  hips: [0, -0.045, 0],
  turn: [2, -6, 0],
  spine: [2, 6, 0],
  head: [0, -4, 0],
  legL: { x: -0.03, z: 0.3, pitch: -14 },
  legR: { x: -0.03, z: -0.32, pitch: 30 },
  armL: { to: 'shoulder', by: [0.16, -0.9, -0.28], elbow: [0.4, -0.2, -1] },
  armR: fist('shoulder', [0.16, -0.66, 0.56], { thumb: [0, 0.6, 0.8], fingers: [-0.4, -0.4, 0.6] }),
  face: SMILE,
});

export const umbrella: Act = () => ({
  ...EASY,
  head: [0, 5, 4],
  armR: fist('shoulder', [0.1, -0.04, 0.5], { elbow: [0.8, -1, 0] }),
  holds: [
    { prop: 'umbrella', takes: /umbrella|parasol/, by: 'R', turn: [-6, 0, -4], share: [0.5, 0.1, 0.5] },
  ],
  face: SMILE,
});

export const blowBubbles: Act = () => ({
  ...EASY,
  head: [-4, -4, 0],
  armR: fist('mouth', [0.06, -0.34, 0.38], { elbow: [0.7, -1, 0] }),
  armL: fist('shoulder', [-0.02, -0.5, 0.5]),
  holds: [
    { prop: 'bubbleWand', takes: /wand/, by: 'R', frame: 'head', share: [0.5, 0.3, 0.5] },
    { prop: 'bubbles', takes: /bubble/, by: { at: 'mouth', by: [-0.1, 0.3, 1.5] } },
  ],
  face: { round: 0.9, browUp: 0.3 },
});

export const castSpell: Act = ({ name }) => ({
  ...FIRM,
  turn: [0, -10, 0],
  spine: [-3, 4, 0],
  head: [-4, 8, 0],
  armR:
    name === 'wizard'
      ? fist('shoulder', [0.34, -0.3, 0.5])
      : fist('shoulder', [0.34, 0.24, 0.68], { thumb: [0.1, 0.8, 0.6] }),
  armL: palm('shoulder', [0.46, 0.28, 0.5], { thumb: [-0.3, 0.6, -0.6], fingers: [0.2, 0.8, 0.5] }),
  holds: [
    name === 'wizard'
      ? { prop: 'staff', takes: /staff|wand/, by: 'R', share: [0.5, 0.55, 0.5] }
      : { prop: 'wand', takes: /wand|staff/, by: 'R', turn: [40, 0, 6], share: [0.5, 0.2, 0.5] },
  ],
  face: { smile: 0.6, browUp: 0.5 },
});

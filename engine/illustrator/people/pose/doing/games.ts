/** Fights and games, with what is thrown, swung and aimed. */

import { type Act, FIRM, fist, palm, side } from '../act.ts';

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

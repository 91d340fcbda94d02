/** Playing, singing and conducting. */

import { type Act, EASY, FIRM, fist, palm, SMILE, sitting } from '../act.ts';

/** The violin lies on the left shoulder, the bow comes from the right. */
export const playViolin: Act = () => ({
  ...EASY,
  turn: [0, 14, 2],
  head: [8, 14, 12],
  armL: {
    to: 'shoulder',
    by: [0.36, 0.06, 0.74],
    thumb: [-0.3, 0.6, 0.6],
    fingers: [-0.7, 0.7, -0.3],
    hand: 'grip',
    elbow: [0.2, -1, 0.2],
  },
  armR: {
    to: 'shoulder',
    by: [0.1, -0.1, 0.76],
    thumb: [-0.8, 0.3, 0.4],
    fingers: [-0.3, -0.6, 0.6],
    hand: 'grip',
    elbow: [1, -0.3, 0.1],
  },
  holds: [
    {
      prop: 'violin',
      takes: /violin|viola|fiddle/,
      by: 'L',
      frame: 'chest',
      turn: [-12, 38, -18],
      share: [0.5, 0.4, 0.85],
    },
    { prop: 'violinBow', takes: /bow/, by: 'R', frame: 'chest', turn: [-30, 62, 0] },
  ],
  face: { smile: 0.35, blink: 0.5 },
});

export const playGuitar: Act = () => ({
  ...EASY,
  head: [12, 14, 2],
  face: SMILE,
});

export const playPiano: Act = ({ seat, seatAt, units, held }) => ({
  ...sitting(seat ?? seatAt(0.5)),
  spine: [6, 0, 0],
  head: [10, 0, 0],
  armL: palm('ground', [units(0.2), units(0.84), units(0.56)], {
    thumb: [-1, 0.1, 0],
    fingers: [-0.1, -0.2, 1],
    hand: 'relaxed',
  }),
  armR: palm('ground', [units(0.2), units(0.84), units(0.56)], {
    thumb: [-1, 0.1, 0],
    fingers: [-0.1, -0.2, 1],
    hand: 'relaxed',
  }),
  holds: [
    ...(held.some((one) => /piano|keyboard|organ/.test(one))
      ? []
      : ([{ prop: 'piano', by: { ground: [0, 0, units(0.64)] } }] as const)),
    ...(seat === undefined ? ([{ prop: 'stool', by: { ground: [0, 0, -0.05] } }] as const) : []),
  ],
  face: SMILE,
});

export const playDrums: Act = ({ seatAt, units }) => ({
  ...sitting(seatAt(0.48)),
  legL: { x: 0.14, z: 0.4, yaw: 16 },
  legR: { x: 0.14, z: 0.36, yaw: 16 },
  head: [4, 6, 4],
  armL: fist('ground', [units(0.34), units(0.9), units(0.36)], {
    thumb: [0.1, 0.3, 1],
    fingers: [-0.8, -0.2, 0.2],
  }),
  armR: fist('shoulder', [0.3, 0.16, 0.46], { thumb: [0.2, 0.8, 0.4], fingers: [-0.6, 0.3, 0.6] }),
  holds: [
    { prop: 'drumstick', by: 'L', turn: [64, 0, 0] },
    { prop: 'drumstick', by: 'R', turn: [18, 0, 14] },
    { prop: 'drumKit', takes: /drum/, by: { ground: [0, 0, units(0.66)] } },
    { prop: 'stool', by: { ground: [0, 0, -0.05] } },
  ],
  face: { smile: 0.9, open: 0.3 },
});

export const playTrumpet: Act = () => ({
  ...EASY,
  spine: [-4, 0, 0],
  head: [-8, 0, 0],
  armR: fist('mouth', [0.02, -0.1, 0.66], {
    thumb: [-0.5, 0.8, 0],
    fingers: [-0.8, 0.3, 0.3],
    elbow: [1, -0.7, 0],
  }),
  armL: fist('mouth', [0.02, -0.14, 0.52], {
    thumb: [-0.5, 0.8, 0],
    fingers: [-0.8, 0, 0.3],
    elbow: [1, -0.7, 0],
  }),
  holds: [
    {
      prop: 'trumpet',
      takes: /trumpet|trombone|saxophone|horn|clarinet/,
      by: { at: 'mouth', by: [0, 0, 0.1] },
      frame: 'head',
      anchor: 'mouth',
      share: [0.5, 0.7, 0],
    },
  ],
  face: { round: 0.7, blink: 0.4 },
});

/** Across to the figure's right. */
export const playFlute: Act = () => ({
  ...EASY,
  turn: [0, 12, 2],
  head: [4, -4, -4],
  armR: {
    to: 'mouth',
    by: [0.72, -0.1, 0.2],
    thumb: [-0.8, 0.1, 0.2],
    fingers: [0, 0.6, -0.8],
    hand: 'relaxed',
    elbow: [1, -0.8, 0],
  },
  armL: {
    to: 'mouth',
    by: [-0.34, -0.12, 0.26],
    thumb: [-0.6, 0.2, -0.3],
    fingers: [-0.3, 0.5, -0.8],
    hand: 'relaxed',
    elbow: [0.3, -1, 0.3],
  },
  holds: [
    {
      prop: 'flute',
      takes: /flute|recorder|pipe/,
      by: { at: 'mouth', by: [0, -0.03, 0.1] },
      frame: 'head',
      turn: [0, 168, 0],
      anchor: 'mouth',
      share: [0, 0.5, 0.5],
    },
  ],
  face: { round: 0.5, blink: 0.4 },
});

export const sing: Act = ({ pick }) => ({
  ...EASY,
  spine: [-4, 0, 0],
  head: [-6, 4, 4],
  armR: {
    to: 'mouth',
    by: [0.1, -0.36, 0.3],
    thumb: [-0.34, 0.8, -0.45],
    fingers: [-0.7, 0.2, 0.5],
    hand: 'grip',
    elbow: [0.7, -1, 0],
  },
  armL: pick([
    palm('shoulder', [0.56, -0.2, 0.5], { thumb: [0.3, 0.9, -0.2], fingers: [0.7, 0.3, 0.6] }),
    palm('shoulder', [0.5, 0.5, 0.36], { thumb: [-0.2, 0.4, -0.8], fingers: [0.5, 0.9, 0.1] }),
  ]),
  holds: [
    {
      prop: 'microphone',
      takes: /microphone|mic/,
      by: 'R',
      frame: 'head',
      turn: [-34, 0, 20],
      share: [0.5, 0.4, 0.5],
    },
  ],
  face: { open: 0.85, smile: 0.3, browUp: 0.5 },
});

export const conduct: Act = () => ({
  ...FIRM,
  spine: [-3, 0, 0],
  head: [-2, 4, 0],
  armR: fist('shoulder', [0.34, 0.4, 0.56], { thumb: [-0.2, 0.8, 0.6], fingers: [-0.5, 0.2, 0.8] }),
  armL: palm('shoulder', [0.4, 0.12, 0.6], { thumb: [0.2, 0.6, -0.7], fingers: [0, 0.7, 0.7] }),
  holds: [{ prop: 'baton', takes: /baton|stick/, by: 'R', turn: [24, 0, 16] }],
  face: { browUp: 0.4, smile: 0.3 },
});

/** Seated behind the cello. */
export const playCello: Act = ({ seatAt, units }) => ({
  ...sitting(seatAt(0.46)),
  legL: { x: 0.2, z: 0.36, yaw: 22 },
  legR: { x: 0.2, z: 0.36, yaw: 22 },
  head: [8, 8, 4],
  armL: fist('ground', [units(0.1), units(1.12), units(0.28)], { thumb: [0, 0.8, 0.3], fingers: [-1, 0, 0] }),
  armR: fist('ground', [units(0.3), units(0.62), units(0.5)], {
    thumb: [-0.9, 0.1, 0],
    fingers: [0, -0.6, 0.6],
  }),
  holds: [
    { prop: 'cello', takes: /cello|bass/, by: { ground: [0.06, 0, units(0.42)] }, turn: [-10, 0, -4] },
    { prop: 'violinBow', by: 'R', turn: [0, 82, 0] },
    { prop: 'stool', by: { ground: [0, 0, -0.05] } },
  ],
  face: SMILE,
});

/** Behind the decks. */
export const playDecks: Act = () => ({
  ...FIRM,
  head: [8, -8, 4],
  armR: {
    to: 'ear',
    by: [0.14, -0.04, 0.06],
    thumb: [-0.2, 0.9, 0.2],
    fingers: [-0.5, 0.6, -0.2],
    elbow: [1, -0.6, 0],
  },
  armL: palm('belly', [0.26, 0.1, 0.52], { thumb: [-1, 0, 0], fingers: [0, -0.2, 1], hand: 'relaxed' }),
  face: { smile: 0.9 },
});

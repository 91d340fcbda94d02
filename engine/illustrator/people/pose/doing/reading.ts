/** Reading, writing, looking and listening: quiet doings with something in the hands. */

import { type Act, EASY, fist, palm, SMILE, side, sitting } from '../act.ts';
import type { Reach } from '../stance.ts';

const underBook: Reach = {
  to: 'chest',
  by: [0.17, -0.24, 0.4],
  thumb: [1, 0.2, -0.3],
  fingers: [-0.1, 0.75, 0.65],
  hand: 'flat',
  elbow: [0.9, -1, 0],
};

export const read: Act = ({ seat }) => ({
  ...(seat === undefined ? EASY : sitting(seat)),
  head: [22, 0, 0],
  armL: underBook,
  armR: underBook,
  holds: [
    {
      prop: 'book',
      takes: /book|newspaper|magazine|map|letter|tablet|paper|menu/,
      by: 'both',
      turn: [-48, 0, 0],
      anchor: 'middle',
      share: [0.5, 0.5, 0.5],
    },
  ],
  face: SMILE,
});

export const write: Act = ({ seat }) => ({
  ...(seat === undefined ? EASY : sitting(seat)),
  head: [22, -4, 0],
  armL: { ...underBook, by: [0.08, -0.28, 0.36] },
  armR: fist('chest', [0.08, -0.12, 0.46], { thumb: [-0.5, 0.8, -0.2], fingers: [-0.6, -0.4, 0.6] }),
  holds: [
    {
      prop: 'notebook',
      takes: /book|paper|letter|pad|journal/,
      by: 'L',
      turn: [-50, 0, 0],
      anchor: 'middle',
      share: [0.5, 0.5, 0.5],
    },
    { prop: 'pen', takes: /pen|quill|brush|pencil/, by: 'R', turn: [-30, 0, -24] },
  ],
  face: SMILE,
});

export const study: Act = (setting) => ({ ...read(setting), ...sitting(setting.seat), head: [22, 4, 3] });

/** On a seat with hands at a desk's height, or on the ground with a laptop on the lap. */
export const type: Act = ({ seat }) => ({
  ...sitting(seat),
  head: [18, 0, 0],
  armL: palm('belly', [0.12, 0.1, 0.6], { thumb: [-1, 0.2, 0], fingers: [-0.2, -0.15, 1], hand: 'relaxed' }),
  armR: palm('belly', [0.12, 0.1, 0.6], { thumb: [-1, 0.2, 0], fingers: [-0.2, -0.15, 1], hand: 'relaxed' }),
  holds: [
    {
      prop: 'laptop',
      takes: /laptop|computer|keyboard|typewriter/,
      by: { at: 'belly', by: [0, -0.02, 0.6] },
      anchor: 'keys',
      share: [0.5, 0.1, 0.3],
    },
  ],
  face: SMILE,
});

export const draw: Act = write;

/** Before an easel, brush in the right hand, palette in the left. */
export const paint: Act = ({ units }) => ({
  ...EASY,
  turn: [0, 10, 2],
  head: [2, -2, 0],
  armR: {
    to: 'shoulder',
    by: [-0.06, -0.06, 0.84],
    thumb: [-0.4, 0.8, 0.4],
    fingers: [-0.5, 0.2, 0.8],
    hand: 'grip',
    elbow: [1, -0.8, 0],
  },
  armL: palm('shoulder', [0.14, -0.48, 0.44], { thumb: [1, 0.3, 0.2], fingers: [-0.4, 0, 1] }),
  holds: [
    { prop: 'paintBrush', takes: /brush|roller/, by: 'R', turn: [66, 0, 18] },
    { prop: 'palette', takes: /palette/, by: 'L', turn: [8, 60, 0] },
    {
      prop: 'easel',
      takes: /easel|canvas|painting/,
      by: { ground: [units(-0.36), 0, units(0.92)] },
      turn: [0, 26, 0],
    },
  ],
  face: SMILE,
});

export const photograph: Act = () => ({
  ...EASY,
  head: [2, 0, 0],
  armR: {
    to: 'eye',
    by: [0.07, -0.3, 0.2],
    thumb: [-0.3, 0.9, -0.2],
    fingers: [-0.5, 0.2, 0.9],
    hand: 'grip',
    elbow: [0.9, -1, 0],
  },
  armL: palm('eye', [-0.04, -0.5, 0.24], {
    thumb: [0.9, 0.2, 0.2],
    fingers: [-0.5, 0.3, 0.8],
    elbow: [0.7, -1, 0],
  }),
  holds: [
    {
      prop: 'camera',
      takes: /camera|phone/,
      by: { at: 'eye', by: [-0.2, -0.3, 0.1] },
      frame: 'head',
      anchor: 'share',
      share: [0.5, 0.5, 0],
    },
  ],
  face: SMILE,
});

export const phone: Act = () => ({
  ...EASY,
  head: [0, 6, -5],
  armR: {
    to: 'ear',
    by: [0.13, -0.14, 0.06],
    thumb: [-0.1, 1, 0.1],
    fingers: [-0.7, 0.3, -0.4],
    hand: 'grip',
    elbow: [0.8, -1, 0.2],
  },
  armL: { to: 'hip', by: [0.14, 0.16, 0.08], elbow: [1, 0.1, -0.5] },
  holds: [
    {
      prop: 'phone',
      takes: /phone|telephone|mobile/,
      by: { at: 'ear', by: [-1.1, -0.12, 0.06] },
      frame: 'head',
      turn: [0, -90, 0],
      anchor: 'share',
      share: [0.5, 0.45, 0.5],
    },
  ],
  face: { smile: 0.6, open: 0.2 },
});

/** Through something at the eye, or through a telescope on its stand. */
export const lookThrough: Act = ({ name, held, units }) => {
  if (held.some((one) => /telescope/.test(one)))
    return {
      hips: [0, -0.06, -0.02],
      spine: [20, 0, 0],
      head: [-4, 0, 0],
      legL: { x: 0.06, z: 0.12 },
      legR: { x: 0.06, z: -0.1, yaw: 14 },
      armR: fist('shoulder', [-0.04, -0.1, 0.7]),
      armL: fist('shoulder', [0.0, -0.36, 0.62]),
      holds: [{ prop: 'telescope', takes: /telescope/, by: { ground: [0, 0, units(0.72)] } }],
    };
  if (name === 'detective' || held.some((one) => /magnif/.test(one)))
    return {
      ...EASY,
      head: [6, 4, -4],
      armR: fist('eye', [0.04, -0.42, 0.5], { elbow: [1, -0.8, 0] }),
      armL: { to: 'hip', by: [0.14, 0.16, 0.08], elbow: [1, 0.1, -0.5] },
      holds: [{ prop: 'magnifier', takes: /magnif/, by: 'R', share: [0.5, 0.15, 0.5] }],
      face: { browUp: 0.5, closed: 0.3 },
    };
  if (name === 'scientist' || held.some((one) => /flask|tube|microscope/.test(one)))
    return {
      ...EASY,
      head: [2, -8, -3],
      armR: fist('shoulder', [0.08, 0.16, 0.72], { elbow: [1, -0.8, 0] }),
      armL: palm('shoulder', [0.1, -0.44, 0.5], { hand: 'relaxed' }),
      holds: [
        { prop: 'flask', takes: /flask|tube|beaker|bottle|microscope/, by: 'R', share: [0.5, 0.8, 0.5] },
      ],
      face: { smile: 0.5, browUp: 0.4 },
    };
  return {
    ...EASY,
    armR: side('eye', [-0.01, -0.06, 0.34], {
      fingers: [-0.5, 0.3, 0.6],
      thumb: [-0.3, -0.7, 0.2],
      hand: 'grip',
      elbow: [1, -0.5, 0],
    }),
    armL: side('eye', [-0.01, -0.06, 0.34], {
      fingers: [-0.5, 0.3, 0.6],
      thumb: [-0.3, -0.7, 0.2],
      hand: 'grip',
      elbow: [1, -0.5, 0],
    }),
    holds: [
      {
        prop: 'binoculars',
        takes: /binocular|glass|camera/,
        by: { at: 'eye', by: [-0.22, 0, 0.16] },
        frame: 'head',
        anchor: 'eye',
        share: [0.5, 0.5, 0],
      },
    ],
    face: SMILE,
  };
};

export const eat: Act = ({ seat }) => ({
  ...(seat === undefined ? EASY : sitting(seat)),
  head: [6, 0, 0],
  armR: fist('mouth', [0.16, -0.24, 0.3], {
    thumb: [-0.6, 0.6, -0.3],
    fingers: [-0.7, 0.2, -0.4],
    elbow: [0.7, -1, 0],
  }),
  armL: fist('mouth', [0.16, -0.26, 0.3], {
    thumb: [-0.6, 0.6, -0.3],
    fingers: [-0.7, 0.2, -0.4],
    elbow: [0.7, -1, 0],
  }),
  holds: [
    {
      prop: 'sandwich',
      takes: /./,
      by: { at: 'mouth', by: [0, -0.14, 0.34] },
      frame: 'head',
      share: [0.5, 0.5, 0.5],
      turn: [-20, 0, 0],
    },
  ],
  face: { open: 0.3, smile: 0.4 },
});

export const drink: Act = ({ seat }) => ({
  ...(seat === undefined ? EASY : sitting(seat)),
  head: [-6, 0, 0],
  armR: fist('mouth', [0.02, -0.12, 0.3], {
    thumb: [-0.2, 0.9, -0.3],
    fingers: [-0.85, 0, 0.4],
    elbow: [0.8, -1, 0.1],
  }),
  holds: [{ prop: 'cup', takes: /./, by: 'R', frame: 'head', turn: [-24, 150, 0], share: [0.5, 0.4, 0.5] }],
  face: { round: 0.3, smile: 0.3 },
});

export const picnic: Act = () => ({
  ...sitting(undefined),
  head: [0, 6, 4],
  armR: fist('shoulder', [-0.02, -0.4, 0.6]),
  armL: { to: 'knee', by: [0, 0.04, -0.06] },
  holds: [
    { prop: 'apple', takes: /./, by: 'R', share: [0.5, 0.5, 0.5] },
    { prop: 'pumpkinBasket', takes: /basket/, by: { ground: [0.95, 0, 0.35] } },
  ],
  face: { smile: 0.8 },
});

export const meditate: Act = () => ({
  ...sitting(undefined),
  spine: [4, 0, 0],
  head: [2, 0, 0],
  armL: palm('knee', [0, 0.12, -0.04], {
    thumb: [-0.4, 0.6, 0.4],
    fingers: [0.2, 0.1, 1],
    hand: 'relaxed',
    elbow: [1, -0.4, -0.6],
  }),
  armR: palm('knee', [0, 0.12, -0.04], {
    thumb: [-0.4, 0.6, 0.4],
    fingers: [0.2, 0.1, 1],
    hand: 'relaxed',
    elbow: [1, -0.4, -0.6],
  }),
  face: { blink: 1, smile: 0.3 },
});

/** Crafts and housework: hands with tools. */

import { type Act, EASY, FIRM, fist, palm, SMILE, side, sitting } from '../act.ts';
import type { Reach } from '../stance.ts';

export const hammer: Act = () => ({
  ...FIRM,
  spine: [8, -8, 0],
  chest: [4, -10, 0],
  head: [12, 8, 0],
  armR: fist('shoulder', [0.3, 0.2, 0.5], {
    thumb: [-0.2, 0.9, -0.3],
    fingers: [-0.2, 0.3, 1],
    elbow: [1, -0.8, -0.3],
  }),
  armL: fist('shoulder', [-0.08, -0.56, 0.62]),
  holds: [
    { prop: 'hammer', takes: /hammer|axe|mallet/, by: 'R', share: [0.5, 0.25, 0.5], turn: [-24, 0, 6] },
  ],
});

export const saw: Act = () => ({
  ...FIRM,
  spine: [14, -6, 0],
  chest: [6, -8, 0],
  head: [14, 4, 0],
  armR: fist('shoulder', [0.12, -0.52, 0.52], { thumb: [0, 0.5, 0.9], fingers: [-0.5, -0.8, 0.2] }),
  armL: palm('shoulder', [0, -0.62, 0.56], { thumb: [-1, 0, 0], fingers: [-0.2, -0.1, 1] }),
  holds: [{ prop: 'saw', takes: /saw/, by: 'R', turn: [24, 0, 0], share: [0.5, 0.5, 0.1] }],
});

export const cut: Act = ({ name }) => ({
  ...EASY,
  head: [12, -4, 0],
  armR: fist('shoulder', [0.02, -0.34, 0.64], { thumb: [-0.3, 0.6, 0.7], fingers: [-0.7, -0.2, 0.5] }),
  armL: fist('shoulder', [0.0, -0.5, 0.56]),
  holds: [
    name === 'butcher' || name === 'chef'
      ? { prop: 'knife', takes: /knife|cleaver|axe/, by: 'R', turn: [10, 0, 0] }
      : { prop: 'scissors', takes: /scissor|knife|shear/, by: 'R', turn: [40, 0, 20] },
  ],
  face: SMILE,
});

export const sweep: Act = () => ({
  ...FIRM,
  spine: [10, 6, 0],
  head: [12, -4, 0],
  armR: fist('shoulder', [-0.14, -0.26, 0.6], { thumb: [-0.35, 0.9, -0.2], fingers: [-0.4, 0, 0.9] }),
  armL: fist('shoulder', [-0.16, -0.72, 0.5], { thumb: [0.35, 0.9, -0.2], fingers: [-0.4, 0, 0.9] }),
  holds: [
    {
      prop: 'broom',
      takes: /broom|mop|rake|brush|vacuum/,
      by: 'R',
      turn: [-12, 0, -26],
      share: [0.5, 0.74, 0.5],
      second: -0.36,
    },
  ],
});

export const dig: Act = () => ({
  ...FIRM,
  spine: [20, 6, 0],
  head: [8, -4, 0],
  armR: fist('shoulder', [-0.08, -0.24, 0.6], { thumb: [-0.3, 0.9, -0.3], fingers: [-0.4, 0, 0.9] }),
  armL: fist('shoulder', [-0.12, -0.66, 0.56], { thumb: [0.3, 0.9, -0.3], fingers: [-0.4, 0, 0.9] }),
  holds: [
    {
      prop: 'shovel',
      takes: /shovel|spade|rake|hoe|pickaxe|fork/,
      by: 'R',
      turn: [-26, 0, -20],
      share: [0.5, 0.82, 0.5],
      second: -0.36,
    },
  ],
});

export const waterPlants: Act = () => ({
  ...EASY,
  spine: [10, 0, 0],
  head: [14, -8, 0],
  armR: fist('shoulder', [0.14, -0.6, 0.6], { thumb: [-0.1, 0.1, 1], fingers: [-0.2, -1, 0.1] }),
  armL: { to: 'hip', by: [0.14, 0.16, 0.08], elbow: [1, 0.1, -0.5] },
  holds: [
    {
      prop: 'wateringCan',
      takes: /watering can|can\b|hose|bucket|jug/,
      by: 'R',
      turn: [34, -16, 0],
      share: [0.5, 0.95, 0.5],
    },
  ],
  face: SMILE,
});

export const repair: Act = () => ({
  ...FIRM,
  spine: [10, 0, 0],
  head: [10, -5, 0],
  armR: fist('shoulder', [0.06, -0.3, 0.66], { thumb: [-0.5, 0.7, 0.3], fingers: [-0.7, -0.3, 0.6] }),
  armL: palm('shoulder', [0.1, -0.56, 0.56], { hand: 'relaxed' }),
  holds: [
    {
      prop: 'wrench',
      takes: /wrench|spanner|screwdriver|hammer|drill|tool/,
      by: 'R',
      turn: [20, 0, 34],
      share: [0.5, 0.3, 0.5],
    },
  ],
  face: SMILE,
});

const atWork: Reach = {
  to: 'chest',
  by: [0.13, -0.3, 0.36],
  thumb: [-0.3, 0.7, 0.5],
  fingers: [-0.8, 0.1, 0.6],
  hand: 'grip',
  elbow: [1, -0.8, 0],
};

export const sew: Act = ({ seat, seatAt }) => ({
  ...sitting(seat ?? seatAt(0.48)),
  head: [20, 0, 0],
  armL: atWork,
  armR: { ...atWork, by: [0.11, -0.16, 0.38] },
  holds: [
    { prop: 'sewing', takes: /cloth|fabric|needle|shirt|quilt|dress/, by: 'L', share: [0.6, 0.6, 0.5] },
    ...(seat === undefined ? ([{ prop: 'stool', by: { ground: [0, 0, -0.1] } }] as const) : []),
  ],
  face: SMILE,
});

export const knit: Act = ({ seat, seatAt }) => ({
  ...sitting(seat ?? seatAt(0.48)),
  head: [18, 0, 0],
  armL: atWork,
  armR: atWork,
  holds: [
    { prop: 'knitting', takes: /yarn|wool|scarf|sweater|knit/, by: 'both', anchor: 'grip', grow: 1.2 },
    ...(seat === undefined ? ([{ prop: 'stool', by: { ground: [0, 0, -0.1] } }] as const) : []),
  ],
  face: SMILE,
});

export const arrange: Act = () => ({
  ...EASY,
  head: [10, 6, 3],
  armL: fist('chest', [0.04, -0.22, 0.46]),
  armR: {
    to: 'chest',
    by: [0.1, 0.06, 0.5],
    thumb: [-0.6, 0.4, 0.5],
    fingers: [-0.7, 0.2, 0.6],
    elbow: [1, -0.7, 0],
  },
  holds: [
    {
      prop: 'bouquet',
      takes: /flower|bouquet|rose|tulip|plant|sunflower|lavender|peony/,
      by: 'L',
      share: [0.5, 0.15, 0.5],
    },
  ],
  face: { smile: 0.7 },
});

export const examine: Act = ({ name }) =>
  name === 'detective'
    ? {
        ...EASY,
        armR: fist('eye', [0.16, -0.3, 0.5]),
        holds: [{ prop: 'magnifier', takes: /magnif|glass/, by: 'R', share: [0.5, 0.2, 0.5] }],
        head: [6, -6, 0],
      }
    : {
        ...EASY,
        head: [8, 4, 3],
        armL: palm('chest', [0.12, -0.22, 0.32], { thumb: [1, 0.5, -0.4], fingers: [-0.2, 0.6, 0.8] }),
        armR: fist('chest', [0.06, -0.06, 0.5], { thumb: [-0.5, 0.8, -0.2], fingers: [-0.6, -0.3, 0.6] }),
        holds: [
          {
            prop: 'clipboard',
            takes: /board|paper|tablet|book|folder|chart/,
            by: 'L',
            turn: [-52, 0, 0],
            anchor: 'middle',
            share: [0.5, 0.5, 0.5],
          },
          { prop: 'pen', takes: /pen|pencil|thermometer|stethoscope/, by: 'R', turn: [-24, 0, -24] },
        ],
        face: SMILE,
      };

export const teach: Act = () => ({
  ...EASY,
  head: [0, 4, 3],
  armR: {
    to: 'shoulder',
    by: [0.5, 0.3, 0.4],
    thumb: [-0.4, 0.8, 0.2],
    fingers: [0.6, 0.6, 0.4],
    elbow: [1, -0.6, 0],
    hand: 'point',
  },
  armL: fist('chest', [0.12, -0.34, 0.24], { thumb: [0.2, 1, 0.2], fingers: [-0.9, 0, 0.3] }),
  holds: [
    {
      prop: 'notebook',
      takes: /book|pointer|paper/,
      by: 'L',
      turn: [-90, 0, 0],
      anchor: 'middle',
      share: [0.5, 0.5, 0.5],
    },
  ],
  face: { open: 0.3, smile: 0.5, browUp: 0.3 },
});

export const shop: Act = () => ({
  ...EASY,
  head: [0, 5, 4],
  armR: { to: 'shoulder', by: [0.28, -0.9, 0.16], thumb: [0, 0.1, 1], fingers: [0, -1, 0], hand: 'grip' },
  armL: {
    to: 'shoulder',
    by: [0.26, -0.52, 0.42],
    thumb: [0, 0.2, 1],
    fingers: [-0.2, -1, 0.2],
    hand: 'grip',
  },
  holds: [
    { prop: 'shoppingBag', takes: /bag|basket/, by: 'R', turn: [0, 30, 0], share: [0.5, 1, 0.5] },
    { prop: 'shoppingBag', takes: /bag|basket/, by: 'L', turn: [0, -30, 0], share: [0.5, 1, 0.5], grow: 0.8 },
  ],
  face: { smile: 0.85 },
});

export const push: Act = () => ({
  hips: [0, -0.1, 0],
  turn: [18, 0, 0],
  spine: [6, 0, 0],
  head: [-14, 0, 0],
  legL: { z: 0.2 },
  legR: { z: -0.46, pitch: 30 },
  armL: side('shoulder', [-0.02, -0.06, 0.82], { fingers: [-0.1, 1, 0.2], thumb: [-1, 0.1, 0] }),
  armR: side('shoulder', [-0.02, -0.06, 0.82], { fingers: [-0.1, 1, 0.2], thumb: [-1, 0.1, 0] }),
});

export const pull: Act = () => ({
  hips: [0, -0.12, -0.1],
  turn: [-14, -14, 0],
  spine: [-4, 0, 0],
  head: [8, 10, 0],
  legL: { z: 0.36, pitch: -10 },
  legR: { x: 0.06, z: -0.24, yaw: 30 },
  armL: fist('shoulder', [-0.1, -0.3, 0.84], { thumb: [0, 0.3, 1], fingers: [-0.8, -0.5, 0] }),
  armR: fist('shoulder', [0.0, -0.34, 0.6], { thumb: [0, 0.3, 1], fingers: [-0.8, -0.5, 0] }),
});

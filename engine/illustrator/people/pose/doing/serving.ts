/** Cooking, pouring, serving and carrying. */

import { type Act, EASY, fist, palm, SMILE } from '../act.ts';
import type { Stance } from '../stance.ts';

export const cook: Act = () => ({
  ...EASY,
  head: [12, -6, 0],
  armR: fist('shoulder', [0.06, -0.42, 0.66], { thumb: [-0.2, 0.2, 1], fingers: [-0.9, 0, -0.2] }),
  armL: fist('shoulder', [-0.02, -0.36, 0.62], { thumb: [-0.2, 1, 0.2] }),
  holds: [
    { prop: 'pan', takes: /pan|wok|pot/, by: 'R', turn: [0, -14, 0] },
    { prop: 'ladle', takes: /spoon|ladle|spatula|whisk|knife/, by: 'L', turn: [140, 0, 30] },
  ],
  face: SMILE,
});

/** A jug tilted over a cup. */
export const pour: Act = () => ({
  ...EASY,
  head: [14, 4, 0],
  armR: fist('shoulder', [0.0, -0.2, 0.62], { thumb: [-0.7, 0.7, 0.3], fingers: [-0.5, -0.4, 0.7] }),
  armL: fist('shoulder', [-0.12, -0.62, 0.56]),
  holds: [
    {
      prop: 'jug',
      takes: /jug|pitcher|kettle|teapot|bottle|can\b/,
      by: 'R',
      turn: [44, 68, 0],
      share: [0.5, 0.5, 0.1],
      frame: 'world',
    },
    { prop: 'cup', takes: /cup|glass|mug|bowl|pot/, by: 'L', share: [0.5, 0.5, 0.5] },
  ],
  face: SMILE,
});

export const makeCoffee: Act = () => ({
  ...EASY,
  head: [10, 0, 3],
  armR: fist('shoulder', [-0.06, -0.36, 0.6]),
  armL: fist('shoulder', [-0.02, -0.4, 0.62], { thumb: [-0.6, 0.7, 0.2] }),
  holds: [
    {
      prop: 'cup',
      takes: /cup|mug|coffee|latte|cappuccino|espresso/,
      by: 'R',
      turn: [0, 150, 0],
      share: [0.5, 0.5, 0.5],
    },
    { prop: 'jug', takes: /jug|kettle|pot|milk/, by: 'L', turn: [0, -70, 38], grow: 0.8 },
  ],
  face: SMILE,
});

/** A tray on the palm beside the head. */
export const serve: Act = () => ({
  ...EASY,
  head: [0, 6, 4],
  armR: palm('shoulder', [0.4, 0.02, 0.44], {
    thumb: [1, 0, -0.4],
    fingers: [0.4, 0, 1],
    elbow: [0.6, -1, 0],
  }),
  armL: { to: 'belly', by: [0.0, 0, 0.14], thumb: [0, 1, 0], fingers: [-1, 0, 0.1], elbow: [1, -0.5, -0.2] },
  holds: [{ prop: 'tray', takes: /./, by: 'R', anchor: 'foot' }],
  face: { smile: 0.75 },
});

export const bake: Act = () => carrying('bread', /./);

/** Something in both hands before the belly. */
export const carrying = (prop: NonNullable<Stance['holds']>[number]['prop'], takes: RegExp): Stance => ({
  ...EASY,
  head: [2, 5, 3],
  armL: palm('belly', [0.2, 0.1, 0.36], { thumb: [1, 0.3, 0], fingers: [-0.5, 0, 0.9] }),
  armR: palm('belly', [0.2, 0.1, 0.36], { thumb: [1, 0.3, 0], fingers: [-0.5, 0, 0.9] }),
  holds: [{ ...(prop && { prop }), takes, by: 'both', anchor: 'foot' }],
  face: SMILE,
});

export const deliver: Act = ({ name }) =>
  name === 'postman'
    ? {
        ...EASY,
        head: [0, 4, 4],
        armR: fist('shoulder', [0.04, -0.26, 0.72], { thumb: [-0.3, 1, 0.2], fingers: [-0.4, 0, 1] }),
        holds: [
          {
            prop: 'letter',
            takes: /letter|envelope|parcel|package|mail|card/,
            by: 'R',
            share: [0.2, 0.2, 0.5],
            turn: [0, 10, 0],
          },
        ],
        face: { smile: 0.8 },
      }
    : carrying('parcel', /./);

export const give: Act = () => ({
  ...carrying('parcel', /./),
  armL: palm('belly', [0.18, 0.24, 0.66]),
  armR: palm('belly', [0.18, 0.24, 0.66]),
  spine: [8, 0, 0],
  face: { smile: 0.9 },
});

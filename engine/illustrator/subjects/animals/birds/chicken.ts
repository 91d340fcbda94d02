/** A hen: the songbird with comb, wattles and a tail that stands up. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { subject } from '../../subject.ts';
import { type Fowl, fowl, songbird } from './fowl.ts';

const chicken: Fowl = {
  ...songbird,
  body: [0.36, 0.36, 0.44],
  lean: -14,
  head: [0, 0.56, 0.3],
  headR: 0.25,
  neck: 0.13,
  beak: [0.46, 0.2, 0.1],
  tail: [0.42, 50],
  paint: [paint('belly', ellipsoid([0, 0.06, 0.4], [0.3, 0.34, 0.2]), 0.05)],
  extra: [
    part(
      'comb',
      'skin',
      blend(
        0.06,
        ...[
          [0.35, 1.0],
          [0.02, 1.16],
          [-0.34, 1.04],
        ].map(([z, h]) => ellipsoid([0, h!, z!], [0.12, 0.28, 0.2])),
      ),
    ),
    part('comb', 'skin', mirror(ellipsoid([0.12, -0.62, 0.92], [0.12, 0.24, 0.13]))),
  ],
};

export const CHICKEN = subject({
  name: 'chicken',
  family: 'animal',
  words: ['hen'],
  size: 0.45,
  colours: {
    body: '#fbf4e6',
    wing: '#f0dfc4',
    wingTip: '#d9b98c',
    belly: '#fffaf0',
    comb: '#d8362f',
    beak: '#f2a83a',
  },
  view: { yaw: 50, pitch: 8 },
  poses: ['stand', 'hold'],
  build: ({ pose }) => fowl(chicken, pose),
});

/** An owl: two pale face discs around forward-looking eyes, ear tufts and a speckled breast. */

import { paint, part } from '#engine/sculpt/model.ts';
import { mirror } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { subject, tone } from '../../subject.ts';
import { bothSides } from '../face.ts';
import { type Fowl, fowl } from './fowl.ts';

const owl: Fowl = {
  body: [0.42, 0.5, 0.38],
  lean: 0,
  head: [0, 0.52, 0.05],
  headR: 0.4,
  neck: 0.34,
  legs: 0.1,
  eye: { at: [0.4, 0.1, 0.72], r: 0.33, splay: 0.12, tall: 1, white: true, iris: 0.8, lid: 0.08, tilt: -10 },
  beak: [0.24, 0.14, 0.2],
  wing: [0.72, 0.44],
  tail: [0.24, 40],
  paint: [
    paint('belly', ellipsoid([0, -0.06, 0.36], [0.33, 0.44, 0.24]), 0.03),
    paint(
      'speck',
      pattern((x, y, z) =>
        z < 0.1 || y > 0.26 || Math.abs(x) > 0.26
          ? 0.1
          : 0.03 - Math.abs(Math.sin(x * 18 + Math.round(y * 9) * 1.5) * Math.sin(y * 28)) * 0.045,
      ),
      0.006,
    ),
    paint('face', bothSides([0.16, 0.55, 0.36], [0.2, 0.2, 0.2]), 0.03),
  ],
  extra: [part('wing', 'fur', mirror(capsule([0.4, 0.78, 0.05], [0.72, 1.28, -0.05], 0.26, 0.03)))],
};

export const OWL = subject({
  name: 'owl',
  family: 'animal',
  words: ['owlet', 'barn owl'],
  size: 0.4,
  colours: {
    body: '#8f6240',
    wing: tone('body', 0.72),
    wingTip: tone('body', 0.5),
    belly: '#f0d9b0',
    speck: '#a87a50',
    face: '#f0d9b0',
    beak: '#f0b03a',
    iris: '#f2a71c',
  },
  view: { yaw: 22, pitch: 8 },
  poses: ['stand', 'fly', 'hold'],
  build: ({ pose }) => fowl(owl, pose),
});

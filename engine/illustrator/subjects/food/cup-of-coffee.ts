/** The cup of coffee that stands for breaks, mornings and cafés. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { anchored, filling, put, rod, turned, vessel } from '../forms/forms.ts';
import { ear, SAUCER } from '../home/tableware/crockery.ts';
import { subject, tone } from '../subject.ts';

const CUP = [0, 0.08, 0.26, 0.08, 0.3, 0.12, 0.43, 0.32, 0.47, 0.58, 0.48, 0.84];

function coffee(): Model {
  const bean = (x: number, z: number, turn: number) =>
    put(ellipsoid([0, 0, 0], [0.085, 0.05, 0.06]), [x, 0.16, z], [0, turn, 0]);
  return {
    parts: [
      part('body', 'ceramic', blend(0.03, vessel(CUP, 0.08), ear(0.46, 0.3, 0.68, 0.28, 0.05))),
      part('plate', 'ceramic', turned(SAUCER)),
      part('coffee', 'liquid', filling(CUP, 0.08, 0.76), [
        paint(
          'foam',
          pattern((x, y, z) => 0.33 - Math.hypot(x, z) + 0.14 * (noise(x * 12, y, z * 12) - 0.5)),
          0.04,
        ),
        paint(
          'crema',
          pattern((x, y, z) => (noise(x * 26, y, z * 26) - 0.2) * 0.05),
          0.012,
        ),
      ]),
      part(
        'spoon',
        'metal',
        blend(
          0.02,
          put(ellipsoid([0, 0, 0], [0.11, 0.03, 0.075]), [-0.54, 0.15, 0.4], [0, 40, 0]),
          rod([-0.48, 0.15, 0.46, -0.24, 0.18, 0.66, 0.08, 0.2, 0.74], 0.022),
        ),
      ),
      part('bean', 'glossy', union(bean(0.52, 0.42, 20), bean(0.38, 0.56, 80))),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 0.84, room: 0.36, inside: 0.76, opening: 0.36 }),
  };
}

export const CUP_OF_COFFEE = subject({
  name: 'cup of coffee',
  family: 'food',
  words: ['coffee', 'coffee cup', 'americano'],
  size: 0.1,
  colours: {
    body: '#efe9df',
    plate: tone('body', 0.98),
    coffee: '#3c1f10',
    foam: '#8a5527',
    crema: '#a46a35',
    spoon: '#d8dde3',
    bean: '#3a2013',
  },
  view: { yaw: -20, pitch: 30 },
  build: coffee,
});

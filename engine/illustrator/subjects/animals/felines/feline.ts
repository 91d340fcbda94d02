/** Head, whiskers and body of the cat, and the heavier build of the big cats. */

import { type Paint, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { bothSides, type Ear, eyes, nose, pointedEar, smile } from '../face.ts';
import { bushyTail, type Creature, type Head } from '../quadruped.ts';

export const whiskers = () =>
  mirror(
    blend(
      0.001,
      ...[0.12, 0, -0.12].map((y) =>
        tube(
          [
            [0.34, -0.3 + y * 0.4, 0.94],
            [0.75, -0.26 + y, 0.84],
            [1.15, -0.3 + y * 2, 0.6],
          ],
          [0.016, 0.013, 0.008],
        ),
      ),
    ),
  );

export const catHead = (ear: Ear, marks: Paint[] = []): Head => ({
  solid: blend(
    0.16,
    blend(0.2, ellipsoid([0, 0.02, 0], [1.02, 0.86, 0.86]), bothSides([0.5, -0.3, 0.2], [0.5, 0.4, 0.5])),
    bothSides([0.17, -0.36, 0.78], [0.25, 0.2, 0.26]),
    ellipsoid([0, -0.52, 0.62], [0.24, 0.17, 0.26]),
    ear.solid,
  ),
  paint: [
    ...marks,
    paint(
      'belly',
      blend(
        0.2,
        bothSides([0.2, -0.42, 0.95], [0.34, 0.28, 0.4]),
        ellipsoid([0, -0.6, 0.7], [0.3, 0.3, 0.5]),
      ),
      0.06,
    ),
    paint('inner', ear.hollow, 0.05),
    ...smile(-0.38, 0.24, 0.08, 0.022, 0.7),
  ],
  parts: [
    nose([0, -0.2, 1.02], 0.11),
    part('whisker', 'matte', whiskers()),
    ...eyes({
      at: [0.42, 0.1, 0.68],
      r: 0.25,
      tall: 1.1,
      splay: 0.25,
      white: true,
      lid: 0.06,
      tilt: 10,
      iris: 0.86,
    }),
  ],
});

export const BODY = {
  length: 0.6,
  chest: 0.23,
  hip: 0.25,
  legs: 0.34,
  legThick: 0.08,
  stance: 0.14,
  headUp: 0.38,
  headForward: 0.22,
  headSize: 0.35,
};

export const cat: Creature = {
  proportions: BODY,
  head: catHead(pointedEar([0.56, 0.56, 0], 0.72, 0.74, [-4, 12, -18])),
  neck: [0.17, 0.17],
  belly: 'belly',
  feet: 'belly',
  tail: (s) =>
    bushyTail(
      s.upright
        ? [
            [0, 0, 0],
            [0.26, 0.02, 0.1],
            [0.5, 0.1, -0.02],
            [0.6, 0.34, 0],
            [0.52, 0.56, 0.04],
          ]
        : [
            [0, 0, 0],
            [0, 0.1, 0.2],
            [0, 0.34, 0.3],
            [0.02, 0.6, 0.24],
            [0.04, 0.72, 0.36],
          ],
      [0.06, 0.06, 0.06, 0.06, 0.05],
      { colour: 'belly', from: 4, r: 0.1 },
    )(s),
};

export const big = {
  ...BODY,
  length: 0.8,
  chest: 0.29,
  hip: 0.27,
  legs: 0.42,
  legThick: 0.105,
  stance: 0.17,
  headUp: 0.4,
  headForward: 0.32,
  headSize: 0.36,
};

/** A cow, also for ox and calf: blotches from noise, a broad pink muzzle, horns and an udder. */

import { type Paint, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject } from '../../subject.ts';
import { eyes, leafEar, smile } from '../face.ts';
import { type Creature, type Head, quadruped, tailPath } from '../quadruped.ts';
import { nostrils, POSES } from './hoof.ts';

const cowHead = (): Head => {
  const ear = leafEar([0.72, 0.3, -0.1], 0.66, 0.42, [0, 20, -100], 0.3);
  return {
    solid: blend(
      0.2,
      ellipsoid([0, 0.08, 0], [0.8, 0.84, 0.76]),
      ellipsoid([0, -0.4, 0.62], [0.52, 0.42, 0.46]),
      ear.solid,
    ),
    paint: [
      paint('belly', ellipsoid([0, 0.45, 0.8], [0.2, 0.75, 0.5]), 0.04),
      paint('muzzle', ellipsoid([0, -0.52, 0.98], [0.7, 0.46, 0.6]), 0.04),
      paint('inner', ear.hollow, 0.04),
      nostrils(-0.3, 1.02, 0.2, 0.065),
      ...smile(-0.58, 0.26, 0.07, 0.026, 0.7),
    ],
    parts: [
      ...eyes({ at: [0.42, 0.2, 0.6], r: 0.2, tall: 1.2, splay: 0.35 }),
      part(
        'horn',
        'glossy',
        mirror(
          tube(
            [
              [0.4, 0.75, -0.05],
              [0.64, 0.98, -0.05],
              [0.62, 1.26, 0.02],
            ],
            [0.14, 0.11, 0.03],
          ),
        ),
      ),
      part(
        'body',
        'fur',
        blend(
          0.06,
          sphere([0, 0.84, 0.22], 0.2),
          sphere([0.12, 0.78, 0.36], 0.14),
          sphere([-0.12, 0.8, 0.38], 0.13),
        ),
      ),
    ],
  };
};

const blotches: Paint = paint(
  'patch',
  pattern((x, y, z) => 0.12 * (0.53 - noise(x * 3.4 + 9, y * 3.4, z * 3.4 + 4))),
  0.008,
);

const cow: Creature = {
  proportions: {
    length: 0.78,
    chest: 0.34,
    hip: 0.34,
    legs: 0.36,
    legThick: 0.1,
    stance: 0.2,
    headUp: 0.3,
    headForward: 0.44,
    headSize: 0.33,
  },
  head: cowHead(),
  neck: [0.24, 0.2],
  feet: 'hoof',
  hooves: true,
  tail: (s) => {
    const path = tailPath(
      s,
      s.upright
        ? [
            [0, 0, 0],
            [0.3, 0, 0.1],
            [0.5, 0.1, 0],
          ]
        : [
            [0, 0, 0],
            [0, -0.06, 0.12],
            [0, -0.42, 0.16],
          ],
    );
    return {
      shapes: [tube(path, [0.045, 0.03, 0.03])],
      parts: [part('patch', 'fur', ellipsoid(path[2]!, [0.06, 0.1, 0.06]))],
    };
  },
  extra: (s) => ({
    paint: [blotches],
    parts: s.upright
      ? []
      : [
          part(
            'muzzle',
            'skin',
            blend(
              0.05,
              sphere([0, s.hip[1] - 0.33, s.hip[2] + 0.16], 0.14),
              ...[-1, 1].map((k) =>
                capsule(
                  [k * 0.06, s.hip[1] - 0.42, s.hip[2] + 0.18],
                  [k * 0.07, s.hip[1] - 0.52, s.hip[2] + 0.18],
                  0.03,
                ),
              ),
            ),
          ),
        ],
  }),
};

export const COW = subject({
  name: 'cow',
  family: 'animal',
  words: ['cattle', 'bull', 'calf', 'calves', 'ox', 'oxen'],
  size: 1.5,
  colours: {
    body: '#fbf8f3',
    patch: '#3a3032',
    belly: '#fbf8f3',
    muzzle: '#f2b6ac',
    hoof: '#5a4a44',
    horn: '#efe0c2',
    inner: '#f0b7ae',
  },
  view: { yaw: 40, pitch: 9 },
  poses: POSES,
  build: ({ pose }) => quadruped(cow, pose),
});

/** Head and body of the fox, from which wolf and dogs are varied by coat and proportions. */

import { paint } from '#engine/sculpt/model.ts';
import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import type { Pose } from '../../subject.ts';
import { eyes, nose, pointedEar, smile } from '../face.ts';
import { bushyTail, type Creature, type Head } from '../quadruped.ts';

export const POSES: readonly Pose[] = ['stand', 'sit', 'hold', 'read', 'ride', 'run', 'wave'];

export const foxHead = (): Head => {
  const ear = pointedEar([0.54, 0.6, -0.08], 1.02, 0.76, [-6, 14, -17]);
  const skull = blend(
    0.26,
    ellipsoid([0, 0.08, 0], [0.92, 0.84, 0.84]),
    // Cheek tufts sweep out and down to points, which makes the face wide and foxy.
    mirror(capsule([0.45, -0.2, 0.22], [1.22, -0.42, 0], 0.42, 0.04)),
    mirror(capsule([0.3, -0.36, 0.3], [0.62, -0.62, 0.14], 0.26, 0.1)),
    capsule([0, -0.18, 0.5], [0, -0.27, 1.3], 0.38, 0.14),
    capsule([0, -0.42, 0.5], [0, -0.42, 1.1], 0.24, 0.1),
  );
  return {
    solid: blend(0.1, skull, ear.solid),
    paint: [
      paint('belly', mirror(capsule([0.3, -0.64, 0.9], [1.3, -0.5, 0.0], 0.42, 0.22)), 0.05),
      paint('belly', capsule([0, -0.66, 0.4], [0, -0.62, 1.4], 0.36, 0.26), 0.05),
      paint('inner', ear.hollow, 0.05),
      paint('dark', mirror(sphere([0.86, 1.66, -0.12], 0.4)), 0.08),
      ...smile(-0.42, 0.3, 0.08, 0.024, 0.6),
    ],
    parts: [
      nose([0, -0.18, 1.42], 0.14),
      ...eyes({
        at: [0.38, 0.14, 0.64],
        r: 0.25,
        tall: 1.2,
        splay: 0.3,
        white: true,
        iris: 0.8,
      }),
    ],
  };
};

export const fox: Creature = {
  proportions: {
    length: 0.66,
    chest: 0.25,
    hip: 0.25,
    legs: 0.42,
    legThick: 0.088,
    stance: 0.15,
    headUp: 0.42,
    headForward: 0.24,
    headSize: 0.36,
  },
  head: foxHead(),
  neck: [0.19, 0.17],
  belly: 'belly',
  feet: 'dark',
  tail: (s, pose) =>
    bushyTail(
      s.upright
        ? [
            [0, 0, 0],
            [0.3, 0.02, 0.12],
            [0.52, 0.16, 0.06],
            [0.66, 0.38, 0],
            [0.62, 0.62, 0],
          ]
        : [
            [0, 0, 0],
            [0, 0.02, 0.2],
            [0.02, 0.1, 0.46],
            [0.06, 0.26, 0.74],
            [0.08, 0.46, 0.88],
          ],
      [0.07, 0.13, 0.2, 0.19, 0.05],
      { colour: 'belly', from: 4, r: pose === 'stand' ? 0.26 : 0.27 },
    )(s),
};

/** The two bodies of round animals, bear and rabbit, from which panda, mouse and others are varied. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import { ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import type { Pose } from '../../subject.ts';
import { blush, bothSides, eyes, leafEar, nose, roundEar, smile } from '../face.ts';
import type { Creature, Head } from '../quadruped.ts';

export const POSES: readonly Pose[] = ['sit', 'stand', 'hold', 'read', 'ride', 'run', 'wave'];

export const bearHead = (patches: boolean): Head => {
  const ear = roundEar([0.66, 0.62, -0.05], 0.34, [-6, 8, -28]);
  return {
    solid: blend(
      0.14,
      blend(0.2, ellipsoid([0, 0, 0], [1, 0.9, 0.88]), ellipsoid([0, -0.28, 0.66], [0.44, 0.36, 0.42])),
      ear.solid,
    ),
    paint: [
      paint('muzzle', ellipsoid([0, -0.32, 1.0], [0.5, 0.4, 0.5]), 0.05),
      paint('inner', ear.hollow, 0.05),
      ...(patches
        ? [
            paint('dark', bothSides([0.42, 0.02, 0.75], [0.28, 0.34, 0.4]), 0.03),
            paint('dark', mirror(sphere([0.78, 0.92, 0], 0.46)), 0.04),
          ]
        : [blush([0.66, -0.22, 0.66], 0.14)]),
      ...smile(-0.38, 0.2, 0.08, 0.024, 0.7),
    ],
    parts: [
      nose([0, -0.12, 1.08], 0.17),
      ...eyes({ at: [0.38, 0.12, 0.72], r: patches ? 0.15 : 0.17, splay: 0.2 }),
    ],
  };
};

export const bear: Creature = {
  proportions: {
    length: 0.62,
    chest: 0.31,
    hip: 0.33,
    legs: 0.36,
    legThick: 0.13,
    stance: 0.19,
    headUp: 0.46,
    headForward: 0.28,
    headSize: 0.36,
  },
  head: bearHead(false),
  neck: [0.22, 0.2],
  belly: 'belly',
  tail: (s) => ({ shapes: [sphere(s.tail, 0.09)] }),
  extra: (s) => ({
    parts:
      s.upright && s.hind[2][1] > 0.13
        ? [part('muzzle', 'fur', mirror(ellipsoid(add(s.hind[2], [0, 0.02, 0.09]), [0.09, 0.11, 0.05])))]
        : [],
  }),
};

export const rabbitHead = (): Head => {
  const ear = leafEar([0.32, 0.66, -0.12], 1.5, 0.56, [-12, 8, -14], 0.26);
  return {
    solid: blend(
      0.16,
      blend(0.2, ellipsoid([0, 0, 0], [0.9, 0.86, 0.84]), bothSides([0.4, -0.28, 0.38], [0.42, 0.36, 0.4])),
      bothSides([0.14, -0.32, 0.8], [0.2, 0.17, 0.2]),
      ear.solid,
    ),
    paint: [
      paint(
        'belly',
        blend(
          0.15,
          bothSides([0.18, -0.36, 0.95], [0.28, 0.24, 0.36]),
          ellipsoid([0, -0.55, 0.7], [0.2, 0.2, 0.4]),
        ),
        0.05,
      ),
      paint('inner', ear.hollow, 0.05),
      blush([0.62, -0.24, 0.68], 0.15),
      ...smile(-0.35, 0.17, 0.07, 0.02, 0.7),
    ],
    parts: [
      nose([0, -0.2, 1.0], 0.09),
      part('tooth', 'glossy', ellipsoid([0, -0.53, 0.86], [0.09, 0.1, 0.05])),
      ...eyes({ at: [0.42, 0.12, 0.66], r: 0.2, tall: 1.2, splay: 0.35 }),
    ],
  };
};

export const rabbit: Creature = {
  proportions: {
    length: 0.42,
    chest: 0.2,
    hip: 0.25,
    legs: 0.24,
    legThick: 0.075,
    stance: 0.13,
    headUp: 0.32,
    headForward: 0.16,
    headSize: 0.31,
  },
  head: rabbitHead(),
  neck: [0.15, 0.15],
  belly: 'belly',
  feet: 'belly',
  tail: (s) => ({ parts: [part('belly', 'fur', sphere(add(s.tail, [0, 0.02, -0.03]), 0.11))] }),
};

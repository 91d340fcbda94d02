/** The body that horse and unicorn share. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend } from '#engine/sculpt/shapes/combine.ts';
import { capsule, ellipsoid, frustum } from '#engine/sculpt/shapes/solids.ts';
import { place, twist } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { blush, bothSides, eyes, pointedEar, smile } from '../face.ts';
import { type Creature, type Head, tailPath } from '../quadruped.ts';
import { nostrils } from './hoof.ts';

export const horseHead = (horn: boolean): Head => {
  const ear = pointedEar([0.34, 0.68, -0.15], 0.56, 0.36, [0, 20, -14]);
  const lock = (x: number, y: number, z: number, r: number): Vec3[] => [
    [x * 0.2, 0.85, 0.1],
    [x, y, z],
    [x * 1.2, y - 0.35, z + r],
  ];
  return {
    solid: blend(
      0.14,
      blend(
        0.3,
        ellipsoid([0, 0.1, -0.05], [0.68, 0.74, 0.74]),
        capsule([0, -0.1, 0.4], [0, -0.5, 1.06], 0.52, 0.4),
        bothSides([0.14, -0.52, 1.12], [0.32, 0.32, 0.3]),
      ),
      ear.solid,
    ),
    paint: [
      paint('muzzle', ellipsoid([0, -0.62, 1.36], [0.7, 0.5, 0.56]), 0.1),
      paint('inner', ear.hollow, 0.04),
      nostrils(-0.42, 1.4, 0.17),
      ...smile(-0.68, 0.26, 0.05, 0.024, 1),
      ...(horn ? [blush([0.55, -0.2, 0.55], 0.13)] : []),
    ],
    parts: [
      ...eyes({ at: [0.5, 0.12, 0.46], r: 0.21, tall: 1.2, splay: 0.75, lid: 0.1, tilt: 10 }, 'body', 'fur'),
      part(
        'mane',
        'fur',
        blend(
          0.12,
          tube(
            [
              [0, 0.9, 0.1],
              [0, 0.86, -0.4],
              [0, 0.4, -0.75],
              [0, -0.3, -0.95],
              [0.1, -1.1, -1.05],
            ],
            [0.2, 0.28, 0.28, 0.26, 0.12],
          ),
          tube(lock(0.16, 0.66, 0.62, 0.1), [0.16, 0.16, 0.04]),
          tube(lock(-0.2, 0.6, 0.58, 0.1), [0.16, 0.14, 0.03]),
        ),
      ),
      ...(horn
        ? [
            part(
              'horn',
              'metal',
              place(
                twist(
                  blend(
                    0.02,
                    frustum([0, 0.5, 0], 0.52, 0.17, 0.02, 0.02),
                    ...[0, 1, 2].map((i) =>
                      capsule(
                        [0.09 * Math.cos(i * 2.1), 0, 0.09 * Math.sin(i * 2.1)],
                        [0, 1, 0],
                        0.09,
                        0.015,
                      ),
                    ),
                  ),
                  260,
                ),
                { at: [0, 0.7, 0.34], turn: [26, 0, 0] },
              ),
            ),
          ]
        : []),
    ],
  };
};

export const horse: Creature = {
  proportions: {
    length: 0.74,
    chest: 0.28,
    hip: 0.28,
    legs: 0.58,
    legThick: 0.085,
    stance: 0.15,
    headUp: 0.5,
    headForward: 0.34,
    headSize: 0.3,
  },
  head: horseHead(false),
  neck: [0.2, 0.15],
  feet: 'hoof',
  hooves: true,
  tail: (s) => {
    const path = tailPath(
      s,
      s.upright
        ? [
            [0, 0, 0],
            [0.2, 0.02, 0.1],
            [0.4, 0, 0.1],
            [0.56, 0.06, 0],
          ]
        : [
            [0, 0, 0],
            [0, 0.02, 0.16],
            [0, -0.2, 0.3],
            [0, -0.56, 0.34],
          ],
    );
    return { parts: [part('mane', 'fur', tube(path, [0.07, 0.11, 0.12, 0.03], 5))] };
  },
};

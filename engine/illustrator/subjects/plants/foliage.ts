/** Stems, leaves, the common tree and the flower on its stem, from which plants are made. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise, seeded } from '#engine/sculpt/shapes/noise.ts';
import { curve, pillow } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { bend, place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';

export const top = (y: number, grip = 0.3): Model['anchors'] => ({
  top: { at: [0, y, 0] },
  grip: { at: [0, grip, 0] },
  seat: { at: [0, y, 0] },
});

export const leafy = (x: number, y: number, z: number): number =>
  0.1 * noise(x * 9, y * 9, z * 9) + 0.03 * noise(x * 17, y * 17, z * 17) - 0.06;

export const light = pattern((x, y, z) => 0.55 - noise(x * 5 + 3, y * 5, z * 5) - 0.18 * (y - 1.6));

export function tree(seed: number): Model {
  const random = seeded(seed * 7919 + 5);
  const clumps: Shape[] = [ellipsoid([0, 1.72, 0], [0.66, 0.6, 0.62])];
  for (let i = 0; i < 11; i++) {
    const a = i * 2.4 + random() * 0.5;
    const h = 1.35 + (i / 11) * 0.85 + random() * 0.1;
    const r = 0.62 * Math.sqrt(Math.max(0.1, 1 - ((h - 1.6) / 0.75) ** 2));
    clumps.push(sphere([r * Math.cos(a), h, r * Math.sin(a)], 0.28 + random() * 0.1));
  }
  const trunk = blend(
    0.1,
    tube(
      [
        [0, 0, 0],
        [0.03, 0.5, 0.02],
        [0, 1.1, 0],
        [0.04, 1.5, 0],
      ],
      [0.2, 0.13, 0.12, 0.08],
    ),
    mirror(capsule([0.05, 0.9, 0], [0.46, 1.4, 0.1], 0.075, 0.045)),
    ...[0.4, 1.9, 3.4, 5.1].map((a) =>
      capsule([0, 0.12, 0], [0.3 * Math.cos(a), 0.02, 0.3 * Math.sin(a)], 0.11, 0.04),
    ),
  );
  return {
    parts: [
      part('wood', 'matte', trunk, [
        paint(
          'bark',
          pattern(
            (x, y, z) =>
              0.05 * Math.sin(Math.atan2(x, z) * 7 + y * 4 + 3 * noise(x * 5, y * 3, z * 5)) - 0.036,
          ),
          0.012,
        ),
      ]),
      part('body', 'fur', relief(blend(0.12, ...clumps), 0.12, leafy), [paint('light', light, 0.2)]),
    ],
    anchors: top(2.3),
  };
}

export const STEM: Vec3[] = [
  [0, 0, 0],
  [0.03, 0.5, 0],
  [-0.02, 1.0, 0.02],
  [0, 1.4, 0.06],
];

export const leaf = (at: Vec3, turn: Vec3, long: number): Shape =>
  place(
    bend(
      place(
        pillow(
          curve(
            [
              [0, 0.02],
              [0.3, 0.2],
              [0.68, 0.14],
              [1, 0],
              [0.68, -0.14],
              [0.3, -0.2],
              [0, -0.02],
            ],
            4,
          ),
          0.05,
          0.15,
        ),
        { turn: [90, 0, 0], scale: long },
      ),
      -0.4,
    ),
    { at, turn },
  );

export function bloom(petals: Shape, centre: Shape, tilt: number): Model {
  const put = { at: [0, 1.44, 0.08] as Vec3, turn: [tilt, 0, 0] as Vec3 };
  return {
    parts: [
      part('leaf', 'matte', blend(0.02, tube(STEM, [0.05, 0.045, 0.04, 0.045]))),
      part(
        'leaf',
        'matte',
        union(leaf([0.02, 0.3, 0], [0, -20, 36], 0.56), leaf([0, 0.52, 0], [0, 200, 32], 0.5)),
      ),
      part('body', 'matte', place(petals, put), [
        paint('petalDark', place(frustum([0, 0, 0], 0.3, 0.3, 0.3), put), 0.12),
      ]),
      part(
        'centre',
        'fur',
        place(
          relief(centre, 0.02, (x, y, z) => 0.016 * noise(x * 40, y * 40, z * 40)),
          put,
        ),
      ),
    ],
    anchors: top(1.7, 0.4),
  };
}

export const GREEN = { leaf: '#4f9a4a', wood: '#8a5a36', bark: '#6b4429' };

/** The dragon's head in its own units: horns, fins, jaw and bright eyes. */

import { type Part, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { curve, pillow } from '#engine/sculpt/shapes/outline.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { blush, bothSides, eyes } from '../../animals/face.ts';

export function dragonHead(): Part[] {
  const skull = blend(
    0.2,
    ellipsoid([0, 0.1, 0], [0.8, 0.76, 0.82]),
    ellipsoid([0, -0.2, 0.82], [0.54, 0.34, 0.6]),
    bothSides([0.27, -0.06, 1.2], [0.2, 0.19, 0.2]),
    bothSides([0.5, -0.26, 0.24], [0.38, 0.34, 0.42]),
    bothSides([0.42, 0.48, 0.42], [0.28, 0.16, 0.3]),
  );
  const jaw = blend(
    0.14,
    ellipsoid([0, -0.56, 0.66], [0.44, 0.16, 0.62]),
    ellipsoid([0, -0.48, 0.2], [0.5, 0.24, 0.4]),
  );
  const cheekFin = mirror(
    place(
      pillow(
        curve(
          [
            [0, 0.26],
            [0.42, 0.42],
            [0.36, 0.14],
            [0.66, 0.1],
            [0.4, -0.1],
            [0.5, -0.36],
            [0, -0.26],
          ],
          4,
        ),
        0.06,
        0.2,
      ),
      { at: [0.6, -0.05, -0.15], turn: [0, 38, 8] },
    ),
  );
  const horn = mirror(
    tube(
      [
        [0.36, 0.66, -0.2],
        [0.5, 1.06, -0.4],
        [0.54, 1.4, -0.78],
        [0.46, 1.56, -1.16],
      ],
      [0.2, 0.17, 0.12, 0.035],
      5,
    ),
  );
  const rings = pattern((_x, y, z) => 0.05 * Math.sin((y - z) * 17) - 0.032);
  return [
    part('body', 'glossy', blend(0.07, skull, jaw), [
      paint('belly', ellipsoid([0, -0.86, 0.5], [0.6, 0.34, 1.1]), 0.05),
      paint('dark', union(bothSides([0.3, 0.02, 1.37], [0.055, 0.075, 0.1])), 0.015),
      paint(
        'mouth',
        mirror(
          tube(
            [
              [0.0, -0.44, 1.36],
              [0.34, -0.43, 1.16],
              [0.56, -0.38, 0.6],
              [0.62, -0.24, 0.3],
            ],
            0.026,
          ),
        ),
        0.01,
      ),
      blush([0.6, -0.12, 0.62], 0.15),
      paint(
        'spot',
        union(
          ...(
            [
              [0.2, 0.82, 0.3],
              [-0.24, 0.78, 0.34],
              [0, 0.66, 0.62],
              [0.5, 0.62, 0],
            ] as Vec3[]
          ).map((c) => sphere(c, 0.09)),
        ),
        0.02,
      ),
    ]),
    part('horn', 'glossy', horn, [paint('hornRing', rings, 0.01)]),
    part('wing', 'matte', cheekFin),
    part(
      'tooth',
      'glossy',
      mirror(
        union(
          capsule([0.3, -0.4, 1.14], [0.31, -0.56, 1.16], 0.07, 0.012),
          capsule([0.47, -0.38, 0.8], [0.48, -0.5, 0.82], 0.055, 0.012),
        ),
      ),
    ),
    ...eyes(
      {
        at: [0.44, 0.2, 0.58],
        r: 0.3,
        tall: 1.15,
        splay: 0.35,
        white: true,
        iris: 0.78,
        lid: 0.14,
        tilt: 12,
      },
      'body',
      'glossy',
    ),
  ];
}

/** Face, hair and limbs for beings that are half human: robots, aliens, mermaids. */

import { type Paint, type Part, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, mirror, relief } from '#engine/sculpt/shapes/combine.ts';
import { stroke } from '#engine/sculpt/shapes/marks.ts';
import type { Point } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, halfSpace, sphere } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { blush, eyes } from '../../animals/face.ts';

/** A friendly smile drawn on the face: an arc of the given half width. */
export const faceSmile = (y: number, width: number, depth: number, thick = 0.028): Paint => {
  const arc: Point[] = Array.from({ length: 11 }, (_, i) => {
    const t = i / 5 - 1;
    return [t * width, y + t * t * depth];
  });
  return paint('mouth', stroke(arc, thick, 0.2), 0.012);
};

/** The head in units of its own radius, looking along z. */
export function humanHead(skin = 'skin'): Part[] {
  const face = blend(
    0.2,
    ellipsoid([0, 0.08, -0.02], [0.92, 0.94, 0.9]),
    ellipsoid([0, -0.38, 0.12], [0.66, 0.54, 0.66]),
    mirror(sphere([0.42, -0.3, 0.42], 0.36)),
  );
  const ears = mirror(
    carve(
      0.04,
      ellipsoid([0.93, -0.06, -0.02], [0.14, 0.22, 0.15]),
      ellipsoid([1.04, -0.06, 0.06], [0.08, 0.13, 0.1]),
    ),
  );
  return [
    part(skin, 'skin', blend(0.06, face, ears, ellipsoid([0, -0.18, 0.94], [0.1, 0.09, 0.12])), [
      blush([0.5, -0.3, 0.72], 0.19),
      faceSmile(-0.52, 0.22, 0.08),
    ]),
    ...eyes(
      { at: [0.35, 0.04, 0.74], r: 0.19, tall: 1.3, splay: 0.15, white: true, iris: 0.84 },
      skin,
      'skin',
    ),
    part(
      'hair',
      'matte',
      mirror(
        tube(
          [
            [0.18, 0.38, 0.86],
            [0.36, 0.45, 0.8],
            [0.54, 0.4, 0.68],
          ],
          [0.03, 0.045, 0.025],
        ),
      ),
    ),
  ];
}

/** Hair as a cap over the skull, open at the face, with strands as a soft relief. */
export function hairCap(length: 'short' | 'bob' | 'long'): Shape {
  const fall = length === 'short' ? -0.12 : length === 'bob' ? -0.66 : -1.25;
  const volume =
    length === 'short'
      ? ellipsoid([0, 0.2, -0.12], [1.03, 0.95, 1.0])
      : blend(
          0.2,
          ellipsoid([0, 0.18, -0.1], [1.08, 0.98, 1.04]),
          mirror(capsule([0.72, 0, -0.2], [0.8, fall, -0.16], 0.4, 0.26)),
          capsule([0, 0, -0.5], [0, fall, -0.46], 0.55, 0.42),
        );
  const open = blend(
    0.1,
    ellipsoid([0, -0.34, 0.8], [0.8, 0.82, 0.8]),
    capsule([0, -0.9, 0.3], [0, -0.9, 1.2], 0.66),
  );
  const strands = relief(
    carve(0.12, volume, open),
    0.04,
    (x, y, z) => 0.022 * Math.sin(Math.atan2(x, z + 0.1) * 16 + y * 2),
  );
  const fringe = blend(
    0.13,
    ...[-0.5, -0.18, 0.16, 0.5].map((x, i) =>
      tube(
        [
          [x * 0.4 + 0.1, 0.98, 0.3],
          [x * 0.9, 0.72, 0.78],
          [x + 0.06, 0.44 - (i % 2) * 0.06, 0.84],
        ],
        [0.2, 0.17, 0.04],
      ),
    ),
  );
  return keep(0.05, blend(0.06, strands, fringe), halfSpace([0, -1, 0], -fall + 0.3));
}

export const limb = (points: readonly Vec3[], radii: readonly number[]): Shape => tube(points, radii, 5);

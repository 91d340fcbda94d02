/** Plump cushions, which much furniture is made of. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, fourLegs, many, put, ring, rod, turned, vessel } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

/** A plump cushion: a box whose faces swell. */
export const cushion = (x: number, y: number, z: number, a: number, b: number, c: number): Shape =>
  blend(
    0.05,
    box([x, y, z], [a, b, c], Math.min(a, b, c) * 0.75),
    ellipsoid([x, y, z], [a * 0.9, b * 1.18, c * 0.9]),
  );

export function bed(): Model {
  const fold = (s: Shape): Shape => relief(s, 0.03, (x, y, z) => 0.03 * (noise(x * 4, y * 4, z * 4) - 0.5));
  return {
    parts: [
      part(
        'wood',
        'wood',
        union(
          box([0, 0.28, 0], [0.86, 0.1, 1.08], 0.03),
          box([0, 0.66, -1.08], [0.88, 0.56, 0.05], 0.04),
          box([0, 0.4, 1.08], [0.88, 0.24, 0.04], 0.03),
          fourLegs(0.8, 1.0, (x, z) => box([x, 0.1, z], [0.05, 0.1, 0.05], 0.01)),
        ),
      ),
      part('sheet', 'cloth', box([0, 0.46, 0], [0.8, 0.14, 1.02], 0.08)),
      part('body', 'cloth', fold(box([0, 0.52, 0.28], [0.88, 0.16, 0.78], 0.1)), [
        paint(
          'sheet',
          pattern((_x, _y, z) => Math.abs(z + 0.42) - 0.1),
          0.01,
        ),
      ]),
      part('pillow', 'cloth', mirror(put(cushion(0, 0, 0, 0.34, 0.1, 0.22), [0.4, 0.72, -0.78], [24, 0, 0]))),
    ],
    anchors: anchored({ seat: [0, 0.7, 0.3], top: 0.7, room: 0.6 }),
  };
}

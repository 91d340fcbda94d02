/**  */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise, seeded } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, halfSpace, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, leafOf, many, put, ring, rod, spray, spread } from '../../forms/forms.ts';
import { bowl, broth, plate } from '../../home/tableware/crockery.ts';
import { subject, tone } from '../../subject.ts';

export function soup(): Model {
  return {
    parts: [
      bowl(),
      broth('soup', 0.54),
      part(
        'cream',
        'liquid',
        relief(
          rod(
            [
              0.34, 0.545, 0, 0.2, 0.55, 0.3, -0.16, 0.55, 0.28, -0.22, 0.55, -0.04, 0.06, 0.55, -0.12, 0.12,
              0.55, 0.08, -0.04, 0.55, 0.1,
            ],
            [0.02, 0.034, 0.036, 0.034, 0.03, 0.026, 0.015],
            5,
          ),
          0.001,
          () => 0,
        ),
      ),
      part(
        'leaf',
        'matte',
        ring(4, (a) => spray(leafOf(0.22, 0.26, 0.05), [0.2, 0.57, -0.1], a + 0.5, 14)),
      ),
      part(
        'crouton',
        'crust',
        many(5, (i) =>
          put(
            box([0, 0, 0], [0.06, 0.05, 0.06], 0.015),
            [-0.3 + 0.11 * i, 0.57, -0.34 + 0.06 * ((i * 7) % 3)],
            [10, i * 31, 8],
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.66 }),
  };
}

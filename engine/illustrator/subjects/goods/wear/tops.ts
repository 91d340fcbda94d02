/** Warm and smart clothes for the upper half. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, torus } from '#engine/sculpt/shapes/solids.ts';
import { stretch } from '#engine/sculpt/shapes/transform.ts';
import { anchored, cut, put, rod } from '../../forms/forms.ts';
import { onFront } from '../../forms/print.ts';
import { subject, tone } from '../../subject.ts';
import { doubled, garment, seam } from './garment.ts';

/** Long sleeves hang down at the sides. */
export const LONG = doubled([
  0, 1.5, 0.22, 1.54, 0.5, 1.46, 0.68, 1.3, 0.8, 0.9, 0.9, 0.42, 0.92, 0.24, 0.7, 0.2, 0.62, 0.6, 0.56, 0.94,
  0.54, 0.5, 0.55, 0.02, 0, 0,
]);

export const arm = (x: number, y: number): number =>
  Math.abs(x - 0.56 - 0.06 * (y - 0.9)) + (y < 0.9 ? 1 : 0);
const cuffs = (colour: string): ReturnType<typeof paint> =>
  paint(
    colour,
    pattern((x, y) => (Math.abs(x) > 0.62 ? y - 0.32 : y - 0.12)),
    0.008,
  );
const neckHole = ellipsoid([0, 1.56, 0.06], [0.22, 0.17, 0.3]);

function sweater(): Model {
  const knit = (s: Shape): Shape => relief(s, 0.02, (x, y) => 0.012 * Math.sin(x * 60) * Math.sin(y * 50));
  return {
    parts: [
      part('body', 'cloth', knit(carve(0.02, garment(LONG, { plump: 0.2 }), neckHole)), [
        seam('shade', arm),
        paint(
          'stripe',
          onFront(
            (x, y) => Math.abs(y - 1.0 - 0.05 * Math.abs(((((x * 5) % 1) + 1) % 1) - 0.5) * 4) - 0.045,
            -1,
          ),
          0.008,
        ),
        paint(
          'stripe',
          onFront((_x, y) => Math.abs(Math.abs(y - 1.04) - 0.17) - 0.018, -1),
          0.008,
        ),
        cuffs('shade'),
      ]),
      part(
        'shade',
        'cloth',
        put(stretch(torus([0, 0, 0], 0.22, 0.06), [1, 1, 0.8]), [0, 1.49, 0.02], [24, 0, 0]),
      ),
    ],
    anchors: anchored({ grip: [0, 1.4, 0] }),
  };
}

function hoodie(): Model {
  return {
    parts: [
      part('body', 'cloth', carve(0.02, garment(LONG, { plump: 0.22 }), neckHole), [
        seam('shade', arm),
        cuffs('shade'),
      ]),
      part(
        'body',
        'cloth',
        carve(
          0.03,
          ellipsoid([0, 1.56, -0.06], [0.38, 0.3, 0.26]),
          ellipsoid([0, 1.62, 0.12], [0.25, 0.24, 0.26]),
        ),
        [paint('shade', ellipsoid([0, 1.62, 0.12], [0.29, 0.28, 0.3]), 0.02)],
      ),
      part(
        'shade',
        'cloth',
        put(cut(doubled([0, 0.56, 0.2, 0.56, 0.36, 0.3, 0.36, 0.16, 0, 0.16]), 0.03, 0.02, 1), [0, 0, 0.24]),
      ),
      part(
        'cord',
        'matte',
        mirror(
          union(
            rod([0.1, 1.4, 0.22, 0.12, 1.2, 0.26, 0.1, 0.96, 0.25], 0.018),
            capsule([0.1, 0.98, 0.25], [0.1, 0.9, 0.25], 0.026),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1.4, 0] }),
  };
}

/** Open at the front: the lining shows at the neck. */
function jacket(): Model {
  return {
    parts: [
      part('body', 'leather', carve(0.01, garment(LONG, { plump: 0.2, folds: 0.024 }), neckHole), [
        seam('shade', arm),
        paint(
          'shade',
          onFront((x, y) =>
            Math.min(
              Math.abs(y - 0.13) - 0.01,
              Math.abs(Math.abs(x) - 0.36) + (y > 0.9 || y < 0.13 ? 1 : 0) - 0.008,
            ),
          ),
          0.005,
        ),
        cuffs('shade'),
      ]),
      part(
        'zip',
        'metal',
        union(
          capsule([0, 0.04, 0.235], [0.0, 1.06, 0.245], 0.02),
          capsule([0, 1.02, 0.26], [0.01, 0.9, 0.275], 0.022),
        ),
      ),
      part(
        'zip',
        'metal',
        mirror(
          union(
            capsule([0.24, 0.36, 0.225], [0.4, 0.52, 0.205], 0.014),
            capsule([0.2, 1.06, 0.23], [0.4, 1.1, 0.2], 0.012),
          ),
        ),
      ),
      part(
        'collar',
        'leather',
        mirror(
          put(cut([0.02, 1.04, 0.3, 1.24, 0.36, 1.4, 0.22, 1.58, 0.1, 1.4], 0.04, 0.02, 1), [0, 0, 0.25]),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1.4, 0] }),
  };
}

export const TOPS = [
  subject({
    name: 'sweater',
    family: 'object',
    words: ['pullover', 'jumper', 'knitted sweater', 'wool sweater', 'cardigan'],
    size: 0.7,
    colours: { body: '#c85a3f', stripe: '#f4e8d4', shade: tone('body', 0.8) },
    view: { yaw: 12, pitch: 6 },
    build: sweater,
  }),
  subject({
    name: 'hoodie',
    family: 'object',
    words: ['hooded sweatshirt', 'sweatshirt', 'hoody'],
    size: 0.75,
    colours: { body: '#6f8fae', shade: tone('body', 0.8), cord: '#f5f2ec' },
    view: { yaw: 12, pitch: 6 },
    build: hoodie,
  }),
  subject({
    name: 'jacket',
    family: 'object',
    words: ['leather jacket', 'coat', 'bomber jacket', 'biker jacket'],
    size: 0.7,
    colours: { body: '#5f3a26', shade: tone('body', 0.6), zip: '#c9ccd2', collar: tone('body', 1.18) },
    view: { yaw: 12, pitch: 6 },
    build: jacket,
  }),
];

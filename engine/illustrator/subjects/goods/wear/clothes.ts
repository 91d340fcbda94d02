/** Clothes, filled out as if worn. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, ellipsoid, torus } from '#engine/sculpt/shapes/solids.ts';
import { stretch } from '#engine/sculpt/shapes/transform.ts';
import { anchored, cut, many, outlined, put, rod, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

function scarf(): Model {
  const knit = (s: Shape): Shape =>
    relief(s, 0.02, (x, y, z) => 0.014 * Math.sin(Math.atan2(x, z) * 44 + y * 20));
  const loop = blend(
    0.1,
    put(stretch(torus([0, 0, 0], 0.5, 0.2), [1, 0.9, 0.8]), [0, 1.3, 0], [14, 0, 6]),
    put(stretch(torus([0, 0, 0], 0.5, 0.18), [0.96, 0.9, 0.8]), [0, 1.1, 0.02], [6, 0, -8]),
  );
  const end = (x: number, low: number, tilt: number): Shape =>
    put(box([0, 0, 0], [0.2, low, 0.07], 0.06), [x, 1.1 - low, 0.42], [-4, 0, tilt]);
  const fringe = (x: number, y: number, tilt: number): Shape =>
    many(6, (i) =>
      put(capsule([0, 0, 0], [0, -0.16, 0], 0.022), [x - 0.16 + 0.065 * i, y, 0.44], [0, 0, tilt]),
    );
  return {
    parts: [
      part('body', 'cloth', knit(loop), [
        paint(
          'stripe',
          pattern((x, y, z) => 0.05 * Math.sin(Math.atan2(x, z) * 9 + y) + 0.03),
          0.008,
        ),
      ]),
      part('body', 'cloth', knit(union(end(-0.12, 0.46, 4), end(0.2, 0.36, -6))), [
        paint('stripe', stripes('y', 0.24, 0.4), 0.006),
      ]),
      part('body', 'cloth', union(fringe(-0.16, 0.2, 4), fringe(0.14, 0.4, -6))),
    ],
    anchors: anchored({ grip: [0, 1.2, 0] }),
  };
}

function tShirt(): Model {
  const outline = outlined(
    [
      -0.2, 1.5, -0.46, 1.44, -0.72, 1.3, -1.08, 0.86, -0.82, 0.66, -0.58, 0.92, -0.54, 0.5, -0.56, 0, 0,
      -0.04, 0.56, 0, 0.54, 0.5, 0.58, 0.92, 0.82, 0.66, 1.08, 0.86, 0.72, 1.3, 0.46, 1.44, 0.2, 1.5, 0, 1.46,
    ],
    3,
  );
  const neck = ellipsoid([0, 1.52, 0.1], [0.24, 0.2, 0.3]);
  const body: Shape = {
    ...cut([-1.1, -0.1, 1.1, -0.1, 1.1, 1.55, -1.1, 1.55], 0.22, 0, 1),
    distance: (x, y, z) => {
      const d = outline.distance(x, y);
      const t = Math.min(1, Math.max(0, -d / 0.34));
      const fold = 0.018 * Math.sin(x * 13 + y * 5 + 2 * noise(x * 3, y * 2, 1)) * t;
      return 0.7 * Math.max(d, Math.abs(z) - 0.03 - 0.17 * Math.sqrt(t) - fold);
    },
    thin: 0.06,
  };
  return {
    parts: [
      part('body', 'cloth', carve(0.02, body, neck), [
        paint('collar', ellipsoid([0, 1.52, 0.1], [0.3, 0.26, 0.36]), 0.008),
        paint(
          'seam',
          pattern(
            (x, y) =>
              Math.min(
                Math.abs(y - 0.05),
                Math.abs(outlined([0.5, 1.6, 0.62, 0.9, 0.7, 0.9, 0.6, 1.6], 1).distance(Math.abs(x), y)),
              ) - 0.008,
          ),
          0.006,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 1.4, 0] }),
  };
}

/** Filled out as if worn. */
function dress(): Model {
  const side = turned([
    0, 0, 0.72, 0.0, 0.74, 0.04, 0.6, 0.4, 0.4, 0.86, 0.25, 1.14, 0.24, 1.2, 0.3, 1.42, 0.33, 1.56, 0.26,
    1.68, 0, 1.68,
  ]);
  const skirt = relief(
    side,
    0.08,
    (x, y, z) =>
      0.07 *
      Math.cos(Math.atan2(x, z) * 11 + 0.6 * Math.sin(y * 4)) *
      Math.max(0, Math.min(1, (1.1 - y) / 0.9)),
  );
  const body = stretch(skirt, [1, 1, 0.72]);
  return {
    parts: [
      part(
        'body',
        'cloth',
        carve(
          0.02,
          body,
          union(ellipsoid([0, 1.74, 0], [0.22, 0.16, 0.16]), ellipsoid([0, -0.1, 0], [0.6, 0.3, 0.42])),
        ),
        [
          paint(
            'dots',
            pattern((x, y, z) => (y > 1.1 && y < 1.2 ? -1 : 1) * 0.02 + 0 * x * z),
            0.004,
          ),
        ],
      ),
      part(
        'sash',
        'glossy',
        union(
          stretch(torus([0, 1.17, 0], 0.24, 0.045), [1.02, 1, 0.76]),
          put(torus([0, 0, 0], 0.08, 0.028), [0.1, 1.18, 0.2], [50, 0, 40]),
          put(torus([0, 0, 0], 0.08, 0.028), [-0.06, 1.18, 0.22], [50, 0, -40]),
        ),
      ),
      part('body', 'cloth', mirror(rod([0.2, 1.62, 0.12, 0.2, 1.84, 0.02, 0.2, 1.64, -0.1], 0.03))),
    ],
    anchors: anchored({ grip: [0, 1.6, 0] }),
  };
}

export const CLOTHES = [
  subject({
    name: 'scarf',
    family: 'object',
    words: ['shawl', 'knitted scarf', 'muffler'],
    size: 0.5,
    colours: { body: '#b8322e', stripe: '#f2e6d2' },
    view: { yaw: 10, pitch: 14 },
    build: scarf,
  }),
  subject({
    name: 't-shirt',
    family: 'object',
    words: ['shirt', 'tee', 'tshirt', 't shirt', 'blouse', 'jersey'],
    size: 0.7,
    colours: { body: '#f1efea', collar: tone('body', 0.88), seam: tone('body', 0.84) },
    view: { yaw: 12, pitch: 6 },
    build: tShirt,
  }),
  subject({
    name: 'dress',
    family: 'object',
    words: ['gown', 'evening dress', 'summer dress', 'wedding dress'],
    size: 1.1,
    colours: { body: '#c2365e', sash: '#f3d9a0', dots: tone('body', 0.85) },
    view: { yaw: 12, pitch: 6 },
    build: dress,
  }),
];

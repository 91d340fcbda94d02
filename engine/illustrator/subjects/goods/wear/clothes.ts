/** Clothes and what goes with them, shown without a wearer. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, halfSpace, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { bend, stretch } from '#engine/sculpt/shapes/transform.ts';
import { anchored, cut, many, outlined, put, rod, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

function sunglasses(): Model {
  const lens = [0.08, 0.5, 0.4, 0.54, 0.76, 0.5, 0.78, 0.3, 0.62, 0.08, 0.36, 0.04, 0.16, 0.14];
  const glass = outlined(lens);
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(
          mirror(carve(0.01, cut(lens, 0.05, 0.03), put(cut(lens, 0.2), [0.045, 0.032, 0], [0, 0, 0], 0.9))),
          rod([-0.12, 0.42, 0, 0, 0.46, 0.02, 0.12, 0.42, 0], 0.04),
          mirror(
            rod(
              [0.77, 0.46, 0, 0.84, 0.46, -0.12, 0.84, 0.44, -0.8, 0.82, 0.36, -1.06, 0.8, 0.2, -1.16],
              [0.05, 0.04, 0.035, 0.04, 0.04],
            ),
          ),
        ),
      ),
      part('lens', 'glossy', mirror(cut(lens, 0.022, 0.01)), [
        paint(
          'lensLight',
          pattern((x, y) => Math.max(y - 0.3 + 0.1 * glass.distance(Math.abs(x), y), -1)),
          0.3,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

function hat(): Model {
  const brim = relief(
    turned([0, 0.02, 0.96, 0.02, 1.0, 0.05, 0.96, 0.08, 0.4, 0.1, 0, 0.1]),
    0.09,
    (x) => 0.07 * x * x - 0.02,
  );
  const bowed = {
    ...brim,
    distance: (x: number, y: number, z: number) => brim.distance(x, y - 0.14 * x * x + 0.1 * z * z, z),
  } as Shape;
  const crown = relief(
    stretch(turned([0, 0.04, 0.52, 0.04, 0.51, 0.2, 0.44, 0.56, 0.34, 0.66, 0, 0.62]), [0.92, 1, 1.04]),
    0.1,
    (x, y, z) => (y > 0.4 ? -0.1 * Math.exp(-((x / 0.12) ** 2)) * (z < 0.4 ? 1 : 0.4) : 0),
  );
  return {
    parts: [
      part('body', 'cloth', { ...bowed, lo: [-1.05, -0.14, -1.05], hi: [1.05, 0.34, 1.05] }),
      part('body', 'cloth', crown),
      part(
        'band',
        'glossy',
        stretch(turned([0, 0.1, 0.525, 0.1, 0.52, 0.24, 0, 0.24], { steps: 1 }), [0.925, 1, 1.045]),
      ),
    ],
    anchors: anchored({ grip: [0, 0.1, 0.9], top: 0.66 }),
  };
}

function cap(): Model {
  const dome = keep(0.02, ellipsoid([0, 0, 0], [0.6, 0.62, 0.66]), halfSpace([0, -1, 0], 0));
  const visor = put(
    bend(
      put(
        cut(
          [-0.56, 0, -0.3, 0.06, 0.3, 0.06, 0.56, 0, 0.54, 0.36, 0.3, 0.66, 0, 0.74, -0.3, 0.66, -0.54, 0.36],
          0.05,
          0.04,
        ),
        [0, 0, 0],
        [90, 0, 0],
      ),
      -0.3,
    ),
    [0, 0.06, 0.36],
    [10, 0, 0],
  );
  const seams = pattern((x, _y, z) => {
    const a = Math.atan2(x, z) / (Math.PI / 3);
    return Math.abs(a - Math.round(a)) * Math.hypot(x, z) - 0.01;
  });
  return {
    parts: [
      part('body', 'cloth', carve(0.01, dome, ellipsoid([0, -0.06, 0], [0.55, 0.58, 0.6])), [
        paint('seam', seams, 0.006),
      ]),
      part('visor', 'cloth', visor),
      part('visor', 'cloth', sphere([0, 0.62, 0], 0.06)),
      part(
        'badge',
        'cloth',
        keep(
          0.005,
          put(cylinder([0, 0, 0], 0.18, 0.4, 0.02), [0, 0.3, 0.5], [90, 0, 0]),
          ellipsoid([0, 0, 0], [0.61, 0.64, 0.68]),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.1, 0.8], top: 0.66 }),
  };
}

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
    name: 'sunglasses',
    label: 'pair of sunglasses',
    family: 'object',
    words: ['shades', 'pair of sunglasses'],
    size: 0.06,
    colours: { body: '#2b2320', lens: '#2a2d33', lensLight: '#7a6a58' },
    view: { yaw: 26, pitch: 16 },
    build: sunglasses,
  }),
  subject({
    name: 'hat',
    family: 'object',
    words: ['fedora', 'sun hat', 'straw hat', 'top hat', 'cowboy hat'],
    size: 0.15,
    colours: { body: '#c9a06a', band: '#3a2a22' },
    view: { yaw: 24, pitch: 20 },
    build: hat,
  }),
  subject({
    name: 'cap',
    family: 'object',
    words: ['baseball cap', 'beanie', 'helmet'],
    size: 0.14,
    colours: { body: '#2f5fa8', visor: tone('body', 0.8), seam: tone('body', 0.7), badge: '#f6f2ea' },
    view: { yaw: 30, pitch: 16 },
    build: cap,
  }),
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
    words: [
      'shirt',
      'tee',
      'tshirt',
      't shirt',
      'blouse',
      'sweater',
      'pullover',
      'jumper',
      'hoodie',
      'jersey'],
    size: 0.7,
    colours: { body: '#f1efea', collar: tone('body', 0.88), seam: tone('body', 0.84) },
    view: { yaw: 12, pitch: 6 },
    build: tShirt,
  }),
  subject({
    name: 'dress',
    family: 'object',
    words: ['gown', 'evening dress', 'summer dress', 'wedding dress', 'skirt'],
    size: 1.1,
    colours: { body: '#c2365e', sash: '#f3d9a0', dots: tone('body', 0.85) },
    view: { yaw: 12, pitch: 6 },
    build: dress,
  }),
];

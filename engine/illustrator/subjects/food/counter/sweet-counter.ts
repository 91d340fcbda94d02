/** Éclairs, chocolates, ices on sticks and nuts. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { box, capsule, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, many, put, rod, spread, tray, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

function eclair(): Model {
  return {
    parts: [
      part(
        'dough',
        'crust',
        relief(
          blend(0.1, capsule([-0.62, 0.2, 0], [0.62, 0.2, 0], 0.22)),
          0.02,
          (x, y, z) => 0.04 * noise(x * 9, y * 9, z * 9) - 0.02,
        ),
      ),
      part(
        'cream',
        'matte',
        many(12, (i) => sphere([-0.66 + 0.12 * i, 0.24, 0.19], 0.075), 0.03),
      ),
      part(
        'body',
        'glossy',
        blend(
          0.05,
          ellipsoid([0, 0.36, 0], [0.76, 0.1, 0.2]),
          ...[-0.5, -0.2, 0.16, 0.48].map((x) => capsule([x, 0.34, 0.14], [x + 0.02, 0.27, 0.22], 0.06)),
        ),
      ),
      part(
        'cream',
        'matte',
        rod(
          [
            -0.6, 0.46, 0.06, -0.4, 0.47, -0.06, -0.2, 0.47, 0.06, 0, 0.47, -0.06, 0.2, 0.47, 0.06, 0.4, 0.47,
            -0.06, 0.6, 0.46, 0.05,
          ],
          0.018,
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.2, 0] }),
  };
}

function chocolateBox(): Model {
  const cells = Array.from(
    { length: 12 },
    (_, i) => [-0.6 + 0.4 * (i % 4), -0.38 + 0.38 * Math.floor(i / 4)] as const,
  );
  const of = (k: number) => cells.filter((_, i) => i % 3 === k);
  return {
    parts: [
      part('body', 'matte', tray([0, 0.13, 0], [0.86, 0.13, 0.64], 0.03)),
      part('body', 'matte', put(box([0, 0, 0], [0.86, 0.03, 0.64], 0.015), [0, 0.62, -0.86], [72, 0, 0])),
      part(
        'ribbon',
        'glossy',
        put(
          union(box([0, 0, 0], [0.06, 0.036, 0.645], 0.01), box([0, 0, 0], [0.865, 0.036, 0.06], 0.01)),
          [0, 0.62, -0.86],
          [72, 0, 0],
        ),
      ),
      part('gold', 'metal', union(...cells.map(([x, z]) => cylinder([x, 0.14, z], 0.165, 0.08, 0.01)))),
      part('dark', 'glossy', union(...of(0).map(([x, z]) => ellipsoid([x, 0.25, z], [0.14, 0.13, 0.14]))), [
        paint(
          'light',
          pattern((x, _y, z) => 0.012 * Math.sin((x + z) * 60) + 0.003),
          0.006,
        ),
      ]),
      part('milk', 'glossy', union(...of(1).map(([x, z]) => box([x, 0.24, z], [0.12, 0.1, 0.12], 0.035))), [
        paint(
          'dark',
          pattern((x, _y, z) => 0.012 * Math.sin((x - z) * 46) - 0.004),
          0.006,
        ),
      ]),
      part('light', 'glossy', union(...of(2).map(([x, z]) => ellipsoid([x, 0.25, z], [0.14, 0.12, 0.14])))),
      part(
        'nut',
        'matte',
        union(
          ...of(2).map(([x, z]) => ellipsoid([x, 0.38, z], [0.06, 0.05, 0.05])),
          ...of(1).map(([x, z]) => ellipsoid([x, 0.36, z], [0.07, 0.035, 0.035])),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.1, 0.6] }),
  };
}

function popsicle(): Model {
  const ice = (x: number): ReturnType<typeof box> =>
    blend(0.02, box([x, 0.92, 0], [0.26, 0.4, 0.11], 0.1), ellipsoid([x, 1.26, 0], [0.26, 0.22, 0.11]));
  return {
    parts: [
      part(
        'body',
        'glossy',
        relief(ice(0), 0.03, (x) => -0.02 * Math.max(0, 1 - Math.abs(Math.abs(x) - 0.11) * 26)),
        [
          paint(
            'light',
            pattern((x, y, z) => 0.4 - noise(x * 8, y * 8, z * 8) + (y - 0.9) * 0.1),
            0.15,
          ),
        ],
      ),
      part('stick', 'wood', blend(0.01, box([0, 0.32, 0], [0.07, 0.32, 0.03], 0.025))),
    ],
    anchors: anchored({ grip: [0, 0.2, 0] }),
  };
}

function nutBowl(): Model {
  return {
    parts: [
      part(
        'bowl',
        'wood',
        put(turned([0, 0, 0.4, 0, 0.62, 0.16, 0.78, 0.5, 0.72, 0.5, 0.56, 0.2, 0.3, 0.1, 0, 0.1]), [0, 0, 0]),
      ),
      part(
        'body',
        'matte',
        many(70, (i) => {
          const [x, z] = spread(i % 44, 44, 0.66);
          const y = 0.44 + (i > 43 ? 0.13 : 0) - 0.1 * Math.hypot(x, z);
          return put(
            ellipsoid([0, 0, 0], [0.13, 0.062, 0.08]),
            [i > 43 ? x * 0.7 : x, y, i > 43 ? z * 0.7 : z],
            [i * 37, i * 61, i * 23],
          );
        }),
        [
          paint(
            'seared',
            pattern((x, y, z) => 0.4 - noise(x * 18, y * 18, z * 18)),
            0.2,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0.7] }),
  };
}

export const SWEET_COUNTER = [
  subject({
    name: 'eclair',
    family: 'food',
    words: ['éclair', 'profiterole', 'cream puff', 'cannoli'],
    size: 0.06,
    colours: { dough: '#d49a55', body: '#4a2616', cream: '#f7ecd8' },
    view: { yaw: 26, pitch: 26 },
    build: eclair,
  }),
  subject({
    name: 'box of chocolates',
    family: 'food',
    words: ['chocolate box', 'pralines', 'praline', 'truffles', 'chocolate truffles', 'assorted chocolates'],
    size: 0.12,
    colours: {
      body: '#a5182e',
      ribbon: '#e0b34a',
      gold: '#d9a93e',
      dark: '#3a1d12',
      milk: '#7a4526',
      light: '#f1e3cb',
      nut: '#b27a42',
    },
    view: { yaw: 14, pitch: 40 },
    build: chocolateBox,
  }),
  subject({
    name: 'popsicle',
    family: 'food',
    words: ['ice lolly', 'ice pop', 'fruit popsicle', 'ice cream bar'],
    size: 0.16,
    colours: { body: '#e8456a', light: tone('body', 1.35), stick: '#dcb57c' },
    view: { yaw: 18, pitch: 12 },
    build: popsicle,
  }),
  subject({
    name: 'bowl of nuts',
    family: 'food',
    words: [
      'mixed nuts',
      'almonds',
      'almond',
      'hazelnuts',
      'walnuts',
      'peanuts',
      'cashews',
      'nut mix',

      'trail mix',
    ],
    size: 0.09,
    colours: { bowl: '#8a5a32', body: '#b9783f', seared: '#8e5426' },
    view: { yaw: 10, pitch: 36 },
    build: nutBowl,
  }),
];

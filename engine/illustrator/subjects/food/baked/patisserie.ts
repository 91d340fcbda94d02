/** Small bakes of a café counter, each a portion of its own. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { stretch } from '#engine/sculpt/shapes/transform.ts';
import { anchored, grounded, many, put, rod, spread, turned } from '../../forms/forms.ts';
import { blotches } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

const SHELL = cylinder([0, 0.13, 0], 0.4, 0.13, 0.12);
/** The ruffled foot that every macaron has. */
const FOOT = relief(
  cylinder([0, 0.03, 0], 0.405, 0.035, 0.03),
  0.02,
  (x, y, z) => 0.014 * Math.sin(x * 62 + y * 40) * Math.sin(z * 62),
);
const MACARON = union(
  put(union(SHELL, FOOT), [0, 0.36, 0]),
  put(union(SHELL, FOOT), [0, 0.26, 0], [180, 0, 0]),
);
const CREAM = cylinder([0, 0.31, 0], 0.37, 0.07, 0.04);

function macarons(): Model {
  const flavours: readonly (readonly [string, number, number, number, readonly [number, number, number]])[] =
    [
      ['body', -0.46, 0, 0.1, [0, 0, 0]],
      ['mint', 0.46, 0, 0.02, [0, 0, 0]],
      ['lemon', -0.44, 0.62, 0.08, [0, 0, 4]],
      ['lilac', 0.44, 0.62, 0.02, [2, 0, -3]],
      ['choc', 0, 1.24, 0.05, [2, 0, 2]],
      ['body', 0.3, 0.42, 0.62, [74, 0, 20]],
    ];
  return {
    parts: flavours.flatMap(([colour, x, y, z, turn]) => [
      part(colour, 'matte', grounded(put(MACARON, [x, y, z], turn)), undefined, 0.7),
      part('cream', 'glossy', put(CREAM, [x, y, z], turn), undefined, 0.6),
    ]),
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.86 }),
  };
}

function bagel(): Model {
  const dough = stretch(torus([0, 0.32, 0], 0.56, 0.32), [1, 0.9, 1]);
  const seeds = (k: number): Shape =>
    many(26, (i) => {
      const a = i * 2.4 + k;
      const r = 0.5 + 0.24 * Math.sin(i * 5.3 + k);
      const y = 0.29 + 0.9 * Math.sqrt(Math.max(0.01, 0.1 - (r - 0.56) ** 2));
      return put(
        ellipsoid([0, 0, 0], [0.045, 0.018, 0.025]),
        [r * Math.cos(a), y, r * Math.sin(a)],
        [0, i * 40, 20 * (0.56 - r) * 4],
      );
    });
  return {
    parts: [
      part('body', 'crust', dough, [
        paint(
          'pale',
          pattern((_x, y) => y - 0.2),
          0.14,
        ),
        paint('pale', torus([0, 0.3, 0], 0.2, 0.14), 0.1),
      ]),
      part('seed', 'matte', seeds(0)),
      part('poppy', 'matte', seeds(3)),
    ],
    anchors: anchored({ grip: [0, 0.3, 0.6], top: 0.6 }),
  };
}

function pretzel(): Model {
  const knot = rod(
    [
      0.3, 0.16, -0.52, 0.12, 0.2, -0.2, -0.14, 0.3, 0.06, -0.6, 0.16, 0.3, -0.94, 0.16, -0.14, -0.66, 0.16,
      -0.7, 0, 0.16, -0.86, 0.66, 0.16, -0.7, 0.94, 0.16, -0.14, 0.6, 0.16, 0.3, 0.14, 0.22, 0.06, -0.12,
      0.32, -0.2, -0.3, 0.26, -0.52,
    ],
    [0.09, 0.1, 0.12, 0.14, 0.15, 0.17, 0.19, 0.17, 0.15, 0.14, 0.12, 0.1, 0.09],
    4,
  );
  const upright = (s: Shape): Shape => grounded(put(s, [0, 0.44, 0], [80, 0, 0]));
  const salt = many(20, (i) => {
    // The thick arc of the knot, nearly a circle.
    const a = -0.25 + (i / 19) * (Math.PI + 0.5);
    const wide = 0.9 + 0.07 * Math.sin(i * 7);
    return box(
      [wide * Math.cos(a), 0.32 - 0.02 * (i % 2), -0.14 - 0.72 * wide * Math.sin(a)],
      [0.024, 0.024, 0.024],
      0.006,
    );
  });
  return {
    parts: [
      part('body', 'crust', upright(knot), [
        paint('pale', upright(ellipsoid([0, 0.34, -0.86], [0.34, 0.06, 0.06])), 0.03),
        paint('dark', blotches(3, 0.6), 0.3),
      ]),
      part('salt', 'matte', upright(salt)),
    ],
    anchors: anchored({ grip: [0, 0.6, 0] }),
  };
}

const wrapper = (x: number, _y: number, z: number): number => 0.018 * Math.cos(Math.atan2(x, z) * 24);

function muffin(): Model {
  const top = relief(
    blend(0.06, ellipsoid([0, 0.86, 0], [0.62, 0.34, 0.62]), ellipsoid([0, 0.74, 0], [0.66, 0.14, 0.66])),
    0.05,
    (x, y, z) => 0.07 * (noise(x * 5, y * 5, z * 5) - 0.5),
  );
  const berries = many(11, (i) => {
    const [x, z] = spread(i, 11, 0.52);
    return sphere([x, 0.86 + 0.31 * Math.sqrt(Math.max(0, 1 - (x * x + z * z) / 0.38)), z], 0.075);
  });
  return {
    parts: [
      part(
        'paper',
        'matte',
        relief(turned([0, 0, 0.4, 0, 0.43, 0.04, 0.56, 0.72, 0, 0.72], { steps: 2 }), 0.02, wrapper),
      ),
      part('body', 'crust', top, [paint('pale', blotches(3, 0.55), 0.2)]),
      part('berry', 'glossy', berries),
    ],
    anchors: anchored({ grip: [0, 0.4, 0], top: 1.2 }),
  };
}

export const PATISSERIE = [
  subject({
    name: 'macaron',
    label: 'macarons',
    family: 'food',
    words: ['macaroon', 'stack of macarons', 'french macaron'],
    size: 0.12,
    colours: {
      body: '#f2a0b5',
      mint: '#a9d8b3',
      lemon: '#f7dd83',
      lilac: '#bfa3dd',
      choc: '#8a5a3e',
      cream: '#fff6e8',
    },
    view: { yaw: 10, pitch: 12 },
    build: macarons,
  }),
  subject({
    name: 'bagel',
    family: 'food',
    words: ['sesame bagel'],
    size: 0.05,
    colours: { body: '#b3702f', pale: '#e2b36c', seed: '#f6e6bf', poppy: '#33303a' },
    view: { yaw: 12, pitch: 30 },
    build: bagel,
  }),
  subject({
    name: 'pretzel',
    family: 'food',
    words: ['soft pretzel', 'bretzel', 'brezel'],
    size: 0.14,
    colours: { body: '#9a4f1c', dark: tone('body', 0.8), pale: '#e9c483', salt: '#fffdf6' },
    view: { yaw: 8, pitch: 12 },
    build: pretzel,
  }),
  subject({
    name: 'muffin',
    label: 'blueberry muffin',
    family: 'food',
    words: ['blueberry muffin'],
    size: 0.08,
    colours: { body: '#c98b43', pale: '#e3b469', berry: '#36406f', paper: '#f3e8d2' },
    view: { yaw: 12, pitch: 16 },
    build: muffin,
  }),
];

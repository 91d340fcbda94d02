/** What a bakery sells first: crusts scored by the baker, dusted with flour, golden where the oven reached. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { keep, relief } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { ellipsoid, halfSpace } from '#engine/sculpt/shapes/solids.ts';
import { anchored, many, put, rod } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

const CRUST = {
  body: '#9c5a1e',
  dark: tone('body', 0.66),
  crumb: '#f3dcae',
  flour: '#f6ecd8',
};

/** Middle and half length. */
const CUTS = [
  [-0.44, 0.26],
  [-0.02, 0.42],
  [0.4, 0.28],
] as const;

/** Distance on the top to the nearest of the baker's cuts. */
const scoring = (x: number, z: number): number => {
  const bow = x - 0.34 * z + 0.12 * z * z;
  let d = 9;
  for (const [c, reach] of CUTS)
    d = Math.min(d, Math.hypot(bow - c, Math.max(0, Math.abs(z - 0.12) - reach)));
  return d;
};

function loaf(): Model {
  const dough = keep(0.16, ellipsoid([0, 0.3, 0], [0.86, 0.56, 0.74]), halfSpace([0, -1, 0], 0));
  const crust = relief(dough, 0.1, (x, y, z) => {
    if (y < 0.26) return 0.035 * (noise(x * 9, y * 9, z * 9) - 0.5);
    const d = scoring(x, z);
    return (
      0.03 * Math.exp(-(((d - 0.1) / 0.05) ** 2)) -
      0.06 * Math.exp(-((d / 0.055) ** 2)) +
      0.045 * (noise(x * 8, y * 8, z * 8) - 0.5)
    );
  });
  const cutAt = (width: number) => pattern((x, y, z) => (y < 0.28 ? 1 : scoring(x, z) - width));
  return {
    parts: [
      part('body', 'crust', crust, [
        paint(
          'dark',
          pattern((x, y, z) => y - 0.14 - 0.12 * noise(x * 4, 1, z * 4)),
          0.12,
        ),
        paint(
          'dark',
          pattern((x, y, z) => Math.abs(scoring(x, z) - 0.12) - 0.02 - (y < 0.4 ? -1 : 0)),
          0.05,
        ),
        paint(
          'dark',
          pattern((x, y, z) => noise(x * 5, y * 7, z * 5) - 0.36),
          0.14,
        ),
        paint(
          'flour',
          pattern(
            (x, y, z) =>
              0.52 -
              y +
              0.9 * (noise(x * 9, y * 9, z * 9) - 0.12) +
              0.5 * (noise(x * 33, y * 33, z * 33) - 0.5),
          ),
          0.26,
        ),
        paint('crumb', cutAt(0.052), 0.02),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.4, 0], top: 0.86 }),
  };
}

function baguette(): Model {
  const slashes = [-0.84, -0.42, 0, 0.42, 0.84];
  const near = (x: number, z: number) =>
    Math.min(...slashes.map((c) => Math.abs(x - c - z * 1.5) * 0.55 + Math.max(0, Math.abs(z) - 0.11)));
  const body = relief(
    rod(
      [-1.3, 0.17, 0, -1.1, 0.18, 0, 0, 0.19, 0, 1.1, 0.18, 0, 1.3, 0.17, 0],
      [0.06, 0.16, 0.2, 0.16, 0.06],
      5,
    ),
    0.06,
    (x, y, z) =>
      y < 0.2
        ? 0
        : 0.03 * Math.exp(-(((near(x, z) - 0.055) / 0.03) ** 2)) -
          0.035 * Math.exp(-((near(x, z) / 0.03) ** 2)),
  );
  return {
    parts: [
      part('body', 'crust', body, [
        paint(
          'dark',
          pattern((x, y, z) => y - 0.08 - 0.06 * noise(x * 6, 1, z * 6)),
          0.06,
        ),
        paint(
          'flour',
          pattern((x, y, z) => 0.3 - y + 0.3 * (noise(x * 9, y * 9, z * 9) - 0.3)),
          0.12,
        ),
        paint(
          'crumb',
          pattern((x, y, z) => (y < 0.22 ? 1 : near(x, z) - 0.034)),
          0.014,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.2, 0], top: 0.38 }),
  };
}

/** Swelling rolls of dough along a crescent, thickest in the middle. */
function croissant(): Model {
  const rolls = 9;
  const at = (t: number): [number, number] => {
    const a = (t - 0.5) * 3.5;
    return [0.72 * Math.sin(a), 0.66 * Math.cos(a) - 0.5];
  };
  const body = many(
    rolls,
    (i) => {
      const t = i / (rolls - 1);
      const [x, z] = at(t);
      const bulk = 0.34 * Math.sin(Math.PI * (0.12 + 0.76 * t)) ** 0.8;
      return put(
        ellipsoid([0, 0, 0], [0.24, bulk, bulk * 0.92]),
        [x, bulk * 0.86, z],
        [0, (t - 0.5) * 200, 0],
      );
    },
    0.035,
  );
  const flakes = relief(
    body,
    0.02,
    (x, y, z) => 0.012 * Math.sin(18 * Math.atan2(x, z + 0.5) + y * 10 + 3 * noise(x * 4, y * 4, z * 4)),
  );
  return {
    parts: [
      part('body', 'crust', flakes, [
        paint(
          'crumb',
          pattern(
            (x, y, z) =>
              Math.sin(7 * 3.5 * 0.27 * Math.atan2(x, z + 0.5) * 1.02) * 0 +
              y -
              0.12 -
              0.1 * noise(x * 5, y * 5, z * 5),
          ),
          0.1,
        ),
        paint(
          'dark',
          pattern((x, y, z) => 0.5 - y + 0.5 * (noise(x * 8, y * 8, z * 8) - 0.55)),
          0.14,
        ),
        paint(
          'shineTone',
          pattern(
            (x, y, z) => 0.028 - 0.04 * Math.sin(24 * Math.atan2(x, z + 0.5) + y * 9) + (y < 0.2 ? 1 : 0),
          ),
          0.02,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.6 }),
  };
}

export const BREADS = [
  subject({
    name: 'bread',
    label: 'loaf of bread',
    family: 'food',
    words: [
      'loaf',
      'loaf of bread',
      'sourdough',
      'sourdough bread',
      'sourdough loaf',
      'bread loaf',
      'loaves',
      'loaves of bread',
      'rye bread',
      'brown bread',
      'bun',
      'bread roll',
      'brioche',
    ],
    size: 0.14,
    colours: CRUST,
    view: { yaw: 14, pitch: 30 },
    build: loaf,
  }),
  subject({
    name: 'baguette',
    family: 'food',
    words: ['french bread', 'breadstick', 'baguette bread'],
    size: 0.08,
    colours: { ...CRUST, body: '#c98a42' },
    view: { yaw: 28, pitch: 24 },
    build: baguette,
  }),
  subject({
    name: 'croissant',
    family: 'food',
    words: ['crescent roll', 'pastry', 'viennoiserie'],
    size: 0.07,
    colours: { body: '#bb7228', dark: tone('body', 0.62), crumb: '#d99f50', shineTone: '#e3a75a' },
    view: { yaw: 10, pitch: 34 },
    build: croissant,
  }),
];

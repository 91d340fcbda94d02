/** Treasure chest, coin, crystal ball and wand: the gold and magic of tales. */

import { type Model, paint, part, placePart } from '#engine/sculpt/model.ts';
import { carve, keep, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { noise, seeded } from '#engine/sculpt/shapes/noise.ts';
import { box, capsule, cylinder, ellipsoid, halfSpace, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, many, put, ring, rod, spread, tray, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';
import { gem } from '../wear/jewellery.ts';

function chest(): Model {
  const random = seeded(3);
  const lid = keep(
    0.01,
    carve(
      0.01,
      put(cylinder([0, 0, 0], 0.46, 0.8, 0.02), [0, 0, 0], [0, 0, 90]),
      put(cylinder([0, 0, 0], 0.4, 0.74), [0, 0, 0], [0, 0, 90]),
    ),
    halfSpace([0, -1, 0], 0),
  );
  const bands = keep(
    0.01,
    carve(
      0.01,
      put(cylinder([0, 0, 0], 0.49, 0.83, 0.02), [0, 0, 0], [0, 0, 90]),
      put(cylinder([0, 0, 0], 0.45, 2), [0, 0, 0], [0, 0, 90]),
    ),
    halfSpace([0, -1, 0], 0),
  );
  const three = pattern((x) => Math.min(Math.abs(x), Math.abs(Math.abs(x) - 0.74)) - 0.085);
  const open = (s: typeof lid) => put(s, [0, 0.66, -0.44], [-68, 0, 0]);
  const slot = (s: typeof lid) => put(s, [0, 0, 0.44]);
  const heap = ellipsoid([0, 0.52, 0], [0.72, 0.3, 0.38]);
  return {
    parts: [
      part('body', 'wood', union(tray([0, 0.33, 0], [0.8, 0.33, 0.44], 0.06, 0.02), open(slot(lid))), [
        paint('plank', stripes('y', 0.16, 0.1), 0.006, 'wood'),
      ]),
      part(
        'gold',
        'metal',
        carve(
          0.01,
          union(
            keep(
              0.005,
              box([0, 0.33, 0], [0.83, 0.34, 0.47], 0.02),
              union(box([0, 0.3, 0], [0.085, 1, 1]), mirror(box([0.74, 0.3, 0], [0.085, 1, 1]))),
            ),
            open(slot(keep(0.005, bands, three))),
          ),
          box([0, 0.6, 0], [0.74, 0.54, 0.38]),
        ),
      ),
      part(
        'coin',
        'metal',
        union(
          heap,
          many(30, (i) => {
            const [x, z] = spread(i, 30, 0.6);
            const y = 0.56 + 0.26 * Math.sqrt(Math.max(0, 1 - (x / 0.72) ** 2 - (z / 0.66) ** 2));
            return put(
              cylinder([0, 0, 0], 0.095, 0.018, 0.008),
              [x, y, z * 0.56],
              [60 * (random() - 0.5), 90 * random(), 60 * (random() - 0.5)],
            );
          }),
          ...[
            [0.5, 0.6],
            [0.68, 0.66],
            [-0.6, 0.62],
            [-0.3, 0.7],
          ].map(([x, z]) => put(cylinder([0, 0, 0], 0.095, 0.018, 0.008), [x!, 0.02, z!], [0, 0, 0])),
        ),
      ),
      part(
        'ruby',
        'glossy',
        union(
          put(gem(), [-0.26, 0.86, 0.14], [30, 0, 20], 0.12),
          put(gem(), [0.4, 0.8, 0.2], [50, 0, -20], 0.1),
        ),
      ),
      part('emerald', 'glossy', put(gem(), [0.1, 0.9, 0.12], [40, 30, -10], 0.11)),
      part('lockPlate', 'metal', box([0, 0.5, 0.49], [0.11, 0.13, 0.03], 0.02)),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.7, inside: 0.7, opening: 0.3 }),
  };
}

function coins(): Model {
  const coin = (r = 0.5) =>
    union(
      relief(cylinder([0, 0, 0], r, 0.05, 0.012), 0.01, (x, _y, z) =>
        Math.hypot(x, z) > r - 0.03 ? 0.006 * Math.cos(Math.atan2(x, z) * 60) : 0,
      ),
      torus([0, 0.05, 0], r - 0.05, 0.02),
      torus([0, -0.05, 0], r - 0.05, 0.02),
    );
  const star = cut(
    Array.from({ length: 10 }, (_, i) => [
      (i % 2 ? 0.1 : 0.24) * Math.sin((i * Math.PI) / 5),
      (i % 2 ? 0.1 : 0.24) * Math.cos((i * Math.PI) / 5),
    ]).flat(),
    0.065,
    0.01,
    1,
  );
  const stack = many(4, (i) =>
    put(coin(), [0.03 * Math.sin(i * 3), 0.06 + 0.12 * i, 0.03 * Math.cos(i * 2)]),
  );
  return {
    parts: [
      part(
        'body',
        'metal',
        union(
          put(stack, [-0.3, 0, -0.2]),
          put(union(put(coin(), [0, 0, 0], [90, 0, 0]), star), [0.42, 0.52, 0.3], [-14, 10, 0]),
          put(coin(), [-0.1, 0.06, 0.7]),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.55 }),
  };
}

function crystalBall(): Model {
  return {
    parts: [
      part('body', 'glossy', sphere([0, 0.94, 0], 0.6), [
        paint(
          'mist',
          pattern((x, y, z) => 0.56 - noise(x * 3 + y * 2, y * 3, z * 3)),
          0.16,
        ),
        paint(
          'spark',
          pattern((x, y, z) => (noise(x * 15, y * 15, z * 15) - 0.13) / 15),
          0.01,
          'glow',
        ),
      ]),
      part(
        'gold',
        'metal',
        union(
          turned([0, 0, 0.5, 0, 0.54, 0.06, 0.36, 0.12, 0.28, 0.24, 0.4, 0.4, 0.42, 0.46, 0, 0.42]),
          ring(4, (a) =>
            rod(
              [
                0.42 * Math.cos(a),
                0.36,
                0.42 * Math.sin(a),
                0.54 * Math.cos(a),
                0.5,
                0.54 * Math.sin(a),
                0.56 * Math.cos(a),
                0.7,
                0.56 * Math.sin(a),
              ],
              [0.06, 0.05, 0.03],
            ),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.2, 0], top: 1.5 }),
  };
}

function wand(): Model {
  const star = cut(
    Array.from({ length: 10 }, (_, i) => [
      (i % 2 ? 0.17 : 0.4) * Math.sin((i * Math.PI) / 5),
      (i % 2 ? 0.17 : 0.4) * Math.cos((i * Math.PI) / 5),
    ]).flat(),
    0.1,
    0.05,
    1,
  );
  const parts = [
    part('body', 'glow', put(star, [0, 1.7, 0])),
    part('stick', 'glossy', capsule([0, 0, 0], [0, 1.42, 0], 0.05, 0.04), [
      paint(
        'stripe',
        pattern((x, y, z) => 0.04 * Math.sin(y * 24 + Math.atan2(x, z))),
        0.006,
      ),
    ]),
    part(
      'spark',
      'glow',
      many(7, (i) =>
        sphere(
          [0.6 * Math.cos(i * 1.1), 1.7 + 0.55 * Math.sin(i * 1.9), 0.2 * Math.sin(i)],
          0.035 + 0.02 * (i % 2),
        ),
      ),
    ),
  ];
  return {
    parts: parts.map((p) => placePart(p, { turn: [0, 0, -26] })),
    anchors: anchored({ grip: [0.1, 0.2, 0] }),
  };
}

export const TREASURE = [
  subject({
    name: 'treasure chest',
    family: 'object',
    words: ['treasure', 'chest', 'pirate chest'],
    size: 0.5,
    colours: {
      body: '#8a5630',
      plank: tone('body', 0.6),
      gold: '#c99a3a',
      coin: '#f0bc3a',
      ruby: '#c71f38',
      emerald: '#2f9a5f',
      lockPlate: '#e0b858',
    },
    view: { yaw: 26, pitch: 22 },
    build: chest,
  }),
  subject({
    name: 'coin',
    label: 'gold coins',
    family: 'object',
    words: ['gold coin', 'money', 'cash', 'pile of coins'],
    size: 0.05,
    colours: { body: '#e9b437' },
    view: { yaw: 16, pitch: 20 },
    build: coins,
  }),
  subject({
    name: 'crystal ball',
    family: 'object',
    words: ['magic ball'],
    size: 0.25,
    colours: { body: '#6f5fc2', mist: '#b9a5ee', spark: '#fff4c2', gold: '#cfa14a' },
    view: { yaw: 14, pitch: 10 },
    build: crystalBall,
  }),
  subject({
    name: 'magic wand',
    family: 'object',
    words: ['wand', 'fairy wand'],
    size: 0.4,
    colours: { body: '#ffd24a', stick: '#7a4fb8', stripe: '#f3e6ff', spark: '#fff0b0' },
    view: { yaw: 14, pitch: 6 },
    build: wand,
  }),
];

/** Cut flowers and potted plants, as they stand on a table or are handed over. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { carve, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, frustum, torus } from '#engine/sculpt/shapes/solids.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { anchored, leafOf, put, ring, rod, spray, spread, vessel } from '../forms/forms.ts';
import { subject, tone } from '../subject.ts';
import { daisyHeart, daisyPetals, roseHead, tulipHead } from './heads.ts';

interface Head {
  at: Vec3;
  turn: Vec3;
  angle: number;
}

/** Heads on a dome of the given radius above `y`, leaning outwards; the first is in the middle. */
function dome(count: number, radius: number, y: number, rise: number): Head[] {
  return Array.from({ length: count }, (_, i): Head => {
    const [x, z] = i ? spread(i, count, radius) : [0, 0];
    const lean = Math.hypot(x, z) / radius;
    return {
      at: [x, y + rise * (1 - lean * lean), z],
      turn: [66 * (z / radius) + 8, 0, -66 * (x / radius)],
      angle: Math.atan2(z, x),
    };
  });
}

const heads = (list: readonly Head[], make: (i: number) => Shape): Shape =>
  union(...list.map((h, i) => put(make(i), h.at, h.turn)));
const stems = (list: readonly Head[], from: Vec3): Shape =>
  union(
    ...list.map(({ at: [x, y, z] }) =>
      capsule([from[0] + x * 0.12, from[1], from[2] + z * 0.12], [x * 0.94, y - 0.03, z * 0.94], 0.028),
    ),
  );
const greens = (list: readonly Head[], y: number, r: number, long: number): Shape =>
  union(
    ...list.map((h, i) =>
      spray(
        leafOf(long, 0.22, 0.045, -0.3),
        [h.at[0] * r, y + 0.06 * (i % 3), h.at[2] * r],
        h.angle + 0.5,
        34 - 9 * (i % 4),
      ),
    ),
  );

const VASE = [0, 0, 0.24, 0, 0.28, 0.03, 0.38, 0.3, 0.36, 0.56, 0.24, 0.82, 0.28, 0.96];
const vasePart = (): Part =>
  part('vase', 'ceramic', vessel(VASE, 0.08, { floor: 0.4 }), [
    paint(
      'vaseTrim',
      pattern((_x, y) => Math.abs(y - 0.9) - 0.012),
      0.006,
    ),
  ]);

/** A cone of paper with a ribbon. */
const wrapping = (): Part[] => [
  part(
    'paperWrap',
    'matte',
    relief(
      carve(0.02, frustum([0, 0.5, 0], 0.5, 0.12, 0.56, 0.02), frustum([0, 0.62, 0], 0.5, 0.08, 0.54)),
      0.05,
      (x, y, z) => 0.04 * Math.sin(Math.atan2(x, z) * 9) * y,
    ),
  ),
  part(
    'ribbon',
    'glossy',
    union(
      torus([0, 0.2, 0], 0.2, 0.035),
      put(torus([0, 0, 0], 0.1, 0.03), [0.1, 0.22, 0.22], [60, 0, 30]),
      put(torus([0, 0, 0], 0.1, 0.03), [-0.1, 0.22, 0.22], [60, 0, -30]),
      rod([0, 0.2, 0.24, 0.06, 0.08, 0.28, 0.12, -0.06, 0.26], 0.028),
      rod([0, 0.2, 0.24, -0.06, 0.08, 0.28, -0.1, -0.08, 0.26], 0.028),
    ),
  ),
];

function roses(): Model {
  const list = dome(13, 0.6, 0.98, 0.44);
  return {
    parts: [
      ...wrapping(),
      part(
        'leaf',
        'matte',
        union(greens(list.slice(3), 1.02, 0.8, 0.4), ellipsoid([0, 0.95, 0], [0.46, 0.2, 0.46])),
      ),
      part(
        'body',
        'matte',
        heads(list, () => roseHead(0.25)),
        [
          paint(
            'petalDark',
            pattern((x, y, z) => 0.42 - noise(x * 16, y * 16, z * 16)),
            0.2,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [0, 0.2, 0], top: 1.5 }),
  };
}

function mixed(): Model {
  const list = dome(15, 0.62, 0.98, 0.44);
  const some = (k: number) => list.filter((_, i) => i % 3 === k);
  return {
    parts: [
      ...wrapping(),
      part(
        'leaf',
        'matte',
        union(greens(list.slice(2), 1.0, 0.85, 0.46), ellipsoid([0, 0.92, 0], [0.46, 0.2, 0.46])),
      ),
      part(
        'body',
        'matte',
        heads(some(0), () => roseHead(0.23)),
        [
          paint(
            'petalDark',
            pattern((x, y, z) => 0.42 - noise(x * 16, y * 16, z * 16)),
            0.2,
          ),
        ],
      ),
      part(
        'white',
        'matte',
        heads(some(1), () => daisyPetals(0.26)),
      ),
      part(
        'centre',
        'matte',
        heads(some(1), () => daisyHeart(0.26)),
      ),
      part(
        'purple',
        'matte',
        heads(some(2), () => tulipHead(0.17)),
      ),
    ],
    anchors: anchored({ grip: [0, 0.2, 0], top: 1.5 }),
  };
}

function sunflowers(): Model {
  const list = dome(7, 0.62, 1.5, 0.36).map(
    (h): Head => ({ ...h, turn: [h.turn[0] + 34, 0, h.turn[2] * 0.8] }),
  );
  const petals = (i: number) =>
    union(daisyPetals(0.36, 15), put(daisyPetals(0.34, 15), [0, -0.02, 0], [0, 12 + i, 0]));
  return {
    parts: [
      vasePart(),
      part('leaf', 'matte', union(stems(list, [0, 0.6, 0]), greens(list, 1.06, 0.4, 0.44))),
      part('body', 'matte', heads(list, petals), [
        paint(
          'petalDark',
          pattern((x, y, z) => 0.3 - noise(x * 7, y * 7, z * 7)),
          0.2,
        ),
      ]),
      part(
        'centre',
        'fur',
        heads(list, () => daisyHeart(0.36, 0.46)),
      ),
    ],
    anchors: anchored({ grip: [0, 0.4, 0], top: 1.9 }),
  };
}

function tulips(): Model {
  const list = dome(8, 0.5, 1.3, 0.24).map(
    (h): Head => ({ ...h, turn: [h.turn[0] * 0.6, 0, h.turn[2] * 0.6] }),
  );
  return {
    parts: [
      vasePart(),
      part(
        'leaf',
        'matte',
        union(
          stems(list, [0, 0.6, 0]),
          ring(7, (a, i) =>
            spray(
              leafOf(0.66, 0.14, 0.035, -0.12),
              [0.12 * Math.cos(a), 0.84, 0.12 * Math.sin(a)],
              a,
              48 + 8 * (i % 3),
            ),
          ),
        ),
      ),
      part(
        'body',
        'glossy',
        heads(list, () => tulipHead(0.2)),
        [
          paint(
            'petalDark',
            pattern((x, y, z) => 0.4 - noise(x * 9, y * 3, z * 9)),
            0.15,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [0, 0.4, 0], top: 1.7 }),
  };
}

function potted(): Model {
  const pot = [0, 0, 0.3, 0, 0.33, 0.03, 0.42, 0.52, 0.46, 0.54, 0.47, 0.66];
  return {
    parts: [
      part('pot', 'ceramic', vessel(pot, 0.08, { steps: 3, floor: 0.44 })),
      part('soil', 'crust', frustum([0, 0.54, 0], 0.05, 0.34, 0.36)),
      part(
        'body',
        'glossy',
        union(
          ...[0, 1, 2].map((k) =>
            ring(6 - k, (a, i) =>
              spray(
                leafOf(0.74 - 0.05 * k, 0.2, 0.035, -0.34 + 0.1 * k),
                [0.04 * Math.cos(a + k), 0.58, 0.04 * Math.sin(a + k)],
                a + k * 0.55,
                34 + 18 * k + 5 * (i % 2),
              ),
            ),
          ),
        ),
        [
          paint(
            'vein',
            pattern((x, y, z) => 0.36 - noise(x * 5, y * 5, z * 5)),
            0.2,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 1.1, inside: 0.6, opening: 0.36 }),
  };
}

const GREENS = {
  leaf: '#4f8a44',
  vase: '#e8e2d6',
  vaseTrim: '#9fb2bd',
  paperWrap: '#e2cda6',
  ribbon: '#c9485e',
};

export const BOUQUETS = [
  subject({
    name: 'bouquet of roses',
    family: 'plant',
    words: ['rose bouquet', 'bunch of roses', 'red roses'],
    size: 0.45,
    colours: {
      ...GREENS,
      body: '#b8142c',
      petalDark: tone('body', 0.66),
      paperWrap: '#efe6da',
      ribbon: '#d7a648',
    },
    view: { yaw: 8, pitch: 28 },
    build: roses,
  }),
  subject({
    name: 'bouquet',
    label: 'bouquet of flowers',
    family: 'plant',
    words: ['bouquet of flowers', 'bunch of flowers', 'flower bouquet', 'wildflowers', 'flower arrangement'],
    size: 0.45,
    colours: {
      ...GREENS,
      body: '#e8788f',
      petalDark: tone('body', 0.8),
      white: '#fffaf2',
      centre: '#f2b632',
      purple: '#8d62b8',
    },
    view: { yaw: 8, pitch: 24 },
    build: mixed,
  }),
  subject({
    name: 'vase of sunflowers',
    family: 'plant',
    words: ['sunflower bouquet', 'sunflowers in a vase', 'bouquet of sunflowers'],
    size: 0.6,
    colours: { ...GREENS, body: '#f2b416', petalDark: '#dd8c10', centre: '#5a3820' },
    view: { yaw: 6, pitch: 8 },
    build: sunflowers,
  }),
  subject({
    name: 'vase of tulips',
    family: 'plant',
    words: ['bunch of tulips', 'vase of flowers', 'flowers in a vase', 'vase with flowers'],
    size: 0.45,
    colours: { ...GREENS, body: '#d8385a', petalDark: tone('body', 0.76), vase: '#7fa7bb' },
    view: { yaw: 8, pitch: 12 },
    build: tulips,
  }),
  subject({
    name: 'potted plant',
    family: 'plant',
    words: [
      'houseplant',
      'house plant',
      'pot plant',
      'plant pot',
      'plant',
      'flower pot',
      'flowerpot',
      'fern',
      'aloe'],
    size: 0.5,
    colours: { body: '#3f8a4c', vein: '#69ad5c', pot: '#b8653c', soil: '#4a3222' },
    view: { yaw: 14, pitch: 16 },
    build: potted,
  }),
];

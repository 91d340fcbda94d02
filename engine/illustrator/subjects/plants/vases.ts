/** Flowers in vases and plants in pots, as they stand on a table. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, frustum } from '#engine/sculpt/shapes/solids.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { anchored, leafOf, put, ring, spray, vessel } from '../forms/forms.ts';
import { subject, tone } from '../subject.ts';
import { dome, GREENS, greens, type Head, heads } from './arranging.ts';
import { daisyHeart, daisyPetals, tulipHead } from './heads.ts';

const stems = (list: readonly Head[], from: Vec3): Shape =>
  union(
    ...list.map(({ at: [x, y, z] }) =>
      capsule([from[0] + x * 0.12, from[1], from[2] + z * 0.12], [x * 0.94, y - 0.03, z * 0.94], 0.028),
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

export const VASES = [
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
      'succulent',
      'houseplant',
      'house plant',
      'pot plant',
      'plant pot',
      'plant',
      'flower pot',
      'flowerpot',
      'fern',
      'aloe',
    ],
    size: 0.5,
    colours: { body: '#3f8a4c', vein: '#69ad5c', pot: '#b8653c', soil: '#4a3222' },
    view: { yaw: 14, pitch: 16 },
    build: potted,
  }),
];

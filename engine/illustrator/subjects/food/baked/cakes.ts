/** Cakes that celebrate: tiers, slices and icing, beside the birthday cake. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, cylinder, halfSpace, sphere } from '#engine/sculpt/shapes/solids.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { anchored, between, leafOf, put, ring, turned } from '../../forms/forms.ts';
import { roseHead } from '../../plants/heads.ts';
import { subject, tone } from '../../subject.ts';
import { dollop } from '../baking.ts';

const PLATE = [0, 0, 0.5, 0, 0.78, 0.07, 0.84, 0.11, 0.8, 0.12, 0.5, 0.06, 0, 0.06];

/** What lies in a wedge of `degrees` that opens towards +z. */
const wedge = (s: Shape, degrees: number): Shape => {
  const a = ((degrees / 2) * Math.PI) / 180;
  const side = (k: number) => halfSpace([k * Math.cos(a), 0, -Math.sin(a)], 0);
  return keep(0.015, keep(0.015, s, side(1)), side(-1));
};

function slice(): Model {
  const part3 = (y: number, half: number, r = 1.1) =>
    put(wedge(cylinder([0, 0, 0], r, half, 0.02), 46), [0, y, -0.62]);
  const crumbly = (s: Shape) => relief(s, 0.02, (x, y, z) => 0.014 * (noise(x * 24, y * 24, z * 24) - 0.5));
  return {
    parts: [
      part('plate', 'ceramic', put(turned(PLATE), [0, 0, 0], [0, 0, 0], 1.05)),
      part('body', 'crust', crumbly(union(part3(0.24, 0.14), part3(0.6, 0.14)))),
      part('cream', 'matte', part3(0.42, 0.05)),
      part(
        'icing',
        'glossy',
        union(
          put(
            wedge(turned([0, 0.7, 1.1, 0.7, 1.15, 0.76, 1.1, 0.84, 0, 0.84], { steps: 1, round: 0.01 }), 47),
            [0, 0, -0.62],
          ),
          put(
            wedge(
              relief(
                cylinder([0, 0.43, 0], 1.15, 0.35, 0.02),
                0.02,
                (x, _y, z) => 0.012 * Math.sin(Math.atan2(x, z) * 30),
              ),
              47,
            ),
            [0, 0, -0.615],
          ),
        ),
        [
          paint(
            'body',
            pattern((_x, y, z) => Math.max(z - 0.465, y - 0.7)),
            0.01,
            'crust',
          ),
          paint(
            'cream',
            pattern((_x, y, z) => Math.max(z - 0.465, Math.abs(y - 0.42) - 0.05)),
            0.01,
          ),
        ],
      ),
      part('cream', 'matte', put(dollop(0.83, 0.15, 0.18), [0, 0, 0.28])),
      part('berry', 'glossy', sphere([0, 1.0, 0.28], 0.1)),
    ],
    anchors: anchored({ grip: [0, 0.1, 0], top: 0.85 }),
  };
}

const TIERS = [
  [0.8, 0.36],
  [0.56, 0.98],
  [0.34, 1.5],
] as const;

function weddingCake(): Model {
  const pearls = TIERS.map(([r, y], i) => {
    const foot = y - [0.3, 0.28, 0.24][i]!;
    const n = Math.round(r * 42);
    return ring(n, (a) => sphere([r * 1.01 * Math.cos(a), foot, r * 1.01 * Math.sin(a)], 0.042));
  });
  const roses: [Vec3, number][] = [
    [[0.16, 1.9, 0.06], 0.17],
    [[-0.12, 1.88, 0.12], 0.16],
    [[-0.02, 1.98, -0.06], 0.19],
    [[0.42, 1.3, 0.32], 0.15],
    [[0.24, 1.3, 0.46], 0.13],
    [[-0.52, 0.72, 0.5], 0.17],
    [[-0.68, 0.72, 0.28], 0.14],
    [[-0.34, 0.7, 0.66], 0.13],
  ];
  const leaf = leafOf(0.22, 0.22, 0.05);
  return {
    parts: [
      part(
        'stand',
        'ceramic',
        turned([0, 0, 0.4, 0, 0.42, 0.02, 0.4, 0.04, 0.92, 0.04, 0.94, 0.06, 0.92, 0.09, 0, 0.09], {
          steps: 1,
          round: 0.006,
        }),
      ),
      part(
        'body',
        'matte',
        union(
          cylinder([0, 0.38, 0], 0.8, 0.32, 0.04),
          cylinder([0, 0.98, 0], 0.56, 0.3, 0.04),
          cylinder([0, 1.52, 0], 0.34, 0.26, 0.04),
        ),
        [
          paint(
            'ribbon',
            union(between(0.3, 0.38), between(0.92, 0.99), between(1.48, 1.54)),
            0.004,
            'glossy',
          ),
        ],
      ),
      part('pearl', 'glossy', union(...pearls)),
      part(
        'leaf',
        'matte',
        union(
          ...roses.flatMap(([[x, y, z], r], i) => [
            put(leaf, [x, y, z + 0.02], [10, 60 * i + 20, 10], r * 8),
            put(leaf, [x, y - 0.02, z], [0, 60 * i + 200, 0], r * 8),
          ]),
        ),
      ),
      part(
        'flower',
        'matte',
        union(
          ...roses.map(([at, r], i) =>
            put(roseHead(r * 1.5), at, [
              i < 3 ? 20 : 38,
              i < 3 ? i * 90 : 20 * Math.sign(at[0]),
              i * 30 - 40,
            ]),
          ),
        ),
        [
          paint(
            'flowerDark',
            pattern((x, y, z) => 0.03 - 0.1 * noise(x * 16, y * 16, z * 16)),
            0.04,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [0, 0.06, 0], top: 1.8 }),
  };
}

function chocolateCake(): Model {
  const drip = (a: number, i: number) => {
    const [x, z] = [0.74 * Math.cos(a), 0.74 * Math.sin(a)];
    return capsule([x, 0.68, z], [x * 1.01, 0.46 - 0.12 * Math.sin(i * 2.7), z * 1.01], 0.06);
  };
  return {
    parts: [
      part('plate', 'ceramic', put(turned(PLATE), [0, 0, 0], [0, 0, 0], 1.12)),
      part('sponge', 'crust', cylinder([0, 0.38, 0], 0.72, 0.32, 0.04), [
        paint('cream', between(0.34, 0.42), 0.01),
      ]),
      part('body', 'glossy', blend(0.06, cylinder([0, 0.69, 0], 0.75, 0.07, 0.06), ring(15, drip))),
      part(
        'cream',
        'matte',
        ring(8, (a) => put(dollop(0.74, 0.14, 0.2), [0.54 * Math.cos(a), 0, 0.54 * Math.sin(a)])),
      ),
      part(
        'berry',
        'glossy',
        ring(8, (a) => sphere([0.54 * Math.cos(a), 0.95, 0.54 * Math.sin(a)], 0.085)),
      ),
      part(
        'shaving',
        'matte',
        ring(9, (a, i) =>
          put(
            capsule([-0.09, 0, 0], [0.09, 0, 0], 0.028),
            [0.17 * Math.cos(a) * (i % 3) * 0.6, 0.79 + 0.015 * (i % 2), 0.17 * Math.sin(a) * (i % 3) * 0.6],
            [0, i * 67, 8],
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.1, 0], top: 0.78 }),
  };
}

const CHOCOLATE = {
  body: '#5a3020',
  sponge: '#6e4128',
  cream: '#fff6e6',
  berry: '#c9203a',
  plate: '#f5f3ef',
  shaving: '#3c2016',
};

export const CAKES = [
  subject({
    name: 'cake slice',
    label: 'slice of cake',
    family: 'food',
    words: [
      'slice of cake',
      'piece of cake',
      'slice of chocolate cake',
      'chocolate cake slice',
      'cheesecake',
      'slice',
      'tiramisu',
    ],
    size: 0.12,
    colours: { ...CHOCOLATE, body: '#6b3d25', icing: '#43231a' },
    view: { yaw: -62, pitch: 20 },
    build: slice,
  }),
  subject({
    name: 'wedding cake',
    family: 'food',
    words: ['tiered cake', 'bridal cake'],
    size: 0.7,
    colours: {
      body: '#fdf8f0',
      pearl: '#ffffff',
      ribbon: '#ecd3a9',
      stand: '#e9e4dc',
      flower: '#f2a7b5',
      flowerDark: tone('flower', 0.8),
      leaf: '#7ea86a',
    },
    view: { yaw: 10, pitch: 12 },
    build: weddingCake,
  }),
  subject({
    name: 'chocolate cake',
    family: 'food',
    words: ['choc cake', 'sachertorte', 'black forest cake', 'torte'],
    size: 0.16,
    colours: CHOCOLATE,
    view: { yaw: 10, pitch: 22 },
    build: chocolateCake,
  }),
];

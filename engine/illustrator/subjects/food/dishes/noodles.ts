/** Noodles and rice, in bowls and on plates. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise, seeded } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, halfSpace, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, leafOf, many, put, ring, rod, spray, spread } from '../../forms/forms.ts';
import { bowl, broth, plate } from '../../home/tableware/crockery.ts';
import { subject, tone } from '../../subject.ts';

/** Loops of noodles over a disc, from `y` up. */
const noodles = (
  count: number,
  radius: number,
  y: number,
  thick: number,
  seed: number,
  dome = 0.12,
): Shape => {
  const random = seeded(seed);
  return many(count, (i) => {
    const [x, z] = spread(i, count, radius);
    const turn = random() * 6.3;
    const bend = 0.16 + 0.1 * random();
    const lift = y + dome * (1 - (x * x + z * z) / (radius * radius)) + 0.03 * random();
    const path = [0, 1, 2, 3].flatMap((k) => {
      const a = turn + k;
      return [x + bend * Math.cos(a), lift + 0.03 * Math.sin(k * 2 + i), z + bend * Math.sin(a)];
    });
    return rod(path, thick, 2);
  });
};

function ramen(): Model {
  const egg = (x: number, z: number, turn: number) => ({
    white: put(
      keep(0.02, ellipsoid([0, 0, 0], [0.15, 0.13, 0.2]), halfSpace([0, 1, 0], 0.02)),
      [x, 0.6, z],
      [16, turn, 0],
    ),
    yolk: put(ellipsoid([0, 0.012, 0], [0.085, 0.03, 0.1]), [x, 0.605, z + 0.012], [16, turn, 0]),
  });
  const eggs = [egg(-0.3, 0.34, 30), egg(0.02, 0.46, -20)];
  return {
    parts: [
      bowl(),
      broth('broth', 0.5),
      part('noodle', 'glossy', noodles(22, 0.46, 0.48, 0.032, 5)),
      part('eggWhite', 'glossy', union(...eggs.map((e) => e.white))),
      part('yolk', 'glossy', union(...eggs.map((e) => e.yolk))),
      part(
        'meat',
        'crust',
        union(
          ...[0, 1, 2].map((i) =>
            put(
              cylinder([0, 0, 0], 0.2, 0.032, 0.025),
              [0.36 + 0.06 * i, 0.58 + 0.03 * i, 0.12 - 0.16 * i],
              [10, 0, -14],
            ),
          ),
        ),
        [
          paint(
            'fat',
            pattern((x, y, z) => 0.45 - noise(x * 9, y * 30, z * 9)),
            0.1,
          ),
        ],
      ),
      part(
        'nori',
        'matte',
        union(
          put(box([0, 0, 0], [0.2, 0.26, 0.014], 0.01), [-0.26, 0.72, -0.42], [-14, 20, 8]),
          put(box([0, 0, 0], [0.2, 0.26, 0.014], 0.01), [-0.04, 0.74, -0.5], [-14, 6, -6]),
        ),
      ),
      part(
        'onion',
        'glossy',
        many(16, (i) => {
          const [x, z] = spread(i, 16, 0.3);
          return put(
            cylinder([0, 0, 0], 0.045, 0.02),
            [x, 0.63 - 0.1 * (x * x + z * z), z - 0.04],
            [20 * (i % 3), i * 40, 15],
          );
        }),
      ),
      part(
        'stick',
        'wood',
        union(
          capsule([0.3, 0.7, -0.3], [1.15, 1.05, 0.3], 0.028, 0.036),
          capsule([0.2, 0.7, -0.24], [1.06, 1.08, 0.42], 0.028, 0.036),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.66 }),
  };
}

function spaghetti(): Model {
  return {
    parts: [
      plate(),
      part(
        'noodle',
        'glossy',
        union(noodles(20, 0.44, 0.16, 0.04, 9, 0.3), ellipsoid([0, 0.1, 0], [0.5, 0.28, 0.5])),
      ),
      part(
        'body',
        'liquid',
        relief(
          ellipsoid([0, 0.48, 0], [0.34, 0.1, 0.34]),
          0.07,
          (x, y, z) => 0.12 * (noise(x * 8, y * 8, z * 8) - 0.4),
        ),
      ),
      part(
        'meat',
        'crust',
        union(
          ...(
            [
              [0.12, 0.12],
              [-0.16, 0.06],
              [0.02, -0.16],
            ] as const
          ).map(([x, z]) => sphere([x, 0.62, z], 0.14)),
        ),
      ),
      part(
        'leaf',
        'matte',
        ring(3, (a) => spray(leafOf(0.26, 0.3, 0.06), [0, 0.74, 0], a + 0.4, 18)),
      ),
    ],
    anchors: anchored({ grip: [0, 0.1, 0.9], top: 0.6 }),
  };
}

function rice(): Model {
  return {
    parts: [
      bowl(),
      part(
        'rice',
        'matte',
        relief(
          ellipsoid([0, 0.5, 0], [0.72, 0.36, 0.72]),
          0.03,
          (x, y, z) => 0.05 * (noise(x * 22, y * 22, z * 22) - 0.5),
        ),
      ),
      part(
        'stick',
        'wood',
        blend(
          0,
          capsule([-0.7, 0.84, 0.5], [0.9, 0.9, 0.16], 0.026, 0.036),
          capsule([-0.7, 0.84, 0.4], [0.92, 0.9, 0.02], 0.026, 0.036),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.8 }),
  };
}

export const NOODLES = [
  subject({
    name: 'ramen',
    label: 'bowl of ramen',
    family: 'food',
    words: [
      'noodles',
      'bowl of ramen',
      'ramen bowl',
      'noodle soup',
      'pho',
      'noodle bowl',
      'bowl of noodles',
      'udon',
    ],
    size: 0.14,
    colours: {
      body: '#a12f28',
      trim: '#f1e3c4',
      broth: '#b8692a',
      noodle: '#efc868',
      eggWhite: '#fdf6e6',
      yolk: '#f09a1c',
      meat: '#b9795a',
      fat: '#e7bfa2',
      nori: '#1f3327',
      onion: '#7dbb4a',
      stick: '#8f5a2e',
    },
    view: { yaw: 4, pitch: 36 },
    build: ramen,
  }),
  subject({
    name: 'spaghetti',
    label: 'plate of spaghetti',
    family: 'food',
    words: [
      'pasta',
      'plate of spaghetti',
      'plate of pasta',
      'spaghetti plate',
      'tagliatelle',
      'bolognese',
      'carbonara',
    ],
    size: 0.1,
    colours: { body: '#b52a17', noodle: '#efc560', meat: '#7a3d22', plate: '#f4f2ed' },
    view: { yaw: 8, pitch: 24 },
    build: spaghetti,
  }),
  subject({
    name: 'rice',
    label: 'bowl of rice',
    family: 'food',
    words: ['bowl of rice', 'risotto'],
    size: 0.12,
    colours: { body: '#2f4f78', trim: tone('body', 1.5), rice: '#fbf8f0', stick: '#8f3a2a' },
    view: { yaw: 8, pitch: 22 },
    build: rice,
  }),
];

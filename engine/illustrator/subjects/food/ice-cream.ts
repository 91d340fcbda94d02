/** Ice cream: two scoops in a waffle cone under sprinkles and a cherry, and three in a glass cup. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { seeded } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { leafOf, put, ring, vessel } from '../forms/forms.ts';
import { subject } from '../subject.ts';
import { crumbs, held } from './baking.ts';

const scoop = (at: Vec3, r: number): Shape =>
  relief(
    blend(
      0.06,
      sphere(at, r),
      ...Array.from({ length: 9 }, (_, i) =>
        sphere(
          [at[0] + r * 0.92 * Math.cos(i * 0.7), at[1] - r * 0.4, at[2] + r * 0.92 * Math.sin(i * 0.7)],
          r * 0.24,
        ),
      ),
    ),
    0.02,
    crumbs(0.03, 14),
  );

function cup(): Model {
  const at = (i: number): Vec3 => [0.3 * Math.sin(i * 2.09 + 0.5), 0.94, 0.3 * Math.cos(i * 2.09 + 0.5)];
  return {
    parts: [
      part(
        'cup',
        'glass',
        vessel([0, 0, 0.34, 0, 0.36, 0.05, 0.12, 0.14, 0.1, 0.34, 0.4, 0.52, 0.62, 0.84, 0.66, 0.94], 0.04, {
          steps: 5,
          floor: 0.42,
        }),
      ),
      part('body', 'matte', scoop(at(0), 0.33)),
      part('scoopB', 'matte', scoop(at(1), 0.33)),
      part('scoopC', 'matte', scoop(at(2), 0.33)),
      part(
        'cone',
        'crust',
        put(box([0, 0.3, 0], [0.2, 0.34, 0.025], 0.02), [-0.16, 1.12, -0.3], [-14, 20, 16]),
        [
          paint(
            'waffle',
            pattern(
              (x, y, z) =>
                Math.min(
                  Math.abs(Math.sin(y * 22 + (x + z) * 22)),
                  Math.abs(Math.sin(y * 22 - (x + z) * 22)),
                ) *
                  0.04 -
                0.008,
            ),
            0.006,
          ),
        ],
      ),
      part(
        'leaf',
        'matte',
        ring(3, (a) => put(leafOf(0.2, 0.5, 0.06, 0.2), [0.02, 1.2, 0.08], [0, (a * 180) / Math.PI, 24])),
      ),
      part('berry', 'glossy', sphere([0.02, 1.24, 0.1], 0.075)),
    ],
    anchors: held(0.3, 1.3),
  };
}

function iceCream(): Model {
  const random = seeded(11);
  const sprinkles = Array.from({ length: 16 }, () => {
    const a = random() * 6.283;
    const b = 0.3 + random() * 0.9;
    const p: Vec3 = [
      0.31 * Math.cos(a) * Math.sin(b),
      1.72 + 0.31 * Math.cos(b),
      0.31 * Math.sin(a) * Math.sin(b),
    ];
    return capsule(p, [p[0] + 0.05 * Math.sin(a * 3), p[1] + 0.012, p[2] + 0.05 * Math.cos(a * 3)], 0.016);
  });
  return {
    parts: [
      part('cone', 'matte', frustum([0, 0.5, 0], 0.5, 0.03, 0.34, 0.02), [
        paint(
          'waffle',
          pattern(
            (x, y, z) =>
              Math.min(
                Math.abs(Math.sin(y * 14 + Math.atan2(x, z) * 4)),
                Math.abs(Math.sin(y * 14 - Math.atan2(x, z) * 4)),
              ) *
                0.07 -
              0.012,
          ),
          0.006,
        ),
      ]),
      part('scoopB', 'matte', scoop([0, 1.16, 0], 0.38)),
      part('body', 'matte', scoop([0, 1.7, 0], 0.32)),
      part('berry', 'glossy', sphere([0.03, 2.08, 0.03], 0.1)),
      part(
        'leaf',
        'matte',
        tube(
          [
            [0.03, 2.14, 0.03],
            [0.06, 2.28, 0.02],
            [0.14, 2.38, 0],
          ],
          0.014,
        ),
      ),
      part('candle', 'glossy', union(...sprinkles)),
    ],
    anchors: held(0.4, 2),
  };
}

const COLOURS = {
  body: '#f9b4c4',
  scoopB: '#fbeecb',
  cone: '#e0a458',
  waffle: '#b97a35',
  berry: '#d8283f',
};

export const ICE_CREAMS = [
  subject({
    name: 'ice cream',
    family: 'food',
    words: ['icecream', 'ice cream cone', 'gelato cone'],
    size: 0.2,
    colours: { ...COLOURS, candle: '#58b7d9' },
    view: { yaw: 20, pitch: 8 },
    build: () => iceCream(),
  }),
  subject({
    name: 'ice cream cup',
    label: 'cup of ice cream',
    family: 'food',
    words: [
      'gelato',
      'sundae',
      'ice cream sundae',
      'bowl of ice cream',
      'ice cream bowl',
      'scoops of ice cream',
      'ice cream scoop',
      'frozen yogurt',
      'frozen yoghurt',
      'gelato cup',
      'banana split',
    ],
    size: 0.14,
    colours: { ...COLOURS, scoopC: '#7a4a2c', cup: '#e6eff2', leaf: '#4d9440' },
    view: { yaw: 14, pitch: 18 },
    build: cup,
  }),
];

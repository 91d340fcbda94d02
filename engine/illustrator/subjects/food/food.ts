/** Apple, cake, ice cream, pizza, coffee, burger, cupcake, donut, watermelon and banana. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise, seeded } from '#engine/sculpt/shapes/noise.ts';
import { curve, extrude, pillow, polygon, profile, revolve } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import {
  box,
  capsule,
  cylinder,
  ellipsoid,
  frustum,
  halfSpace,
  sphere,
  torus,
} from '#engine/sculpt/shapes/solids.ts';
import { bend, place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { subject, tone } from '../subject.ts';

const VIEW = { yaw: 24, pitch: 18 };
const held = (y: number, top: number): Model['anchors'] => ({
  grip: { at: [0, y, 0] },
  top: { at: [0, top, 0] },
  seat: { at: [0, top, 0] },
});
const crumbs = (size: number, f: number) => (x: number, y: number, z: number) =>
  size * (noise(x * f, y * f, z * f) - 0.5);

function apple(): Model {
  const flesh = revolve(
    profile(
      [
        [0, 0.06],
        [0.24, 0],
        [0.48, 0.24],
        [0.54, 0.6],
        [0.36, 0.88],
        [0.14, 0.9],
        [0, 0.78],
      ],
      5,
    ),
  );
  return {
    parts: [
      part(
        'body',
        'glossy',
        relief(flesh, 0.03, (x, y, z) => 0.02 * Math.cos(Math.atan2(x, z) * 5) * (y < 0.4 ? 1 : 0.3)),
        [paint('blushTone', ellipsoid([0.3, 0.6, 0.4], [0.4, 0.5, 0.4]), 0.3)],
      ),
      part(
        'wood',
        'matte',
        tube(
          [
            [0, 0.74, 0],
            [0.02, 0.94, 0],
            [0.1, 1.1, 0],
          ],
          [0.035, 0.03, 0.04],
        ),
      ),
      part(
        'leaf',
        'glossy',
        place(
          bend(
            place(
              pillow(
                curve(
                  [
                    [0, 0],
                    [0.14, 0.12],
                    [0.34, 0.1],
                    [0.48, 0],
                    [0.34, -0.1],
                    [0.14, -0.12],
                  ],
                  4,
                ),
                0.03,
                0.08,
              ),
              { turn: [90, 0, 0] },
            ),
            -0.6,
          ),
          { at: [0.04, 0.98, 0], turn: [0, -30, 20] },
        ),
      ),
    ],
    anchors: held(0.45, 0.95),
  };
}

/** Cream that runs over an edge in drops. */
const dripping = (r: number, y: number, thick: number, n: number): Shape =>
  blend(
    0.05,
    cylinder([0, y, 0], r, thick, thick * 0.9),
    ...Array.from({ length: n }, (_, i) => {
      const a = (i / n) * 6.283;
      return capsule(
        [r * 0.96 * Math.cos(a), y, r * 0.96 * Math.sin(a)],
        [r * 0.98 * Math.cos(a), y - 0.1 - 0.07 * Math.sin(i * 2.7), r * 0.98 * Math.sin(a)],
        0.055,
      );
    }),
  );
const swirl = (y: number, r: number, h: number): Shape => {
  const path: Vec3[] = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    return [r * (1 - t) * Math.cos(i * 0.95), y + h * t, r * (1 - t) * Math.sin(i * 0.95)];
  });
  return tube(
    path,
    path.map((_, i) => r * 0.5 * (1 - i / 16)),
    3,
  );
};

function cake(): Model {
  const candle = (a: number) => [0.26 * Math.cos(a), 0.26 * Math.sin(a)] as const;
  const sticks = [0.6, 2.7, 4.8].map(candle);
  return {
    parts: [
      part('plate', 'glossy', cylinder([0, 0.04, 0], 0.82, 0.04, 0.035)),
      part(
        'sponge',
        'matte',
        union(cylinder([0, 0.3, 0], 0.66, 0.24, 0.04), cylinder([0, 0.72, 0], 0.44, 0.2, 0.04)),
        [
          paint(
            'body',
            pattern((_x, y) => Math.abs(y - 0.28) - 0.05),
            0.01,
          ),
        ],
      ),
      part('body', 'glossy', union(dripping(0.67, 0.54, 0.06, 13), dripping(0.45, 0.92, 0.06, 10))),
      part(
        'cream',
        'matte',
        union(
          ...Array.from({ length: 10 }, () => swirl(0.58, 0.1, 0.14)).map((s, i) =>
            place(s, { at: [0.57 * Math.cos(i * 0.628), 0, 0.57 * Math.sin(i * 0.628)] }),
          ),
        ),
      ),
      part(
        'berry',
        'glossy',
        union(
          ...Array.from({ length: 5 }, (_, i) =>
            sphere([0.2 * Math.cos(i * 1.256), 1.0, 0.2 * Math.sin(i * 1.256)], 0.075),
          ),
        ),
      ),
      part('candle', 'matte', union(...sticks.map(([x, z]) => capsule([x, 0.95, z], [x, 1.26, z], 0.034))), [
        paint(
          'stripe',
          pattern((x, y, z) => 0.02 * Math.sin(y * 40 + Math.atan2(x, z) * 2)),
          0.006,
        ),
      ]),
      part(
        'flame',
        'glow',
        union(...sticks.map(([x, z]) => capsule([x, 1.33, z], [x, 1.42, z], 0.036, 0.01))),
      ),
    ],
    anchors: held(0.1, 1),
  };
}

function iceCream(): Model {
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

function pizza(): Model {
  const wedge = polygon([
    [0, -0.9],
    [0.56, 0.42],
    [0.4, 0.52],
    [0.2, 0.58],
    [0, 0.6],
    [-0.2, 0.58],
    [-0.4, 0.52],
    [-0.56, 0.42],
  ]);
  const flat = (s: Shape): Shape => place(s, { at: [0, 0.75, 0], turn: [-24, 0, 0] });
  const disc = (x: number, y: number): Shape =>
    place(cylinder([0, 0, 0], 0.15, 0.025, 0.02), { at: [x, y, 0.11], turn: [90, 0, 0] });
  const olive = (x: number, y: number): Shape =>
    place(torus([0, 0, 0], 0.05, 0.024), { at: [x, y, 0.11], turn: [90, 0, 0] });
  const cheese = relief(
    blend(
      0.04,
      extrude(wedge, 0.1, 0.05),
      capsule([0.2, -0.4, 0.02], [0.22, -0.62, 0.04], 0.06),
      capsule([-0.3, -0.1, 0.02], [-0.32, -0.3, 0.04], 0.055),
      capsule([0.02, -0.85, 0.02], [0.02, -1.02, 0.03], 0.05),
    ),
    0.02,
    crumbs(0.03, 9),
  );
  return {
    parts: [
      part('cheese', 'glossy', flat(cheese), [
        paint('sauce', flat(pattern((x, y) => 0.6 - noise(x * 5 + 2, y * 5, 1) + 0.08)), 0.08),
      ]),
      part(
        'crust',
        'matte',
        flat(
          relief(
            tube(
              [
                [-0.6, 0.44, 0.02],
                [-0.3, 0.6, 0.03],
                [0, 0.66, 0.03],
                [0.3, 0.6, 0.03],
                [0.6, 0.44, 0.02],
              ],
              0.13,
            ),
            0.02,
            crumbs(0.03, 11),
          ),
        ),
        [
          paint(
            'toast',
            pattern((x, y, z) => 0.62 - noise(x * 7, y * 7, z * 7)),
            0.1,
          ),
        ],
      ),
      part(
        'body',
        'glossy',
        flat(union(disc(-0.18, 0.26), disc(0.22, 0.18), disc(0.0, -0.14), disc(-0.02, -0.5))),
      ),
      part('olive', 'glossy', flat(union(olive(0.02, 0.4), olive(-0.24, -0.04), olive(0.2, -0.2)))),
      part(
        'leaf',
        'matte',
        flat(
          union(
            ...(
              [
                [0.04, 0.12],
                [-0.1, -0.32],
                [0.36, 0.36],
              ] as const
            ).map(([x, y], i) =>
              place(ellipsoid([0, 0, 0], [0.09, 0.045, 0.02]), { at: [x, y, 0.13], turn: [0, 0, i * 50] }),
            ),
          ),
        ),
      ),
    ],
    anchors: held(0.9, 1.4),
  };
}

function coffee(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.03,
          carve(
            0.03,
            revolve(
              profile(
                [
                  [0, 0.12],
                  [0.28, 0.12],
                  [0.4, 0.3],
                  [0.46, 0.6],
                  [0.48, 0.86],
                  [0, 0.86],
                ],
                4,
              ),
            ),
            cylinder([0, 0.8, 0], 0.41, 0.14),
          ),
          place(torus([0, 0, 0], 0.19, 0.055), { at: [0.54, 0.52, 0], turn: [90, 0, 0] }),
        ),
      ),
      part('coffee', 'glossy', cylinder([0, 0.72, 0], 0.43, 0.03), [
        paint(
          'foam',
          pattern(
            (x, _y, z) => Math.abs(Math.hypot(x, z) - 0.12 - 0.1 * Math.cos(Math.atan2(x, z - 0.02))) - 0.05,
          ),
          0.02,
        ),
      ]),
      part(
        'plate',
        'glossy',
        revolve(
          profile(
            [
              [0, 0.03],
              [0.4, 0.03],
              [0.68, 0.12],
              [0.72, 0.16],
              [0.66, 0.17],
              [0.4, 0.1],
              [0, 0.1],
            ],
            3,
          ),
        ),
      ),
      part(
        'steam',
        'glow',
        union(
          tube(
            [
              [-0.1, 0.98, 0],
              [-0.02, 1.14, 0],
              [-0.12, 1.3, 0],
              [-0.04, 1.46, 0],
            ],
            [0.02, 0.035, 0.03, 0.01],
          ),
          tube(
            [
              [0.12, 1.0, 0],
              [0.2, 1.14, 0],
              [0.1, 1.28, 0],
              [0.18, 1.4, 0],
            ],
            [0.02, 0.03, 0.028, 0.01],
          ),
        ),
      ),
    ],
    anchors: { grip: { at: [0, 0.5, 0] }, top: { at: [0, 0.9, 0] } },
  };
}

function burger(): Model {
  const wavy = (y: number, r: number, amp: number, n: number): Shape =>
    relief(cylinder([0, y, 0], r, 0.035, 0.03), amp, (x, _y, z) => amp * Math.sin(Math.atan2(x, z) * n));
  const seeds = Array.from({ length: 22 }, (_, i) => {
    const r = 0.5 * Math.sqrt((i + 0.5) / 22);
    const a = i * 2.4;
    return ellipsoid(
      [r * Math.cos(a), 0.8 + 0.36 * Math.sqrt(1 - (r / 0.68) ** 2), r * Math.sin(a)],
      [0.032, 0.02, 0.022],
    );
  });
  return {
    parts: [
      part(
        'body',
        'matte',
        union(
          keep(0.08, ellipsoid([0, 0.78, 0], [0.68, 0.4, 0.68]), halfSpace([0, -1, 0], -0.76)),
          cylinder([0, 0.14, 0], 0.64, 0.14, 0.1),
        ),
        [
          paint(
            'bread',
            pattern((_x, y) => Math.abs(y - 0.5) - 0.28),
            0.02,
          ),
        ],
      ),
      part('seed', 'matte', union(...seeds)),
      part('leaf', 'matte', bendRim(wavy(0.36, 0.7, 0.045, 11))),
      part('patty', 'matte', relief(cylinder([0, 0.47, 0], 0.67, 0.09, 0.08), 0.03, crumbs(0.06, 12))),
      part(
        'cheese',
        'glossy',
        blend(
          0.02,
          place(box([0, 0, 0], [0.52, 0.022, 0.52], 0.02), { at: [0, 0.58, 0], turn: [0, 40, 0] }),
          ...[0.7, 2.27, 3.84, 5.41].map((a) =>
            capsule(
              [0.6 * Math.cos(a), 0.57, 0.6 * Math.sin(a)],
              [0.7 * Math.cos(a), 0.44, 0.7 * Math.sin(a)],
              0.045,
              0.025,
            ),
          ),
        ),
      ),
      part('tomato', 'glossy', cylinder([0, 0.66, 0], 0.62, 0.05, 0.04)),
      part('leaf', 'matte', wavy(0.74, 0.69, 0.05, 9)),
    ],
    anchors: held(0.5, 1.15),
  };
}

const bendRim = (s: Shape): Shape => relief(s, 0.03, (x, _y, z) => 0.02 * Math.cos(Math.atan2(x, z) * 17));

function cupcake(): Model {
  return {
    parts: [
      part(
        'paperCup',
        'matte',
        relief(
          frustum([0, 0.3, 0], 0.3, 0.34, 0.48, 0.03),
          0.025,
          (x, _y, z) => 0.02 * Math.cos(Math.atan2(x, z) * 18),
        ),
      ),
      part('body', 'matte', blend(0.05, swirl(0.66, 0.4, 0.62), cylinder([0, 0.62, 0], 0.44, 0.08, 0.07))),
      part('berry', 'glossy', sphere([0, 1.34, 0], 0.13)),
      part(
        'leaf',
        'matte',
        tube(
          [
            [0, 1.44, 0],
            [0.04, 1.56, 0],
            [0.12, 1.64, 0],
          ],
          0.016,
        ),
      ),
    ],
    anchors: held(0.3, 1.3),
  };
}

function donut(): Model {
  const tilt = { at: [0, 0.66, 0] as Vec3, turn: [62, 0, 0] as Vec3 };
  const random = seeded(4);
  const sprinkles = Array.from({ length: 30 }, () => {
    const a = random() * 6.283;
    const r = 0.42 + (random() - 0.5) * 0.3;
    const t = random() * 3;
    const y = Math.sqrt(0.25 ** 2 - (r - 0.42) ** 2) + 0.018;
    return capsule(
      [r * Math.cos(a), y, r * Math.sin(a)],
      [r * Math.cos(a) + 0.07 * Math.cos(t), y, r * Math.sin(a) + 0.07 * Math.sin(t)],
      0.022,
    );
  });
  return {
    parts: [
      part('dough', 'matte', place(torus([0, 0, 0], 0.42, 0.23), tilt)),
      part(
        'body',
        'glossy',
        place(
          keep(
            0.03,
            torus([0, 0.015, 0], 0.42, 0.25),
            pattern((x, y, z) => 0.03 + 0.035 * Math.sin(Math.atan2(x, z) * 9) - y),
          ),
          tilt,
        ),
      ),
      part('candle', 'glossy', place(union(...sprinkles.slice(0, 15)), tilt)),
      part('stripe', 'glossy', place(union(...sprinkles.slice(15)), tilt)),
    ],
    anchors: held(0.66, 1.2),
  };
}

function watermelon(): Model {
  const slice = keep(
    0.02,
    keep(0.02, sphere([0, 0.9, 0], 0.9), halfSpace([0, 1, 0], 0.86)),
    box([0, 0.5, 0], [1, 0.6, 0.2], 0.05),
  );
  const seeds = [
    [-0.4, 0.66],
    [-0.15, 0.54],
    [0.15, 0.58],
    [0.42, 0.66],
    [-0.28, 0.38],
    [0.02, 0.3],
    [0.3, 0.38],
  ].map(([x, y]) => ellipsoid([x!, y!, 0.2], [0.035, 0.055, 0.1]));
  return {
    parts: [
      part('body', 'glossy', slice, [
        paint(
          'rind',
          pattern((x, y, z) => 0.82 - Math.hypot(x, y - 0.9, z)),
          0.008,
        ),
        paint(
          'leaf',
          pattern((x, y, z) => 0.86 - Math.hypot(x, y - 0.9, z)),
          0.006,
        ),
        paint('pupil', union(...seeds), 0.008),
      ]),
    ],
    anchors: held(0.5, 0.9),
  };
}

function banana(): Model {
  const path: Vec3[] = [
    [-0.62, 0.78, 0],
    [-0.5, 0.42, 0],
    [-0.1, 0.16, 0],
    [0.36, 0.22, 0],
    [0.62, 0.5, 0],
  ];
  return {
    parts: [
      part('body', 'glossy', tube(path, [0.07, 0.2, 0.24, 0.2, 0.06], 6), [
        paint('wood', union(sphere([0.66, 0.54, 0], 0.1), sphere([-0.64, 0.86, 0], 0.13)), 0.02),
        paint(
          'bodyDark',
          pattern((x, y) => Math.abs(Math.hypot(x - 0.06, y - 1.02) - 0.78) - 0.012),
          0.02,
        ),
      ]),
      part('bodyDark', 'matte', capsule([-0.62, 0.78, 0], [-0.66, 0.98, 0], 0.065, 0.05)),
    ],
    anchors: held(0.3, 0.8),
  };
}

export const FOOD = [
  subject({
    name: 'apple',
    family: 'food',
    words: ['fruit', 'peach', 'cherry'],
    size: 0.09,
    colours: { body: '#d8352f', blushTone: tone('body', 1.18), leaf: '#5da442', wood: '#6a4527' },
    view: VIEW,
    build: () => apple(),
  }),
  subject({
    name: 'banana',
    family: 'food',
    words: [],
    size: 0.15,
    colours: { body: '#f7cf3f', bodyDark: tone('body', 0.8), wood: '#6a5228' },
    view: { yaw: 18, pitch: 10 },
    build: () => banana(),
  }),
  subject({
    name: 'cake',
    family: 'food',
    words: ['birthday cake', 'tart', 'pie', 'gateau'],
    size: 0.3,
    colours: {
      body: '#f48fb1',
      sponge: '#f3d9a4',
      plate: '#eef2f6',
      cream: '#fffaf0',
      berry: '#d8283f',
      candle: '#6fb7e8',
      stripe: '#ffffff',
      flame: '#ffc23d',
    },
    view: { yaw: 10, pitch: 18 },
    build: () => cake(),
  }),
  subject({
    name: 'cupcake',
    family: 'food',
    words: ['muffin'],
    size: 0.1,
    colours: { body: '#f7a8c4', paperCup: '#7fc4d9', berry: '#d8283f' },
    view: { yaw: 10, pitch: 14 },
    build: () => cupcake(),
  }),
  subject({
    name: 'donut',
    family: 'food',
    words: ['doughnut', 'bagel'],
    size: 0.1,
    colours: { body: '#f27fa5', dough: '#e0a65c', candle: '#6fd3e8', stripe: '#fff3b0' },
    view: { yaw: 14, pitch: 6 },
    build: () => donut(),
  }),
  subject({
    name: 'ice cream',
    family: 'food',
    words: ['icecream', 'gelato', 'sundae', 'ice cream cone'],
    size: 0.2,
    colours: {
      body: '#f9b4c4',
      scoopB: '#fbeecb',
      cone: '#e0a458',
      waffle: '#b97a35',
      berry: '#d8283f',
      candle: '#58b7d9',
    },
    view: { yaw: 20, pitch: 8 },
    build: () => iceCream(),
  }),
  subject({
    name: 'pizza',
    family: 'food',
    words: ['pizza slice', 'slice of pizza'],
    size: 0.25,
    colours: {
      body: '#cf3f33',
      cheese: '#f9c94f',
      sauce: '#f0a23c',
      crust: '#d99a52',
      toast: '#b9773a',
      olive: '#3b3a3f',
      leaf: '#4d9440',
    },
    view: { yaw: 16, pitch: 12 },
    build: () => pizza(),
  }),
  subject({
    name: 'cup of coffee',
    family: 'food',
    words: [
      'coffee',
      'coffee cup',
      'mug',
      'teacup',
      'cup',
      'cup of tea',
      'tea',
      'cappuccino',
      'espresso',
      'latte',
    ],
    size: 0.1,
    colours: { body: '#e8694a', plate: '#f6f1e8', coffee: '#6b4026', foam: '#f0dcbc', steam: '#f4f6f8' },
    view: { yaw: -22, pitch: 26 },
    build: () => coffee(),
  }),
  subject({
    name: 'burger',
    family: 'food',
    words: ['hamburger', 'cheeseburger', 'sandwich'],
    size: 0.12,
    colours: {
      body: '#d98f45',
      bread: '#f0cd92',
      seed: '#fbeecb',
      leaf: '#6fb548',
      patty: '#6a3d26',
      cheese: '#f7bd3a',
      tomato: '#dd4334',
    },
    view: { yaw: 14, pitch: 10 },
    build: () => burger(),
  }),
  subject({
    name: 'watermelon',
    family: 'food',
    words: ['melon', 'watermelon slice'],
    size: 0.25,
    colours: { body: '#ef4f56', rind: '#f2f5d4', leaf: '#3f8f47' },
    view: { yaw: 24, pitch: 8 },
    build: () => watermelon(),
  }),
];

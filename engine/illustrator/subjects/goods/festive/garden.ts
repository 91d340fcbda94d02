/** Flags, bird houses and hammocks: what is set up outdoors. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, put } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

function flag(): Model {
  const cloth: Shape = relief(box([0.66, 1.72, 0], [0.62, 0.4, 0.03], 0.02), 0.14, () => 0);
  const waving: Shape = {
    ...cloth,
    distance: (x, y, z) =>
      0.75 *
      cloth.distance(
        x,
        y + 0.05 * Math.max(0, x) * x,
        z - 0.1 * Math.sin(x * 5.4) * Math.min(1, Math.max(0, x) * 2),
      ),
    lo: [0, 1.1, -0.16],
    hi: [1.32, 2.2, 0.16],
  };
  return {
    parts: [
      part('body', 'cloth', waving, [
        paint(
          'stripe',
          pattern((_x, y) => Math.abs(Math.abs(y - 1.7) - 0.34) - 0.03),
          0.006,
        ),
      ]),
      part(
        'pole',
        'metal',
        union(capsule([0, 0, 0], [0, 2.24, 0], 0.04), cylinder([0, 0.03, 0], 0.24, 0.03, 0.02)),
      ),
      part('gold', 'metal', sphere([0, 2.3, 0], 0.08)),
    ],
    anchors: anchored({ grip: [0, 0.8, 0] }),
  };
}

function birdHouse(): Model {
  const walls = carve(
    0.01,
    union(cut([-0.42, 0.8, 0.42, 0.8, 0.42, 1.4, 0, 1.78, -0.42, 1.4], 0.36, 0.01, 1)),
    put(cylinder([0, 0, 0], 0.15, 0.3), [0, 1.3, 0.3], [90, 0, 0]),
  );
  return {
    parts: [
      part('body', 'wood', walls),
      part(
        'roof',
        'wood',
        union(
          put(box([0, 0, 0], [0.46, 0.04, 0.48], 0.015), [0.3, 1.6, 0], [0, 0, -42]),
          put(box([0, 0, 0], [0.46, 0.04, 0.48], 0.015), [-0.3, 1.6, 0], [0, 0, 42]),
        ),
      ),
      part(
        'post',
        'wood',
        union(
          box([0, 0.4, 0], [0.07, 0.42, 0.07], 0.02),
          box([0, 0.78, 0], [0.52, 0.04, 0.46], 0.015),
          capsule([0, 1.08, 0.34], [0, 1.08, 0.56], 0.03),
        ),
      ),
      part('dark', 'matte', put(cylinder([0, 0, 0], 0.145, 0.05), [0, 1.3, 0.2], [90, 0, 0])),
      part(
        'bird',
        'fur',
        blend(
          0.04,
          ellipsoid([0.3, 0.94, 0.42], [0.1, 0.1, 0.13]),
          sphere([0.3, 1.08, 0.5], 0.08),
          capsule([0.3, 0.92, 0.32], [0.3, 0.98, 0.16], 0.05, 0.03),
        ),
      ),
      part('beak', 'glossy', capsule([0.3, 1.07, 0.56], [0.3, 1.06, 0.62], 0.025, 0.006)),
    ],
    anchors: anchored({ top: 1.86, inside: 1 }),
  };
}

function hammock(): Model {
  const post = (x: number): Shape =>
    union(
      capsule([x, 0, 0], [x * 1.1, 1.5, 0], 0.07),
      capsule([x * 0.6, 0.04, 0], [x * 1.02, 0.7, 0], 0.045),
    );
  const bed = box([0, 0, 0], [1.05, 0.025, 0.42], 0.02);
  const sag: Shape = {
    ...bed,
    distance: (x, y, z) => 0.7 * bed.distance(x, y - 0.5 - 0.52 * x * x - 0.5 * z * z, z),
    lo: [-1.05, 0.45, -0.42],
    hi: [1.05, 1.2, 0.42],
  };
  return {
    parts: [
      part('body', 'cloth', sag, [
        paint(
          'stripe',
          pattern((_x, _y, z) => 0.04 * Math.sin(z * 30)),
          0.005,
        ),
      ]),
      part(
        'rope',
        'matte',
        union(
          ...[-1, 1].flatMap((s) =>
            [-0.36, -0.18, 0, 0.18, 0.36].map((z) =>
              capsule([s * 1.03, 1.05 + 0.5 * z * z, z], [s * 1.5, 1.36, 0], 0.014),
            ),
          ),
        ),
      ),
      part(
        'wood',
        'wood',
        union(
          post(1.4),
          post(-1.4),
          capsule([-1.3, 0.05, 0], [1.3, 0.05, 0], 0.06),
          ...[-1.2, 1.2].map((x) => capsule([x, 0.05, -0.5], [x, 0.05, 0.5], 0.05)),
          ...[-1, 1].map((s) => capsule([s * 1.04, 1.08, -0.42], [s * 1.04, 1.08, 0.42], 0.025)),
        ),
      ),
      part('pillow', 'cloth', put(ellipsoid([0, 0, 0], [0.2, 0.1, 0.28]), [-0.7, 0.9, 0], [0, 0, -32])),
    ],
    anchors: anchored({ seat: [0, 0.55, 0], top: 0.55 }),
  };
}

export const GARDEN_THINGS = [
  subject({
    name: 'flag',
    family: 'object',
    words: ['banner', 'pennant', 'bunting'],
    size: 2,
    colours: { body: '#c92f34', stripe: tone('body', 0.8), pole: '#c3c8cf', gold: '#dcae48' },
    view: { yaw: 10, pitch: 6 },
    build: flag,
  }),
  subject({
    name: 'bird house',
    family: 'object',
    words: ['birdhouse', 'nesting box', 'bird feeder', 'nest box'],
    size: 0.5,
    colours: {
      body: '#c79a62',
      roof: '#b0432f',
      post: '#8a5c34',
      dark: '#2a1e16',
      bird: '#3f7fc0',
      beak: '#e89a2c',
    },
    view: { yaw: 24, pitch: 10 },
    build: birdHouse,
  }),
  subject({
    name: 'hammock',
    family: 'furniture',
    words: [],
    size: 1.3,
    colours: { body: '#e8dcc4', stripe: '#3f8fa0', rope: '#c9b48a', wood: '#9a6a3a', pillow: '#e0705a' },
    view: { yaw: 26, pitch: 20 },
    build: hammock,
  }),
];

/** What gyms have: kettlebell, barbell, boxing gloves, a treadmill, a shaker. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, put, rod, turned } from '../../forms/forms.ts';
import { drum } from '../../forms/views.ts';
import { subject } from '../../subject.ts';

function kettlebell(): Model {
  return {
    parts: [
      part(
        'body',
        'matte',
        blend(
          0.08,
          carve(0.02, sphere([0, 0.5, 0], 0.52), box([0, -0.42, 0], [1, 0.46, 1])),
          rod(
            [-0.24, 0.86, 0, -0.36, 1.16, 0, -0.22, 1.42, 0, 0.22, 1.42, 0, 0.36, 1.16, 0, 0.24, 0.86, 0],
            0.09,
            6,
          ),
        ),
        [
          paint(
            'trim',
            pattern((_x, y) => Math.abs(y - 0.5) - 0.07),
            0.008,
          ),
        ],
      ),
      part('print', 'matte', put(cylinder([0, 0, 0], 0.17, 0.02, 0.01), [0, 0.5, 0.52], [90, 0, 0])),
    ],
    anchors: anchored({ grip: [0, 1.42, 0], top: 1.5 }),
  };
}

function barbell(): Model {
  const plates = (x: number): Shape =>
    union(drum([x, 0.5, 0], 0.5, 0.055, 'x', 0.03), drum([x + 0.13, 0.5, 0], 0.4, 0.05, 'x', 0.03));
  return {
    parts: [
      part(
        'steel',
        'metal',
        union(drum([0, 0.5, 0], 0.045, 1.5, 'x', 0.01), mirror(drum([1.24, 0.5, 0], 0.075, 0.26, 'x', 0.01))),
      ),
      part('body', 'matte', mirror(plates(1.02)), [
        paint(
          'trim',
          pattern((_x, y, z) => Math.abs(Math.hypot(y - 0.5, z) - 0.3) - 0.03),
          0.006,
        ),
      ]),
      part('trim', 'matte', mirror(drum([1.27, 0.5, 0], 0.11, 0.04, 'x', 0.02))),
    ],
    anchors: anchored({ grip: [0, 0.5, 0] }),
  };
}

function boxingGloves(): Model {
  const glove = blend(
    0.08,
    ellipsoid([0, 0.86, 0.04], [0.34, 0.36, 0.32]),
    ellipsoid([0, 0.62, -0.02], [0.3, 0.3, 0.26]),
    capsule([-0.24, 0.6, 0.16], [-0.26, 0.9, 0.24], 0.13),
  );
  const cuff = turned([0, 0, 0.25, 0, 0.28, 0.06, 0.27, 0.36, 0.22, 0.44, 0, 0.44]);
  const both = (s: Shape): Shape =>
    union(put(s, [-0.36, 0, 0], [-6, 18, 8]), put(mirrored(s), [0.38, 0, 0.08], [-8, -24, -10]));
  return {
    parts: [
      part('body', 'leather', both(glove)),
      part('cuff', 'leather', both(cuff), [
        paint(
          'trim',
          pattern((_x, y) => Math.abs(y - 0.3) - 0.025),
          0.006,
        ),
      ]),
      part('trim', 'matte', both(torus([0, 0.02, 0], 0.25, 0.03))),
    ],
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

/** The left glove is the right one seen in a mirror. */
const mirrored = (s: Shape): Shape => ({
  ...s,
  distance: (x, y, z) => s.distance(-x, y, z),
  lo: [-s.hi[0], s.lo[1], s.lo[2]],
  hi: [-s.lo[0], s.hi[1], s.hi[2]],
});

function treadmill(): Model {
  return {
    parts: [
      part(
        'body',
        'matte',
        union(
          box([0, 0.16, 0], [0.42, 0.1, 1.1], 0.05),
          mirror(box([0.4, 0.24, 0], [0.07, 0.05, 1.08], 0.03)),
        ),
      ),
      part('belt', 'matte', box([0, 0.27, 0], [0.33, 0.02, 1.06], 0.01)),
      part('steel', 'metal', mirror(rod([0.42, 0.2, 0.9, 0.42, 1.2, 1.02, 0.42, 1.66, 0.96], 0.055, 4))),
      part('steel', 'metal', mirror(rod([0.42, 1.4, 0.98, 0.42, 1.36, 0.5, 0.42, 1.3, 0.3], 0.045, 4))),
      part('body', 'glossy', put(box([0, 0, 0], [0.46, 0.2, 0.06], 0.05), [0, 1.68, 0.94], [-24, 0, 0]), [
        paint(
          'screen',
          pattern((x, y, z) =>
            z < 0.7 || z > 0.97 ? 1 : Math.max(Math.abs(x) - 0.28, Math.abs(y - 1.7) - 0.11),
          ),
          0.008,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 1.4, 0.6], top: 0.29, room: 0.4 }),
  };
}

function shaker(): Model {
  return {
    parts: [
      part('cup', 'glossy', turned([0, 0, 0.34, 0, 0.37, 0.04, 0.42, 1.06, 0, 1.06], { steps: 2 }), [
        paint(
          'body',
          pattern((_x, y) => y - 0.78),
          0.01,
        ),
        paint(
          'ink',
          pattern((x, y, z) =>
            z < 0 || Math.abs(x) > 0.1 ? 1 : Math.abs(y * 10 - Math.round(y * 10)) / 10 - 0.008,
          ),
          0.004,
        ),
      ]),
      part(
        'lid',
        'glossy',
        turned([0, 1.04, 0.44, 1.04, 0.45, 1.22, 0.4, 1.28, 0.16, 1.32, 0.15, 1.46, 0, 1.46], { steps: 2 }),
      ),
      part(
        'lid',
        'matte',
        rod([-0.28, 1.26, 0, -0.3, 1.5, 0, 0, 1.62, 0, 0.3, 1.5, 0, 0.28, 1.26, 0], 0.035, 5),
      ),
    ],
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.46 }),
  };
}

export const TRAINING_HALL = [
  subject({
    name: 'kettlebell',
    family: 'object',
    words: ['kettle bell'],
    size: 0.28,
    colours: { body: '#34373d', trim: '#e0632f', print: '#dfe3e8' },
    view: { yaw: 18, pitch: 14 },
    build: kettlebell,
  }),
  subject({
    name: 'barbell',
    family: 'object',
    words: ['weights', 'weight plates', 'weight'],
    size: 0.45,
    colours: { body: '#2d3036', trim: '#c8362e', steel: '#cdd3d9' },
    view: { yaw: 34, pitch: 14 },
    build: barbell,
  }),
  subject({
    name: 'boxing gloves',
    label: 'pair of boxing gloves',
    family: 'object',
    words: ['boxing glove'],
    size: 0.32,
    colours: { body: '#c4231f', cuff: '#9c1916', trim: '#f3ece0' },
    view: { yaw: 14, pitch: 14 },
    build: boxingGloves,
  }),
  subject({
    name: 'treadmill',
    family: 'furniture',
    words: ['running machine', 'exercise machine', 'fitness machine', 'exercise bike'],
    size: 1.5,
    colours: { body: '#2f343b', belt: '#1b1d20', steel: '#c3cad1', screen: '#4fc3f0' },
    view: { yaw: 128, pitch: 12 },
    build: treadmill,
  }),
  subject({
    name: 'shaker',
    label: 'protein shaker',
    family: 'object',
    words: ['protein shake', 'protein shaker', 'sports bottle', 'drinking bottle', 'water flask'],
    size: 0.24,
    colours: { cup: '#e9edf0', body: '#d9c3a2', ink: '#6a7078', lid: '#2a2f36' },
    view: { yaw: 14, pitch: 12 },
    build: shaker,
  }),
];

/** Tyres, helmets and a mower: what rolls, and what is worn while it does. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, cylinder, ellipsoid, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, put, ring, rod } from '../../forms/forms.ts';
import { drum } from '../../forms/views.ts';
import { subject } from '../../subject.ts';

function tyre(): Model {
  const angleOf = (x: number, y: number): number => Math.atan2(y - 0.62, x);
  return {
    parts: [
      part(
        'body',
        'matte',
        relief(put(torus([0, 0, 0], 0.46, 0.17), [0, 0.62, 0], [90, 0, 0]), 0.03, (x, y, z) =>
          Math.hypot(x, y - 0.62) > 0.54
            ? -0.022 * Math.max(0, Math.sin(angleOf(x, y) * 44 + (z > 0 ? 9 : -9) * z))
            : 0,
        ),
      ),
      part(
        'rim',
        'metal',
        carve(0.01, drum([0, 0.62, 0], 0.34, 0.11, 'z', 0.03), drum([0, 0.62, 0.1], 0.29, 0.08, 'z', 0.02)),
      ),
      part(
        'rim',
        'metal',
        union(
          drum([0, 0.62, 0.05], 0.09, 0.06, 'z'),
          ring(5, (a) =>
            put(box([0, 0.17, 0.05], [0.045, 0.14, 0.03], 0.02), [0, 0.62, 0], [0, 0, (a * 180) / Math.PI]),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.9, 0], top: 1.24 }),
  };
}

function hardHat(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.05,
          carve(0.01, ellipsoid([0, 0.16, 0], [0.56, 0.62, 0.66]), box([0, -0.5, 0], [1, 0.64, 1])),
          carve(0.01, ellipsoid([0, 0.15, 0.14], [0.62, 0.07, 0.8]), box([0, -0.5, 0], [1, 0.58, 1])),
          ...[-0.2, 0, 0.2]
            .map((x) => put(torus([0, 0, 0], 0.6, 0.05), [x, 0.17, 0], [0, 0, 90]))
            .map((s) => carve(0.01, s, box([0, -0.6, 0], [2, 0.74, 2]))),
        ),
      ),
      part('band', 'matte', cylinder([0, 0.14, 0], 0.5, 0.03)),
    ],
    anchors: anchored({ top: 0.8 }),
  };
}

function bikeHelmet(): Model {
  const shell = carve(0.02, ellipsoid([0, 0.2, 0], [0.46, 0.52, 0.68]), box([0, -0.5, 0], [1, 0.6, 1]));
  const vents = union(
    ...[-0.2, 0, 0.2].flatMap((x) =>
      [-0.32, 0.04, 0.36].map((z) => put(ellipsoid([0, 0, 0], [0.06, 0.4, 0.14]), [x, 0.66, z])),
    ),
  );
  return {
    parts: [
      part('body', 'glossy', carve(0.03, shell, vents), [
        paint(
          'trim',
          pattern((_x, y) => y - 0.2),
          0.008,
        ),
      ]),
      part(
        'dark',
        'matte',
        carve(0.01, ellipsoid([0, 0.2, 0], [0.38, 0.44, 0.6]), box([0, -0.5, 0], [1, 0.6, 1])),
      ),
      part('dark', 'matte', mirror(rod([0.36, 0.14, 0.1, 0.3, -0.02, 0.06, 0.12, 0.03, 0.1], 0.02, 4))),
    ],
    anchors: anchored({ top: 0.7 }),
  };
}

function mower(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        blend(0.06, box([0, 0.34, 0.1], [0.5, 0.12, 0.66], 0.1), box([0, 0.5, 0.2], [0.3, 0.14, 0.32], 0.1)),
        [
          paint(
            'dark',
            pattern((_x, y) => y - 0.26),
            0.01,
          ),
        ],
      ),
      part(
        'dark',
        'matte',
        union(cylinder([0, 0.7, 0.2], 0.2, 0.07, 0.03), box([0, 0.44, -0.82], [0.4, 0.26, 0.3], 0.12)),
      ),
      part(
        'dark',
        'matte',
        union(
          ...[
            [0.52, 0.6],
            [-0.52, 0.6],
            [0.52, -0.4],
            [-0.52, -0.4],
          ].map(([x, z]) => drum([x!, 0.21, z!], 0.21, 0.07, 'x', 0.03)),
        ),
      ),
      part(
        'steel',
        'metal',
        union(
          ...[
            [0.6, 0.6],
            [-0.6, 0.6],
            [0.6, -0.4],
            [-0.6, -0.4],
          ].map(([x, z]) => drum([x!, 0.21, z!], 0.09, 0.02, 'x', 0.01)),
        ),
      ),
      part(
        'steel',
        'metal',
        rod(
          [
            0.4, 0.36, -0.4, 0.4, 0.9, -1.1, 0.4, 1.3, -1.5, -0.4, 1.3, -1.5, -0.4, 0.9, -1.1, -0.4, 0.36,
            -0.4,
          ],
          0.035,
          3,
        ),
      ),
      part('dark', 'matte', rod([0.36, 1.3, -1.5, -0.36, 1.3, -1.5], 0.055, 1)),
    ],
    anchors: anchored({ grip: [0, 1.3, -1.5] }),
  };
}

export const RIDING_GEAR = [
  subject({
    name: 'tire',
    label: 'tyre',
    family: 'object',
    words: ['tyre', 'wheel', 'car tire', 'car tyre', 'car wheel', 'winter tyre', 'winter tire'],
    size: 0.62,
    colours: { body: '#24262a', rim: '#c9ced4' },
    view: { yaw: 34, pitch: 8 },
    build: tyre,
  }),
  subject({
    name: 'hard hat',
    family: 'object',
    words: ['safety helmet', 'construction helmet', 'builder helmet', 'hardhat'],
    size: 0.16,
    colours: { body: '#f4b91f', band: '#2c2f34' },
    view: { yaw: 30, pitch: 12 },
    build: hardHat,
  }),
  subject({
    name: 'helmet',
    label: 'helmet',
    family: 'object',
    words: ['bike helmet', 'bicycle helmet', 'cycling helmet', 'motorcycle helmet', 'ski helmet'],
    size: 0.17,
    colours: { body: '#2f7fd0', trim: '#1d2127', dark: '#22252a' },
    view: { yaw: 34, pitch: 14 },
    build: bikeHelmet,
  }),
  subject({
    name: 'lawn mower',
    family: 'object',
    words: ['lawnmower', 'mower', 'grass mower'],
    size: 0.95,
    colours: { body: '#d8341f', dark: '#2a2d31', steel: '#c3c9cf' },
    view: { yaw: 40, pitch: 12 },
    build: mower,
  }),
];

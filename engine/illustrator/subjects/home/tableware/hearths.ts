/** Where food meets fire: stoves and stone ovens. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { box, capsule, cylinder, ellipsoid, halfSpace, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, put } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';
import { front } from './fronts.ts';

function stove(): Model {
  const grate = (x: number, z: number) =>
    union(
      torus([x, 1.24, z], 0.2, 0.022),
      ...[0, 45, 90, 135].map((a) => put(capsule([-0.2, 0, 0], [0.2, 0, 0], 0.02), [x, 1.25, z], [0, a, 0])),
    );
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(box([0, 0.6, 0], [0.66, 0.6, 0.6], 0.04), box([0, 1.36, -0.56], [0.66, 0.18, 0.04], 0.02)),
      ),
      part('top', 'glossy', box([0, 1.2, 0], [0.67, 0.03, 0.61], 0.02)),
      part(
        'iron',
        'matte',
        union(grate(0.32, 0.28), grate(-0.32, 0.28), grate(0.32, -0.26), grate(-0.32, -0.26)),
      ),
      part('window', 'glass', box([0, 0.5, 0.58], [0.46, 0.26, 0.04], 0.03)),
      part(
        'steel',
        'metal',
        union(
          capsule([-0.5, 0.86, 0.68], [0.5, 0.86, 0.68], 0.03),
          ...[-0.44, 0.44].map((x) => capsule([x, 0.86, 0.58], [x, 0.86, 0.68], 0.02)),
        ),
      ),
      part(
        'knob',
        'glossy',
        union(
          ...[-0.5, -0.25, 0, 0.25, 0.5].map((x) =>
            front(cylinder([0, 0, 0], 0.065, 0.04, 0.015), x, 1.04, 0.62),
          ),
        ),
      ),
    ],
    anchors: anchored({ top: 1.27, room: 0.5 }),
  };
}

function stoneOven(): Model {
  const dome = keep(0.03, ellipsoid([0, 0.9, 0], [0.96, 0.84, 0.92]), halfSpace([0, -1, 0], -0.86));
  const mouth = blend(
    0.02,
    box([0, 1.0, 0.8], [0.34, 0.14, 0.7]),
    front(cylinder([0, 0, 0], 0.34, 0.7), 0, 1.14, 0.8),
  );
  const arch = carve(
    0.01,
    union(
      box([0, 1.0, 0.78], [0.5, 0.14, 0.14], 0.02),
      front(cylinder([0, 0, 0], 0.5, 0.14, 0.02), 0, 1.14, 0.78),
    ),
    mouth,
  );
  const bricks = pattern((x, y) => {
    const row = Math.floor(y / 0.14);
    const gx = Math.abs(((((x / 0.28 + (row % 2) * 0.5) % 1) + 1) % 1) - 0.5) * 0.28;
    const gy = Math.abs(((((y / 0.14) % 1) + 1) % 1) - 0.5) * 0.14;
    return 0.01 - Math.min(0.14 - gx, 0.07 - gy);
  });
  const voussoirs = pattern((x, y, z) =>
    z < 0.6 ? 1 : Math.abs(((((Math.atan2(x, y - 1.1) * 4.2) % 1) + 1) % 1) - 0.5) * 0.12 - 0.008,
  );
  return {
    parts: [
      part(
        'base',
        'matte',
        carve(
          0.02,
          box([0, 0.42, 0.06], [1.0, 0.42, 0.88], 0.02),
          front(cylinder([0, 0, 0], 0.4, 0.6), 0, 0.28, 0.9),
        ),
        [
          paint(
            'mortar',
            pattern((x, y, z) => -bricks.distance(Math.abs(z) > 0.9 ? x : x + z, y, z)),
            0.008,
          ),
        ],
      ),
      part('slab', 'matte', box([0, 0.88, 0.1], [1.06, 0.05, 0.98], 0.02)),
      part(
        'body',
        'crust',
        carve(
          0.02,
          relief(dome, 0.03, (x, y, z) => 0.03 * (noise(x * 5, y * 5, z * 5) - 0.5)),
          union(mouth, ellipsoid([0, 0.98, 0], [0.8, 0.6, 0.78])),
        ),
        [
          paint(
            'soot',
            pattern((x, y, z) => Math.hypot(x, y - 1.1, z - 0.8) - 0.52),
            0.1,
          ),
        ],
      ),
      part('brick', 'matte', arch, [paint('mortar', voussoirs, 0.008)]),
      part(
        'flame',
        'glow',
        blend(
          0.05,
          ...[-0.26, -0.1, 0.08, 0.24].map((x, i) =>
            capsule([x, 1.0, 0], [x * 1.1, 1.2 + 0.1 * Math.sin(i * 2.3 + 1), 0], 0.1, 0.03),
          ),
        ),
      ),
      part('ember', 'glow', box([0, 0.96, 0.1], [0.5, 0.03, 0.4], 0.02)),
      part(
        'logs',
        'wood',
        union(
          ...[-0.24, 0, 0.24].map((x) => front(cylinder([0, 0, 0], 0.11, 0.3, 0.02), x, 0.12, 0.66)),
          ...[-0.12, 0.12].map((x) => front(cylinder([0, 0, 0], 0.11, 0.3, 0.02), x, 0.32, 0.64)),
        ),
      ),
      part('brick', 'matte', box([0, 1.84, -0.3], [0.17, 0.3, 0.17], 0.02)),
    ],
    anchors: anchored({ top: 0.94, inside: 0.98, opening: 0.4 }),
  };
}

export const HEARTHS = [
  subject({
    name: 'stove',
    family: 'furniture',
    words: ['cooker', 'kitchen stove', 'hob'],
    size: 0.95,
    colours: {
      body: '#e9e6df',
      top: '#33353a',
      iron: '#1f2023',
      window: '#3a4450',
      steel: '#d2d6dc',
      knob: '#33353a',
    },
    view: { yaw: 28, pitch: 18 },
    build: stove,
  }),
  subject({
    name: 'oven',
    label: 'stone oven',
    family: 'furniture',
    words: ['stone oven', 'pizza oven', 'brick oven', 'bread oven', 'stone pizza oven', 'wood-fired oven'],
    size: 1.8,
    colours: {
      body: '#d9b48c',
      base: '#a5603f',
      mortar: '#d8c4ae',
      slab: '#8d857c',
      brick: '#a8573a',
      soot: '#4a3226',
      flame: '#ffb02e',
      ember: '#ff7a2a',
      logs: '#8a5c36',
    },
    view: { yaw: 18, pitch: 10 },
    build: stoneOven,
  }),
];

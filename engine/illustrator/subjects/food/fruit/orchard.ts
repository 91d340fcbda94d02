/** Fruit from trees, each with the skin that makes it known. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { keep, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { ellipsoid, halfSpace, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, leafOf, put, rod, turned } from '../../forms/forms.ts';
import { fruit } from './fruit.ts';

const pores = (s: Shape, size: number, f: number): Shape =>
  relief(s, size, (x, y, z) => -size * Math.max(0, noise(x * f, y * f, z * f) - 0.6));

/** A round fruit and its cut half beside it: skin outside, flesh in segments. */
function citrus(lemon: boolean): Model {
  const whole = lemon
    ? put(
        turned([
          0, -0.62, 0.07, -0.6, 0.12, -0.52, 0.34, -0.34, 0.44, 0, 0.34, 0.34, 0.12, 0.54, 0.08, 0.6, 0, 0.62,
        ]),
        [0, 0, 0],
        [0, 0, 80],
      )
    : sphere([0, 0, 0], 0.5);
  const r = lemon ? 0.42 : 0.48;
  const half = keep(0.02, lemon ? put(whole, [0, 0, 0], [0, 90, 0]) : whole, halfSpace([0, 0, 1], 0));
  const place = (s: Shape): Shape => put(s, [0.66, r * 0.92, 0.42], [-16, 16, 0]);
  const face = pattern((x, y, z) => {
    const q = Math.hypot(x, y);
    const a = Math.atan2(y, x);
    const seg = Math.abs(a - Math.round(a / 0.698) * 0.698) * q;
    return z < -0.03 ? 1 : Math.max(q - r * 0.84, r * 0.1 - q, seg < 9 ? r * 0.035 - (0.349 * q - seg) : 0);
  });
  return {
    parts: [
      part('body', 'glossy', put(pores(whole, 0.02, 30), [-0.16, lemon ? 0.43 : 0.5, -0.1])),
      part('body', 'glossy', place(pores(half, 0.02, 30)), [
        paint('pith', place(pattern((x, y, z) => (z < -0.03 ? 1 : Math.hypot(x, y) - r * 0.94))), 0.008),
        paint('flesh', place(face), 0.008),
      ]),
      part('leaf', 'matte', put(leafOf(0.42, 0.22, 0.05), [-0.16, lemon ? 0.82 : 0.98, -0.1], [0, 200, 16])),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 0.95 }),
  };
}

const stalk = (y: number): Shape =>
  rod([0, y - 0.08, 0, 0.02, y + 0.08, 0, 0.08, y + 0.2, 0], [0.03, 0.026, 0.034]);

function pear(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        turned([
          0, 0.06, 0.2, 0.01, 0.46, 0.2, 0.48, 0.46, 0.32, 0.74, 0.21, 0.98, 0.16, 1.14, 0.05, 1.2, 0, 1.17,
        ]),
        [
          paint('warm', ellipsoid([0.36, 0.5, 0.3], [0.3, 0.5, 0.3]), 0.28),
          paint(
            'speck',
            pattern((x, y, z) => (0.24 - noise(x * 26, y * 26, z * 26)) / 26),
            0.006,
          ),
        ],
      ),
      part('wood', 'matte', stalk(1.24)),
      part('leaf', 'matte', put(leafOf(0.4, 0.2, 0.05), [0.03, 1.28, 0], [0, 30, 24])),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.2 }),
  };
}

function cherry(): Model {
  const fruit = relief(
    turned([0, -0.36, 0.18, -0.34, 0.36, -0.1, 0.34, 0.16, 0.18, 0.3, 0.08, 0.28, 0, 0.24]),
    0.02,
    (x) => -0.02 * Math.exp(-((x / 0.05) ** 2)),
  );
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(put(fruit, [-0.38, 0.37, 0.06], [0, 20, -6]), put(fruit, [0.4, 0.36, -0.04], [0, 60, 8])),
      ),
      part(
        'stem',
        'matte',
        union(
          rod([-0.38, 0.62, 0.06, -0.28, 1.0, 0.03, 0.02, 1.42, 0], [0.022, 0.02, 0.04]),
          rod([0.4, 0.62, -0.04, 0.3, 1.0, -0.02, 0.02, 1.42, 0], [0.022, 0.02, 0.04]),
        ),
      ),
      part('leaf', 'matte', put(leafOf(0.62, 0.26, 0.05), [0.02, 1.4, 0], [10, 20, 8])),
    ],
    anchors: anchored({ grip: [0, 1.3, 0], top: 0.7 }),
  };
}

function peach(): Model {
  const flesh = relief(
    ellipsoid([0, 0.5, 0], [0.54, 0.5, 0.54]),
    0.06,
    (x, y, z) =>
      (z > -0.2 ? -0.05 * Math.exp(-((x / 0.05) ** 2)) : 0) -
      0.12 * Math.exp(-((x * x + z * z) / 0.02 + ((y - 1) / 0.1) ** 2)),
  );
  return {
    parts: [
      part('body', 'fur', flesh, [paint('warm', ellipsoid([0.3, 0.62, 0.36], [0.4, 0.42, 0.4]), 0.35)]),
      part('wood', 'matte', rod([0, 0.92, 0, 0.02, 1.06, 0], 0.035)),
      part('leaf', 'matte', put(leafOf(0.6, 0.2, 0.05), [0.02, 1.02, 0], [8, 25, 16])),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1 }),
  };
}

export const ORCHARD = [
  fruit(
    'lemon',
    ['citrus'],
    0.07,
    { body: '#f2c71f', pith: '#fbf3d2', flesh: '#f6dc63' },
    { yaw: 14, pitch: 18 },
    () => citrus(true),
  ),
  fruit(
    'orange',
    ['mandarin', 'tangerine', 'clementine', 'grapefruit'],
    0.08,
    { body: '#ec7d12', pith: '#fdeccb', flesh: '#f49a2c' },
    { yaw: 14, pitch: 18 },
    () => citrus(false),
  ),
  fruit(
    'pear',
    [],
    0.11,
    { body: '#b3b933', warm: '#cf9a35', speck: '#7d7a2a', wood: '#6a4527' },
    { yaw: 20, pitch: 10 },
    pear,
  ),
  fruit(
    'cherry',
    ['sour cherry'],
    0.05,
    { body: '#a3122a', stem: '#6f8a3a' },
    { yaw: 14, pitch: 10 },
    cherry,
  ),
  fruit(
    'peach',
    ['apricot', 'nectarine'],
    0.08,
    { body: '#ef9a52', warm: '#d64f3f', wood: '#6a4527' },
    { yaw: 20, pitch: 16 },
    peach,
  ),
];

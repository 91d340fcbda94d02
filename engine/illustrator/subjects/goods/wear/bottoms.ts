/** Clothes for the lower half. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { stretch } from '#engine/sculpt/shapes/transform.ts';
import { anchored, put, rod, turned } from '../../forms/forms.ts';
import { onFront } from '../../forms/print.ts';
import { below } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';
import { doubled, garment, seam } from './garment.ts';

const JEANS = doubled([
  0, 1.7, 0.4, 1.7, 0.48, 1.3, 0.46, 0.6, 0.42, 0, 0.14, 0, 0.1, 0.6, 0.03, 1.14, 0, 1.16,
]);
const SHORTS = doubled([0, 0.98, 0.4, 0.98, 0.48, 0.6, 0.56, 0.02, 0.14, 0, 0.04, 0.4, 0, 0.42]);

/** Waistband, fly and pockets of trousers whose waist is at `top`. */
const pockets = (top: number) => [
  seam('thread', (_x, y) => y - (top - 0.12), 0.008),
  paint(
    'thread',
    onFront(
      (x, y) =>
        Math.min(
          Math.abs(Math.abs(x) - 0.06) + (x < 0 || y > top - 0.12 || y < top - 0.44 ? 1 : 0),
          Math.abs(Math.hypot(Math.abs(x) - 0.48, y - top + 0.12) - 0.25) + (y > top - 0.12 ? 1 : 0),
        ) - 0.008,
    ),
    0.005,
  ),
];

function jeans(): Model {
  return {
    parts: [
      part(
        'body',
        'cloth',
        carve(0.01, garment(JEANS, { plump: 0.16, over: 0.2 }), ellipsoid([0, 1.74, 0], [0.34, 0.1, 0.14])),
        [
          paint('faded', put(ellipsoid([0, 0, 0], [0.1, 0.36, 0.2]), [0.26, 1.0, 0.2]), 0.12),
          paint('faded', put(ellipsoid([0, 0, 0], [0.1, 0.36, 0.2]), [-0.26, 1.0, 0.2]), 0.12),
          paint('cuff', below(0.1), 0.005),
          ...pockets(1.7),
        ],
      ),
      part('button', 'metal', sphere([0, 1.64, 0.15], 0.03)),
      part('body', 'cloth', mirror(box([0.26, 1.64, 0.13], [0.025, 0.07, 0.03], 0.012))),
    ],
    anchors: anchored({ grip: [0, 1.5, 0] }),
  };
}

function shorts(): Model {
  return {
    parts: [
      part(
        'body',
        'cloth',
        carve(0.01, garment(SHORTS, { plump: 0.18, over: 0.22 }), ellipsoid([0, 1.02, 0], [0.34, 0.1, 0.14])),
        [
          ...pockets(0.98),
          paint(
            'thread',
            pattern((_x, y) => Math.abs(y - 0.1) - 0.006),
            0.004,
          ),
        ],
      ),
      part('cord', 'matte', mirror(rod([0.02, 0.92, 0.18, 0.08, 0.8, 0.2, 0.07, 0.64, 0.21], 0.018))),
    ],
    anchors: anchored({ grip: [0, 0.8, 0] }),
  };
}

function skirt(): Model {
  const bell = relief(
    turned([0, 0, 0.74, 0, 0.76, 0.03, 0.6, 0.4, 0.42, 0.8, 0.33, 1.06, 0.33, 1.12, 0, 1.12]),
    0.06,
    (x, y, z) => 0.055 * Math.abs(Math.sin(Math.atan2(x, z) * 9)) * Math.min(1, Math.max(0, (1.0 - y) / 0.7)),
  );
  return {
    parts: [
      part(
        'body',
        'cloth',
        stretch(
          carve(
            0.01,
            bell,
            union(ellipsoid([0, -0.06, 0], [0.66, 0.3, 0.66]), ellipsoid([0, 1.15, 0], [0.28, 0.12, 0.28])),
          ),
          [1, 1, 0.78],
        ),
        [
          paint(
            'trim',
            pattern((_x, y) => Math.abs(y - 0.09) - 0.022),
            0.006,
          ),
          paint(
            'shade',
            pattern((_x, y) => 1.0 - y),
            0.006,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [0, 1, 0] }),
  };
}

export const BOTTOMS = [
  subject({
    name: 'jeans',
    family: 'object',
    words: ['pair of jeans', 'trousers', 'pants', 'denim jeans', 'blue jeans'],
    size: 1.0,
    colours: {
      body: '#35578a',
      faded: tone('body', 1.2),
      cuff: tone('body', 1.3),
      thread: '#d9a25a',
      button: '#c79a54',
    },
    view: { yaw: 12, pitch: 4 },
    build: jeans,
  }),
  subject({
    name: 'shorts',
    family: 'object',
    words: ['pair of shorts', 'bermuda shorts', 'swimming trunks'],
    size: 0.45,
    colours: { body: '#c9a66b', thread: tone('body', 0.75), cord: '#faf5ea' },
    view: { yaw: 12, pitch: 6 },
    build: shorts,
  }),
  subject({
    name: 'skirt',
    family: 'object',
    words: ['pleated skirt', 'miniskirt'],
    size: 0.55,
    colours: { body: '#3f7f78', shade: tone('body', 0.75), trim: '#f1d9a4' },
    view: { yaw: 14, pitch: 10 },
    build: skirt,
  }),
];

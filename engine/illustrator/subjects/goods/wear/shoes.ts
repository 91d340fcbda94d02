/** Shoes, shown as pairs the way shops show them. */

import { type Model, type Part, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend, carve, keep, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, ellipsoid, frustum } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, many, put, rod } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

/** Seen from above, toe towards +x; `w` widens. */
const last = (w: number, half: number, round: number, y: number): Shape =>
  put(
    cut(
      [
        -1,
        0,
        -0.92,
        0.24 * w,
        -0.5,
        0.29 * w,
        0,
        0.27 * w,
        0.5,
        0.36 * w,
        0.85,
        0.27 * w,
        1.02,
        0.04,
        0.98,
        -0.12 * w,
        0.7,
        -0.28 * w,
        0.4,
        -0.32 * w,
        0,
        -0.25 * w,
        -0.5,
        -0.27 * w,
        -0.92,
        -0.24 * w,
      ],
      half,
      round,
    ),
    [0, y, 0],
    [90, 0, 0],
  );

const pair = (shoe: readonly Part[], gap: number): Part[] => [
  ...shoe.map((p) => placePart(p, { at: [0.12, 0, gap], turn: [0, -8, 0] })),
  ...shoe.map((p) => placePart(p, { at: [-0.18, 0, -gap], turn: [0, 12, 0] })),
];

function sneakers(): Model {
  const side = cut(
    [
      -0.94, 0.1, -1.0, 0.45, -0.97, 0.86, -0.8, 0.92, -0.62, 0.76, -0.36, 0.78, -0.2, 0.86, -0.04, 0.74,
      0.36, 0.54, 0.7, 0.42, 0.96, 0.28, 1.0, 0.1,
    ],
    0.5,
    0.02,
    4,
  );
  const opening = put(ellipsoid([0, 0, 0], [0.34, 0.34, 0.17]), [-0.54, 0.94, 0], [0, 0, -8]);
  const upper = carve(0.04, keep(0.26, side, last(0.98, 0.9, 0, 0.5)), opening);
  const laces = many(5, (i) => {
    const [x, y] = [-0.06 + 0.1 * i, 0.765 - 0.056 * i];
    return rod(
      [
        x,
        y - 0.06,
        0.19,
        x + 0.02,
        y + 0.02,
        0.1,
        x + 0.03,
        y + 0.035,
        0,
        x + 0.02,
        y + 0.02,
        -0.1,
        x,
        y - 0.06,
        -0.19,
      ],
      0.026,
      3,
    );
  });
  const shoe: Part[] = [
    part('sole', 'matte', last(1.06, 0.14, 0.06, 0.14), [
      paint(
        'accent',
        pattern((_x, y) => Math.abs(y - 0.12) - 0.016),
        0.006,
      ),
      paint(
        'grip',
        pattern((_x, y) => y - 0.03),
        0.006,
      ),
    ]),
    part('body', 'leather', upper, [
      paint(
        'accent',
        pattern((x, y) => Math.max(Math.abs(x * 0.8 + y - 0.27) - 0.05, Math.abs(x + 0.1) - 0.36, 0.3 - y)),
        0.008,
      ),
      paint(
        'accent',
        pattern((x, y) => Math.max(x + 0.82, Math.abs(y - 0.62) - 0.16)),
        0.01,
      ),
      paint('lining', ellipsoid([-0.54, 0.94, 0], [0.3, 0.5, 0.16]), 0.01, 'cloth'),
      paint(
        'seam',
        pattern((x, y) => Math.abs(Math.hypot(x - 1.05, y - 0.16) - 0.42) - 0.009),
        0.006,
      ),
    ]),
    part('body', 'cloth', put(ellipsoid([0, 0, 0], [0.2, 0.035, 0.13]), [-0.16, 0.87, 0], [0, 0, -42])),
    part('lace', 'cloth', laces),
  ];
  return { parts: pair(shoe, 0.42), anchors: anchored({ grip: [0, 0.4, 0], top: 0.9 }) };
}

function heels(): Model {
  const upper = cut(
    [
      1.04, 0.06, 0.82, 0.22, 0.6, 0.36, 0.46, 0.33, 0.1, 0.4, -0.4, 0.74, -0.78, 1.06, -0.96, 1.0, -0.93,
      0.74, -0.6, 0.62, -0.2, 0.36, 0.2, 0.1, 0.5, 0.02, 0.9, 0.02,
    ],
    0.5,
    0.01,
    4,
  );
  const inner = cut(
    [0.48, 0.1, 0.44, 0.6, 0, 0.9, -0.6, 1.4, -0.86, 1.1, -0.84, 0.84, -0.5, 0.68, -0.1, 0.42, 0.3, 0.16],
    0.5,
    0.01,
    4,
  );
  const slim = (w: number): Shape => last(w, 0.9, 0, 0.5);
  const shoe: Part[] = [
    part('body', 'glossy', carve(0.02, keep(0.1, upper, slim(0.86)), keep(0.02, inner, slim(0.66))), [
      paint('lining', keep(0, inner, slim(0.7)), 0.01, 'leather'),
    ]),
    part(
      'heel',
      'glossy',
      blend(
        0.02,
        capsule([-0.82, 0.74, 0], [-0.8, 0.36, 0], 0.12, 0.06),
        capsule([-0.8, 0.36, 0], [-0.78, 0.04, 0], 0.06, 0.045),
      ),
    ),
    part(
      'sole',
      'glossy',
      keep(
        0.01,
        put(upper, [0, -0.025, 0]),
        keep(
          0.02,
          slim(0.8),
          cut(
            [
              1, -0.04, 1, 0.05, 0.5, 0.05, 0.2, 0.13, -0.2, 0.39, -0.6, 0.66, -0.7, 0.58, -0.2, 0.3, 0.2,
              0.04, 0.5, -0.04,
            ],
            0.5,
            0,
            2,
          ),
        ),
      ),
    ),
  ];
  return { parts: pair(shoe, 0.36), anchors: anchored({ grip: [0, 0.4, 0], top: 1 }) };
}

function boots(): Model {
  const foot = keep(
    0.24,
    cut(
      [-0.8, 0.14, -0.82, 0.6, -0.5, 0.8, -0.1, 0.8, 0.3, 0.58, 0.8, 0.46, 1.0, 0.3, 1.0, 0.14],
      0.5,
      0.02,
      4,
    ),
    last(1, 0.9, 0, 0.5),
  );
  const shaft = carve(
    0.03,
    frustum([-0.4, 1.16, 0], 0.58, 0.32, 0.36, 0.05),
    frustum([-0.4, 1.4, 0], 0.5, 0.25, 0.3),
  );
  const laces = many(5, (i) =>
    rod(
      [
        -0.16 + 0.03 * i,
        1.4 - 0.16 * i,
        0.14,
        -0.06 + 0.035 * i,
        1.4 - 0.16 * i,
        0,
        -0.16 + 0.03 * i,
        1.4 - 0.16 * i,
        -0.14,
      ],
      0.028,
      3,
    ),
  );
  const shoe: Part[] = [
    part(
      'sole',
      'matte',
      union(last(1.08, 0.09, 0.03, 0.12), box([-0.66, 0.06, 0], [0.28, 0.08, 0.26], 0.03)),
    ),
    part('body', 'leather', blend(0.18, foot, shaft), [
      paint(
        'collar',
        pattern((_x, y) => 1.58 - y),
        0.01,
      ),
      paint(
        'seam',
        pattern((x, y) => Math.abs(Math.hypot(x - 1.1, y - 0.1) - 0.58) - 0.012),
        0.006,
      ),
    ]),
    part('lace', 'cloth', laces),
  ];
  return { parts: pair(shoe, 0.44), anchors: anchored({ grip: [0, 1, 0], top: 1.7 }) };
}

export const SHOES = [
  subject({
    name: 'sneakers',
    label: 'pair of sneakers',
    family: 'object',
    words: [
      'sneaker',
      'shoe',
      'trainer',
      'running shoe',
      'sports shoe',
      'pair of sneakers',
      'pair of shoes',
      'tennis shoe',
    ],
    size: 0.12,
    colours: {
      body: '#efede8',
      sole: '#f7f6f3',
      accent: '#3a6fb8',
      lining: '#c9ced6',
      lace: '#ffffff',
      grip: '#8f959e',
      seam: tone('body', 0.82),
    },
    view: { yaw: 30, pitch: 22 },
    build: sneakers,
  }),
  subject({
    name: 'high heels',
    family: 'object',
    words: ['high heel', 'heels', 'stiletto', 'pump', 'pair of high heels', 'high heel shoe'],
    size: 0.16,
    colours: { body: '#b3142c', heel: tone('body', 0.9), lining: '#e9c9a8', sole: '#2a2022' },
    view: { yaw: 28, pitch: 18 },
    build: heels,
  }),
  subject({
    name: 'boots',
    family: 'object',
    words: ['boot', 'hiking boot', 'leather boot', 'pair of boots', 'rubber boot', 'wellies', 'cowboy boot'],
    size: 0.28,
    colours: {
      body: '#7c4a24',
      collar: tone('body', 0.7),
      sole: '#33261d',
      lace: '#d9b873',
      seam: tone('body', 0.6),
    },
    view: { yaw: 30, pitch: 14 },
    build: boots,
  }),
];

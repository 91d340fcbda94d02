/** Dumbbell and yoga mat. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, cylinder } from '#engine/sculpt/shapes/solids.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { anchored, cut, put, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

function dumbbell(): Model {
  const lay: Vec3 = [0, 0, 90];
  const six = (y: number) =>
    put(
      cut(
        Array.from({ length: 6 }, (_, i) => [
          0.42 * Math.cos((i * Math.PI) / 3 + 0.52),
          0.42 * Math.sin((i * Math.PI) / 3 + 0.52),
        ]).flat(),
        0.24,
        0.07,
        1,
      ),
      [0, y, 0],
      [90, 0, 0],
    );
  const put2 = (s: ReturnType<typeof six>) => put(s, [0, 0.37, 0], lay);
  return {
    parts: [
      part('body', 'matte', put2(union(six(0.62), six(-0.62))), [
        paint(
          'trim',
          pattern((x) => Math.abs(Math.abs(x) - 0.62) - 0.05),
          0.006,
        ),
      ]),
      part(
        'steel',
        'metal',
        put2(
          relief(
            turned([0, -0.5, 0.09, -0.5, 0.08, -0.3, 0.11, 0, 0.08, 0.3, 0.09, 0.5, 0, 0.5]),
            0.01,
            (x, y, z) => 0.006 * Math.sin(y * 90) * Math.sin(Math.atan2(x, z) * 14),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.37, 0] }),
  };
}

function yogaMat(): Model {
  const spiral = Array.from({ length: 34 }, (_, i) => {
    const r = 0.07 + 0.0068 * i;
    return [r * Math.cos(i * 0.55), 0.3 + r * Math.sin(i * 0.55)];
  });
  return {
    parts: [
      part(
        'body',
        'cloth',
        union(
          put(cylinder([0, 0, 0], 0.3, 0.62, 0.02), [-0.3, 0.3, 0], [90, 0, 0]),
          box([0.46, 0.03, 0], [0.8, 0.03, 0.62], 0.02),
        ),
        [
          paint(
            'edge',
            pattern((x, y, z) =>
              Math.abs(z) < 0.6
                ? 1
                : Math.min(...spiral.map(([a, b]) => Math.hypot(x + 0.3 - a!, y - b!) - 0.012)),
            ),
            0.006,
          ),
        ],
      ),
      part(
        'strap',
        'cloth',
        union(
          ...[-0.3, 0.3].map((z) => put(cylinder([0, 0, 0], 0.31, 0.035, 0.01), [-0.3, 0.3, z], [90, 0, 0])),
        ),
      ),
    ],
    anchors: anchored({ grip: [-0.3, 0.5, 0], top: 0.06 }),
  };
}

export const GYM = [
  subject({
    name: 'dumbbell',
    family: 'object',
    words: [],
    size: 0.14,
    colours: { body: '#33363c', trim: '#d2453a', steel: '#c9ced5' },
    main: 'body',
    view: { yaw: 26, pitch: 16 },
    build: dumbbell,
  }),
  subject({
    name: 'yoga mat',
    family: 'object',
    words: ['exercise mat', 'gym mat'],
    size: 0.14,
    colours: { body: '#7a6fb5', edge: tone('body', 0.6), strap: '#f1e9dc' },
    view: { yaw: 30, pitch: 26 },
    build: yogaMat,
  }),
];

/** Cloth that makes a room homely: lying, folded, rolled and hanging. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { pillow as swollen } from '#engine/sculpt/shapes/outline.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, grounded, many, outlined, put } from '../../forms/forms.ts';
import { edge, onTop, rect } from '../../forms/print.ts';
import { drum } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

function rug(): Model {
  const diamonds = (x: number, z: number): number =>
    Math.max(
      Math.abs(x) - 0.98,
      (Math.abs(x - 0.66 * Math.round(x / 0.66)) / 0.3 + Math.abs(z) / 0.5 - 1) * 0.2,
    );
  return {
    parts: [
      part('body', 'cloth', box([0, 0.025, 0], [1.3, 0.025, 0.85], 0.02), [
        paint('border', onTop(edge(rect(0, 0, 1.16, 0.71), 0.075)), 0.006),
        paint('cream', onTop(edge(rect(0, 0, 1.05, 0.6), 0.018)), 0.004),
        paint('cream', onTop(diamonds), 0.006),
        paint(
          'border',
          onTop((x, z) => diamonds(x, z) + 0.09),
          0.006,
        ),
        paint(
          'body',
          onTop((x, z) => diamonds(x, z) + 0.15),
          0.006,
        ),
      ]),
      part(
        'cream',
        'cloth',
        mirror(
          many(24, (i) =>
            capsule([1.29, 0.02, -0.82 + 0.0713 * i], [1.44, 0.015, -0.82 + 0.0713 * i], 0.016),
          ),
        ),
      ),
    ],
    anchors: anchored({ top: 0.05, room: 0.8 }),
  };
}

function pillow(): Model {
  const outline = outlined(
    [
      -0.8, -0.8, -0.4, -0.74, 0, -0.72, 0.4, -0.74, 0.8, -0.8, 0.74, -0.4, 0.72, 0, 0.74, 0.4, 0.8, 0.8, 0.4,
      0.74, 0, 0.72, -0.4, 0.74, -0.8, 0.8, -0.74, 0.4, -0.72, 0, -0.74, -0.4,
    ],
    3,
  );
  const soft = relief(
    swollen(outline, 0.36, 0.75),
    0.03,
    (x, y, z) => 0.03 * (noise(x * 3, y * 3, z * 2) - 0.5),
  );
  return {
    parts: [
      part('body', 'cloth', grounded(put(soft, [0, 0.76, 0], [-14, 0, 0])), [
        paint(
          'piping',
          put(
            pattern((x, y, z) => Math.max(Math.abs(z) - 0.035, -outline.distance(x, y) - 0.08)),
            [0, 0.76, 0],
            [-14, 0, 0],
          ),
          0.01,
        ),
        paint(
          'stripe',
          put(
            pattern((x, _y, z) => (z < 0 ? 1 : Math.abs(Math.abs(x) - 0.4) - 0.025)),
            [0, 0.76, 0],
            [-14, 0, 0],
          ),
          0.006,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.7, 0] }),
  };
}

/** One layer of folded cloth: rounded at the fold in front, open behind. */
const fold = (y: number, a: number, c: number, thick: number, seed: number): Shape =>
  relief(
    box([0, y, 0], [a, thick, c], thick * 0.95),
    0.02,
    (x, _y, z) => 0.024 * (noise(x * 3 + seed, z * 3, seed) - 0.5),
  );

function blanket(): Model {
  const tassels = many(13, (i) =>
    capsule([-0.72 + 0.12 * i, 0.36, 0.71], [-0.72 + 0.12 * i, 0.12, 0.74], 0.028, 0.04),
  );
  return {
    parts: [
      part(
        'body',
        'cloth',
        union(
          fold(0.12, 0.84, 0.64, 0.12, 1),
          fold(0.35, 0.82, 0.62, 0.12, 5),
          fold(0.57, 0.83, 0.63, 0.11, 9),
        ),
        [
          paint(
            'stripe',
            pattern((x) => Math.abs(Math.abs(x) - 0.52) - 0.05),
            0.01,
          ),
          paint(
            'stripe',
            pattern((x) => Math.abs(Math.abs(x) - 0.38) - 0.018),
            0.008,
          ),
        ],
      ),
      part('body', 'cloth', box([0, 0.52, 0.64], [0.8, 0.18, 0.05], 0.045), [
        paint(
          'stripe',
          pattern((_x, y) => Math.abs(y - 0.44) - 0.03),
          0.01,
        ),
      ]),
      part('tassel', 'cloth', tassels),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.68, room: 0.5 }),
  };
}

function towels(): Model {
  const terry = (s: Shape): Shape =>
    relief(s, 0.02, (x, y, z) => 0.022 * (noise(x * 26, y * 26, z * 26) - 0.5));
  const roll = (x: number, y: number, colour: string): Part =>
    part(colour, 'cloth', terry(drum([x, y, 0], 0.26, 0.7, 'z', 0.06)), [
      paint(
        'shade',
        pattern((px, py, pz) =>
          pz < 0.64
            ? 1
            : Math.abs(
                ((((Math.hypot(px - x, py - y) / 0.085 - Math.atan2(py - y, px - x) / 6.283) % 1) + 1) % 1) -
                  0.5,
              ) *
                0.085 -
              0.03,
        ),
        0.01,
      ),
      paint(
        'band',
        pattern((_x, _y, pz) => Math.abs(pz - 0.42) - 0.04),
        0.008,
      ),
    ]);
  return {
    parts: [
      roll(-0.54, 0.26, 'body'),
      roll(0, 0.26, 'second'),
      roll(0.54, 0.26, 'body'),
      roll(-0.27, 0.71, 'second'),
      roll(0.27, 0.71, 'body'),
      roll(0, 1.16, 'third'),
    ],
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.42 }),
  };
}

/** A panel that hangs in folds from x = 1.05 inwards, gathered at the height of its tie. */
const panel = (): Shape =>
  shape(
    (x, y, z) => {
      const tie = Math.exp(-(((y - 1.0) / 0.5) ** 2));
      const flare = y < 1 ? 0.16 * Math.min(1, (1 - y) / 0.8) : 0;
      const inner = 0.12 + 0.52 * tie + flare * (1 - tie);
      const u = (1.12 - x) / (1.12 - inner);
      const wave = (0.08 - 0.04 * tie) * Math.sin(u * 25);
      return (
        0.42 *
        Math.max(
          Math.abs(u - 0.5) * (1.12 - inner) - (1.12 - inner) / 2,
          Math.abs(y - 1.24) - 1.22,
          Math.abs(z - wave) - 0.05,
        )
      );
    },
    [0.05, 0.02, -0.12],
    [1.15, 2.47, 0.12],
    0.05,
  );

function curtain(): Model {
  return {
    parts: [
      part('body', 'cloth', mirror(panel())),
      part('trim', 'cloth', mirror(put(torus([0, 0, 0], 0.24, 0.04), [0.87, 1.0, 0.0], [0, 0, 8]))),
      part(
        'rod',
        'metal',
        union(
          capsule([-1.3, 2.56, 0], [1.3, 2.56, 0], 0.04),
          sphere([-1.34, 2.56, 0], 0.09),
          sphere([1.34, 2.56, 0], 0.09),
        ),
      ),
      part(
        'rod',
        'metal',
        mirror(many(7, (i) => put(torus([0, 0, 0], 0.065, 0.016), [0.16 + 0.155 * i, 2.53, 0], [0, 0, 90]))),
      ),
    ],
    anchors: anchored({ grip: [0.6, 1, 0] }),
  };
}

export const TEXTILES = [
  subject({
    name: 'rug',
    family: 'furniture',
    words: ['carpet', 'area rug', 'persian rug', 'throw rug'],
    size: 0.05,
    colours: { body: '#a63a33', border: '#27406b', cream: '#efe2c6' },
    view: { yaw: 22, pitch: 34 },
    home: 'living room',
    build: rug,
  }),
  subject({
    name: 'pillow',
    family: 'furniture',
    words: ['cushion', 'throw pillow', 'sofa cushion'],
    size: 0.45,
    colours: { body: '#d98e4a', piping: tone('body', 0.8), stripe: '#f6ead6' },
    view: { yaw: 24, pitch: 12 },
    build: pillow,
  }),
  subject({
    name: 'blanket',
    label: 'folded blanket',
    family: 'furniture',
    words: ['folded blanket', 'wool blanket', 'throw blanket', 'bedspread', 'quilt', 'duvet'],
    size: 0.24,
    colours: { body: '#6d8fa6', stripe: '#f3ebdd', tassel: '#f3ebdd' },
    view: { yaw: 30, pitch: 18 },
    build: blanket,
  }),
  subject({
    name: 'towel',
    label: 'rolled towels',
    family: 'object',
    words: ['bath towel', 'hand towel', 'stack of towels', 'rolled towel'],
    size: 0.36,
    colours: {
      body: '#f4f1ea',
      second: '#9fc4bd',
      third: tone('second', 1.45),
      shade: tone('body', 0.8),
      band: tone('second', 0.8),
    },
    main: 'second',
    view: { yaw: 26, pitch: 12 },
    build: towels,
  }),
  subject({
    name: 'curtain',
    family: 'furniture',
    words: ['drape', 'drapery', 'window curtain'],
    size: 2.4,
    colours: { body: '#b23a48', trim: '#d8ab55', rod: '#c69a4a' },
    view: { yaw: 10, pitch: 4 },
    build: curtain,
  }),
];

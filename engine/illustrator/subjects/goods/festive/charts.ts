/** Growth and goals as things: bars, arrows, targets. */

import { type Model, paint, part, placePart } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, put, rod } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

function barChart(): Model {
  const bars = [0.5, 0.8, 1.1, 1.55];
  return {
    parts: [
      part('base', 'matte', box([0, 0.04, 0], [1.1, 0.04, 0.4], 0.03)),
      part(
        'body',
        'glossy',
        union(
          ...bars
            .slice(0, 3)
            .map((h, i) => box([-0.72 + 0.48 * i, 0.08 + h / 2, 0], [0.17, h / 2, 0.17], 0.03)),
        ),
      ),
      part('tallest', 'glossy', box([0.72, 0.08 + bars[3]! / 2, 0], [0.17, bars[3]! / 2, 0.17], 0.03)),
      part(
        'arrow',
        'glossy',
        put(
          union(
            rod([-0.9, 0.8, 0, -0.4, 1.16, 0, 0.0, 1.4, 0, 0.46, 2.02, 0], 0.05, 5),
            put(cut([-0.16, 0, 0.16, 0, 0, 0.28], 0.05, 0.02, 1), [0.44, 1.98, 0], [0, 0, -38]),
          ),
          [0, 0, 0.24],
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.7 }),
  };
}

function target(): Model {
  const face = pattern((x, y) => {
    const r = Math.hypot(x, y - 1.1);
    return Math.min(Math.abs(r - 0.5) - 0.1, r - 0.2);
  });
  const arrow = [
    part('shaft', 'wood', capsule([0, 0, 0.06], [0, 0, 1.1], 0.026)),
    part(
      'fletch',
      'glossy',
      union(
        ...[0, 60, 120].map((a) => put(box([0, 0, 0.98], [0.13, 0.012, 0.13], 0.01), [0, 0, 0], [0, 0, a])),
      ),
    ),
    part('steel', 'metal', capsule([0, 0, 0], [0, 0, 0.1], 0.02, 0.035)),
  ];
  return {
    parts: [
      part('white', 'matte', put(cylinder([0, 0, 0], 0.8, 0.08, 0.03), [0, 1.1, 0], [90, 0, 0]), [
        paint(
          'body',
          pattern((x, y) => 0.74 - Math.hypot(x, y - 1.1)),
          0.005,
        ),
        paint(
          'body',
          pattern((x, y, z) => (z < 0 ? 1 : face.distance(x, y, z))),
          0.005,
        ),
      ]),
      part(
        'wood',
        'wood',
        union(
          capsule([-0.6, 0, 0.2], [-0.2, 1.4, -0.12], 0.05),
          capsule([0.6, 0, 0.2], [0.2, 1.4, -0.12], 0.05),
          capsule([0, 0, -0.7], [0, 1.4, -0.14], 0.05),
        ),
      ),
      ...arrow.map((p) => placePart(p, { at: [0.02, 1.1, 0.08], turn: [-8, 24, 0] })),
    ],
    anchors: anchored({ grip: [0, 1, 0] }),
  };
}

export const CHARTS = [
  subject({
    name: 'bar chart',
    label: 'growing bar chart',
    family: 'object',
    words: ['chart', 'graph', 'diagram', 'growth chart', 'statistics', 'bar graph', 'growth'],
    size: 0.4,
    colours: { base: '#e9ebef', body: '#3a78c9', tallest: '#2fa866', arrow: '#ef8a2c' },
    view: { yaw: 18, pitch: 12 },
    build: barChart,
  }),
  subject({
    name: 'target',
    family: 'object',
    words: ['dartboard', 'bullseye', 'archery target', 'goal'],
    size: 1.4,
    colours: {
      body: '#cc2b30',
      white: '#faf7f0',
      wood: '#a8743f',
      shaft: '#c99a5c',
      fletch: '#2f6fc0',
      steel: '#b9bfc7',
    },
    view: { yaw: 24, pitch: 8 },
    build: target,
  }),
];

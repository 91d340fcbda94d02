/** What salons, spas and perfumeries sell and use. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { anchored, put, rod, turned, vessel } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

function dropper(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        turned([0, 0, 0.33, 0, 0.36, 0.04, 0.36, 0.84, 0.3, 0.96, 0.18, 1.02, 0.17, 1.1, 0, 1.1], {
          steps: 3,
        }),
      ),
      part('paper', 'matte', cylinder([0, 0.48, 0], 0.366, 0.24), [
        paint(
          'ink',
          pattern((x, y, z) =>
            z < 0
              ? 1
              : Math.max(
                  Math.abs(x) - 0.16,
                  Math.min(Math.abs(y - 0.6) - 0.03, Math.abs(y - 0.48) - 0.012, Math.abs(y - 0.42) - 0.012),
                ),
          ),
          0.006,
        ),
      ]),
      part('gold', 'metal', cylinder([0, 1.17, 0], 0.2, 0.09, 0.02)),
      part('rubber', 'matte', turned([0, 1.24, 0.15, 1.24, 0.16, 1.36, 0.13, 1.52, 0.06, 1.6, 0, 1.6])),
    ],
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.6 }),
  };
}

function brushes(): Model {
  const set = [
    [-0.2, -14, 0.16],
    [0.16, 12, 0.12],
    [0, 2, 0.2],
    [0.26, 24, 0.09],
    [-0.3, -24, 0.1],
  ] as const;
  return {
    parts: [
      part('cup', 'ceramic', vessel([0, 0, 0.36, 0, 0.38, 0.04, 0.4, 0.62], 0.05, { steps: 2 })),
      part(
        'handle',
        'glossy',
        union(
          ...set.map(([x, turn]) =>
            put(
              capsule([0, 0.1, 0], [0, 1.05, 0], 0.045, 0.055),
              [x * 0.5, 0, 0.05 * Math.sin(turn)],
              [0, 0, -turn],
            ),
          ),
        ),
      ),
      part(
        'gold',
        'metal',
        union(
          ...set.map(([x, turn, r]) =>
            put(
              cylinder([0, 1.16, 0], r * 0.62, 0.12, 0.02),
              [x * 0.5, 0, 0.05 * Math.sin(turn)],
              [0, 0, -turn],
            ),
          ),
        ),
      ),
      part(
        'body',
        'fur',
        union(
          ...set.map(([x, turn, r]) =>
            put(
              blend(0.05, ellipsoid([0, 1.42, 0], [r, 0.2, r]), cylinder([0, 1.3, 0], r * 0.62, 0.05)),
              [x * 0.5, 0, 0.05 * Math.sin(turn)],
              [0, 0, -turn],
            ),
          ),
        ),
        [
          paint(
            'tip',
            pattern((_x, y) => 1.46 - y),
            0.1,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

function palette(): Model {
  const pans = Array.from(
    { length: 8 },
    (_, i) => [-0.57 + 0.38 * (i % 4), -0.2 + 0.4 * Math.floor(i / 4)] as const,
  );
  const of = (k: number) =>
    union(...pans.filter((_, i) => i % 4 === k).map(([x, z]) => cylinder([x, 0.085, z], 0.155, 0.02, 0.01)));
  return {
    parts: [
      part('body', 'glossy', box([0, 0.05, 0], [0.84, 0.05, 0.5], 0.04)),
      part('body', 'glossy', put(box([0, 0, 0], [0.84, 0.03, 0.5], 0.03), [0, 0.5, -0.66], [68, 0, 0])),
      part(
        'mirror',
        'metal',
        put(box([0, 0.036, 0], [0.74, 0.012, 0.4], 0.005), [0, 0.5, -0.66], [68, 0, 0]),
      ),
      part('one', 'matte', of(0)),
      part('two', 'matte', of(1)),
      part('three', 'glossy', of(2)),
      part('four', 'matte', of(3)),
    ],
    anchors: anchored({ grip: [0, 0.05, 0.5] }),
  };
}

function diffuser(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        turned([0, 0, 0.4, 0, 0.44, 0.05, 0.44, 0.5, 0.34, 0.66, 0.16, 0.74, 0.16, 0.86, 0, 0.86], {
          steps: 4,
        }),
      ),
      part('paper', 'matte', box([0, 0.32, 0.43], [0.2, 0.16, 0.02], 0.005)),
      part('gold', 'metal', cylinder([0, 0.86, 0], 0.18, 0.04, 0.01)),
      part(
        'stick',
        'wood',
        union(
          ...Array.from({ length: 7 }, (_, i) =>
            rod(
              [
                0.04 * Math.cos(i),
                0.4,
                0.04 * Math.sin(i),
                0.5 * Math.cos(i * 0.9),
                1.8,
                0.4 * Math.sin(i * 0.9),
              ],
              0.022,
              1,
            ),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

export const BEAUTY_COUNTER = [
  subject({
    name: 'serum bottle',
    label: 'bottle of serum',
    family: 'object',
    words: [
      'serum',
      'face serum',
      'face oil',
      'dropper bottle',
      'bottle of serum',
      'hair oil',
      'beard oil',
      'essence',
      'vitamin c serum',
    ],
    size: 0.11,
    colours: { body: '#9a5a24', paper: '#f6efe2', ink: '#4a3a2c', gold: '#d9b25a', rubber: '#2c2a2a' },
    view: { yaw: 12, pitch: 12 },
    build: dropper,
  }),
  subject({
    name: 'makeup brushes',
    family: 'object',
    words: [
      'makeup brush',
      'make-up brush',
      'make-up brushes',
      'cosmetic brush',
      'cosmetic brushes',
      'brush set',
    ],
    size: 0.22,
    colours: { cup: '#f3e3df', handle: '#2a2626', gold: '#d9b06a', body: '#6b4a3a', tip: '#e9b8b8' },
    view: { yaw: 10, pitch: 12 },
    build: brushes,
  }),
  subject({
    name: 'eyeshadow palette',
    family: 'object',
    words: ['eyeshadow', 'eye shadow', 'makeup palette', 'blush', 'powder compact', 'compact powder'],
    size: 0.1,
    colours: {
      body: '#2a2428',
      mirror: '#d7e0e6',
      one: '#d99a8a',
      two: '#a8574a',
      three: '#e3c08a',
      four: '#6a3a4a',
    },
    view: { yaw: 14, pitch: 34 },
    build: palette,
  }),
  subject({
    name: 'reed diffuser',
    family: 'object',
    words: ['diffuser', 'aroma diffuser', 'room fragrance'],
    size: 0.24,
    colours: { body: '#c98f5a', paper: '#f6efe2', gold: '#d9b25a', stick: '#e2c79a' },
    view: { yaw: 10, pitch: 12 },
    build: diffuser,
  }),
];

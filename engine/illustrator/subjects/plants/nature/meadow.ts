/** Grass, bamboo and wheat. */

import { paint, part } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { seeded } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { leafOf, many, put, rod, spray } from '../../forms/forms.ts';
import { drum } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

export const VIEW = { yaw: 16, pitch: 8 };

/** Thin blades that lean out from one root. */
export function blades(count: number, seed: number, high: number, thick: number): Shape {
  const random = seeded(seed);
  return many(count, (i) => {
    const [a, out, h] = [i * 2.39996, 0.1 + random() * 0.4, high * (0.6 + random() * 0.4)];
    const [x, z] = [Math.cos(a), Math.sin(a)];
    return rod(
      [
        x * 0.1,
        0,
        z * 0.1,
        x * (0.1 + out * 0.3),
        h * 0.6,
        z * (0.1 + out * 0.3),
        x * (0.1 + out),
        h,
        z * (0.1 + out),
      ],
      [thick, thick * 0.8, thick * 0.2],
      3,
    );
  });
}

const GRASS = subject({
  name: 'grass tuft',
  family: 'plant',
  words: ['tuft of grass', 'blade of grass', 'reed', 'reeds'],
  size: 0.4,
  colours: { body: '#6fae45', light: tone('body', 1.25) },
  home: 'meadow',
  view: VIEW,
  build: ({ seed }) => ({
    parts: [
      part('body', 'matte', blades(26, seed + 3, 0.9, 0.045), [
        paint(
          'light',
          pattern((_x, y) => 0.5 - y),
          0.3,
        ),
      ]),
    ],
    anchors: { top: { at: [0, 0.5, 0] } },
  }),
});

const BAMBOO = subject({
  name: 'bamboo',
  family: 'plant',
  words: ['bamboo stalk', 'bamboo tree'],
  size: 4,
  colours: { body: '#7fae4a', ring: tone('body', 0.7), leaf: '#5f9a3f' },
  home: 'jungle',
  view: VIEW,
  build: () => {
    const cane = (x: number, z: number, h: number, r: number): Shape =>
      union(
        drum([x, h / 2, z], r, h / 2, 'y'),
        many(Math.floor(h / 0.36), (i) => drum([x, 0.3 + i * 0.36, z], r * 1.22, 0.025, 'y', 0.02)),
      );
    const tuft = (x: number, y: number, z: number): Shape =>
      union(...[0.3, 1.8, 3.4, 4.8].map((a) => spray(leafOf(0.46, 0.13, 0.04, -0.5), [x, y, z], a, 8)));
    return {
      parts: [
        part(
          'body',
          'glossy',
          union(
            cane(0, 0, 2.4, 0.09),
            cane(0.34, 0.14, 2.0, 0.08),
            cane(-0.32, 0.1, 2.2, 0.085),
            cane(-0.1, 0.34, 1.4, 0.07),
          ),
          [paint('ring', stripes('y', 0.36, 0.06, 0.3), 0.012)],
        ),
        part(
          'leaf',
          'matte',
          union(
            tuft(0, 2.4, 0),
            tuft(0.36, 2.0, 0.14),
            tuft(-0.34, 2.2, 0.1),
            tuft(-0.1, 1.4, 0.34),
            tuft(0.06, 1.74, 0.04),
            tuft(-0.34, 1.5, 0.1),
            tuft(0.36, 1.38, 0.16),
          ),
        ),
      ],
      anchors: { top: { at: [0, 2.4, 0] }, grip: { at: [0, 1, 0] } },
    };
  },
});

const WHEAT = subject({
  name: 'wheat',
  family: 'plant',
  words: [
    'ear of wheat',
    'grain',
    'barley',
    'rye',
    'wheat ear',
    'sheaf of wheat',
    'pampas grass',
    'pampas',
    'dried grass',
  ],
  size: 0.9,
  colours: { body: '#e2b44a', stem: '#d3a848' },
  home: 'farm',
  view: VIEW,
  build: () => {
    const stalks = Array.from({ length: 7 }, (_, i) => {
      const a = (i - 3) * 0.16;
      return [Math.sin(a), ((i * 3) % 7) * 0.03 - 0.08, a] as const;
    });
    const ear = union(
      many(12, (i) =>
        put(
          ellipsoid([0, 0.06, 0], [0.05, 0.1, 0.045]),
          [(i % 2 ? 1 : -1) * 0.05, i * 0.055, (i % 3) * 0.02 - 0.02],
          [0, 0, (i % 2 ? -1 : 1) * 22],
        ),
      ),
      ...[-0.1, 0, 0.1].map((x) => capsule([x * 0.4, 0.6, 0], [x * 2, 1.0, 0], 0.01)),
    );
    return {
      parts: [
        part(
          'stem',
          'matte',
          union(
            ...stalks.map(([x, z]) => capsule([x * 0.24, 0, z], [x, 1.16 - Math.abs(x) * 0.2, z], 0.02)),
            many(4, (i) =>
              rod([0, 0.4, 0, (i - 1.5) * 0.3, 0.7, 0.1, (i - 1.5) * 0.5, 0.56, 0.16], [0.03, 0.025, 0.008]),
            ),
          ),
        ),
        part(
          'body',
          'matte',
          union(
            ...stalks.map(([x, z, a]) =>
              put(ear, [x, 1.14 - Math.abs(x) * 0.2, z], [0, 0, (-a * 180) / Math.PI]),
            ),
          ),
        ),
        part('stem', 'cloth', drum([0, 0.46, 0], 0.17, 0.035, 'y', 0.03)),
      ],
      anchors: { top: { at: [0, 2, 0] }, grip: { at: [0, 0.4, 0] } },
    };
  },
});

export const MEADOW = [GRASS, BAMBOO, WHEAT];

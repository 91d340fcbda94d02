/** Crocodile, snake and lizard: scaled animals of today. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { capsule, ellipsoid, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { many, rod } from '../../forms/forms.ts';
import { below, blotches } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';
import { eyes } from '../face.ts';

function crocodile(): Model {
  const jaw = blend(
    0.08,
    ellipsoid([0, 0.42, 0.62], [0.28, 0.2, 0.34]),
    capsule([0, 0.38, 0.8], [0, 0.36, 1.42], 0.19, 0.15),
    mirror(sphere([0.1, 0.44, 1.46], 0.1)),
  );
  const leg = (z: number, out: number) =>
    mirror(
      blend(
        0.04,
        rod([0.22, 0.34, z, 0.46, 0.3, z + 0.06, 0.5, 0.08, z + out], [0.13, 0.1, 0.07]),
        ellipsoid([0.52, 0.05, z + out + 0.07], [0.11, 0.05, 0.14]),
      ),
    );
  return {
    parts: [
      part(
        'body',
        'leather',
        blend(
          0.08,
          jaw,
          capsule([0, 0.24, 0.6], [0, 0.24, 1.36], 0.16, 0.12),
          ellipsoid([0, 0.36, -0.1], [0.36, 0.28, 0.76]),
          rod([0, 0.36, -0.6, 0, 0.3, -1.1, 0.2, 0.22, -1.6, 0.5, 0.14, -1.96], [0.26, 0.2, 0.13, 0.04]),
          leg(0.4, 0.1),
          leg(-0.5, 0.06),
          mirror(sphere([0.15, 0.58, 0.66], 0.12)),
        ),
        [
          paint('belly', below(0.2), 0.03),
          paint('dark', blotches(6, 0.62), 0.03),
          paint(
            'mouth',
            pattern((_x, y, z) => (z < 0.66 ? 1 : Math.abs(y - 0.275 - 0.02 * Math.sin(z * 16)) - 0.016)),
            0.006,
          ),
        ],
      ),
      part(
        'dark',
        'matte',
        mirror(
          union(
            many(9, (i) =>
              frustum([0.12, 0.63 - Math.abs(i - 4) * 0.02, 0.36 - i * 0.17], 0.055, 0.06, 0.01, 0.01),
            ),
            many(6, (i) =>
              frustum([0.05 + i * i * 0.004, 0.52 - i * 0.055, -0.86 - i * 0.16], 0.05, 0.05, 0.01, 0.01),
            ),
          ),
        ),
      ),
      part(
        'tooth',
        'glossy',
        mirror(many(6, (i) => frustum([0.2 - i * 0.012, 0.25, 0.9 + i * 0.1], 0.035, 0.004, 0.024, 0.003))),
      ),
      ...eyes(
        { at: [0.15, 0.61, 0.74], r: 0.075, splay: 0.5, white: true, iris: 0.85, lid: 0.22, tilt: 4 },
        'body',
        'leather',
      ),
    ],
    anchors: {
      top: { at: [0, 0.64, -0.1], room: 0.3 },
      seat: { at: [0, 0.62, -0.1] },
      mouth: { at: [0, 0.3, 1.55] },
      hand: { at: [0, 0.3, 1.6] },
    },
  };
}

const CROCODILE = subject({
  name: 'crocodile',
  family: 'animal',
  words: ['alligator', 'croc', 'gator'],
  size: 0.7,
  colours: { body: '#6f8f4a', belly: '#d9d6a0', dark: tone('body', 0.75), iris: '#e0b03a' },
  home: 'river',
  view: { yaw: 52, pitch: 14 },
  build: () => crocodile(),
});

function snake(): Model {
  const coil = Array.from({ length: 19 }, (_, i) => {
    const a = i * 0.72;
    const r = 0.62 - i * 0.016;
    return [r * Math.cos(a), 0.12 + Math.max(0, i - 5) * 0.028, r * Math.sin(a)];
  }).flat();
  const neck = [0.2, 0.52, 0.1, 0, 0.72, 0.16, -0.02, 0.98, 0.02, 0, 1.16, 0.2];
  const body = blend(
    0.05,
    rod(
      [0.9, 0.05, -0.5, 0.78, 0.08, -0.2, ...coil],
      [0.02, 0.08, ...Array.from({ length: 19 }, () => 0.13)],
      3,
    ),
    rod([...coil.slice(-6), ...neck], [0.13, 0.13, 0.12, 0.11, 0.1, 0.1], 4),
    ellipsoid([0, 1.18, 0.3], [0.16, 0.12, 0.22]),
  );
  return {
    parts: [
      part('body', 'glossy', body, [
        paint(
          'pattern',
          pattern((x, y, z) => 0.05 * Math.sin(Math.atan2(z, x) * 14) * (y > 0.9 ? 0 : 1) - 0.02),
          0.012,
        ),
        paint('belly', ellipsoid([0, 0.94, 0.24], [0.09, 0.26, 0.12]), 0.02),
        paint(
          'mouth',
          pattern((_x, y, z) => (z < 0.32 ? 1 : Math.abs(y - 1.14) - 0.008)),
          0.004,
        ),
      ]),
      part(
        'tongue',
        'glossy',
        union(
          rod([0, 1.13, 0.5, 0, 1.12, 0.64], 0.014),
          mirror(rod([0, 1.12, 0.64, 0.04, 1.13, 0.72], 0.011)),
        ),
      ),
      ...eyes({ at: [0.1, 1.24, 0.38], r: 0.055, splay: 0.5, white: true, iris: 0.85 }),
    ],
    anchors: {
      top: { at: [0, 1.32, 0.25] },
      mouth: { at: [0, 1.13, 0.55] },
      seat: { at: [0, 0.6, 0] },
      hand: { at: [0, 1.1, 0.6] },
    },
  };
}

const SNAKE = subject({
  name: 'snake',
  family: 'animal',
  words: ['cobra', 'python', 'viper', 'serpent', 'boa'],
  size: 0.5,
  colours: { body: '#5fae4a', pattern: '#f0d24a', belly: '#f7eebc', iris: '#e0a02a' },
  home: 'jungle',
  view: { yaw: 28, pitch: 14 },
  build: () => snake(),
});

const LIZARD = subject({
  name: 'lizard',
  family: 'animal',
  words: ['chameleon', 'gecko', 'iguana', 'salamander', 'newt'],
  size: 0.2,
  colours: { body: '#4fb56a', belly: '#d9f0b0', dark: tone('body', 0.76), spot: '#f0c83a', iris: '#e08a2a' },
  home: 'jungle',
  view: { yaw: 60, pitch: 10 },
  build: () => {
    const leg = (z: number) =>
      mirror(
        blend(
          0.03,
          rod([0.16, 0.4, z, 0.34, 0.34, z + 0.04, 0.34, 0.1, z + 0.06], [0.1, 0.07, 0.055]),
          ellipsoid([0.36, 0.05, z + 0.1], [0.09, 0.05, 0.12]),
        ),
      );
    const spiral = Array.from({ length: 9 }, (_, i) => [
      0,
      0.3 + 0.2 * Math.sin(i * 0.62 - 1.6) * (1 - i * 0.07),
      -0.94 - 0.24 * Math.cos(i * 0.62 - 1.6) * (1 - i * 0.07),
    ]).flat();
    return {
      parts: [
        part(
          'body',
          'leather',
          blend(
            0.06,
            ellipsoid([0, 0.46, 0], [0.22, 0.28, 0.5]),
            ellipsoid([0, 0.54, 0.6], [0.2, 0.2, 0.3]),
            capsule([0, 0.66, 0.46], [0, 0.86, 0.34], 0.12, 0.04),
            rod(
              [0, 0.42, -0.4, 0, 0.26, -0.7, ...spiral],
              [0.16, 0.12, ...Array.from({ length: 9 }, (_, i) => 0.09 - i * 0.006)],
              3,
            ),
            leg(0.3),
            leg(-0.3),
          ),
          [
            paint('belly', ellipsoid([0, 0.2, 0.1], [0.3, 0.12, 0.7]), 0.05),
            paint(
              'dark',
              pattern((_x, y, z) => 0.02 - 0.06 * Math.abs(Math.sin(z * 9 + y))),
              0.02,
            ),
            paint('spot', blotches(8, 0.74), 0.01),
            paint(
              'mouth',
              pattern((_x, y, z) => (z < 0.56 ? 1 : Math.abs(y - 0.48 - (z - 0.7) * 0.1) - 0.01)),
              0.004,
            ),
          ],
        ),
        ...eyes({ at: [0.17, 0.62, 0.66], r: 0.1, splay: 1.2, white: true, iris: 0.6 }),
      ],
      anchors: {
        top: { at: [0, 0.74, 0] },
        mouth: { at: [0, 0.5, 0.9] },
        seat: { at: [0, 0.72, 0] },
        hand: { at: [0, 0.5, 0.95] },
      },
    };
  },
});

export const REPTILES = [CROCODILE, SNAKE, LIZARD];

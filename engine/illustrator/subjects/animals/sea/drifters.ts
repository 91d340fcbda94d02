/** Jellyfish, clownfish, salmon and seahorse: what drifts or swims with small fins. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, radial, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { put, ring, rod, turned } from '../../forms/forms.ts';
import { above, blotches } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';
import { blush, eyes } from '../face.ts';
import { fin, fish } from './swimmer.ts';

const JELLYFISH = subject({
  name: 'jellyfish',
  family: 'animal',
  words: ['medusa', 'jelly fish'],
  size: 0.5,
  airborne: true,
  colours: { body: '#e88ad0', light: '#ffd9f4', arm: '#f6b5e2', thread: '#fbd3ee' },
  home: 'underwater',
  view: { yaw: 16, pitch: 6 },
  poses: ['swim'],
  build: () => {
    const wave = (a: number, r: number, low: number, k: number): Shape =>
      rod(
        [
          r * Math.cos(a),
          1.1,
          r * Math.sin(a),
          (r + 0.06 * Math.sin(k)) * Math.cos(a),
          0.8,
          (r + 0.06 * Math.sin(k)) * Math.sin(a) + 0.05,
          (r - 0.07 * Math.cos(k)) * Math.cos(a),
          0.46,
          r * Math.sin(a) - 0.05,
          (r + 0.05) * Math.cos(a),
          low,
          r * Math.sin(a),
        ],
        [0.03, 0.026, 0.022, 0.01],
        4,
      );
    return {
      parts: [
        part('body', 'glow', turned([0.5, 1.08, 0.62, 1.06, 0.66, 1.16, 0.6, 1.44, 0.38, 1.72, 0, 1.82]), [
          paint(
            'light',
            pattern((x, y, z) => 0.3 - 0.5 * (y - 1.3) - 0.1 * Math.abs(Math.sin(Math.atan2(x, z) * 6))),
            0.3,
            'glow',
          ),
        ]),
        part('light', 'glow', radial(16, sphere([0.62, 1.1, 0], 0.07))),
        part(
          'arm',
          'glow',
          union(
            ring(4, (a, i) =>
              rod(
                [
                  0.16 * Math.cos(a),
                  1.14,
                  0.16 * Math.sin(a),
                  0.22 * Math.cos(a + 0.4),
                  0.84,
                  0.22 * Math.sin(a + 0.4),
                  0.12 * Math.cos(a),
                  0.5,
                  0.12 * Math.sin(a),
                  0.2 * Math.cos(a - 0.3),
                  0.2 - (i % 2) * 0.12,
                  0.2 * Math.sin(a),
                ],
                [0.13, 0.1, 0.08, 0.02],
                4,
              ),
            ),
          ),
        ),
        part('thread', 'glow', union(ring(12, (a, i) => wave(a, 0.5, -0.1 - (i % 3) * 0.2, i * 1.7)))),
      ],
      anchors: { top: { at: [0, 1.82, 0] }, seat: { at: [0, 1.8, 0] }, hand: { at: [0, 0.3, 0.3] } },
    };
  },
});

const CLOWNFISH = subject({
  name: 'clownfish',
  family: 'animal',
  words: ['nemo', 'tropical fish', 'clown fish', 'reef fish'],
  size: 0.1,
  airborne: true,
  colours: { body: '#f57a1f', fin: tone('body', 0.92), band: '#fdfbf6', belly: '#f9a04f', edge: '#26242a' },
  home: 'underwater',
  view: { yaw: 66, pitch: 6 },
  poses: ['swim'],
  build: () => {
    const model = fish();
    return {
      ...model,
      parts: model.parts.map((p, i) =>
        i === 0
          ? {
              ...p,
              paint: [
                paint('edge', bands(0.125), 0.01),
                paint('band', bands(0.09), 0.01),
                ...p.paint!.slice(2),
              ],
            }
          : p,
      ),
    };
  },
});

/** Three bands across a fish. */
const bands = (half: number): Shape =>
  pattern((_x, y, z) =>
    Math.min(...[0.3, -0.12, -0.56].map((at) => Math.abs(z - at - 0.06 * Math.cos(y * 3)) - half)),
  );

const SALMON = subject({
  name: 'salmon',
  family: 'animal',
  words: ['trout', 'tuna', 'cod', 'sea bass', 'mackerel', 'herring', 'sardine'],
  size: 0.3,
  airborne: true,
  colours: {
    body: '#8fa3ae',
    back: '#4f6b78',
    belly: '#f3e4da',
    pink: '#f09a80',
    fin: '#6b8490',
    spot: '#33454f',
  },
  home: 'river',
  view: { yaw: 70, pitch: 6 },
  poses: ['swim'],
  build: () => ({
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.1,
          ellipsoid([0, 0.4, 0.1], [0.17, 0.27, 0.66]),
          capsule([0, 0.4, -0.3], [0, 0.42, -0.86], 0.19, 0.075),
          capsule([0, 0.37, 0.5], [0, 0.35, 0.82], 0.17, 0.09),
        ),
        [
          paint('back', above(0.5), 0.06),
          paint(
            'belly',
            pattern((_x, y) => y - 0.28),
            0.08,
          ),
          paint('pink', ellipsoid([0, 0.38, -0.2], [0.4, 0.07, 0.8]), 0.05),
          paint(
            'spot',
            pattern((x, y, z) => Math.max(blotches(16, 0.76).distance(x, y, z), 0.48 - y)),
            0.006,
          ),
          paint(
            'mouth',
            pattern((_x, y, z) => (z < 0.72 ? 1 : Math.abs(y - 0.34) - 0.01)),
            0.004,
          ),
          paint(
            'back',
            pattern((_x, y, z) => Math.abs(Math.hypot(z - 0.8, y - 0.4) - 0.36) - 0.01),
            0.006,
          ),
        ],
      ),
      part(
        'fin',
        'glossy',
        blend(
          0.02,
          fin(
            [
              [-0.82, 0.46],
              [-1.0, 0.7],
              [-1.14, 0.74],
              [-1.04, 0.42],
              [-1.14, 0.1],
              [-1.0, 0.14],
              [-0.82, 0.38],
            ],
            0.03,
          ),
          fin(
            [
              [0.16, 0.62],
              [0.06, 0.82],
              [-0.16, 0.8],
              [-0.22, 0.58],
            ],
            0.03,
          ),
          fin(
            [
              [-0.5, 0.54],
              [-0.58, 0.62],
              [-0.64, 0.52],
            ],
            0.025,
          ),
          fin(
            [
              [-0.2, 0.2],
              [-0.34, 0.04],
              [-0.44, 0.26],
            ],
            0.025,
          ),
        ),
      ),
      part(
        'fin',
        'glossy',
        mirror(put(ellipsoid([0, -0.1, -0.08], [0.025, 0.12, 0.08]), [0.14, 0.28, 0.4], [0, 0, 30])),
      ),
      ...eyes({ at: [0.12, 0.44, 0.66], r: 0.06, splay: 1.2, white: true, iris: 0.8 }),
    ],
    anchors: {
      top: { at: [0, 0.7, 0] },
      seat: { at: [0, 0.66, 0] },
      mouth: { at: [0, 0.35, 0.92] },
      hand: { at: [0, 0.35, 0.95] },
    },
  }),
});

const SEAHORSE = subject({
  name: 'seahorse',
  family: 'animal',
  words: ['sea horse'],
  size: 0.15,
  airborne: true,
  colours: { body: '#f2b53a', dark: tone('body', 0.82), fin: '#f7d98a' },
  home: 'underwater',
  view: { yaw: 74, pitch: 4 },
  poses: ['swim'],
  build: () => ({
    parts: [
      part(
        'body',
        'matte',
        blend(
          0.06,
          rod(
            [
              0, 1.46, 0.08, 0, 1.26, -0.06, 0, 0.98, 0.04, 0, 0.7, 0.02, 0, 0.42, -0.16, 0, 0.2, -0.14, 0,
              0.08, 0.04, 0, 0.16, 0.18, 0, 0.28, 0.12, 0, 0.24, 0.04,
            ],
            [0.15, 0.15, 0.24, 0.19, 0.12, 0.09, 0.07, 0.06, 0.045, 0.03],
            5,
          ),
          ellipsoid([0, 1.5, 0.12], [0.17, 0.18, 0.2]),
          capsule([0, 1.44, 0.24], [0, 1.36, 0.52], 0.085, 0.06),
          capsule([0, 1.64, 0.04], [0, 1.8, 0.0], 0.06, 0.02),
          capsule([0, 1.6, -0.06], [0, 1.7, -0.14], 0.05, 0.015),
        ),
        [paint('dark', stripes('y', 0.12, 0.16), 0.014), blush([0.14, 1.44, 0.2], 0.05)],
      ),
      part(
        'fin',
        'glossy',
        union(
          fin(
            [
              [-0.12, 1.12],
              [-0.34, 1.08],
              [-0.38, 0.86],
              [-0.14, 0.76],
            ],
            0.03,
          ),
          mirror(put(ellipsoid([0, 0, 0], [0.02, 0.09, 0.07]), [0.17, 1.36, -0.02])),
        ),
      ),
      ...eyes({ at: [0.12, 1.54, 0.2], r: 0.07, splay: 1.0 }),
    ],
    anchors: { top: { at: [0, 1.8, 0] }, hand: { at: [0, 1.36, 0.56] } },
  }),
});

export const DRIFTERS = [JELLYFISH, CLOWNFISH, SALMON, SEAHORSE];

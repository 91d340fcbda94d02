/** Sights of nature: waterfall and volcano. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { box, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { many, put, ring, rod, turned } from '../../forms/forms.ts';
import { blotches, rough } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';
import { strata } from './rocks.ts';

const WATERFALL = subject({
  name: 'waterfall',
  family: 'plant',
  words: ['water fall', 'cascade'],
  size: 12,
  colours: {
    body: '#7f7a74',
    dark: tone('body', 0.78),
    grass: '#6fae4e',
    water: '#eef8fc',
    line: '#b5dcec',
    pool: '#4fa8c8',
    foam: '#ffffff',
  },
  view: { yaw: 10, pitch: 12 },
  build: () => {
    const streak = pattern((x, y) => 0.014 - 0.03 * Math.abs(Math.sin(x * 22 + Math.sin(y * 2.4))));
    return {
      parts: [
        part(
          'body',
          'matte',
          rough(
            blend(
              0.1,
              box([0, 1.0, -0.5], [1.3, 1.0, 0.4], 0.1),
              box([-0.94, 0.8, -0.1], [0.4, 0.82, 0.42], 0.1),
              box([0.94, 0.9, -0.14], [0.38, 0.92, 0.38], 0.1),
              box([-1.1, 0.34, 0.4], [0.3, 0.36, 0.34], 0.1),
              box([1.12, 0.3, 0.36], [0.3, 0.32, 0.34], 0.1),
              ring(13, (a, i) =>
                ellipsoid(
                  [1.2 * Math.cos(a), 0.06, 0.62 + 0.66 * Math.sin(a)],
                  [0.2 + (i % 3) * 0.03, 0.15, 0.18],
                ),
              ),
            ),
            0.14,
            2.8,
          ),
          [paint('dark', strata, 0.03)],
        ),
        part(
          'grass',
          'fur',
          rough(
            union(
              box([-0.9, 1.98, -0.5], [0.46, 0.1, 0.44], 0.08),
              box([0.9, 2.0, -0.5], [0.46, 0.1, 0.44], 0.08),
              mirror(sphere([0.9, 2.2, -0.4], 0.24)),
              sphere([-1.16, 2.1, -0.4], 0.2),
              sphere([1.2, 0.66, 0.34], 0.16),
              sphere([-1.1, 0.76, 0.36], 0.18),
            ),
            0.06,
            7,
          ),
        ),
        part(
          'water',
          'glossy',
          blend(
            0.04,
            many(5, (i) =>
              rod(
                [
                  -0.4 + i * 0.2,
                  2.0,
                  -0.5,
                  -0.41 + i * 0.205,
                  2.02,
                  -0.16,
                  -0.43 + i * 0.215,
                  1.8,
                  0.02,
                  -0.46 + i * 0.23,
                  0.16,
                  0.1,
                ],
                [0.13, 0.13, 0.13, 0.15],
                3,
              ),
            ),
          ),
          [paint('line', streak, 0.008)],
        ),
        part('pool', 'liquid', put(cylinder([0, 0, 0], 1.12, 0.06, 0.03), [0, 0.08, 0.6])),
        part(
          'foam',
          'matte',
          blend(
            0.06,
            many(12, (i) =>
              sphere([-0.6 + i * 0.11, 0.14, 0.2 + ((i * 5) % 4) * 0.06], 0.1 + (i % 3) * 0.03),
            ),
          ),
        ),
      ],
      anchors: { top: { at: [0.9, 2.1, -0.4], room: 0.3 }, inside: { at: [0, 0.14, 0.9], room: 0.4 } },
    };
  },
});

const VOLCANO = subject({
  name: 'volcano',
  family: 'plant',
  words: ['erupting volcano', 'vesuvius', 'mount fuji'],
  size: 900,
  colours: {
    body: '#6b5548',
    dark: tone('body', 0.72),
    lava: '#ff5a1a',
    hot: '#ffd24a',
    smoke: '#7d7470',
    grass: '#6f9a52',
  },
  view: { yaw: 16, pitch: 10 },
  build: () => {
    const flow = (a: number, k: number) =>
      rod(
        [
          0.2 * Math.cos(a),
          1.24,
          0.2 * Math.sin(a),
          0.44 * Math.cos(a + 0.1),
          0.9,
          0.44 * Math.sin(a + 0.1),
          0.66 * Math.cos(a - 0.1),
          0.56,
          0.66 * Math.sin(a - 0.1),
          k * Math.cos(a),
          1.0 - k * 0.8,
          k * Math.sin(a),
        ],
        [0.12, 0.1, 0.09, 0.06],
      );
    return {
      parts: [
        part(
          'body',
          'matte',
          rough(
            turned([1.5, 0, 1.1, 0.22, 0.7, 0.62, 0.4, 1.1, 0.3, 1.3, 0.2, 1.3, 0.14, 1.16, 0, 1.14]),
            0.1,
            4,
          ),
          [
            paint('dark', blotches(5, 0.55), 0.04),
            paint(
              'grass',
              pattern((x, y, z) => y - 0.16 - 0.2 * noise(x * 4, y, z * 4)),
              0.05,
            ),
          ],
        ),
        part(
          'lava',
          'glow',
          union(
            blend(0.05, flow(1.4, 0.9), flow(2.2, 0.8), flow(0.6, 0.84), flow(4, 0.8)),
            cylinder([0, 1.24, 0], 0.22, 0.03),
          ),
          [
            paint(
              'hot',
              pattern((x, y, z) => 0.56 - noise(x * 9, y * 9, z * 9)),
              0.1,
              'glow',
            ),
          ],
        ),
        part(
          'lava',
          'glow',
          union(
            blend(0.05, turned([0.16, 1.2, 0.12, 1.44, 0.05, 1.66, 0, 1.7])),
            many(10, (i) =>
              sphere(
                [
                  0.28 * Math.cos(i * 2.4) * (0.6 + (i % 3) * 0.3),
                  1.5 + (i % 5) * 0.1,
                  0.28 * Math.sin(i * 2.4),
                ],
                0.03,
              ),
            ),
          ),
        ),
        part(
          'smoke',
          'matte',
          rough(
            blend(
              0.12,
              ...[
                [0, 1.86, 0, 0.2],
                [0.12, 2.06, 0, 0.27],
                [-0.06, 2.3, 0.04, 0.33],
                [0.3, 2.36, 0, 0.26],
                [-0.34, 2.42, 0, 0.24],
                [0.1, 2.6, 0, 0.3],
              ].map(([x, y, z, r]) => sphere([x!, y!, z!], r!)),
            ),
            0.08,
            6,
          ),
        ),
      ],
      anchors: { top: { at: [0, 1.3, 0] } },
    };
  },
});

export const WONDERS = [WATERFALL, VOLCANO];

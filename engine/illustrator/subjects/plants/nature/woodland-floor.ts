/** Wood that fell, and what grows beside it. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, cylinder, sphere } from '#engine/sculpt/shapes/solids.ts';
import { leafOf, many, put, ring, rod } from '../../forms/forms.ts';
import { blotches, drum, rough } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';
import { leafy } from '../foliage.ts';

const BRANCH = subject({
  name: 'branch',
  family: 'plant',
  words: ['tree branch', 'bough', 'perch', 'twig', 'stick'],
  size: 0.5,
  airborne: true,
  colours: { body: '#7d5738', bark: tone('body', 0.72), leaf: '#5fa64b', leafDark: tone('leaf', 0.82) },
  home: 'forest',
  view: { yaw: 8, pitch: 8 },
  build: () => {
    const sprig = (x: number, y: number, z: number, a: number): Shape =>
      union(
        ...[-42, 0, 42].map((t) =>
          put(
            put(leafOf(0.42, 0.24, 0.04, -0.2), [0, 0, 0], [62 + t * 0.3, 0, 0]),
            [x, y, z],
            [0, 0, (a * 180) / Math.PI + t],
          ),
        ),
      );
    return {
      parts: [
        part(
          'body',
          'wood',
          rough(
            blend(
              0.06,
              rod(
                [-1.7, -0.1, 0, -0.9, 0.03, 0.03, 0, 0.06, 0, 0.8, 0.14, -0.02, 1.5, 0.3, 0.02],
                [0.2, 0.17, 0.14, 0.1, 0.04],
              ),
              rod([0.5, 0.1, 0, 0.8, 0.34, 0.1, 1.1, 0.5, 0.12], [0.07, 0.05, 0.025]),
              rod([-0.8, 0.04, 0, -1.0, 0.34, -0.06, -0.9, 0.56, -0.1], [0.07, 0.05, 0.025]),
              rod([0.2, 0.04, 0, 0.36, -0.2, 0.1, 0.6, -0.32, 0.12], [0.06, 0.04, 0.02]),
            ),
            0.03,
            8,
          ),
          [paint('bark', blotches(9, 0.55, 2), 0.02)],
        ),
        part(
          'leaf',
          'matte',
          union(
            sprig(1.5, 0.3, 0.02, 0.1),
            sprig(1.1, 0.5, 0.12, -0.5),
            sprig(-0.9, 0.56, -0.1, 2.2),
            sprig(0.6, -0.32, 0.12, -0.2),
            sprig(-1.1, 0.1, 0.1, -2.1),
            sprig(1.2, 0.22, -0.02, 0.9),
            sprig(-0.98, 0.34, -0.08, 3.3),
          ),
          [
            paint(
              'leafDark',
              pattern((x, y, z) => 0.5 - noise(x * 3, y * 3, z * 3)),
              0.15,
            ),
          ],
        ),
      ],
      anchors: {
        top: { at: [-0.15, 0.2, 0], room: 0.4 },
        seat: { at: [-0.15, 0.2, 0] },
        grip: { at: [0, 0.06, 0] },
      },
    };
  },
});

/** Year rings on the end of a trunk that stands (about y) or lies (about x). */
const yearRings = (axis: 'x' | 'y', middle = 0) =>
  paint(
    'ring',
    pattern(
      (x, y, z) =>
        0.012 - 0.03 * Math.abs(Math.sin(34 * (axis === 'y' ? Math.hypot(x, z) : Math.hypot(y - middle, z)))),
    ),
    0.006,
  );

const TREE_STUMP = subject({
  name: 'tree stump',
  family: 'plant',
  words: ['stump'],
  size: 0.5,
  colours: { body: '#7d5738', bark: tone('body', 0.72), inside: '#e0b983', ring: '#b98a55', moss: '#7fa14f' },
  home: 'forest',
  view: { yaw: 20, pitch: 18 },
  build: () => ({
    parts: [
      part(
        'body',
        'wood',
        rough(
          blend(
            0.1,
            cylinder([0, 0.36, 0], 0.5, 0.36, 0.03),
            ring(6, (a) =>
              capsule(
                [0.3 * Math.cos(a), 0.2, 0.3 * Math.sin(a)],
                [0.8 * Math.cos(a + 0.2), 0.02, 0.8 * Math.sin(a + 0.2)],
                0.18,
                0.06,
              ),
            ),
          ),
          0.02,
          7,
        ),
        [
          paint('bark', blotches(9, 0.5, 0.3), 0.02),
          paint(
            'moss',
            pattern((x, y, z) => y - 0.2 - 0.3 * (noise(x * 4, y * 4, z * 4) - 0.4)),
            0.05,
          ),
        ],
      ),
      part('inside', 'wood', cylinder([0, 0.72, 0], 0.46, 0.025, 0.01), [yearRings('y')]),
    ],
    anchors: { top: { at: [0, 0.745, 0], room: 0.42 }, seat: { at: [0, 0.745, 0] } },
  }),
});

const LOG = subject({
  name: 'log',
  family: 'plant',
  words: ['tree trunk', 'wooden log', 'firewood', 'fallen tree'],
  size: 0.45,
  colours: { body: '#7d5738', bark: tone('body', 0.72), inside: '#e0b983', ring: '#b98a55', moss: '#7fa14f' },
  home: 'forest',
  view: { yaw: 30, pitch: 14 },
  build: () => ({
    parts: [
      part(
        'body',
        'wood',
        rough(
          blend(
            0.06,
            drum([0, 0.34, 0], 0.34, 1.1, 'x', 0.03),
            capsule([0.4, 0.5, 0], [0.56, 0.84, 0.06], 0.1, 0.08),
          ),
          0.02,
          7,
        ),
        [
          paint('bark', blotches(8, 0.5), 0.02),
          paint(
            'moss',
            pattern((x, y, z) => 0.62 - y + 0.4 * (noise(x * 4, y * 4, z * 4) - 0.5)),
            0.04,
          ),
        ],
      ),
      part(
        'inside',
        'wood',
        union(drum([1.1, 0.34, 0], 0.31, 0.02, 'x', 0.01), drum([-1.1, 0.34, 0], 0.31, 0.02, 'x', 0.01)),
        [yearRings('x', 0.34)],
      ),
    ],
    anchors: { top: { at: [-0.2, 0.69, 0], room: 0.5 }, seat: { at: [-0.2, 0.69, 0] } },
  }),
});

const BUSH = subject({
  name: 'bush',
  family: 'plant',
  words: ['shrub', 'hedge', 'thicket'],
  size: 1,
  colours: { body: '#5a9c48', light: tone('body', 1.18), berry: '#d8403a' },
  view: { yaw: 20, pitch: 10 },
  build: () => ({
    parts: [
      part(
        'body',
        'fur',
        relief(
          blend(
            0.1,
            ...[
              [0, 0.5, 0, 0.5],
              [0.5, 0.38, 0.1, 0.38],
              [-0.52, 0.38, 0.06, 0.38],
              [0.2, 0.3, 0.42, 0.3],
              [-0.24, 0.3, 0.4, 0.32],
              [0.24, 0.66, -0.1, 0.34],
            ].map(([x, y, z, r]) => sphere([x!, y!, z!], r!)),
          ),
          0.12,
          leafy,
        ),
        [
          paint(
            'light',
            pattern((x, y, z) => 0.7 - noise(x * 5 + 3, y * 5, z * 5) - 0.2 * y),
            0.2,
          ),
        ],
      ),
      part(
        'berry',
        'glossy',
        many(12, (i) =>
          sphere(
            [
              -0.7 + ((i * 5) % 12) * 0.127,
              0.3 + ((i * 3) % 5) * 0.11,
              0.62 - Math.abs(((i * 5) % 12) - 5.5) * 0.03 - ((i * 3) % 5) * 0.035,
            ],
            0.035,
          ),
        ),
      ),
    ],
    anchors: { top: { at: [0, 1, 0] } },
  }),
});

export const WOODLAND_FLOOR = [TREE_STUMP, LOG, BUSH, BRANCH];

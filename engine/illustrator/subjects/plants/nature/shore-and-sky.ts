/** Finds from the shore and the sky: shells, corals, feathers, clouds. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { cut, many, put, rod } from '../../forms/forms.ts';
import { rough } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

const CLOUD = subject({
  name: 'cloud',
  family: 'object',
  words: ['white cloud', 'fluffy cloud', 'rain cloud'],
  size: 20,
  airborne: true,
  colours: { body: '#fdfeff', shade: '#dbe6f0' },
  home: 'sky',
  view: { yaw: 10, pitch: 4 },
  poses: ['fly'],
  build: () => ({
    parts: [
      part(
        'body',
        'matte',
        rough(
          blend(
            0.14,
            ...[
              [0, 0.5, 0, 0.52],
              [0.58, 0.38, 0.04, 0.4],
              [-0.6, 0.38, 0.02, 0.42],
              [1.02, 0.26, 0, 0.26],
              [-1.04, 0.28, 0, 0.28],
              [0.28, 0.3, 0.3, 0.34],
              [-0.3, 0.3, 0.28, 0.36],
              [0.3, 0.74, -0.1, 0.36],
              [-0.34, 0.68, -0.1, 0.34],
            ].map(([x, y, z, r]) => sphere([x!, y!, z!], r!)),
          ),
          0.04,
          3,
        ),
        [
          paint(
            'shade',
            pattern((_x, y) => y - 0.16),
            0.3,
          ),
        ],
      ),
    ],
    anchors: { top: { at: [0, 1.0, 0], room: 0.5 }, seat: { at: [0, 1.0, 0.1] } },
  }),
});

const SEASHELL = subject({
  name: 'seashell',
  family: 'object',
  words: ['shell', 'scallop', 'clam', 'conch', 'oyster shell', 'sea shell'],
  size: 0.08,
  colours: { body: '#f7cdb5', ridge: '#e09a80', pearl: '#fdf8f2' },
  home: 'beach',
  view: { yaw: 14, pitch: 14 },
  build: () => {
    const fan = Array.from({ length: 9 }, (_, i) => {
      const a = ((i - 4) * 15 * Math.PI) / 180;
      return rod(
        [
          0,
          0.14,
          0,
          0.42 * Math.sin(a),
          0.14 + 0.5 * Math.cos(a),
          0.12,
          0.86 * Math.sin(a),
          0.14 + 0.9 * Math.cos(a),
          -0.04,
        ],
        [0.03, 0.09, 0.12],
        4,
      );
    });
    return {
      parts: [
        part('body', 'ceramic', blend(0.03, ...fan, ellipsoid([0, 0.12, 0], [0.26, 0.08, 0.06])), [
          paint(
            'ridge',
            pattern((x, y) => 0.024 - 0.05 * Math.abs(Math.sin(Math.hypot(x, y - 0.14) * 11))),
            0.02,
          ),
        ]),
        part('pearl', 'glossy', sphere([0.5, 0.13, 0.3], 0.13)),
      ],
      anchors: { top: { at: [0, 1.1, 0] }, grip: { at: [0, 0.2, 0] } },
    };
  },
});

const CORAL = subject({
  name: 'coral',
  family: 'plant',
  words: ['coral reef', 'sea coral', 'anemone', 'seaweed'],
  size: 0.6,
  colours: { body: '#f2705f', tip: tone('body', 1.4), other: '#f2b53a', stone: '#a89a8c' },
  home: 'underwater',
  view: { yaw: 18, pitch: 8 },
  build: () => {
    const twig = (x: number, z: number, lean: number, h: number): Shape =>
      blend(
        0.04,
        rod([x, 0.1, z, x + lean * 0.3, h * 0.5, z, x + lean * 0.4, h, z], [0.11, 0.09, 0.07]),
        rod(
          [
            x + lean * 0.28,
            h * 0.45,
            z,
            x + lean * 0.3 + 0.2,
            h * 0.66,
            z + 0.06,
            x + lean * 0.3 + 0.24,
            h * 0.9,
            z + 0.06,
          ],
          [0.08, 0.07, 0.06],
        ),
        rod(
          [
            x + lean * 0.3,
            h * 0.55,
            z,
            x + lean * 0.3 - 0.2,
            h * 0.76,
            z - 0.05,
            x + lean * 0.3 - 0.22,
            h * 0.96,
            z - 0.05,
          ],
          [0.08, 0.07, 0.06],
        ),
      );
    return {
      parts: [
        part(
          'body',
          'matte',
          union(twig(0, 0, 0.1, 1.3), twig(0.42, 0.1, 0.5, 1.0), twig(-0.42, 0, -0.4, 1.1)),
          [
            paint(
              'tip',
              pattern((_x, y) => 0.95 - y),
              0.16,
            ),
          ],
        ),
        part(
          'other',
          'matte',
          many(7, (i) =>
            rod(
              [
                -0.2 + i * 0.09,
                0.1,
                0.4,
                -0.26 + i * 0.11,
                0.3,
                0.44,
                -0.28 + i * 0.12,
                0.46 + (i % 2) * 0.08,
                0.44,
              ],
              [0.045, 0.045, 0.05],
            ),
          ),
        ),
        part('stone', 'matte', rough(ellipsoid([0, 0.08, 0.06], [0.86, 0.18, 0.56]), 0.07, 5)),
      ],
      anchors: { top: { at: [0, 1.34, 0] } },
    };
  },
});

const FEATHER = subject({
  name: 'feather',
  family: 'object',
  words: ['plume', 'bird feather', 'quill feather'],
  size: 0.2,
  colours: { body: '#6fa8dc', stem: '#fdf8ee', dark: tone('body', 0.76) },
  view: { yaw: 10, pitch: 8 },
  build: () => ({
    parts: [
      part(
        'body',
        'fur',
        put(
          cut(
            [
              0, 0.3, 0.14, 0.5, 0.24, 0.9, 0.26, 1.3, 0.16, 1.7, 0, 1.94, -0.14, 1.7, -0.24, 1.3, -0.16,
              1.16, -0.25, 1.04, -0.22, 0.7, -0.12, 0.46,
            ],
            0.025,
            0.02,
          ),
          [0, 0, 0],
          [0, 0, -20],
        ),
        [
          paint(
            'dark',
            put(
              pattern((x, y) => 0.012 - 0.03 * Math.abs(Math.sin((y - Math.abs(x) * 1.2) * 24))),
              [0, 0, 0],
              [0, 0, -20],
            ),
            0.01,
          ),
        ],
      ),
      part(
        'stem',
        'glossy',
        put(rod([0.03, 0, 0, 0, 0.5, 0.02, 0, 1.8, 0.02], [0.024, 0.024, 0.008]), [0, 0, 0], [0, 0, -20]),
      ),
    ],
    anchors: { grip: { at: [0.1, 0.2, 0] }, top: { at: [0.6, 1.8, 0] } },
  }),
});

export const SHORE_AND_SKY = [CLOUD, SEASHELL, CORAL, FEATHER];

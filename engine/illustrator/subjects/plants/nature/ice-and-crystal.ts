/** Icebergs and crystals. */

import { paint, part } from '#engine/sculpt/model.ts';
import { keep, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { put, turned } from '../../forms/forms.ts';
import { rough } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';
import { boulder } from './rocks.ts';

const ICEBERG = subject({
  name: 'iceberg',
  family: 'plant',
  words: ['ice floe', 'ice berg'],
  size: 12,
  colours: { body: '#eef7fc', shade: '#a9d4ea' },
  home: 'ocean',
  view: { yaw: 20, pitch: 8 },
  build: () => ({
    parts: [
      part(
        'body',
        'glossy',
        union(
          put(boulder(11, [0.9, 1.6, 0.8], 22), [-0.3, 0, 0]),
          put(boulder(7, [0.8, 0.9, 0.7], 18), [0.7, 0, 0.2]),
          put(boulder(17, [0.5, 0.7, 0.5], 16), [-1.0, 0, 0.3]),
        ),
        [
          paint(
            'shade',
            pattern((x, y, z) => y - 0.1 - 0.2 * noise(x * 3, y, z * 3)),
            0.16,
          ),
        ],
      ),
    ],
    anchors: { top: { at: [0.7, 0.72, 0.3], room: 0.3 } },
  }),
});

const CRYSTAL = subject({
  name: 'crystal',
  family: 'object',
  words: ['quartz', 'amethyst', 'gemstone', 'crystals', 'mineral'],
  size: 0.3,
  colours: { body: '#a77be0', light: tone('body', 1.45), stone: '#6f6a70' },
  view: { yaw: 20, pitch: 10 },
  build: () => {
    const prism = (h: number, r: number): Shape =>
      put(keep(0.005, turned([r * 1.2, 0, r * 1.2, h * 0.72, 0, h], { steps: 1 }), hexagon(r, h)), [0, 0, 0]);
    const at = [
      [0, 0, 0, 1.5, 0.24],
      [18, 0, 0.2, 1.0, 0.18],
      [-20, 0, -0.24, 1.15, 0.19],
      [36, 0, 0.36, 0.72, 0.14],
    ] as const;
    return {
      parts: [
        part(
          'body',
          'glass',
          union(
            ...at.map(([tilt, z, x, h, r]) => put(prism(h, r), [x, 0.1, z + 0.05], [0, 0, -tilt])),
            put(prism(0.8, 0.16), [0.08, 0.1, 0.26], [28, 0, -8]),
            put(prism(0.56, 0.13), [-0.16, 0.1, 0.3], [34, 0, 14]),
          ),
          [
            paint(
              'light',
              pattern((x, y, z) => 0.9 - y - 0.5 * noise(x * 5, y * 2, z * 5)),
              0.3,
            ),
          ],
        ),
        part('stone', 'matte', rough(ellipsoid([0, 0.08, 0], [0.66, 0.2, 0.5]), 0.08, 5)),
      ],
      anchors: { top: { at: [0, 1.6, 0] }, grip: { at: [0, 0.1, 0] } },
    };
  },
});

const hexagon = (r: number, h: number): Shape =>
  [0, 60, 120]
    .map((turn) => put(box([0, h / 2, 0], [r, h, r * 2]), [0, 0, 0], [0, turn, 0]))
    .reduce((a, b) => keep(0.005, a, b));

export const ICE_AND_CRYSTAL = [ICEBERG, CRYSTAL];

/** A snail: its shell is a tube wound inwards on both sides, its eyes stand on stalks. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { subject } from '../../subject.ts';
import { blush, eyes } from '../face.ts';
import { grin } from './feeler.ts';

function snail(): Model {
  const spiral: Vec3[] = Array.from({ length: 22 }, (_, i) => {
    const a = i * 0.62;
    const r = 0.42 - i * 0.0185;
    return [0.04 + i * 0.009, 0.62 + r * Math.sin(a + 3.6), -0.12 + r * Math.cos(a + 3.6)];
  });
  const other = spiral.map(([x, y, z]): Vec3 => [-x, y, z]);
  const radii = spiral.map((_, i) => 0.19 - i * 0.0062);
  return {
    parts: [
      part(
        'shell',
        'glossy',
        blend(
          0.012,
          ellipsoid([0, 0.62, -0.12], [0.2, 0.46, 0.46]),
          tube(spiral, radii, 2),
          tube(other, radii, 2),
        ),
        [
          paint(
            'swirl',
            pattern((x, y, z) => 0.3 * Math.sin(Math.atan2(y - 0.62, z + 0.12) * 9 + Math.abs(x) * 8) + 0.1),
            0.05,
          ),
        ],
      ),
      part(
        'body',
        'skin',
        blend(
          0.12,
          tube(
            [
              [0, 0.1, -0.82],
              [0, 0.13, -0.3],
              [0, 0.15, 0.3],
              [0, 0.3, 0.6],
              [0, 0.56, 0.72],
            ],
            [0.04, 0.17, 0.19, 0.18, 0.2],
            5,
          ),
          mirror(capsule([0.1, 0.68, 0.76], [0.17, 1.0, 0.86], 0.06, 0.045)),
        ),
        [blush([0.14, 0.5, 0.86], 0.05), grin([0, 0.58, 0.92], 0.06)],
      ),
      ...eyes({ at: [0.18, 1.04, 0.88], r: 0.1, splay: 0.2, white: true }, 'body', 'skin'),
    ],
    anchors: { top: { at: [0, 1.1, 0] }, seat: { at: [0, 1.1, -0.12] } },
  };
}

export const SNAIL = subject({
  name: 'snail',
  family: 'animal',
  words: ['slug'],
  size: 0.06,
  colours: { body: '#e7c39a', shell: '#b8683c', swirl: '#dd9a5e' },
  main: 'shell',
  view: { yaw: 58, pitch: 8 },
  poses: ['stand'],
  build: () => snail(),
});

/** Crab, lobster and starfish: sea animals with armour or arms. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { many, put, ring, rod } from '../../forms/forms.ts';
import { above, blotches } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';
import { eyes } from '../face.ts';

function crab(): Model {
  const leg = (z: number, k: number): Shape =>
    mirror(rod([0.4, 0.4, z, 0.78, 0.56, z + k * 0.5, 0.98, 0.06, z + k], [0.075, 0.06, 0.02]));
  return {
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.03,
          ellipsoid([0, 0.42, 0], [0.58, 0.26, 0.42]),
          leg(0.1, 0.06),
          leg(-0.06, -0.1),
          leg(-0.2, -0.26),
          mirror(rod([0.4, 0.4, 0.24, 0.72, 0.46, 0.42, 0.74, 0.62, 0.6], [0.09, 0.08, 0.08])),
        ),
        [
          paint(
            'belly',
            pattern((_x, y) => y - 0.28),
            0.04,
          ),
          paint('light', blotches(8, 0.7), 0.02),
          paint('mouth', ellipsoid([0, 0.38, 0.42], [0.12, 0.016, 0.1]), 0.006),
        ],
      ),
      part(
        'body',
        'glossy',
        mirror(
          union(
            put(ellipsoid([0, 0.12, 0], [0.14, 0.24, 0.1]), [0.7, 0.66, 0.62], [10, 0, -16]),
            put(ellipsoid([0, 0.1, 0], [0.075, 0.19, 0.07]), [0.88, 0.66, 0.62], [10, 0, -34]),
          ),
        ),
        [paint('light', above(0.86), 0.08)],
      ),
      part('body', 'glossy', mirror(capsule([0.16, 0.6, 0.26], [0.18, 0.8, 0.32], 0.04))),
      ...eyes({ at: [0.18, 0.84, 0.34], r: 0.1, splay: 0.15, white: true, iris: 0.75 }),
    ],
    anchors: {
      top: { at: [0, 0.68, -0.1], room: 0.3 },
      seat: { at: [0, 0.66, -0.1] },
      hand: { at: [0, 0.8, 0.7] },
    },
  };
}

const CRAB = subject({
  name: 'crab',
  family: 'animal',
  words: ['king crab', 'hermit crab'],
  size: 0.15,
  colours: { body: '#e2452f', belly: '#f7c9a0', light: tone('body', 1.2) },
  home: 'beach',
  view: { yaw: 18, pitch: 14 },
  build: () => crab(),
});

const LOBSTER = subject({
  name: 'lobster',
  family: 'animal',
  words: ['crayfish', 'crawfish'],
  size: 0.15,
  colours: { body: '#d2362a', dark: tone('body', 0.76), light: tone('body', 1.16) },
  home: 'underwater',
  view: { yaw: 40, pitch: 24 },
  build: () => ({
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.04,
          ellipsoid([0, 0.3, 0.2], [0.22, 0.2, 0.46]),
          many(5, (i) =>
            ellipsoid([0, 0.27 - i * 0.012, -0.3 - i * 0.15], [0.2 - i * 0.016, 0.16 - i * 0.012, 0.1]),
          ),
          ...[0.2, 0.04, -0.12].map((z, i) =>
            mirror(
              rod(
                [0.16, 0.26, z, 0.44, 0.34, z + 0.05 - i * 0.06, 0.56, 0.03, z - 0.02 - i * 0.1],
                [0.05, 0.04, 0.015],
              ),
            ),
          ),
          mirror(rod([0.16, 0.28, 0.5, 0.44, 0.3, 0.66, 0.42, 0.26, 0.9], [0.06, 0.06, 0.07])),
        ),
        [paint('dark', stripes('z', 0.15, 0.14, -0.075), 0.012), paint('light', above(0.44), 0.08)],
      ),
      part(
        'body',
        'glossy',
        union(
          mirror(
            union(
              put(ellipsoid([0, 0, 0.16], [0.12, 0.09, 0.26]), [0.44, 0.26, 0.92], [0, 6, 0]),
              put(ellipsoid([0, 0, 0.12], [0.06, 0.06, 0.2]), [0.28, 0.27, 0.98], [0, -14, 0]),
            ),
          ),
          ...[-36, -18, 0, 18, 36].map((a) =>
            put(ellipsoid([0, 0, -0.16], [0.07, 0.03, 0.18]), [0, 0.2, -0.96], [0, a, 0]),
          ),
        ),
        [
          paint(
            'light',
            pattern((_x, _y, z) => 1.1 - z),
            0.1,
          ),
        ],
      ),
      part(
        'dark',
        'matte',
        mirror(
          union(
            rod(
              [0.08, 0.36, 0.62, 0.3, 0.7, 0.9, 0.66, 0.86, 0.8, 0.9, 0.8, 0.4],
              [0.018, 0.016, 0.013, 0.008],
            ),
            capsule([0.08, 0.38, 0.6], [0.1, 0.45, 0.66], 0.025),
          ),
        ),
      ),
      part('pupil', 'glossy', mirror(sphere([0.1, 0.47, 0.67], 0.045))),
    ],
    anchors: { top: { at: [0, 0.5, 0.2] }, hand: { at: [0, 0.3, 1] } },
  }),
});

const STARFISH = subject({
  name: 'starfish',
  family: 'animal',
  words: ['sea star'],
  size: 0.08,
  colours: { body: '#f2803a', light: tone('body', 1.3) },
  home: 'beach',
  view: { yaw: 10, pitch: 46 },
  build: () => ({
    parts: [
      part(
        'body',
        'matte',
        blend(
          0.12,
          sphere([0, 0.1, 0], 0.26),
          ring(5, (a) =>
            rod(
              [
                0,
                0.14,
                0,
                0.46 * Math.cos(a + 0.31),
                0.13,
                0.46 * Math.sin(a + 0.31),
                0.9 * Math.cos(a + 0.31),
                0.1,
                0.9 * Math.sin(a + 0.31),
              ],
              [0.25, 0.17, 0.07],
            ),
          ),
        ),
      ),
      part(
        'light',
        'matte',
        union(
          ring(5, (a) =>
            many(6, (i) =>
              sphere(
                [
                  (0.16 + i * 0.13) * Math.cos(a + 0.31),
                  0.4 - i * 0.034,
                  (0.16 + i * 0.13) * Math.sin(a + 0.31),
                ],
                0.042 - i * 0.003,
              ),
            ),
          ),
          sphere([0, 0.4, 0], 0.06),
        ),
      ),
    ],
    anchors: { top: { at: [0, 0.36, 0] } },
  }),
});

export const SHELLFISH = [CRAB, LOBSTER, STARFISH];

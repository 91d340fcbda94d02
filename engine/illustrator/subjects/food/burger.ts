/** A burger from below: bun, wavy leaves, patty, cheese with its corners out, tomato, and seeds in a spiral. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, halfSpace } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { subject } from '../subject.ts';
import { crumbs, held } from './baking.ts';

function burger(): Model {
  const wavy = (y: number, r: number, amp: number, n: number): Shape =>
    relief(cylinder([0, y, 0], r, 0.035, 0.03), amp, (x, _y, z) => amp * Math.sin(Math.atan2(x, z) * n));
  const seeds = Array.from({ length: 22 }, (_, i) => {
    const r = 0.5 * Math.sqrt((i + 0.5) / 22);
    const a = i * 2.4;
    return ellipsoid(
      [r * Math.cos(a), 0.8 + 0.36 * Math.sqrt(1 - (r / 0.68) ** 2), r * Math.sin(a)],
      [0.032, 0.02, 0.022],
    );
  });
  return {
    parts: [
      part(
        'body',
        'matte',
        union(
          keep(0.08, ellipsoid([0, 0.78, 0], [0.68, 0.4, 0.68]), halfSpace([0, -1, 0], -0.76)),
          cylinder([0, 0.14, 0], 0.64, 0.14, 0.1),
        ),
        [
          paint(
            'bread',
            pattern((_x, y) => Math.abs(y - 0.5) - 0.28),
            0.02,
          ),
        ],
      ),
      part('seed', 'matte', union(...seeds)),
      part('leaf', 'matte', bendRim(wavy(0.36, 0.7, 0.045, 11))),
      part('patty', 'matte', relief(cylinder([0, 0.47, 0], 0.67, 0.09, 0.08), 0.03, crumbs(0.06, 12))),
      part(
        'cheese',
        'glossy',
        blend(
          0.02,
          place(box([0, 0, 0], [0.52, 0.022, 0.52], 0.02), { at: [0, 0.58, 0], turn: [0, 40, 0] }),
          ...[0.7, 2.27, 3.84, 5.41].map((a) =>
            capsule(
              [0.6 * Math.cos(a), 0.57, 0.6 * Math.sin(a)],
              [0.7 * Math.cos(a), 0.44, 0.7 * Math.sin(a)],
              0.045,
              0.025,
            ),
          ),
        ),
      ),
      part('tomato', 'glossy', cylinder([0, 0.66, 0], 0.62, 0.05, 0.04)),
      part('leaf', 'matte', wavy(0.74, 0.69, 0.05, 9)),
    ],
    anchors: held(0.5, 1.15),
  };
}

const bendRim = (s: Shape): Shape => relief(s, 0.03, (x, _y, z) => 0.02 * Math.cos(Math.atan2(x, z) * 17));

export const BURGER = subject({
  name: 'burger',
  family: 'food',
  words: ['hamburger', 'cheeseburger'],
  size: 0.12,
  colours: {
    body: '#d98f45',
    bread: '#f0cd92',
    seed: '#fbeecb',
    leaf: '#6fb548',
    patty: '#6a3d26',
    cheese: '#f7bd3a',
    tomato: '#dd4334',
  },
  view: { yaw: 14, pitch: 10 },
  build: () => burger(),
});

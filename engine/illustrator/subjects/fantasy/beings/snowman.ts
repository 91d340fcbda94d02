/** A snowman with carrot, coal, scarf, hat and arms of twigs; it only stands. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import { capsule, cylinder, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place, stretch } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { blush, eyes } from '../../animals/face.ts';
import { subject } from '../../subject.ts';

function snowman(): Model {
  const twig = (s: number) =>
    union(
      tube(
        [
          [s * 0.34, 0.98, 0.04],
          [s * 0.62, 1.14, 0.08],
          [s * 0.82, 1.3, 0.1],
        ],
        [0.035, 0.03, 0.02],
      ),
      capsule([s * 0.7, 1.2, 0.09], [s * 0.84, 1.16, 0.14], 0.022, 0.014),
      capsule([s * 0.74, 1.24, 0.09], [s * 0.72, 1.4, 0.1], 0.022, 0.014),
    );
  return {
    parts: [
      part(
        'body',
        'matte',
        blend(0.05, sphere([0, 0.4, 0], 0.44), sphere([0, 0.95, 0], 0.34), sphere([0, 1.42, 0], 0.28)),
        [blush([0.17, 1.36, 0.22], 0.055)],
      ),
      part(
        'coal',
        'glossy',
        union(
          ...[1.06, 0.92, 0.5].map((y, i) => sphere([0, y, i === 2 ? 0.43 : 0.325 - i * 0.0], 0.045)),
          ...[-2, -1, 0, 1, 2].map((k) =>
            sphere([k * 0.055, 1.3 + k * k * 0.012, 0.262 - Math.abs(k) * 0.016], 0.02),
          ),
        ),
      ),
      part('carrot', 'matte', capsule([0, 1.42, 0.26], [0.02, 1.39, 0.58], 0.062, 0.014)),
      part(
        'scarf',
        'fur',
        union(
          place(stretch(torus([0, 0, 0], 0.25, 0.08), [1, 1, 1]), { at: [0, 1.2, 0] }),
          tube(
            [
              [0.14, 1.18, 0.24],
              [0.2, 0.98, 0.34],
              [0.2, 0.78, 0.38],
            ],
            [0.075, 0.08, 0.085],
          ),
        ),
        [paint('stripe', stripes('y', 0.1, 0.35), 0.006)],
      ),
      part(
        'hat',
        'matte',
        union(
          cylinder([0, 1.66, -0.02], 0.34, 0.03, 0.025),
          frustum([0, 1.84, -0.02], 0.2, 0.22, 0.24, 0.04),
        ),
        [paint('scarf', cylinder([0, 1.73, -0.02], 0.4, 0.05), 0.005)],
      ),
      part('wood', 'matte', union(twig(1), twig(-1))),
      ...eyes({ at: [0.1, 1.5, 0.235], r: 0.05, splay: 0.2 }),
    ],
    anchors: { hand: { at: [0, 0.9, 0.5] }, top: { at: [0, 2.05, 0] } },
  };
}

export const SNOWMAN = subject({
  name: 'snowman',
  family: 'fantasy',
  words: ['snowmen'],
  size: 1.7,
  colours: {
    body: '#fafcff',
    coal: '#2a2a30',
    carrot: '#f0832b',
    scarf: '#d63a3f',
    stripe: '#f7f1e6',
    hat: '#2d2c36',
  },
  view: { yaw: 24, pitch: 8 },
  poses: ['stand'],
  build: () => snowman(),
});

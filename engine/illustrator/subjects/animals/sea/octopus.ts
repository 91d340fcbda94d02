/** An octopus, also for squid and kraken: eight curling arms blended into one soft head. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { subject, tone } from '../../subject.ts';
import { blush, eyes } from '../face.ts';

function octopus(): Model {
  const arms = Array.from({ length: 8 }, (_, i) => {
    const a = (i + 0.5) * (Math.PI / 4);
    const at = (r: number, y: number, turn = 0): Vec3 => [r * Math.sin(a + turn), y, r * Math.cos(a + turn)];
    return tube(
      [at(0.2, 0.42), at(0.46, 0.16), at(0.74, 0.09, 0.1), at(0.92, 0.2, 0.3), at(0.86, 0.36, 0.42)],
      [0.17, 0.14, 0.1, 0.075, 0.035],
      5,
    );
  });
  const head = blend(
    0.2,
    ellipsoid([0, 0.98, -0.04], [0.5, 0.52, 0.48]),
    ellipsoid([0, 0.56, 0.02], [0.38, 0.3, 0.36]),
  );
  return {
    parts: [
      part('body', 'skin', blend(0.1, head, ...arms), [
        paint(
          'belly',
          pattern((x, y, z) => (Math.hypot(x, z) > 0.36 ? y - 0.07 : 1)),
          0.02,
        ),
        paint(
          'spot',
          blend(
            0,
            sphere([0.2, 1.42, 0.16], 0.12),
            sphere([-0.2, 1.46, 0], 0.09),
            sphere([0.02, 1.5, 0.2], 0.06),
            sphere([-0.36, 1.3, 0.2], 0.07),
          ),
          0.01,
        ),
        blush([0.34, 0.66, 0.34], 0.08),
        paint(
          'mouth',
          place(torus([0, 0, 0], 0.09, 0.018), { at: [0, 0.75, 0.38], turn: [60, 0, 0] }),
          0.008,
        ),
      ]),
      ...eyes({ at: [0.2, 0.88, 0.38], r: 0.145, splay: 0.3, white: true, iris: 0.74, tall: 1.2 }),
    ],
    anchors: {
      top: { at: [0, 1.5, 0] },
      hand: { at: [0, 0.5, 0.8] },
      hips: { at: [0, 0.1, 0] },
      seat: { at: [0, 1.4, 0] },
    },
  };
}

export const OCTOPUS = subject({
  name: 'octopus',
  family: 'animal',
  words: ['octopuses', 'octopi', 'squid', 'kraken', 'sea monster'],
  size: 0.8,
  colours: { body: '#d95f8c', belly: '#f7b9c9', spot: tone('body', 0.75), iris: '#4a2b6b' },
  view: { yaw: 16, pitch: 14 },
  poses: ['stand', 'swim', 'hold'],
  build: () => octopus(),
});

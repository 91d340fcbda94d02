/** A five-pointed star with a small face, for children's pictures. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { keep, mirror, relief } from '#engine/sculpt/shapes/combine.ts';
import { type Point, pillow, polygon } from '#engine/sculpt/shapes/outline.ts';
import { ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { subject } from '../subject.ts';
import { held } from './workshop.ts';

const OUTLINE: Point[] = Array.from({ length: 10 }, (_, i) => {
  const r = i % 2 ? 0.36 : 0.78;
  return [r * Math.sin((i * Math.PI) / 5), r * Math.cos((i * Math.PI) / 5) + 0.72];
});

const star = (): Model => ({
  parts: [
    part(
      'body',
      'glossy',
      relief(pillow(polygon(OUTLINE), 0.3, 0.42), 0.01, () => 0),
      [paint('blush', mirror(sphere([0.3, 0.6, 0.26], 0.08)), 0.05)],
    ),
    part('pupil', 'glossy', mirror(ellipsoid([0.15, 0.76, 0.27], [0.055, 0.085, 0.04])), [
      paint('shine', mirror(sphere([0.13, 0.8, 0.31], 0.022)), 0.004, 'glow'),
    ]),
    part(
      'mouth',
      'matte',
      keep(0.004, place(torus([0, 0, 0], 0.08, 0.018), { at: [0, 0.66, 0.29], turn: [90, 0, 0] }), {
        lo: [-1, 0, -1],
        hi: [1, 0.65, 1],
        thin: 0.02,
        distance: (_x, y) => y - 0.65,
      }),
    ),
  ],
  anchors: held([0, 0.7, 0], 1.4),
});

export const STAR = subject({
  name: 'star',
  family: 'object',
  words: ['starlet'],
  size: 0.3,
  airborne: true,
  colours: { body: '#f9c532' },
  view: { yaw: 16, pitch: 4 },
  build: () => star(),
});

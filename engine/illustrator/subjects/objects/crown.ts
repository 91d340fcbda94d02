/** A crown of seven points with balls and gems, lined with cloth; also a tiara. */

import { type Model, part } from '#engine/sculpt/model.ts';
import { carve, keep, radial, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { subject } from '../subject.ts';
import { held } from './workshop.ts';

function crown(): Model {
  const zigzag = pattern((x, y, z) => y - 0.42 - 0.34 * Math.abs(Math.cos(Math.atan2(x, z) * 3.5)) ** 1.5);
  const ring = keep(
    0.01,
    carve(0.01, frustum([0, 0.45, 0], 0.45, 0.5, 0.6, 0.02), frustum([0, 0.5, 0], 0.52, 0.43, 0.54)),
    { ...zigzag, lo: [-1, 0, -1], hi: [1, 0.9, 1], thin: 0.05 },
  );
  const tips = Array.from({ length: 7 }, (_, i) => {
    const a = (i / 7) * 6.283;
    return sphere([0.56 * Math.sin(a), 0.79, 0.56 * Math.cos(a)], 0.07);
  });
  return {
    parts: [
      part('body', 'metal', union(ring, torus([0, 0.06, 0], 0.49, 0.05), torus([0, 0.24, 0], 0.5, 0.028))),
      part('body', 'metal', union(...tips)),
      part(
        'gem',
        'glossy',
        place(radial(7, ellipsoid([0.53, 0, 0], [0.04, 0.07, 0.06])), { at: [0, 0.4, 0], turn: [0, 90, 0] }),
      ),
      part('cloth', 'matte', ellipsoid([0, 0.3, 0], [0.44, 0.32, 0.44])),
    ],
    anchors: held([0, 0.3, 0], 0.8),
  };
}

export const CROWN = subject({
  name: 'crown',
  family: 'object',
  words: ['tiara', 'diadem'],
  size: 0.2,
  colours: { body: '#f5c542', gem: '#d8283f', cloth: '#8a2f6b' },
  view: { yaw: 12, pitch: 14 },
  build: () => crown(),
});

/** A windmill whose four sails turn towards the viewer. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, radial, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, cylinder, ellipsoid, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { subject } from '../subject.ts';
import { bush, doorOn, top, windowOn } from './masonry.ts';

function windmill(): Model {
  const blade = union(
    box([0.5, 0, 0], [0.5, 0.022, 0.022], 0.01),
    box([0.6, 0.11, 0.012], [0.36, 0.09, 0.012], 0.006),
  );
  const sails = place(place(radialZ(4, blade), { turn: [0, 0, 22] }), { at: [0, 1.5, 0.56] });
  return {
    parts: [
      part('body', 'matte', frustum([0, 0.74, 0], 0.74, 0.5, 0.32, 0.03), [
        paint(
          'stone',
          pattern((_x, y) => y - 0.22),
          0.006,
        ),
      ]),
      part(
        'roof',
        'matte',
        blend(
          0.05,
          keep(0.02, ellipsoid([0, 1.46, 0], [0.38, 0.44, 0.38]), pattern2(1.46)),
          cylinder([0, 1.48, 0], 0.39, 0.04, 0.02),
        ),
      ),
      part(
        'wood',
        'matte',
        union(
          place(cylinder([0, 0, 0], 0.05, 0.2, 0.02), { at: [0, 1.5, 0.4], turn: [90, 0, 0] }),
          sphere([0, 1.5, 0.6], 0.07),
        ),
      ),
      part('sail', 'matte', sails, [
        paint(
          'wood',
          place(radialZ(4, box([0.5, 0, 0], [0.55, 0.026, 0.2])), { at: [0, 1.5, 0.56], turn: [0, 0, 22] }),
          0.004,
        ),
      ]),
      ...doorOn([0, 0.22, 0.48], 0.12, 0.17),
      ...windowOn([0, 0.86, 0.41], 0.08, 0.1),
      part('leaf', 'fur', union(bush([-0.5, 0.1, 0.24], 0.13), bush([0.5, 0.1, 0.2], 0.12))),
    ],
    anchors: top(1.9),
  };
}

const pattern2 = (y0: number): Shape => ({
  lo: [-2, y0, -2],
  hi: [2, y0 + 2, 2],
  thin: 1,
  distance: (_x, y) => y0 - y,
});

/** Copies around the z axis, for what turns towards the viewer. */
const radialZ = (n: number, s: Shape): Shape =>
  place(radial(n, place(s, { turn: [-90, 0, 0] })), { turn: [90, 0, 0] });

export const WINDMILL = subject({
  name: 'windmill',
  family: 'building',
  words: ['mill'],
  size: 10,
  colours: {
    body: '#f7f1e4',
    stone: '#b5ada2',
    roof: '#8a4f3a',
    sail: '#fdfaf2',
    frame: '#ffffff',
    window: '#ffe2a0',
    door: '#6a4a30',
    knob: '#d8b45a',
  },
  view: { yaw: 26, pitch: 8 },
  build: () => windmill(),
});

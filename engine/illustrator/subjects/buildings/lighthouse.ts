/** A striped lighthouse; its lamp glows behind bars and a railing. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, radial, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { subject } from '../subject.ts';
import { cone, doorOn, top } from './masonry.ts';

function lighthouse(): Model {
  const ring = (y: number) => torus([0, y, 0], 0.32, 0.022);
  return {
    parts: [
      part('trim', 'matte', frustum([0, 1.1, 0], 0.9, 0.42, 0.25, 0.03), [
        paint('body', stripes('y', 0.66, 0.5, 0.4), 0.006),
        paint(
          'darkGlass',
          union(...[0.72, 1.36].map((y) => box([0, y, 0.36], [0.05, 0.08, 0.2], 0.03))),
          0.004,
        ),
      ]),
      part(
        'rock',
        'matte',
        blend(
          0.08,
          ellipsoid([0, 0.08, 0], [0.66, 0.2, 0.6]),
          sphere([0.44, 0.12, 0.26], 0.2),
          sphere([-0.46, 0.08, 0.2], 0.22),
          sphere([0.1, 0.06, 0.5], 0.18),
        ),
      ),
      part(
        'dark',
        'metal',
        union(
          cylinder([0, 2.02, 0], 0.36, 0.04, 0.02),
          ring(2.2),
          radial(12, capsule([0.32, 2.04, 0], [0.32, 2.2, 0], 0.012)),
          radial(8, capsule([0.19, 2.06, 0], [0.19, 2.44, 0], 0.014)),
        ),
      ),
      part('lamp', 'glow', cylinder([0, 2.24, 0], 0.17, 0.19, 0.03)),
      part('body', 'glossy', union(cone([0, 2.42, 0], 0.28, 0.3), sphere([0, 2.74, 0], 0.045))),
      ...doorOn([0, 0.42, 0.4], 0.1, 0.14),
    ],
    anchors: top(2.8),
  };
}

export const LIGHTHOUSE = subject({
  name: 'lighthouse',
  family: 'building',
  words: ['beacon'],
  size: 15,
  colours: {
    body: '#d9403a',
    trim: '#fbf7ef',
    rock: '#8f8a85',
    dark: '#4a4f58',
    door: '#7a4d2c',
    knob: '#d8b45a',
    frame: '#ffffff',
    lamp: '#ffe9a0',
  },
  view: { yaw: 24, pitch: 8 },
  build: () => lighthouse(),
});

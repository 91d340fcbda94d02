/** A camera: a hollow barrel with the lens as a part of its own, so that it shines. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { subject } from '../../subject.ts';
import { FRONT } from './front.ts';

function camera(): Model {
  const lens = (r: number, z: number, half: number) =>
    place(cylinder([0, 0, 0], r, half, 0.03), { at: [0, 0.42, z], turn: FRONT });
  return {
    parts: [
      part(
        'body',
        'matte',
        union(box([0, 0.42, 0], [0.66, 0.42, 0.22], 0.08), box([0, 0.88, 0], [0.22, 0.12, 0.16], 0.05)),
        [
          paint(
            'trim',
            pattern((_x, y) => 0.68 - y),
            0.006,
          ),
        ],
      ),
      part(
        'chrome',
        'metal',
        union(
          lens(0.35, 0.28, 0.1),
          cylinder([0.44, 0.88, 0], 0.1, 0.05, 0.02),
          cylinder([-0.46, 0.87, 0], 0.13, 0.04, 0.02),
        ),
      ),
      part('dark', 'glossy', carve(0.02, lens(0.3, 0.4, 0.12), lens(0.23, 0.54, 0.08))),
      part('lens', 'glass', ellipsoid([0, 0.42, 0.42], [0.22, 0.22, 0.1]), [
        paint('shine', sphere([-0.08, 0.5, 0.5], 0.035), 0.01, 'glow'),
      ]),
      part('lamp', 'glow', box([0, 0.9, 0.16], [0.13, 0.06, 0.02], 0.02)),
      part('red', 'glossy', cylinder([0.44, 0.95, 0], 0.05, 0.02, 0.012)),
    ],
    anchors: { grip: { at: [0, 0.42, 0] }, top: { at: [0, 1, 0] } },
  };
}

export const CAMERA = subject({
  name: 'camera',
  family: 'object',
  words: ['photo camera'],
  size: 0.12,
  colours: { body: '#3a3d45', trim: '#c9ced6', dark: '#26282e', lens: '#2d4a7a', red: '#d8352f' },
  view: { yaw: 24, pitch: 12 },
  build: () => camera(),
});

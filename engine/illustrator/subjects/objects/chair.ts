/** A wooden chair with a cushion, whose seat is an anchor for whoever sits on it. */

import { type Model, part } from '#engine/sculpt/model.ts';
import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject } from '../subject.ts';

function chair(): Model {
  const leg = (x: number, z: number): Shape => capsule([x * 1.06, 0.03, z * 1.06], [x, 0.7, z], 0.045, 0.055);
  return {
    parts: [
      part(
        'wood',
        'glossy',
        blend(
          0.03,
          mirror(leg(0.34, 0.32)),
          mirror(leg(0.34, -0.32)),
          box([0, 0.7, 0], [0.42, 0.05, 0.4], 0.045),
          mirror(capsule([0.35, 0.7, -0.36], [0.36, 1.56, -0.46], 0.05)),
          tube(
            [
              [-0.38, 1.5, -0.45],
              [0, 1.58, -0.49],
              [0.38, 1.5, -0.45],
            ],
            [0.09, 0.12, 0.09],
          ),
          ...[-0.16, 0, 0.16].map((x) => capsule([x, 0.74, -0.38], [x, 1.46, -0.47], 0.032)),
          mirror(capsule([0.35, 0.3, 0.32], [0.35, 0.3, -0.32], 0.03)),
        ),
      ),
      part('body', 'fur', ellipsoid([0, 0.8, 0.02], [0.4, 0.11, 0.37])),
    ],
    anchors: { seat: { at: [0, 0.82, 0] }, top: { at: [0, 0.82, 0] } },
  };
}

export const CHAIR = subject({
  name: 'chair',
  family: 'object',
  words: ['wooden chair'],
  size: 0.9,
  colours: { body: '#d8574b', wood: '#b07a48' },
  view: { yaw: 34, pitch: 16 },
  build: () => chair(),
});

/** A helicopter with four blades on top, a tail rotor and skids. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, mirror, radial, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, ellipsoid, halfSpace, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject } from '../../subject.ts';
import { at, upright } from './craft.ts';

function helicopter(): Model {
  const cabin = blend(
    0.15,
    ellipsoid([0, 0.74, 0.3], [0.42, 0.44, 0.56]),
    capsule([0, 0.84, -0.2], [0, 0.96, -1.2], 0.2, 0.07),
  );
  return {
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.04,
          cabin,
          upright(
            [
              [-1.06, 0.9],
              [-1.22, 1.3],
              [-1.4, 1.36],
              [-1.32, 0.92],
            ],
            0.05,
          ),
        ),
        [
          paint(
            'trim',
            pattern((_x, y) => Math.abs(y - 0.56) - 0.05),
            0.006,
          ),
          paint('darkGlass', mirror(box([0.5, 0.84, 0.12], [0.3, 0.15, 0.16], 0.06)), 0.006, 'glass'),
          paint(
            'darkGlass',
            keep(0.02, ellipsoid([0, 0.84, 0.76], [0.44, 0.3, 0.4]), halfSpace([0, 0, -1], -0.42)),
            0.008,
            'glass',
          ),
        ],
      ),
      part(
        'dark',
        'metal',
        union(
          capsule([0, 1.1, 0.1], [0, 1.34, 0.1], 0.05),
          sphere([0, 1.36, 0.1], 0.085),
          mirror(capsule([0.3, 0.4, 0.5], [0.4, 0.08, 0.54], 0.03)),
          mirror(capsule([0.3, 0.4, 0], [0.4, 0.08, -0.04], 0.03)),
          mirror(
            tube(
              [
                [0.4, 0.06, -0.5],
                [0.4, 0.05, 0.6],
                [0.4, 0.16, 0.82],
              ],
              0.04,
            ),
          ),
        ),
      ),
      part(
        'blade',
        'glossy',
        place(radial(4, box([0.72, 0, 0], [0.72, 0.016, 0.06], 0.016)), {
          at: [0, 1.37, 0.1],
          turn: [0, 20, 0],
        }),
      ),
      part(
        'blade',
        'glossy',
        place(radial(4, box([0.18, 0, 0], [0.18, 0.014, 0.035], 0.012)), {
          at: [0.1, 1.06, -1.24],
          turn: [0, 0, 90],
        }),
      ),
    ],
    anchors: at(1.2),
  };
}

export const HELICOPTER = subject({
  name: 'helicopter',
  family: 'vehicle',
  words: ['chopper'],
  size: 3,
  airborne: true,
  colours: { body: '#f2762e', trim: '#fdf4e3', dark: '#4a515c', blade: '#3b4049' },
  view: { yaw: 44, pitch: 12 },
  poses: ['fly'],
  build: () => helicopter(),
});

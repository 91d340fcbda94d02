/** A round submarine with ringed portholes and a screw. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, radial, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { capsule, ellipsoid, frustum, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { subject } from '../../subject.ts';
import { at, lying, upright } from './craft.ts';

function submarine(): Model {
  const ring = (p: Vec3, r: number) =>
    mirror(place(torus([0, 0, 0], r, r * 0.25), { at: p, turn: [0, 0, 90] }));
  const ports: Vec3[] = [
    [0.42, 0.62, 0.42],
    [0.45, 0.62, 0],
    [0.42, 0.62, -0.42],
  ];
  return {
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.06,
          ellipsoid([0, 0.6, 0], [0.48, 0.46, 1.04]),
          frustum([0, 1.04, 0.06], 0.16, 0.28, 0.22, 0.06),
        ),
        [
          paint(
            'belly',
            pattern((_x, y) => y - 0.36),
            0.008,
          ),
        ],
      ),
      part(
        'trim',
        'metal',
        union(
          ...ports.map((p) => ring(p, 0.13)),
          place(torus([0, 0, 0], 0.22, 0.05), { at: [0, 1.18, 0.06] }),
        ),
      ),
      part(
        'darkGlass',
        'glass',
        mirror(union(...ports.map((p) => ellipsoid([p[0] - 0.01, p[1], p[2]], [0.06, 0.12, 0.12])))),
      ),
      part(
        'trim',
        'metal',
        union(
          tube(
            [
              [0, 1.2, 0],
              [0, 1.52, 0],
              [0, 1.6, 0.06],
              [0, 1.6, 0.2],
            ],
            0.045,
          ),
          capsule([0, 0.6, -1], [0, 0.6, -1.14], 0.08),
        ),
      ),
      part(
        'trim',
        'metal',
        place(radial(4, ellipsoid([0.18, 0, 0], [0.16, 0.025, 0.08])), {
          at: [0, 0.6, -1.16],
          turn: [90, 0, 0],
        }),
      ),
      part(
        'fin',
        'glossy',
        union(
          upright(
            [
              [-0.66, 0.86],
              [-0.9, 1.2],
              [-1.06, 1.16],
              [-0.94, 0.66],
            ],
            0.05,
          ),
          mirror(
            place(
              lying(
                [
                  [0, 0.2],
                  [0.34, -0.02],
                  [0.36, -0.2],
                  [0, -0.16],
                ],
                0.04,
              ),
              { at: [0.34, 0.56, -0.66] },
            ),
          ),
        ),
      ),
    ],
    anchors: at(1.2),
  };
}

export const SUBMARINE = subject({
  name: 'submarine',
  family: 'vehicle',
  words: ['u-boat'],
  size: 4,
  airborne: true,
  colours: { body: '#f3c13a', belly: '#d9932b', trim: '#b9a27a', fin: '#d2493a' },
  view: { yaw: 52, pitch: 8 },
  poses: ['swim'],
  build: () => submarine(),
});

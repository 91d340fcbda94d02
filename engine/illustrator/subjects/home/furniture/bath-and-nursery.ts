/** Cradles and bathtubs: what somebody lies in. */

import { type Model, part } from '#engine/sculpt/model.ts';
import { blend, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, many, put, rod, vessel } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';
import { cushion } from './cushion.ts';

function cradle(): Model {
  const end = (z: number): Shape =>
    put(cut([-0.5, 0.34, 0.5, 0.34, 0.6, 0.9, 0.4, 1.06, 0, 1.14, -0.4, 1.06, -0.6, 0.9], 0.04, 0.02, 3), [
      0,
      0,
      z,
    ]);
  return {
    parts: [
      part(
        'wood',
        'wood',
        union(
          end(0.74),
          end(-0.74),
          box([0, 0.36, 0], [0.5, 0.03, 0.74], 0.01),
          mirror(
            union(
              capsule([0.58, 0.86, -0.74], [0.58, 0.86, 0.74], 0.035),
              capsule([0.5, 0.38, -0.74], [0.5, 0.38, 0.74], 0.03),
              many(9, (i) => capsule([0.51, 0.4, -0.6 + 0.15 * i], [0.57, 0.84, -0.6 + 0.15 * i], 0.02)),
            ),
          ),
          ...[-0.74, 0.74].map((z) =>
            rod([-0.6, 0.16, z, -0.3, 0.05, z, 0, 0.02, z, 0.3, 0.05, z, 0.6, 0.16, z], 0.05),
          ),
          ...[-0.74, 0.74].flatMap((z) => [-0.36, 0.36].map((x) => capsule([x, 0.06, z], [x, 0.4, z], 0.04))),
        ),
      ),
      part(
        'body',
        'cloth',
        relief(
          box([0, 0.54, 0.16], [0.46, 0.14, 0.52], 0.1),
          0.02,
          (x, y, z) => 0.03 * (noise(x * 5, y * 5, z * 5) - 0.5),
        ),
      ),
      part('pillow', 'cloth', cushion(0, 0.56, -0.5, 0.34, 0.1, 0.18)),
    ],
    anchors: anchored({ seat: [0, 0.66, 0], top: 0.66, inside: 0.6, opening: 0.4 }),
  };
}

function bathtub(): Model {
  const side = [0, 0.16, 0.5, 0.16, 0.62, 0.24, 0.7, 0.6, 0.78, 0.76];
  const long = (s: Shape): Shape => ({
    ...s,
    lo: [s.lo[0] - 0.5, s.lo[1], s.lo[2]],
    hi: [s.hi[0] + 0.5, s.hi[1], s.hi[2]],
    distance: (x, y, z) => s.distance(Math.max(0, Math.abs(x) - 0.5), y, z * 1.12),
  });
  return {
    parts: [
      part('body', 'ceramic', long(vessel(side, 0.08, { floor: 0.1 }))),
      part('water', 'liquid', long(cylinder([0, 0.58, 0], 0.6, 0.03))),
      part(
        'foam',
        'matte',
        many(
          22,
          (i) =>
            sphere(
              [
                -0.9 + 0.085 * i + 0.06 * Math.sin(i * 5),
                0.64 + 0.05 * Math.sin(i * 3),
                0.34 * Math.sin(i * 2.3),
              ],
              0.13 + 0.05 * Math.sin(i * 1.7),
            ),
          0.04,
        ),
      ),
      part(
        'gold',
        'metal',
        union(
          ...[-0.74, 0.74].flatMap((x) =>
            [-0.3, 0.3].map((z) =>
              blend(
                0.02,
                capsule([x, 0.2, z], [x * 1.08, 0.08, z * 1.2], 0.06, 0.05),
                sphere([x * 1.1, 0.05, z * 1.22], 0.06),
              ),
            ),
          ),
          rod([1.14, 0.5, 0, 1.14, 1.04, 0, 1.0, 1.1, 0, 0.92, 0.98, 0], 0.035),
          capsule([1.14, 0.9, -0.14], [1.14, 0.9, 0.14], 0.03),
        ),
      ),
    ],
    anchors: anchored({ seat: [0, 0.5, 0], inside: 0.6, opening: 0.5, top: 0.76 }),
  };
}

export const BATH_AND_NURSERY = [
  subject({
    name: 'cradle',
    family: 'furniture',
    words: ['crib', 'cot', 'baby bed'],
    size: 0.8,
    colours: { wood: '#b98850', body: '#a9c9d9', pillow: '#fbf8f2' },
    view: { yaw: 36, pitch: 22 },
    build: cradle,
  }),
  subject({
    name: 'bathtub',
    family: 'furniture',
    words: ['tub', 'jacuzzi'],
    size: 0.7,
    colours: { body: '#f4f4f2', water: '#a9d5e4', foam: '#ffffff', gold: '#d2a54a' },
    view: { yaw: 24, pitch: 20 },
    build: bathtub,
  }),
];

/** A bicycle: true tubes between crank, saddle and head; the saddle is the anchor for a rider. */

import { type Model, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, ellipsoid, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { subject } from '../../subject.ts';
import { lampPair, spokedWheel } from '../wheels.ts';

function bicycle(): Model {
  const bar = (a: Vec3, b: Vec3, r = 0.035) => capsule(a, b, r);
  const [crank, saddle, head, rear, front]: Vec3[] = [
    [0, 0.4, -0.06],
    [0, 0.94, -0.22],
    [0, 0.9, 0.44],
    [0, 0.38, -0.62],
    [0, 0.38, 0.66],
  ];
  const offset = (p: Vec3, x: number): Vec3 => [x, p[1], p[2]];
  return {
    parts: [
      ...[rear, front].flatMap((c) => spokedWheel(c!, 0.38, 0.04, 14)),
      part(
        'body',
        'glossy',
        blend(
          0.02,
          bar(crank!, saddle!),
          bar(crank!, [0, 0.8, 0.46]),
          bar([0, 0.84, -0.19], head!),
          bar([0, 1.02, 0.41], [0, 0.74, 0.5], 0.045),
          ...[-0.06, 0.06].flatMap((x) => [
            bar(offset(crank!, x * 0.6), offset(rear!, x), 0.022),
            bar([x * 0.5, 0.84, -0.19], offset(rear!, x), 0.02),
            bar([x, 0.72, 0.5], offset(front!, x), 0.025),
          ]),
        ),
      ),
      part(
        'saddle',
        'matte',
        blend(
          0.05,
          ellipsoid([0, 1.0, -0.28], [0.12, 0.045, 0.14]),
          capsule([0, 1.0, -0.2], [0, 0.99, -0.02], 0.055, 0.035),
        ),
      ),
      part(
        'chrome',
        'metal',
        union(
          tube(
            [
              [-0.3, 1.12, 0.22],
              [-0.24, 1.13, 0.36],
              [0, 1.08, 0.4],
              [0.24, 1.13, 0.36],
              [0.3, 1.12, 0.22],
            ],
            0.026,
          ),
          bar([0, 1.0, 0.41], [0, 1.1, 0.4], 0.026),
          place(torus([0, 0, 0], 0.1, 0.018), { at: [0.05, 0.4, -0.06], turn: [0, 0, 90] }),
          bar([0.05, 0.4, -0.06], [0.09, 0.24, 0], 0.02),
          bar([-0.05, 0.4, -0.06], [-0.09, 0.56, -0.12], 0.02),
        ),
      ),
      part(
        'saddle',
        'matte',
        union(
          mirror(bar([0.3, 1.12, 0.24], [0.31, 1.12, 0.12], 0.036)),
          box([0.15, 0.23, 0], [0.07, 0.022, 0.045], 0.018),
          box([-0.15, 0.57, -0.12], [0.07, 0.022, 0.045], 0.018),
        ),
      ),
      ...lampPair([0, 0.98, 0.5], 0.05).slice(1),
    ],
    anchors: { seat: { at: [0, 1.02, -0.26] }, top: { at: [0, 1.1, 0] } },
  };
}

export const BICYCLE = subject({
  name: 'bicycle',
  family: 'vehicle',
  words: [
    'tricycle',
    'mountain bike',
    'electric bike',
    'e-bike',
    'e bike',
    'racing bike',
    'racing bicycle',
    'road bike',
    'city bike',
    'cargo bike',
    'bike',
    'cycle',
  ],
  size: 1.1,
  colours: { body: '#2fa89a', saddle: '#6b4329', hub: '#cfd5dc' },
  view: { yaw: 62, pitch: 8 },
  build: () => bicycle(),
});

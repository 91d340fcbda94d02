/** Hair that stands up: spikes in all directions, and a crest along the middle. */

import { blend, carve, keep, mirror } from '#engine/sculpt/shapes/combine.ts';
import { seeded } from '#engine/sculpt/shapes/noise.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { smoothstep, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Figure } from '../figure/figure.ts';

/** Close to the skull, down to a hairline that leaves face and ears free. */
export function close(grown: number): Shape {
  const whole = keep(
    0.05,
    ellipsoid([0, 0.11, -0.05], [0.495 + grown, 0.475 + grown, 0.49 + grown]),
    shape((_x, y, z) => (-0.34 + 0.64 * smoothstep(-0.2, 0.34, z) - y) * 0.9, [-1, -1, -1], [1, 1, 1], 0.1),
  );
  const face = ellipsoid([0, -0.05, 0.56], [0.415, 0.42, 0.42]);
  return carve(0.035, carve(0.05, whole, face), mirror(ellipsoid([0.54, -0.12, 0.02], [0.15, 0.17, 0.13])));
}

export function spiky({ look }: Figure): Shape {
  const random = seeded(look.seed * 17 + 3);
  const spikes: Shape[] = [];
  for (let i = 0; i < 44; i++) {
    const up = 1 - (i + 0.5) / 34;
    const turn = i * 2.399963;
    const out = Math.sqrt(Math.max(0, 1 - up * up));
    const d: Vec3 = [Math.sin(turn) * out, up, Math.cos(turn) * out];
    const isFace = d[2] > 0.25 && d[1] < 0.5;
    if (d[1] < -0.2 || isFace || (Math.abs(d[0]) > 0.75 && d[1] < 0.1 && d[2] > -0.3)) continue;
    const long = 0.2 + 0.1 * random();
    const from: Vec3 = [d[0] * 0.44, 0.12 + d[1] * 0.42, -0.05 + d[2] * 0.44];
    const to: Vec3 = [
      d[0] * (0.5 + long) * 1.04,
      0.12 + d[1] * (0.46 + long) + 0.07,
      -0.05 + d[2] * (0.48 + long),
    ];
    spikes.push(capsule(from, to, 0.15, 0.012));
  }
  return blend(0.03, close(0.05), ...spikes);
}

export function mohawk(): Shape {
  const crest = tube(
    [
      [0, 0.5, 0.42],
      [0, 0.72, 0.26],
      [0, 0.82, -0.04],
      [0, 0.72, -0.36],
      [0, 0.42, -0.56],
      [0, 0.1, -0.58],
    ],
    [0.07, 0.13, 0.16, 0.15, 0.12, 0.05],
  );
  const teeth = [0.36, 0.22, 0.06, -0.1, -0.26, -0.42].map((z, i) =>
    capsule(
      [0, 0.62 - Math.abs(z) * 0.4, z],
      [0, 1.08 - z * z * 1.3 - (i === 0 ? 0.1 : 0), z - 0.05],
      0.13,
      0.02,
    ),
  );
  return blend(0.03, close(0.008), blend(0.04, crest, ...teeth));
}

/** Heads said by a few measures, for animals that need no sculpting of their own. */

import { type Paint, type Part, paint } from '#engine/sculpt/model.ts';
import { blend } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { bothSides, type Ear, type Eyes, eyes, nose, smile } from './face.ts';
import type { Head } from './quadruped.ts';

export interface PlainHead {
  skull: Vec3;
  /** From the face to the tip of the snout: z, y, radius of each end. */
  snout: readonly [number, number, number, number, number, number];
  ear?: Ear;
  eye: Eyes;
  lid?: Part['material'];
  /** Middle and radii of the part of the snout that has its own colour. */
  muzzle?: readonly [at: Vec3, radii: Vec3];
  muzzleColour?: string;
  nose?: readonly [at: Vec3, width: number];
  /** Nostrils instead of a nose: x, y, z, radius. */
  nostrils?: readonly [number, number, number, number];
  /** Height, half width and depth of the mouth, and from where (z) it is drawn. */
  smile?: readonly [number, number, number, number];
  solids?: readonly Shape[];
  paint?: readonly Paint[];
  parts?: readonly Part[];
}

export function plainHead(h: PlainHead): Head {
  const [z0, y0, r0, z1, y1, r1] = h.snout;
  const skull = blend(0.26, ellipsoid([0, 0.04, 0], h.skull), capsule([0, y0, z0], [0, y1, z1], r0, r1));
  const more = [...(h.solids ?? []), ...(h.ear ? [h.ear.solid] : [])];
  return {
    solid: more.length ? blend(0.1, skull, ...more) : skull,
    paint: [
      ...(h.muzzle ? [paint(h.muzzleColour ?? 'muzzle', ellipsoid(...h.muzzle), 0.08)] : []),
      ...(h.ear ? [paint('inner', h.ear.hollow, 0.05)] : []),
      ...(h.paint ?? []),
      ...(h.nostrils
        ? [
            paint(
              'mouth',
              bothSides(
                [h.nostrils[0], h.nostrils[1], h.nostrils[2]],
                [h.nostrils[3], h.nostrils[3] * 1.3, 0.2],
              ),
              0.02,
            ),
          ]
        : []),
      ...(h.smile ? smile(h.smile[0], h.smile[1], h.smile[2], 0.024, h.smile[3]) : []),
    ],
    parts: [...(h.nose ? [nose(...h.nose)] : []), ...eyes(h.eye, 'body', h.lid ?? 'fur'), ...(h.parts ?? [])],
  };
}

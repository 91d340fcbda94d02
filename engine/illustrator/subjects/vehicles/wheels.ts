/** Wheels, windows and lamps that vehicles share. */

import { type Part, paint, part } from '#engine/sculpt/model.ts';
import { mirror, radial, union } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';

/** A pair of wheels left and right, rolling along z: tyre, hub and cap. */
export function wheelPair(x: number, z: number, r: number, half: number): Part[] {
  const turn = { at: [x, r, z] as Vec3, turn: [0, 0, 90] as Vec3 };
  const tyre = mirror(place(cylinder([0, 0, 0], r, half, half * 0.55), turn));
  const hubAt = { at: [x + half * 0.72, r, z] as Vec3, turn: [0, 0, 90] as Vec3 };
  return [
    part('tyre', 'matte', tyre),
    part('hub', 'metal', mirror(place(cylinder([0, 0, 0], r * 0.6, half * 0.42, half * 0.2), hubAt)), [
      paint(
        'tyre',
        mirror(place(radial(5, ellipsoid([r * 0.36, 0, 0], [r * 0.13, 1, r * 0.09])), hubAt)),
        0.008,
      ),
      paint('chrome', mirror(sphere([x + half, r, z], r * 0.17)), 0.006),
    ]),
  ];
}

/** Room for the wheels in the body. */
export const wheelArch = (x: number, z: number, r: number): Shape =>
  mirror(place(cylinder([0, 0, 0], r * 1.2, 0.3), { at: [x, r, z], turn: [0, 0, 90] }));

export const lampPair = (at: Vec3, r: number, colour = 'lamp'): Part[] => [
  part('chrome', 'metal', mirror(place(torus([0, 0, 0], r, r * 0.22), { at, turn: [90, 0, 0] }))),
  part(colour, colour === 'lamp' ? 'glow' : 'glossy', mirror(ellipsoid(at, [r, r, r * 0.5]))),
];

/** A spoked wheel seen whole (bicycle, cart): tyre, rim and thin spokes. */
export function spokedWheel(at: Vec3, r: number, thick: number, spokes: number): Part[] {
  const put = { at, turn: [0, 0, 90] as Vec3 };
  return [
    part('tyre', 'matte', place(torus([0, 0, 0], r - thick, thick), put)),
    part(
      'hub',
      'metal',
      place(
        union(
          radial(spokes, capsule([0, 0, 0], [r - thick, 0, 0], thick * 0.2)),
          cylinder([0, 0, 0], thick * 1.2, thick * 1.4, thick * 0.4),
        ),
        put,
      ),
    ),
  ];
}

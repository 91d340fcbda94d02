/** Eyes, ears, noses and mouths that many creatures share, in units of the head (its radius is about 1). */

import { type Paint, type Part, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, mirror } from '#engine/sculpt/shapes/combine.ts';
import { stroke } from '#engine/sculpt/shapes/marks.ts';
import { curve, extrude } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { ellipsoid, halfSpace, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { add, scaled, unit, type Vec3 } from '#engine/sculpt/shapes/vector.ts';

export interface Eyes {
  /** Centre of the eye with positive x. */
  at: Vec3;
  r: number;
  tall?: number;
  /** How far the eyes look apart. */
  splay?: number;
  up?: number;
  /** Without white the whole ball is dark, as small animals have it. */
  white?: boolean;
  /** Share of the eye that an upper lid covers, and its tilt (positive: friendly, negative: fierce). */
  lid?: number;
  tilt?: number;
  /** Share of the eye that the iris fills. */
  iris?: number;
}

/** Both eyes; the lights in them stand on the same side, as real ones do. */
export function eyes(e: Eyes, lidColour = 'body', lidMaterial: Part['material'] = 'fur'): Part[] {
  const parts: Part[] = [];
  const tall = e.tall ?? 1.12;
  for (const side of [1, -1]) {
    const centre: Vec3 = [side * e.at[0], e.at[1], e.at[2]];
    const look = unit([side * (e.splay ?? 0.25), e.up ?? 0, 1]);
    const front = (x: number, y: number, out = 0.9): Vec3 =>
      add(centre, [look[0] * e.r * out + x * e.r, look[1] * e.r * out + y * e.r, look[2] * e.r * out]);
    const iris = (e.iris ?? 0.7) * e.r;
    const shines = [
      paint('shine', sphere(front(-0.27, 0.36), 0.24 * e.r), 0.02 * e.r, 'glow'),
      paint('shine', sphere(front(0.27, -0.3), 0.12 * e.r), 0.02 * e.r, 'glow'),
    ];
    const layers = e.white
      ? [
          paint('iris', sphere(front(0, 0), iris), 0.03 * e.r),
          paint('pupil', sphere(front(0, 0), iris * 0.62), 0.03 * e.r),
          ...shines,
        ]
      : [
          paint('iris', sphere(front(0, 0), iris), 0.08 * e.r),
          paint('pupil', sphere(front(0, 0.12), iris * 0.92), 0.16 * e.r),
          ...shines,
        ];
    const ball = ellipsoid(centre, [e.r, e.r * tall, e.r]);
    parts.push(part(e.white ? 'eyeWhite' : 'pupil', 'glossy', ball, layers));
    if (e.lid) {
      const edge = 1 - 2 * e.lid;
      const lid = keep(
        0.04 * e.r,
        ellipsoid(centre, [e.r * 1.1, e.r * tall * 1.1, e.r * 1.12]),
        place(halfSpace([0, -1, 0], 0), {
          at: add(centre, [0, edge * e.r * tall, 0]),
          turn: [0, 0, -side * (e.tilt ?? 12)],
        }),
      );
      parts.push(part(lidColour, lidMaterial, lid));
    }
  }
  return parts;
}

export interface Ear {
  solid: Shape;
  /** Goes in front of the ear, coloured 'inner'. */
  hollow: Shape;
}

/** Ears are sculpted at the origin standing up, then put on the head and mirrored. */
export function pointedEar(at: Vec3, height: number, width: number, turn: Vec3): Ear {
  const outline = curve([
    [0, height],
    [width * 0.32, height * 0.72],
    [width * 0.62, height * 0.2],
    [width * 0.5, -height * 0.2],
    [-width * 0.5, -height * 0.2],
    [-width * 0.62, height * 0.2],
    [-width * 0.32, height * 0.72],
  ]);
  const plate = (half: number) => extrude(outline, half, half * 0.95);
  const solid = carve(
    width * 0.12,
    plate(width * 0.26),
    ellipsoid([0, height * 0.28, width * 0.3], [width * 0.36, height * 0.52, width * 0.3]),
  );
  return mirrored(
    solid,
    ellipsoid([0, height * 0.28, width * 0.3], [width * 0.38, height * 0.55, width * 0.34]),
    at,
    turn,
  );
}

export function roundEar(at: Vec3, r: number, turn: Vec3): Ear {
  const disc = ellipsoid([0, r * 0.5, 0], [r, r, r * 0.45]);
  const dent = ellipsoid([0, r * 0.5, r * 0.5], [r * 0.66, r * 0.66, r * 0.36]);
  return mirrored(carve(r * 0.15, disc, dent), dent, at, turn);
}

/** Long (rabbit) or hanging (dog) ears by the turn. */
export function leafEar(at: Vec3, long: number, wide: number, turn: Vec3, thick = 0.3): Ear {
  const leaf = ellipsoid([0, long * 0.5, 0], [wide * 0.5, long * 0.56, wide * thick]);
  const dent = ellipsoid([0, long * 0.5, wide * thick], [wide * 0.3, long * 0.42, wide * thick * 0.8]);
  return mirrored(carve(wide * 0.1, leaf, dent), dent, at, turn);
}

function mirrored(solid: Shape, hollow: Shape, at: Vec3, turn: Vec3): Ear {
  const put = (s: Shape) => mirror(place(s, { at, turn }));
  return { solid: put(solid), hollow: put(hollow) };
}

/** A soft triangular nose of half width `w`. */
export const nose = (at: Vec3, w: number, colour = 'nose'): Part =>
  part(
    colour,
    'glossy',
    blend(
      w * 0.5,
      ellipsoid(add(at, [0, w * 0.15, 0]), [w, w * 0.55, w * 0.6]),
      ellipsoid(add(at, [0, -w * 0.35, 0]), [w * 0.45, w * 0.45, w * 0.5]),
    ),
  );

/** The line from the nose down and the two arcs of a smile, drawn on the muzzle. */
export function smile(y: number, width: number, drop: number, thick = 0.022, from = 0): Paint[] {
  const arc = (s: number): [number, number][] =>
    Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      return [s * width * t, y - drop - Math.sin(t * Math.PI) * drop * 0.75 + t * t * drop * 1.1];
    });
  return [
    paint(
      'mouth',
      stroke(
        [
          [0, y + drop],
          [0, y - drop * 0.5],
          [0, y - drop],
        ],
        thick * 0.8,
        from,
      ),
      thick * 0.3,
    ),
    paint('mouth', stroke(arc(1), thick, from), thick * 0.3),
    paint('mouth', stroke(arc(-1), thick, from), thick * 0.3),
  ];
}

export const blush = (at: Vec3, r: number): Paint => paint('blush', mirror(sphere(at, r)), r * 0.7);

/** Whatever is on the right side, also on the left. */
export const bothSides = (centre: Vec3, radii: Vec3): Shape => mirror(ellipsoid(centre, radii));

export const at = (x: number, y: number, z: number, k = 1): Vec3 => scaled([x, y, z], k);

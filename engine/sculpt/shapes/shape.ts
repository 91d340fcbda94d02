/** The one idea of the kit: a solid is a function that gives the distance to its surface, negative inside. */

import { add, highest, lowest, scaled, subtract, type Vec3 } from './vector.ts';

export type Distance = (x: number, y: number, z: number) => number;

export interface Shape {
  readonly distance: Distance;
  /** Box around the surface. */
  readonly lo: Vec3;
  readonly hi: Vec3;
  /** Radius of the thinnest feature: the mesher never uses cells that would lose it. */
  readonly thin: number;
  /** The same field inside the ball (x, y, z; r), without what cannot matter there. */
  near?(x: number, y: number, z: number, r: number): Shape;
}

export const shape = (distance: Distance, lo: Vec3, hi: Vec3, thin: number): Shape => ({
  distance,
  lo,
  hi,
  thin,
});

export const around = (distance: Distance, centre: Vec3, half: Vec3, thin: number): Shape =>
  shape(distance, subtract(centre, half), add(centre, half), thin);

export const nearOf = (s: Shape, x: number, y: number, z: number, r: number): Shape =>
  s.near ? s.near(x, y, z, r) : s;

export const boundsOf = (shapes: readonly Shape[]): { lo: Vec3; hi: Vec3; thin: number } => {
  let { lo, hi, thin } = shapes[0]!;
  for (const s of shapes) {
    lo = lowest(lo, s.lo);
    hi = highest(hi, s.hi);
    thin = Math.min(thin, s.thin);
  }
  return { lo, hi, thin };
};

export const centreOf = (s: { lo: Vec3; hi: Vec3 }): Vec3 => scaled(add(s.lo, s.hi), 0.5);

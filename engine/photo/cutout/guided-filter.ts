/** Lets a coarse matte follow the edges that are in the picture (He, Sun, Tang: Guided Image Filtering). */

import type { Pixels } from '../pixels.ts';
import { boxBlur, type Plane, planeOf } from '../planes.ts';
import { channelPlane } from '../spread.ts';

const product = (a: Plane, b: Plane): Plane => {
  const out = planeOf(a.width, a.height);
  for (let i = 0; i < out.values.length; i++) out.values[i] = a.values[i]! * b.values[i]!;
  return out;
};

/**
 * Four planes a, b, c, d: near each place the matte is about a·red + b·green + c·blue + d. Being smooth, they can be
 * found on a small picture and used on the large one.
 */
export function guidedCoefficients(guide: Pixels, matte: Plane, radius: number, softness: number): Plane[] {
  const mean = (plane: Plane) => boxBlur(plane, radius);
  const [r, g, b] = [0, 1, 2].map((c) => channelPlane(guide, c)) as [Plane, Plane, Plane];
  const [mr, mg, mb, mp] = [mean(r), mean(g), mean(b), mean(matte)];
  const [rr, rg, rb] = [mean(product(r, r)), mean(product(r, g)), mean(product(r, b))];
  const [gg, gb, bb] = [mean(product(g, g)), mean(product(g, b)), mean(product(b, b))];
  const [rp, gp, bp] = [mean(product(r, matte)), mean(product(g, matte)), mean(product(b, matte))];

  const out = [0, 1, 2, 3].map(() => planeOf(guide.width, guide.height)) as [Plane, Plane, Plane, Plane];
  for (let i = 0; i < mp.values.length; i++) {
    const [R, G, B, P] = [mr.values[i]!, mg.values[i]!, mb.values[i]!, mp.values[i]!];
    // Covariance of the colours, a little larger on its diagonal, and its inverse.
    const xx = rr.values[i]! - R * R + softness;
    const xy = rg.values[i]! - R * G;
    const xz = rb.values[i]! - R * B;
    const yy = gg.values[i]! - G * G + softness;
    const yz = gb.values[i]! - G * B;
    const zz = bb.values[i]! - B * B + softness;
    const ixx = yy * zz - yz * yz;
    const ixy = xz * yz - xy * zz;
    const ixz = xy * yz - xz * yy;
    const iyy = xx * zz - xz * xz;
    const iyz = xy * xz - xx * yz;
    const izz = xx * yy - xy * xy;
    const determinant = xx * ixx + xy * ixy + xz * ixz;
    const cr = rp.values[i]! - R * P;
    const cg = gp.values[i]! - G * P;
    const cb = bp.values[i]! - B * P;
    const ar = (ixx * cr + ixy * cg + ixz * cb) / determinant;
    const ag = (ixy * cr + iyy * cg + iyz * cb) / determinant;
    const ab = (ixz * cr + iyz * cg + izz * cb) / determinant;
    out[0].values[i] = ar;
    out[1].values[i] = ag;
    out[2].values[i] = ab;
    out[3].values[i] = P - ar * R - ag * G - ab * B;
  }
  return out.map(mean);
}

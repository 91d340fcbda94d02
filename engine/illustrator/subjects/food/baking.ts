/** Cream, crumbs and handles that dishes share. */

import type { Model } from '#engine/sculpt/model.ts';
import { relief } from '#engine/sculpt/shapes/combine.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { turned } from '../forms/forms.ts';

export const held = (y: number, top: number): Model['anchors'] => ({
  grip: { at: [0, y, 0] },
  top: { at: [0, top, 0] },
  seat: { at: [0, top, 0] },
});

export const crumbs = (size: number, f: number) => (x: number, y: number, z: number) =>
  size * (noise(x * f, y * f, z * f) - 0.5);

/** A piped rosette of cream with its twisted ridges, standing on `y`. */
export const dollop = (y: number, r: number, h: number): Shape =>
  relief(
    turned([0, y, r * 0.9, y, r, y + h * 0.2, r * 0.62, y + h * 0.55, r * 0.2, y + h * 0.85, 0.004, y + h], {
      steps: 4,
    }),
    r * 0.16,
    (px, py, pz) => r * 0.15 * Math.sin(Math.atan2(px, pz) * 7 + ((py - y) / h) * 5) * (1 - (py - y) / h),
  );

export const swirl = (y: number, r: number, h: number): Shape => {
  const path: Vec3[] = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    return [r * (1 - t) * Math.cos(i * 0.95), y + h * t, r * (1 - t) * Math.sin(i * 0.95)];
  });
  return tube(
    path,
    path.map((_, i) => r * 0.5 * (1 - i / 16)),
    3,
  );
};

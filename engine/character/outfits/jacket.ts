/** A jacket that is worn open: shared by the stage clothes that show a shirt under it. */

import { blend, carve, keep, relief, swell } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule } from '#engine/sculpt/shapes/solids.ts';
import { add, smoothstep } from '#engine/sculpt/shapes/vector.ts';
import { above, type Body, SIDES } from '../figure/body.ts';
import { hips } from './casual.ts';
import { creases } from './garment.ts';

export interface JacketCut {
  /** Height of the lower edge. */
  hem: number;
  grown: number;
  /** Half the gap at the lower edge, and how much wider it is for each unit further up. */
  gap: number;
  widening: number;
  /** 1 ends at the elbow, 2 at the wrist. */
  sleeves: number;
  flare?: number;
  crease?: number;
}

export interface Jacket {
  coat: Shape;
  torso: Shape;
  /** Half the gap at a height. */
  half(y: number): number;
}

/** Only what lies in front of the middle. */
export const inFront = (body: Body, distance: Shape['distance']): Shape =>
  shape(
    (x, y, z) => (z < 0 ? 0.3 : distance(x, y, z)),
    [-0.7, 0.5, 0],
    [0.7, body.joints.neck[1] + 0.25, 0.9],
    0.03,
  );

export function openJacket(body: Body, cut: JacketCut): Jacket {
  const { joints } = body;
  const torso = body.upper(cut.grown);
  const half = (y: number) => cut.gap + Math.max(0, y - cut.hem) * cut.widening;
  const whole = relief(
    above(
      blend(
        0.07,
        torso,
        ...SIDES.map((s) => body.sleeve(s, cut.grown * 0.88, cut.sleeves, cut.flare)),
        hips(body, cut.grown * 0.9),
      ),
      cut.hem,
      0.02,
    ),
    0.012,
    creases(cut.crease ?? 0.007),
  );
  const opened = carve(
    0.012,
    whole,
    inFront(body, (x, y) => (Math.abs(x) - half(y)) * 0.95),
  );
  const coat = carve(
    0.02,
    opened,
    capsule(add(joints.neck, [0, -0.02, 0.02]), add(joints.neck, [0, 0.4, 0.1]), 0.18, 0.21),
  );
  return { coat, torso, half };
}

/** Lapels from `low` to the neck, folded outwards, broadest at the chest, with a notch. */
export function lapelsOf(body: Body, { torso, half }: Jacket, low: number, broad: number): Shape {
  const neckY = body.joints.neck[1];
  return keep(
    0.012,
    swell(0.03, torso),
    inFront(body, (x, y, z) => {
      const e = Math.abs(x) - half(y);
      const notch = 0.05 * smoothstep(0.035, 0, Math.abs(y - neckY + 0.27));
      const width = broad * smoothstep(low - 0.02, neckY - 0.3, y) + 0.012 - notch;
      return (
        Math.max(-e - 0.012, e - width, low - y, y - neckY + 0.06 + 0.35 * Math.max(0, e), 0.02 - z) * 0.85
      );
    }),
  );
}

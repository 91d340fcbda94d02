/** Which way a face in a photo looks, and the same face turned to the front. */

import { cross, dot, scaled, subtract, unit, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { BETWEEN_EYES, CHIN, FOREHEAD, LEVEL } from './face-points.ts';

export interface Axes {
  /** In the photo's space (x right, y down, z away): towards the picture's right, the forehead, and the viewer. */
  right: Vec3;
  up: Vec3;
  towards: Vec3;
  /** Degrees; 0 looks straight into the camera. */
  yaw: number;
  pitch: number;
}

export const pointAt = (points: Float32Array, i: number): Vec3 => [
  points[i * 3]!,
  points[i * 3 + 1]!,
  points[i * 3 + 2]!,
];

export function axesOf(points: Float32Array): Axes {
  const sum: [number, number, number] = [0, 0, 0];
  for (const [a, b] of LEVEL) {
    const way = unit(subtract(pointAt(points, b), pointAt(points, a)));
    for (const axis of [0, 1, 2] as const) sum[axis] += way[axis];
  }
  const right = unit(sum);
  const long = subtract(pointAt(points, FOREHEAD), pointAt(points, CHIN));
  const up = unit(subtract(long, scaled(right, dot(long, right))));
  const towards = cross(up, right);
  const degrees = 180 / Math.PI;
  return {
    right,
    up,
    towards,
    yaw: Math.asin(Math.max(-1, Math.min(1, right[2]))) * degrees,
    pitch: Math.asin(Math.max(-1, Math.min(1, up[2]))) * degrees,
  };
}

/** All points seen from the front: x right, y up, z towards the viewer, from the bridge of the nose, in the photo's unit. */
export function turnedToFront(points: Float32Array): Float32Array {
  const { right, up, towards } = axesOf(points);
  const origin = pointAt(points, BETWEEN_EYES);
  const out = new Float32Array(points.length);
  for (let i = 0; i < points.length / 3; i++) {
    const p = subtract(pointAt(points, i), origin);
    out.set([dot(p, right), dot(p, up), dot(p, towards)], i * 3);
  }
  return out;
}

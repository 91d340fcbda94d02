/** A turned face is known as turned, and comes to the front unchanged. */

import { expect, it } from 'vitest';
import { radians } from '#engine/sculpt/shapes/vector.ts';
import { syntheticFace } from '#tests/factories/synthetic-face.ts';
import { axesOf, turnedToFront } from './upright.ts';

/** About the upright axis. */
function turned(points: Float32Array, degrees: number): Float32Array {
  const [s, c] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  const out = points.slice();
  for (let i = 0; i < out.length; i += 3) {
    out[i] = points[i]! * c + points[i + 2]! * s;
    out[i + 2] = points[i + 2]! * c - points[i]! * s;
  }
  return out;
}

it.each([0, -20, 45])('turned by %d degrees', (degrees) => {
  const { points } = syntheticFace();
  const seen = turned(points, degrees);
  expect(Math.abs(axesOf(seen).yaw)).toBeCloseTo(Math.abs(degrees), 0);
  const [straight, front] = [turnedToFront(points), turnedToFront(seen)];
  // Only the skin: the irises have no place in a made face.
  for (let i = 0; i < 468 * 3; i++) expect(Math.abs(front[i]! - straight[i]!)).toBeLessThan(0.5);
});

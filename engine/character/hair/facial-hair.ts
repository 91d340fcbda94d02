/** Beards and moustaches in the head's own space: grown from the face, so they fit every jaw. */

import { blend, carve, keep, mirror, relief, swell } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { onFace } from '../face/head-space.ts';
import type { Figure } from '../figure/figure.ts';
import { groove } from './strands.ts';

const field = (distance: Shape['distance']): Shape =>
  shape(distance, [-0.7, -1, -0.3], [0.7, 0.3, 0.9], 0.03);

export function facialHairOf(figure: Figure, face: Shape): Shape | undefined {
  const { facialHair } = figure.look;
  const low = figure.face.lower;
  if (facialHair === '' || facialHair === 'stubble') return undefined;
  const combed = (s: Shape) =>
    relief(s, 0.012, (x, y, z) => -0.011 * groove((x * 1.2 + z * 0.4) * 17 + y * 3));
  if (facialHair === 'mustache') return combed(moustache(face, low));
  if (facialHair === 'goatee') return combed(blend(0.02, moustache(face, low), chinTuft(face, low)));
  const lips = ellipsoid([0, -0.31 * low, 0.45], [0.15, 0.062, 0.2]);
  // Low on the cheeks, rising to the ears; open around the mouth.
  const edge = (x: number) => -0.285 * low + 0.55 * Math.max(0, Math.abs(x) - 0.24) ** 1.2;
  const whole = keep(
    0.05,
    blend(0.06, swell(0.034, face), ellipsoid([0, -0.47 * low, 0.2], [0.22, 0.15, 0.19])),
    field((x, y, z) => Math.max((y - edge(x)) * 0.9, (-0.02 - z - 0.25 * Math.max(0, -y)) * 0.8)),
  );
  return combed(carve(0.035, blend(0.02, whole, moustache(face, low)), lips));
}

function moustache(face: Shape, low: number): Shape {
  const path = [0.0, 0.07, 0.14, 0.19].map((x, i) =>
    onFace(face, x, -0.235 * low - [0, 0.004, 0.022, 0.055][i]!, 0.012),
  );
  return mirror(tube(path, [0.034, 0.042, 0.032, 0.008]));
}

function chinTuft(face: Shape, low: number): Shape {
  const path = [-0.37, -0.43, -0.5, -0.57].map((y, i) =>
    onFace(face, 0, y * low, [0.005, 0.012, 0.01, -0.02][i]!),
  );
  return tube(path, [0.05, 0.085, 0.08, 0.025]);
}

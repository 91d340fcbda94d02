/** Beards and moustaches in the head's own space: grown from the face, so they fit every jaw. */

import { blend, carve, keep, mirror, relief, swell } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, torus } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { onFace } from '../face/head-space.ts';
import type { Figure } from '../figure/figure.ts';
import { groove, plait } from './strands.ts';

const field = (distance: Shape['distance']): Shape =>
  shape(distance, [-0.7, -1, -0.3], [0.7, 0.3, 0.9], 0.03);

export function facialHairOf(figure: Figure, face: Shape): Shape | undefined {
  const { facialHair } = figure.look;
  const low = figure.face.lower;
  const combed = (s: Shape) =>
    relief(s, 0.012, (x, y, z) => -0.011 * groove((x * 1.2 + z * 0.4) * 17 + y * 3));
  switch (facialHair) {
    case '':
    case 'stubble':
      return undefined;
    case 'mustache':
      return combed(moustache(face, low));
    case 'handlebar':
      return combed(handlebar(face, low));
    case 'goatee':
      return combed(blend(0.02, moustache(face, low), chinTuft(face, low)));
    case 'sideburns':
      return combed(sideburns(face, low));
    case 'beard':
      return combed(fullBeard(face, low));
    case 'long-beard':
      return combed(blend(0.05, fullBeard(face, low), hanging(low, 0)));
    case 'braided-beard':
      return blend(0.03, combed(fullBeard(face, low)), plaits(low));
  }
}

function fullBeard(face: Shape, low: number): Shape {
  const lips = ellipsoid([0, -0.31 * low, 0.45], [0.15, 0.062, 0.2]);
  // Low on the cheeks, rising to the ears; open around the mouth.
  const edge = (x: number) => -0.285 * low + 0.55 * Math.max(0, Math.abs(x) - 0.24) ** 1.2;
  const whole = keep(
    0.05,
    blend(0.06, swell(0.034, face), ellipsoid([0, -0.47 * low, 0.2], [0.22, 0.15, 0.19])),
    field((x, y, z) => Math.max((y - edge(x)) * 0.9, (-0.02 - z - 0.25 * Math.max(0, -y)) * 0.8)),
  );
  return carve(0.035, blend(0.02, whole, moustache(face, low)), lips);
}

/** Down over the chest, in locks that end at different heights. */
function hanging(low: number, from: number): Shape {
  const locks = [-0.2, -0.1, 0, 0.1, 0.2].map((x, i) => {
    const long = 1.08 - 1.9 * x * x + (i % 2 === 0 ? 0 : 0.04);
    return tube(
      [
        [x * 1.05, -0.4 * low + from, 0.27 - Math.abs(x) * 0.3],
        [x * 1.12, -0.62 * low, 0.36 - Math.abs(x) * 0.25],
        [x * 0.9, -0.86, 0.4 - Math.abs(x) * 0.2],
        [x * 0.45, -long, 0.41],
      ],
      [0.1, 0.115, 0.095, 0.018],
    );
  });
  return blend(0.045, ...locks);
}

/** Two braids from the chin. */
function plaits(low: number): Shape {
  const braid = plait(6, (t) => ({
    at: [0.115 - 0.02 * t, -0.52 * low - 0.46 * t, 0.31 + 0.08 * t],
    size: 0.082 - 0.024 * t,
  }));
  const tail = capsule([0.095, -0.52 * low - 0.5, 0.4], [0.09, -0.52 * low - 0.62, 0.4], 0.05, 0.012);
  return mirror(blend(0.012, braid, tail));
}

/** Down the cheeks and out towards the corners of the mouth. */
function sideburns(face: Shape, low: number): Shape {
  const region = field((x, y, z) => {
    // Broad below, narrow at the ears.
    const cheek = Math.abs(x) - 0.3 - 0.32 * Math.max(0, y + 0.26 * low);
    return Math.max(-cheek, y - 0.02, -0.4 * low - y, -0.02 - z) * 0.9;
  });
  return keep(0.04, swell(0.03, face), region);
}

function moustache(face: Shape, low: number): Shape {
  const path = [0.0, 0.07, 0.14, 0.19].map((x, i) =>
    onFace(face, x, -0.235 * low - [0, 0.004, 0.022, 0.055][i]!, 0.012),
  );
  return mirror(tube(path, [0.034, 0.042, 0.032, 0.008]));
}

/** Its ends are waxed and turned up. */
function handlebar(face: Shape, low: number): Shape {
  const path = [0.0, 0.08, 0.17, 0.245, 0.265, 0.235].map((x, i) =>
    onFace(
      face,
      x,
      -0.235 * low - [0, 0.008, 0.026, 0.0, -0.05, -0.075][i]!,
      [0.014, 0.018, 0.022, 0.026, 0.024, 0.018][i]!,
    ),
  );
  return mirror(tube(path, [0.036, 0.044, 0.032, 0.02, 0.014, 0.008]));
}

function chinTuft(face: Shape, low: number): Shape {
  const path = [-0.37, -0.43, -0.5, -0.57].map((y, i) =>
    onFace(face, 0, y * low, [0.005, 0.012, 0.01, -0.02][i]!),
  );
  return tube(path, [0.05, 0.085, 0.08, 0.025]);
}

/** What ties the ends of braids in a beard. */
export const beardRings = (figure: Figure): Shape | undefined =>
  figure.look.facialHair === 'braided-beard'
    ? mirror(torus([0.095, -0.52 * figure.face.lower - 0.5, 0.395], 0.045, 0.022))
    : undefined;

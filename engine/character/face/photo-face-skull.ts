/** The solid head behind a photographed face: as broad as that face, hollow where the face itself stands before it. */

import { blend, carve, mirror } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import type { FittedFace } from './photo-face-fit.ts';

const JAW_ANGLES = [172, 397] as const;

/** Without ears and hollow: what the edge of the face is laid onto. */
export function wholeSkull({ half, places }: FittedFace): Shape {
  const [left, right] = JAW_ANGLES.map((i) => [places[i * 3]!, places[i * 3 + 1]!, places[i * 3 + 2]!]);
  const jaw = (right![0]! - left![0]!) / 2;
  const jawY = (right![1]! + left![1]!) / 2;
  return blend(
    0.1,
    ellipsoid([0, 0.1, -0.06], [half * 1.075, 0.46, 0.47]),
    ellipsoid([0, -0.16, 0.02], [half * 0.95, 0.27, 0.29]),
    ellipsoid([0, jawY + 0.03, 0.05], [jaw * 0.9, 0.14, 0.22]),
    ellipsoid([0, -0.41, 0.15], [0.11, 0.08, 0.11]),
  );
}

export function hollowSkull(fitted: FittedFace, whole: Shape, hasEars: boolean): Shape {
  const { half, mouth } = fitted;
  const front = carve(0.03, whole, ellipsoid([0, -0.07, 0.4], [half * 0.8, 0.39, 0.3]));
  const throat = ellipsoid([mouth.x, mouth.y - 0.04, 0.22], [mouth.half * 1.3, mouth.half * 1.5, 0.24]);
  const hollowed = carve(0.02, front, throat);
  if (!hasEars) return hollowed;
  const ear = carve(
    0.03,
    ellipsoid([half * 1.1, -0.06, -0.05], [0.06, 0.125, 0.085]),
    ellipsoid([half * 1.1 + 0.055, -0.055, -0.02], [0.04, 0.075, 0.05]),
  );
  return blend(0.04, hollowed, mirror(ear));
}

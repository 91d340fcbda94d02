/** The solid head behind a photographed face: as broad as that face, hollow where the face itself stands before it. */

import { blend, carve, mirror } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { smoothstep } from '#engine/sculpt/shapes/vector.ts';
import type { FittedFace } from './photo-face-fit.ts';

/** How far the head draws back near the edge of the face, and how much more in its middle. */
const EDGE_BACK = 0.07;
const MIDDLE_BACK = 0.13;
const JAW_ANGLES = [172, 397] as const;

/** Without ears and hollow: what the edge of the face is laid onto. */
export function wholeSkull({ half, places }: FittedFace): Shape {
  const [left, right] = JAW_ANGLES.map((i) => [places[i * 3]!, places[i * 3 + 1]!, places[i * 3 + 2]!]);
  const jaw = (right![0]! - left![0]!) / 2;
  const jawY = (right![1]! + left![1]!) / 2;
  return blend(
    0.1,
    ellipsoid([0, 0.1, -0.06], [half * 1.075, 0.46, 0.47]),
    ellipsoid([0, -0.16, 0.02], [half * 0.94, 0.25, 0.28]),
    ellipsoid([0, jawY + 0.03, 0.05], [jaw * 0.86, 0.13, 0.2]),
    ellipsoid([0, -0.38, 0.12], [0.1, 0.08, 0.1]),
  );
}

export function hollowSkull(fitted: FittedFace, whole: Shape, hasEars: boolean): Shape {
  const { half, mouth } = fitted;
  // Behind the face the head draws back, so that it shows through nowhere.
  const drawn = shape(
    (x, y, z) => {
      const out = Math.hypot(x / half, (y + 0.085) / 0.45);
      const back = EDGE_BACK * smoothstep(1, 0.88, out) + MIDDLE_BACK * smoothstep(0.86, 0.5, out);
      return whole.distance(x, y, z) + back * smoothstep(0, 0.08, z);
    },
    whole.lo,
    whole.hi,
    whole.thin,
  );
  const throat = ellipsoid([mouth.x, mouth.y - 0.04, 0.2], [mouth.half * 1.4, mouth.half * 1.6, 0.26]);
  const hollowed = carve(0.02, drawn, throat);
  if (!hasEars) return hollowed;
  const ear = carve(
    0.03,
    ellipsoid([half * 1.1, -0.06, -0.05], [0.06, 0.125, 0.085]),
    ellipsoid([half * 1.1 + 0.055, -0.055, -0.02], [0.04, 0.075, 0.05]),
  );
  return blend(0.04, hollowed, mirror(ear));
}

/** The solid head in its own space: skull, jaw, cheeks, nose, ears and eye sockets. */

import { blend, carve, mirror } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { animalHead } from '../animal/muzzles.ts';
import type { Figure } from '../figure/figure.ts';

/** Without nose and sockets: what brows and mouth are laid onto. */
export function bareFace(figure: Figure): Shape {
  const { face, look } = figure;
  if (look.animal) return animalHead(look.animal, humanFace(figure), face);
  return humanFace(figure);
}

function humanFace({ face, look }: Figure): Shape {
  const { jaw, chin, cheek, lower } = face;
  const realistic = look.artStyle === 'realistic';
  const deep = -0.17 * lower;
  const skull = blend(
    0.16,
    ellipsoid([0, 0.08, -0.03], realistic ? [0.455, 0.48, 0.5] : [0.495, 0.47, 0.49]),
    ellipsoid([0, deep, 0.07], [0.385 * jaw, 0.33 * lower, 0.37]),
    mirror(ellipsoid([0.2, deep, 0.2], [0.19 * cheek, 0.17, 0.17])),
  );
  const point = ellipsoid([0, -0.42 * lower, 0.21], [0.13 * chin, 0.09 + 0.02 * chin, 0.13]);
  if (look.faceShape !== 'square') return blend(0.12, skull, point);
  return blend(0.12, skull, point, mirror(ellipsoid([0.25, -0.31, 0.1], [0.12, 0.12, 0.2])));
}

export function skullOf(figure: Figure, hasEars: boolean): Shape {
  const { face, look } = figure;
  const [ex, ey, ez] = face.eye;
  const bare = bareFace(figure);
  const socket = mirror(ellipsoid([face.eyeX + 0.004, face.eyeY, 0.365], [ex - 0.008, ey - 0.008, ez]));
  let head = carve(0.035, bare, socket);
  if (look.animal) return head;
  const [nx, ny, nz] = face.nose;
  const tip = look.artStyle === 'anime' ? -0.13 : -0.15;
  head = blend(0.07, head, ellipsoid([0, tip, 0.475], [nx, ny, nz]));
  const bridge = look.artStyle === 'realistic' ? 0.036 : 0.022;
  head = blend(0.05, head, capsule([0, 0.03, 0.42], [0, -0.12, 0.465], bridge * 0.8, bridge * 1.4));
  if (look.artStyle === 'realistic' || look.artStyle === 'cartoon')
    head = blend(
      0.03,
      head,
      mirror(ellipsoid([nx * 0.85, tip - 0.01, 0.455], [nx * 0.5, ny * 0.6, nz * 0.55])),
    );
  if (!hasEars) return head;
  const s = face.ears;
  const ear = carve(
    0.03,
    ellipsoid([0.49, -0.08, -0.04], [0.07 * s, 0.125 * s, 0.085 * s]),
    ellipsoid([0.56, -0.075, -0.01], [0.045 * s, 0.075 * s, 0.05 * s]),
  );
  return blend(0.045, head, mirror(ear));
}

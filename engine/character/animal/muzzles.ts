/** The shape of an animal's head: a person's skull with a snout, and where eyes and mouth sit on it. */

import type { Animal } from '#common/character-words.ts';
import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import type { FaceNumbers } from '../figure/face-numbers.ts';

/** What differs from a person's face; `eye` is half the eye's height in the art style. */
export function animalFace(animal: Animal, eye: number): Partial<FaceNumbers> {
  const usual = { mouthY: -0.315, mouth: 0.125, browY: 0.235 + (eye - 0.155) * 0.8, tilt: 0 };
  switch (animal) {
    case 'frog':
      return { ...usual, mouthY: -0.2, mouth: 0.27, eyeX: 0.25, eyeY: 0.36 };
    case 'penguin':
      return { ...usual, mouthY: -0.27, mouth: 0.1 };
    case 'fox':
    case 'wolf':
      return { ...usual, mouthY: -0.3, mouth: 0.11, eyeX: 0.215 };
    case 'pig':
      return { ...usual, mouthY: -0.36, mouth: 0.13 };
    default:
      return { ...usual, eyeX: 0.205 };
  }
}

/** The head without sockets: what eyes, mouth and nose are laid onto. */
export function animalHead(animal: Animal, skull: Shape, face: FaceNumbers): Shape {
  return blend(0.07, skull, ...snout(animal, face));
}

function snout(animal: Animal, face: FaceNumbers): Shape[] {
  const jaw = ellipsoid([0, -0.37, 0.33], [0.15, 0.1, 0.2]);
  switch (animal) {
    case 'fox':
      return [
        ellipsoid([0, -0.2, 0.42], [0.165, 0.125, 0.32]),
        ellipsoid([0, -0.33, 0.37], [0.13, 0.1, 0.24]),
        ruff(0.6, -0.3),
      ];
    case 'wolf':
      return [
        ellipsoid([0, -0.2, 0.42], [0.185, 0.135, 0.3]),
        ellipsoid([0, -0.34, 0.37], [0.15, 0.1, 0.23]),
        ruff(0.6, -0.34),
      ];
    case 'dog':
      return [
        ellipsoid([0, -0.22, 0.4], [0.2, 0.145, 0.27]),
        mirror(ellipsoid([0.1, -0.25, 0.44], [0.12, 0.12, 0.19])),
        jaw,
      ];
    case 'bear':
    case 'panda':
      return [ellipsoid([0, -0.25, 0.38], [0.21, 0.165, 0.22]), jaw];
    case 'cat':
    case 'tiger':
    case 'lion':
      return [
        mirror(ellipsoid([0.085, -0.25, 0.4], [0.125, 0.105, 0.14])),
        ellipsoid([0, -0.19, 0.4], [0.11, 0.1, 0.14]),
        ellipsoid([0, -0.37, 0.32], [0.13, 0.09, 0.17]),
      ];
    case 'rabbit':
      return [
        mirror(ellipsoid([0.08, -0.25, 0.4], [0.12, 0.1, 0.13])),
        ellipsoid([0, -0.37, 0.31], [0.12, 0.09, 0.16]),
        mirror(ellipsoid([0.3, -0.26, 0.14], [0.2, 0.18, 0.2])),
      ];
    case 'mouse':
      return [
        capsule([0, -0.22, 0.3], [0, -0.24, 0.56], 0.2, 0.1),
        ellipsoid([0, -0.36, 0.34], [0.13, 0.09, 0.19]),
      ];
    case 'pig':
      return [
        capsule([0, -0.19, 0.35], [0, -0.19, 0.52], 0.165, 0.15),
        ellipsoid([0, -0.37, 0.32], [0.17, 0.1, 0.2]),
        mirror(ellipsoid([0.27, -0.24, 0.15], [0.2, 0.18, 0.2])),
      ];
    case 'penguin':
      return [ellipsoid([0, -0.25, 0.44], [0.16, 0.095, 0.22])];
    case 'frog':
      return [
        ellipsoid([0, -0.2, 0.14], [0.5, 0.25, 0.4]),
        mirror(ellipsoid([face.eyeX, face.eyeY, 0.23], [face.eye[0] + 0.05, face.eye[1] + 0.05, 0.19])),
      ];
  }
}

/** Fur that stands out from the cheeks to a point. */
const ruff = (x: number, y: number): Shape =>
  mirror(
    blend(
      0.05,
      capsule([0.3, -0.16, 0.02], [x, y, -0.06], 0.2, 0.03),
      capsule([0.28, -0.28, 0.04], [x - 0.1, y - 0.12, -0.04], 0.16, 0.03),
    ),
  );

/** Arms and hands of animals: thick with fur, and ending in a paw, a hoof or the feathers of a wing instead of fingers. */

import type { Animal } from '#common/character/character-words.ts';
import { blend, relief } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule } from '#engine/sculpt/shapes/solids.ts';
import { add, scaled, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Body, Side } from '../../figure/body.ts';
import { handFrame } from '../../props/places.ts';

const HOOFED: ReadonlySet<Animal> = new Set([
  'pig',
  'cow',
  'horse',
  'donkey',
  'zebra',
  'unicorn',
  'deer',
  'giraffe',
  'sheep',
  'goat',
]);
const WINGED: ReadonlySet<Animal> = new Set(['penguin', 'owl', 'duck', 'chicken', 'parrot']);
/** Skin without hair. */
const SMOOTH: ReadonlySet<Animal> = new Set([
  'frog',
  'turtle',
  'crocodile',
  'dinosaur',
  'dragon',
  'elephant',
  'hippo',
  'rhino',
  'pig',
]);

/** Strands that lie along an arm. */
const fur = (shape: Shape): Shape =>
  relief(shape, 0.016, (x, y, z) => 0.011 * Math.sin(x * 41 + y * 13) * Math.sin(z * 37 - y * 17 + x * 9));

/** From the shoulder to the wrist, fuller than a person's arm and fullest below. */
export function animalArm(animal: Animal, body: Body, side: Side): Shape {
  const { joints, figure } = body;
  const arm = blend(
    0.05,
    body.sleeve(side, 0.012, 2, 0.03),
    capsule(
      joints[`elbow${side}`],
      joints[`wrist${side}`],
      0.104 + figure.bulk * 0.3,
      0.116 + figure.bulk * 0.2,
    ),
  );
  return SMOOTH.has(animal) ? arm : fur(arm);
}

export function pawOf(animal: Animal, { joints, figure }: Body, side: Side): Shape {
  const { wrist, down, forward, inward, size: fallback } = handFrame(joints, figure, side);
  const size = fallback * 1.12;
  const at = (a: number, b: number, c: number): Vec3 =>
    add(wrist, add(scaled(down, a * size), add(scaled(forward, b * size), scaled(inward, c * size))));
  const thick = figure.bulk * 0.2;
  const wristPiece = capsule(at(-0.12, 0, 0), at(0.04, 0, 0), 0.098 + thick, 0.085 * size);
  if (HOOFED.has(animal))
    return blend(
      0.03,
      wristPiece,
      ...[1, -1].map((m) =>
        capsule(at(0.05, 0.035 * m, 0), at(0.2, 0.055 * m, 0), 0.075 * size, 0.068 * size),
      ),
    );
  if (WINGED.has(animal))
    return blend(
      0.03,
      wristPiece,
      ...[0.085, 0.03, -0.03, -0.085].map((across, i) =>
        capsule(
          at(0.03, across * 0.7, 0),
          at(0.36 - 0.055 * i, across * 1.25, 0.02),
          0.06 * size,
          0.03 * size,
        ),
      ),
    );
  const palm = capsule(at(0.03, 0, 0), at(0.13, 0, 0.004), 0.1 * size, 0.108 * size);
  const toes = [0.078, 0.002, -0.074].map((across, i) =>
    capsule(
      at(0.15, across, 0.012),
      at(0.222 + (i === 1 ? 0.022 : 0), across * 1.1, 0.034),
      0.058 * size,
      0.053 * size,
    ),
  );
  const thumb = capsule(at(0.07, 0.09, 0.02), at(0.13, 0.145, 0.04), 0.055 * size, 0.05 * size);
  return blend(0.026, blend(0.014, blend(0.05, wristPiece, palm), ...toes), thumb);
}

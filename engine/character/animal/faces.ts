/** Where eyes, brows and mouth sit on an animal's head; apart from its other parts, since a figure's numbers need no more. */

import type { Animal } from '#common/character/character-words.ts';
import type { FaceNumbers } from '../figure/face-numbers.ts';

type Face = Partial<FaceNumbers> & { /** Size of the eyes against a person's. */ eyes?: number };

const WIDE = 0.205;
const CANINE: Face = { mouthY: -0.3, mouth: 0.11, eyeX: 0.215 };
const HORSE: Face = { mouthY: -0.38, mouth: 0.12 };
const DEER: Face = { mouth: 0.1 };

/** What differs from an animal's usual face. */
const FACES: Partial<Record<Animal, Face>> = {
  fox: CANINE,
  wolf: CANINE,
  raccoon: { ...CANINE, browY: 0.26 },
  'red-panda': { ...CANINE, browY: 0.26 },
  skunk: CANINE,
  badger: CANINE,
  frog: { mouthY: -0.2, mouth: 0.27, eyeX: 0.25, eyeY: 0.36 },
  pig: { mouthY: -0.36, mouth: 0.13 },
  koala: { mouthY: -0.37, mouth: 0.1 },
  otter: { mouthY: -0.3 },
  beaver: { mouthY: -0.3 },
  hedgehog: { mouthY: -0.31 },
  sloth: { mouth: 0.15 },
  monkey: { mouthY: -0.33, mouth: 0.15 },
  cow: { mouthY: -0.37, mouth: 0.15 },
  horse: HORSE,
  donkey: HORSE,
  zebra: HORSE,
  unicorn: HORSE,
  giraffe: HORSE,
  deer: DEER,
  sheep: DEER,
  goat: DEER,
  kangaroo: DEER,
  elephant: { mouthY: -0.41, mouth: 0.13 },
  hippo: { mouthY: -0.34, mouth: 0.22 },
  rhino: { mouthY: -0.36, mouth: 0.15 },
  penguin: { mouthY: -0.27, mouth: 0.1 },
  duck: { mouthY: -0.28, mouth: 0.15 },
  chicken: { mouthY: -0.25, mouth: 0.07 },
  owl: { mouthY: -0.26, mouth: 0.06, eyeX: 0.215, browY: 0.3, eyes: 1.14 },
  parrot: { mouthY: -0.28, mouth: 0.06 },
  crocodile: { mouthY: -0.27, mouth: 0.17 },
  dinosaur: { mouthY: -0.28, mouth: 0.17 },
  dragon: { mouthY: -0.28, mouth: 0.15 },
  turtle: { mouthY: -0.3, mouth: 0.17 },
};

/** What differs from a person's face; `eye` is the size of an eye in the art style. */
export function animalFace(animal: Animal, eye: FaceNumbers['eye']): Partial<FaceNumbers> {
  const { eyes = 1, ...face } = FACES[animal] ?? {};
  const [width, height, deep] = eye;
  return {
    mouthY: -0.315,
    mouth: 0.125,
    browY: 0.235 + (height - 0.155) * 0.8,
    tilt: 0,
    ...(eyes !== 1 && { eye: [width * eyes, height * eyes, deep] }),
    eyeX: WIDE,
    ...face,
  };
}

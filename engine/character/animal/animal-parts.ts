/** What an animal has and a person has not: ears on top, nose, whiskers, horns or mane, and tail. */

import type { Animal } from '#common/character/character-words.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { smoothstep } from '#engine/sculpt/shapes/vector.ts';
import type { HeadSpace } from '../face/head-space.ts';
import { mixRgb, rgb } from '../face/sheet.ts';
import type { Body } from '../figure/body.ts';
import type { SolidPart } from '../part.ts';
import { SPECIES } from './all-species.ts';
import { coatOf } from './coats.ts';
import { aroundHat, type HatFit } from './parts/ears-and-hats.ts';
import { whiskers } from './parts/noses.ts';
import { tailSpace } from './parts/tails.ts';
import type { Coat, HeadPart } from './species.ts';

export function animalParts(
  animal: Animal,
  body: Body,
  head: HeadSpace,
  face: Shape,
  hat: HatFit | undefined,
): SolidPart[] {
  const species = SPECIES[animal];
  const coat = coatOf(animal, body.figure.look.hairColor);
  const pieces: HeadPart[] = [
    ...aroundHat(species.ears(coat), hat),
    ...(species.nose?.(face) ?? []).map(
      (shape): HeadPart => ({ name: 'nose', shape, colour: coat.nose, material: 'glossy', detail: 1.4 }),
    ),
    ...(species.more?.(coat, face) ?? []),
    ...(species.hasWhiskers
      ? [{ name: 'whiskers', shape: whiskers(face), colour: whiskerColour(coat), detail: 3 }]
      : []),
  ];
  return [
    ...pieces.map(
      ({ tip, before, ...piece }): SolidPart => ({
        material: 'matte',
        bones: ['head'],
        ...piece,
        shape: head.put(piece.shape),
        ...(tip && { tint: tipped(head, tip, before) }),
      }),
    ),
    ...(species.tail?.(tailSpace(body), coat) ?? []),
  ];
}

const tipped =
  (
    head: HeadSpace,
    { from, colour }: NonNullable<HeadPart['tip']>,
    before: NonNullable<HeadPart['before']> = (p) => p,
  ): NonNullable<SolidPart['tint']> =>
  (x, y, z, base) => {
    const [a, b, c] = head.into([x, y, z]);
    return mixRgb(base, rgb(colour), smoothstep(from - 0.03, from + 0.03, before([Math.abs(a), b, c])[1]));
  };

const whiskerColour = ({ light }: Coat): string => (light === '#6d666b' ? '#d8d4d2' : '#5c4c48');

/** What an animal has and a person has not: ears on top, nose, whiskers, mane and tail. */

import type { Animal } from '#common/character-words.ts';
import { blend, mirror, relief } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { smoothstep } from '#engine/sculpt/shapes/vector.ts';
import type { HeadSpace } from '../face/head-space.ts';
import { onFace } from '../face/head-space.ts';
import { mixRgb, rgb } from '../face/sheet.ts';
import type { Body } from '../figure/body.ts';
import { groove } from '../hair/strands.ts';
import type { SolidPart } from '../part.ts';
import { type Coat, coatOf } from './coats.ts';
import { earsOf } from './ears.ts';
import { tailOf } from './tails.ts';

export function animalParts(animal: Animal, body: Body, head: HeadSpace, face: Shape): SolidPart[] {
  const coat = coatOf(animal, body.figure.look.hairColor);
  const onHead = (name: string, shape: Shape, colour: string, more: Partial<SolidPart> = {}): SolidPart => ({
    name,
    shape: head.put(shape),
    material: 'matte',
    colour,
    bones: ['head'],
    ...more,
  });
  return [
    ...earsOf(animal, coat).map(({ name, shape, colour }) =>
      onHead(
        name,
        shape,
        colour,
        animal === 'fox' && name === 'ears' ? { tint: darkTips(head, coat.dark) } : {},
      ),
    ),
    ...noseOf(animal, face).map((shape) =>
      onHead('nose', shape, coat.nose, { material: 'glossy', detail: 1.4 }),
    ),
    ...(animal === 'lion' ? [onHead('hair', mane(), coat.dark)] : []),
    ...(animal === 'pig' ? [onHead('nostrils', nostrils(face), '#b0635f', { detail: 1.4 })] : []),
    ...whiskersOf(animal, face).map((shape) => onHead('whiskers', shape, whiskerColour(coat), { detail: 3 })),
    ...tailOf(animal, body, coat),
  ];
}

const darkTips =
  (head: HeadSpace, dark: string): NonNullable<SolidPart['tint']> =>
  (x, y, z, base) =>
    mixRgb(base, rgb(dark), smoothstep(0.62, 0.68, head.into([x, y, z])[1]));

/** On the tip of the snout. */
function noseOf(animal: Animal, face: Shape): Shape[] {
  const at = (y: number) => onFace(face, 0, y);
  switch (animal) {
    case 'frog':
      return [mirror(ellipsoid([0.06, 0.03, onFace(face, 0.06, 0.03)[2] - 0.004], [0.022, 0.016, 0.012]))];
    case 'penguin':
      return [];
    case 'pig':
      return [ellipsoid([0, -0.19, at(-0.19)[2] - 0.01], [0.15, 0.125, 0.05])];
    case 'cat':
    case 'rabbit':
    case 'mouse': {
      const y = animal === 'mouse' ? -0.2 : -0.185;
      return [ellipsoid([0, y, at(y)[2]], animal === 'mouse' ? [0.06, 0.05, 0.05] : [0.055, 0.038, 0.04])];
    }
    case 'fox':
    case 'wolf':
      return [ellipsoid([0, -0.15, at(-0.15)[2] - 0.005], [0.07, 0.055, 0.055])];
    default: {
      const y = animal === 'dog' ? -0.14 : -0.165;
      return [ellipsoid([0, y, at(y)[2] - 0.01], [0.085, 0.06, 0.055])];
    }
  }
}

function nostrils(face: Shape): Shape {
  const z = onFace(face, 0, -0.19)[2];
  return mirror(ellipsoid([0.055, -0.19, z + 0.04], [0.024, 0.04, 0.014]));
}

const whiskerColour = ({ light }: Coat): string => (light === '#6d666b' ? '#d8d4d2' : '#5c4c48');

function whiskersOf(animal: Animal, face: Shape): Shape[] {
  if (!['cat', 'mouse', 'rabbit', 'tiger', 'lion'].includes(animal)) return [];
  const whisker = (y: number, drop: number): Shape => {
    const from = onFace(face, 0.13, y);
    return capsule(from, [0.47, y + drop, from[2] - 0.06], 0.009, 0.005);
  };
  return [mirror(blend(0, whisker(-0.22, 0.05), whisker(-0.25, -0.01), whisker(-0.28, -0.07)))];
}

/** Thick locks around the face. */
function mane(): Shape {
  const locks = Array.from({ length: 17 }, (_, i): Shape => {
    const turn = (i / 17) * 2 * Math.PI;
    const [x, y] = [Math.sin(turn), Math.cos(turn)];
    return capsule([x * 0.46, 0.02 + y * 0.46, -0.06], [x * 0.74, -0.02 + y * 0.72, -0.16], 0.2, 0.06);
  });
  const behind = ellipsoid([0, -0.06, -0.32], [0.62, 0.66, 0.36]);
  return relief(blend(0.05, behind, ...locks), 0.03, (x, y) => -0.02 * groove(Math.atan2(x, y) * 17));
}

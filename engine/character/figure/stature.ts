/** How large somebody stands beside others: a mouse is small beside a girl, and an elephant is not. */

import type { Animal, Height } from '#common/character/character-words.ts';
import type { Look } from './look.ts';

/** Figures are sculpted at much the same size; these make them apart again, with a mascot's freedom. */
const ANIMALS: Record<number, string> = {
  0.5: 'mouse hamster frog',
  0.58: 'squirrel hedgehog rabbit chicken duck parrot',
  0.66: 'cat fox raccoon red-panda skunk badger otter beaver koala owl penguin turtle monkey sloth',
  0.76: 'dog pig goat sheep',
  0.9: 'wolf deer leopard kangaroo donkey',
  1.08: 'horse zebra unicorn bear cow crocodile',
  1.2: 'elephant hippo rhino giraffe dinosaur dragon',
};

const HEIGHTS: Record<Height, number> = { tiny: 0.62, short: 0.86, medium: 1, tall: 1.06, giant: 1.24 };

const sizeOf = (animal: Animal): number =>
  Number(Object.entries(ANIMALS).find(([, names]) => names.split(' ').includes(animal))?.[0] ?? 1);

type Sized = Pick<Look, 'animal' | 'height'>;

/** Factor on the figure as it is sculpted. */
const statureOf = ({ animal, height }: Sized): number => {
  // People's heights are in their proportions; only the extremes go beyond them.
  if (!animal) return height === 'tiny' || height === 'giant' ? HEIGHTS[height] ** 0.8 : 1;
  return sizeOf(animal) * HEIGHTS[height];
};

/** Factors for those who are seen together; the largest keeps its size, so that nobody grows out of the picture. */
export function staturesOf(looks: readonly Sized[]): number[] {
  const sizes = looks.map(statureOf);
  const max = Math.max(...sizes);
  return sizes.map((one) => one / max);
}

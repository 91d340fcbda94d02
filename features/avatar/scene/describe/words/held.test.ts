/** What somebody holds, and the patterns on their clothes, are read from a description; what cannot be held is said. */

import { expect, it } from 'vitest';
import { isCostumeLine } from '#common/character/garments.ts';
import { DEFAULT_CHARACTER } from '../../../contract.ts';
import { describedCharacter } from '../read-description.ts';
import { HELD_THINGS } from './held.ts';

const garmentsOf = (text: string) => {
  const { characterData, unused } = describedCharacter(text, DEFAULT_CHARACTER);
  return { garments: characterData.clothing.garments, unused, animal: characterData.appearance.animal };
};

it.each([
  ['a girl with a red umbrella', 'umbrella red/red'],
  ['a man holding a cup of coffee', 'cup white'],
  ['a girl in a red polka dot dress', 'dress red/white dotted'],
  ['a boy in a blue shirt with white stripes', 'shirt blue/white striped'],
  ['a woman in a yellow floral dress', 'dress yellow/white floral'],
  ['a hero with a black mask', 'eyeMask black'],
  ['a nurse with a mask', 'faceMask sky'],
  ['an old man with suspenders', 'suspenders red'],
  ['a boy with a teddy bear', 'teddy camel/cream'],
  ['an old man with a hat and a cane', 'cane brown'],
])('%s', (text, line) => {
  const { garments, unused, animal } = garmentsOf(text);
  expect(garments).toContain(line);
  expect(unused).toEqual([]);
  expect(animal).toBe('');
});

it('says what a third hand would be needed for', () => {
  const { garments, unused } = garmentsOf('a woman with a book, a cup and an umbrella');
  expect(garments).toHaveLength(2);
  expect(unused).toEqual(['umbrella']);
});

it('says that two of a thing are shown as one', () => {
  expect(garmentsOf('a student with two books').unused).toEqual(['two']);
});

it('knows skaters on ice from those on a board', () => {
  expect(garmentsOf('a skater with a skateboard').garments.join()).toContain('sneakers');
  expect(garmentsOf('an ice skater').garments.join()).toContain('skates');
});

it('knows only things that there are', () => {
  for (const [, line] of HELD_THINGS) expect(isCostumeLine(line), line).toBe(true);
  expect(isCostumeLine('dress red/white dotted')).toBe(true);
  expect(isCostumeLine('dress red/white <b>')).toBe(false);
});

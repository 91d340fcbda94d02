/** The word that is lit while a voice speaks. */

import { expect, it } from 'vitest';
import { wordAt } from './word-at.ts';

const WORDS = [
  { start: 0.2, end: 0.5, text: 'one' },
  { start: 0.5, end: 0.9, text: 'two' },
  { start: 2, end: 2.4, text: 'three' },
];

it.each([
  [0, -1],
  [0.2, 0],
  [0.49, 0],
  [0.5, 1],
  [1.5, 1],
  [2.1, 2],
  [99, 2],
])('at %d s it is word %d', (seconds, index) => expect(wordAt(WORDS, seconds)).toBe(index));

it('finds none among no words', () => expect(wordAt([], 1)).toBe(-1));

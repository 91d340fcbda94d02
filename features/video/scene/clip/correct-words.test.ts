/** Corrected words keep the times of what was heard. */

import { expect, it } from 'vitest';
import type { Transcript } from '../../contract.ts';
import { correctWords } from './correct-words.ts';

const heard: Transcript = {
  fileId: 'a',
  language: 'en',
  words: [
    { text: 'Fresh', start: 0, end: 0.4 },
    { text: 'sour', start: 0.5, end: 0.8 },
    { text: 'dough', start: 0.8, end: 1.1 },
    { text: 'daily', start: 1.2, end: 1.6 },
  ],
};

it('keeps known times word for word, and shares time out where the number differs', () => {
  const one = correctWords(heard, { from: 0, to: 0.4 }, ' Frisch ');
  expect(one.words[0]).toEqual({ text: 'Frisch', start: 0, end: 0.4 });
  expect(one.words.slice(1)).toEqual(heard.words.slice(1));
  const joined = correctWords(heard, { from: 0.5, to: 1.1 }, 'sourdough');
  expect(joined.words.map(({ text }) => text)).toEqual(['Fresh', 'sourdough', 'daily']);
  expect(joined.words[1]).toEqual({ text: 'sourdough', start: 0.5, end: 1.1 });
  const parted = correctWords(heard, { from: 1.2, to: 1.6 }, 'day by day');
  expect(parted.words.slice(3).map(({ text }) => text)).toEqual(['day', 'by', 'day']);
  expect(parted.words.at(3)!.start).toBe(1.2);
  expect(parted.words.at(-1)!.end).toBeCloseTo(1.6);
});

it('changes nothing for no words, or where nothing was said', () => {
  expect(correctWords(heard, { from: 0, to: 0.4 }, '  ')).toBe(heard);
  expect(correctWords(heard, { from: 5, to: 6 }, 'more')).toBe(heard);
});

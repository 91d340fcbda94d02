/** Which texts a list of blocked words stops, and which it leaves alone. */

import { describe, expect, it } from 'vitest';
import { findBlockedWord } from './blocked-words.ts';

describe('blocked words', () => {
  it.each([
    ['gun, knife', 'a man with a GUN', 'gun'],
    ['gun\nknife', 'Knife!', 'knife'],
    ['café', 'a cafe at night', 'cafe'],
    ['red dress', 'a red, dress', 'red dress'],
  ])('%j stops %j', (list, text, word) => expect(findBlockedWord(list, text)).toBe(word));

  it.each([
    ['gun', 'a penguin with a gunboat'],
    ['', 'anything'],
    [' , ,', 'anything'],
    ['.', 'a. b.'],
  ])('%j leaves %j alone', (list, text) => expect(findBlockedWord(list, text)).toBeUndefined());
});

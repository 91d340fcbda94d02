/** No half characters at the end, and no half words where they would be read. */

import { expect, it } from 'vitest';
import { cutAtWord, cutText } from './cut-text.ts';

it.each([
  ['short', 10, 'short'],
  ['exactly', 7, 'exactly'],
  ['a 🦊', 3, 'a '],
  ['a 🦊', 4, 'a 🦊'],
  ['🦊🦊', 3, '🦊'],
  ['', 5, ''],
])('%j in %d', (text, max, cut) => expect(cutText(text, max)).toBe(cut));

it.each([
  ['Fresh bread', 20, 'Fresh bread'],
  ['Fresh bread every day', 15, 'Fresh bread…'],
  ['Fresh bread, every day', 15, 'Fresh bread…'],
  ['Donaudampfschifffahrt', 10, 'Donaudamp…'],
  ['焼きたてのパンを毎日どうぞ', 6, '焼きたての…'],
])('%j in %d, by words', (text, max, cut) => expect(cutAtWord(text, max)).toBe(cut));

/** No half characters at the end. */

import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['short', 10, 'short'],
  ['exactly', 7, 'exactly'],
  ['a 🦊', 3, 'a '],
  ['a 🦊', 4, 'a 🦊'],
  ['🦊🦊', 3, '🦊'],
  ['', 5, ''],
])('%j in %d', (text, most, cut) => expect(cutText(text, most)).toBe(cut));

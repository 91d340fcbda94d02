/** Small words that were run together and numbers that became many find their way back to what is written. */

import { expect, it } from 'vitest';
import { alignWords } from './align-words.ts';

it.each([
  ['the tea is in the pot', 'ðə tˈi ɪz ɪnðə pˈɑt', 'the|tea|is|in the|pot'],
  ['There is a lamp in the window', 'ðɛɹ ɪz ə lˈæmp ɪnðə wˈɪndO', 'There|is|a|lamp|in the|window'],
  ['I am only one from the long road', 'Iəm ˈOnli wˈʌn fɹʌmðə lˈɔŋ ɹˈOd', 'I am|only|one|from the|long|road'],
  ['out of the blue for 24 days', 'ˌWɾəv ðə blˈu fɔɹ twˈɛnti fˈoɹ dˈAz', 'out of|the|blue|for|24|days'],
] as const)('%s', (written, spoken, groups) => {
  const found = alignWords(written.split(' '), spoken.split(' '))!;
  expect(found.map((one) => one.written.join(' ')).join('|')).toBe(groups);
  expect(found.flatMap((one) => one.spoken).join(' ')).toBe(spoken);
});

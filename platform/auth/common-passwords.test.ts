/** Passwords that guessers try first are known in any case; sentences are not. */

import { expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.gen.ts';
import { isCommonPassword } from './common-passwords.ts';

it('knows ten thousand that are long enough to be allowed otherwise', () => {
  const all = COMMON_PASSWORDS.split(' ');
  expect([all.length, new Set(all).size]).toEqual([10_000, 10_000]);
  expect(all.every((one) => one.length >= 8)).toBe(true);
});

it.each([
  ['password', true],
  ['Password', true],
  ['1234567890', true],
  ['qwertyuiop', true],
  [' iloveyou ', true],
  ['ada.lovelace@example.com', true],
  ['Ada.Lovelace', true],
  ['correct horse battery', false],
  ['my cat eats cucumbers', false],
])('%s: %s', async (password, isCommon) => {
  expect(await isCommonPassword(password, 'ada.lovelace@example.com')).toBe(isCommon);
});

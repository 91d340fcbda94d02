/** Files are called after what they hold, on every system. */

import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it.each([
  ['Anna’s bakery: menu', 'Anna’s bakery menu.pdf'],
  ["Nonna's (new) menu!", "Nonna's (new) menu!.pdf"],
  ['メニュー A4', 'メニュー A4.pdf'],
  ['a/b\\c\u0000d\u202Ee', 'a b c d e.pdf'],
  ['..', 'design.pdf'],
  ['ends with dots...', 'ends with dots.pdf'],
  ['', 'design.pdf'],
])('%j', (title, name) => {
  expect(fileNameOf(title, 'pdf', 'design')).toBe(name);
});

it('is never endless, and cuts no character in half', () => {
  const name = fileNameOf('😀'.repeat(80), 'png');
  expect(name.length).toBeLessThanOrEqual(104);
  expect(name.isWellFormed()).toBe(true);
});

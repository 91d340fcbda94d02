/** The list of guards is true: each still stands in the code, once, and names tests that exist. */

import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GUARDS } from './guards.ts';

it('knows at least sixty, each by its own name', () => {
  expect(GUARDS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(GUARDS.map(({ name }) => name)).size).toBe(GUARDS.length);
});

it.each(GUARDS)('$name', ({ file, from, to, tests }) => {
  expect(readFileSync(file, 'utf8').split(from).length - 1, `${from} in ${file}`).toBe(1);
  expect(to).not.toBe(from);
  for (const test of tests) expect(existsSync(test), test).toBe(true);
});

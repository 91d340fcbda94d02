/** The order in which a run takes the test files. */

import { expect, it } from 'vitest';
import { keyOf, plan } from './plan.ts';

const times = {
  [keyOf('unit', 'long')]: 120,
  [keyOf('unit', 'middle')]: 30,
  [keyOf('unit', 'short')]: 20,
  [keyOf('http', 'a')]: 60,
};

it('runs every file once, with files of its own suite, the longest parcels first', () => {
  const parcels = plan(
    [
      { name: 'http', files: ['a', 'new'] },
      { name: 'unit', files: ['short', 'long', 'middle'] },
    ],
    times,
  );
  expect(parcels).toEqual([
    { suite: 'unit', files: ['long'], seconds: 120 },
    { suite: 'http', files: ['a', 'new'], seconds: 62 },
    { suite: 'unit', files: ['middle', 'short'], seconds: 50 },
  ]);
});

it('starts nothing for a suite without files', () => {
  expect(plan([{ name: 'browser', files: [] }], times)).toEqual([]);
});

/** The order in which a run takes the test files. */

import { expect, it } from 'vitest';
import { keyOf, plan } from './plan.ts';

const times = {
  [keyOf('unit', 'long')]: 290,
  [keyOf('unit', 'middle')]: 40,
  [keyOf('unit', 'short')]: 30,
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
    { suite: 'unit', files: ['long'], seconds: 290 },
    { suite: 'unit', files: ['middle', 'short'], seconds: 70 },
    { suite: 'http', files: ['a', 'new'], seconds: 63 },
  ]);
});

it('starts nothing for a suite without files', () => {
  expect(plan([{ name: 'browser', files: [] }], times)).toEqual([]);
});

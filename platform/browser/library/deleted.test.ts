/** Lists lose exactly the thing that was deleted, and the uses of it are told in words. */

import { expect, it } from 'vitest';
import { usedIn, without } from './deleted.ts';

const use = (noun: string, title = 'One') => ({ type: noun, noun, title, page: '/' });

it('takes a thing out of a list, a page and pages, and counts it off', () => {
  const [one, two] = [{ id: '1', tags: ['2'] }, { id: '2' }];
  expect(without([one, two], '2')).toEqual([one]);
  expect(without({ items: [one, two], total: 7 }, '1')).toEqual({ items: [two], total: 6 });
  expect(
    without(
      {
        pages: [
          { items: [one], total: 2 },
          { items: [two], total: 2 },
        ],
      },
      '2',
    ),
  ).toEqual({
    pages: [
      { items: [one], total: 2 },
      { items: [], total: 1 },
    ],
  });
  expect(without(undefined, '1')).toBeUndefined();
});

it('says what uses it', () => {
  expect(usedIn([])).toBeUndefined();
  expect(usedIn([use('video', 'Summer')])).toBe('Used in the video “Summer”.');
  expect(usedIn([use('video'), use('video'), use('design')])).toBe('Used in 2 videos and 1 design.');
});

/** Lists and sentences become tasks to choose from; never more than fifty. */

import { expect, it } from 'vitest';
import { MAX_TASKS, tasksOf } from './tasks-of-text.ts';

it('takes lines of a list and sentences, and ticks what sounds like something to do', () => {
  const text =
    'It was a good meeting. We need to call Ada tomorrow. Buy milk!\n\n- paint the fence\n2. A new roof.';
  expect(tasksOf(text)).toEqual([
    { title: 'It was a good meeting', isLikely: false },
    { title: 'We need to call Ada tomorrow', isLikely: true },
    { title: 'Buy milk!', isLikely: true },
    { title: 'paint the fence', isLikely: true },
    { title: 'A new roof', isLikely: true },
  ]);
});

it('offers nothing twice and nothing without words', () => {
  expect(tasksOf('Call Ada. call ada.\n---\n42.')).toEqual([{ title: 'Call Ada', isLikely: true }]);
  expect(tasksOf('')).toEqual([]);
});

it('keeps titles within what a task may have, and the list within fifty, likely ones first', () => {
  const talk = Array.from({ length: 80 }, (_, at) => `The weather was number ${at}.`).join(' ');
  const found = tasksOf(`${talk} Send the offer. ${'long '.repeat(80)}`);
  expect(found).toHaveLength(MAX_TASKS);
  expect(found.at(-1)).toEqual({ title: 'Send the offer', isLikely: true });
  expect(tasksOf('long '.repeat(80))[0]!.title.length).toBeLessThanOrEqual(200);
});

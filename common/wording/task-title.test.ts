/** Long lines as titles of tasks: cut between characters, and never taken for another name. */

import { expect, it } from 'vitest';
import { isNewTitle, taskTitle } from './task-title.ts';

it('cuts between characters, and knows its own cut from a new name', () => {
  const line = `${'a'.repeat(199)}😀 and more`;
  expect(taskTitle(line)).toBe('a'.repeat(199));
  expect(taskTitle(' two\n words ')).toBe('two words');
  expect([taskTitle(line), `${'a'.repeat(199)}\ufffd`].map((one) => isNewTitle(one, line))).toEqual([
    false,
    false,
  ]);
  expect([isNewTitle('Other', line), isNewTitle('Bake', 'Bake bread'), isNewTitle('Bake', ' Bake ')]).toEqual(
    [true, true, false],
  );
});

/** Notes become chapters of the book that is being written. */

import { expect, it } from 'vitest';
import { asChapter, BLANK, withChapter, writtenIn } from './book-draft.ts';

it('keeps the title of a note and lowers its headings', () => {
  const chapter = '# Soup\n\nHot.\n\n### Things\n\n- #1 pot';
  expect(asChapter('Soup', '# Soup\n\nHot.\n\n## Things\n\n- #1 pot\n')).toBe(chapter);
  expect(asChapter('Soup', 'Hot.\n\n## Things\n\n- #1 pot\n')).toBe(chapter);
});

it('puts chapters one after the other, in place of a sentence', () => {
  const two = ['# One', '# Two'].reduce(withChapter, { ...BLANK, prompt: 'A fox' });
  expect(writtenIn(two)).toBe('# One\n\n# Two');
});

/** Sentences keep every sign. */

import { expect, it } from 'vitest';
import { sentencesUpTo } from './sentences.ts';

it.each(['...and then? It rained.', '?! What now. Go! ...', '...', '“Hm.” … So it was', '¿Qué? Nada.'])(
  'loses nothing of %s',
  (text) => {
    for (const most of [4, 12, 500]) {
      const bare = (one: string) => one.replaceAll(' ', '');
      expect(bare(sentencesUpTo(text, most).join(''))).toBe(bare(text));
    }
    expect(sentencesUpTo(text, 500)).toEqual([text]);
  },
);

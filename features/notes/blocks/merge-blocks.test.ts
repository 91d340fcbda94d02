/** What two windows wrote comes together, and words that were never acknowledged come back. */

import { expect, it } from 'vitest';
import { type Block, textOf } from './block.ts';
import { mergeBlocks } from './merge-blocks.ts';
import { unsentOf, withUnsent } from './unsent.ts';

const block = (id: string, text = id): Block => ({
  id,
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const base = ['a', 'b', 'c'].map((id) => block(id));
const [a, b, c] = base as [Block, Block, Block];
const texts = (blocks: readonly Block[]) => blocks.map(textOf).join(' ');

it.each([
  ['changes in different blocks', [block('a', 'A'), b, c], [a, b, block('c', 'C')], 'A b C', []],
  ['new blocks on both sides', [a, block('x'), b, c], [a, b, block('y'), c], 'a x b y c', []],
  ['a new first block there', [a, b, c], [block('y'), a, b, c], 'y a b c', []],
  ['deleted there', [block('a', 'A'), b, c], [a, c], 'A c', []],
  ['deleted there, written in here', [a, block('b', 'B'), c], [a, c], 'a B c', []],
  ['deleted here, written in there', [a, c], [a, block('b', 'B'), c], 'a B c', []],
  ['another order here', [c, a, b], [a, block('b', 'B'), c], 'c a B', []],
  [
    'the same block on both sides',
    [a, block('b', 'mine'), c],
    [a, block('b', 'theirs'), c],
    'a mine c',
    ['b'],
  ],
  ['the same change on both sides', [a, block('b', 'B'), c], [a, block('b', 'B'), c], 'a B c', []],
] as [string, Block[], Block[], string, string[]][])('merges %s', (_name, mine, theirs, text, clashes) => {
  const merged = mergeBlocks(base, mine, theirs);
  expect([texts(merged.blocks), merged.clashes]).toEqual([text, clashes]);
});

it('keeps only what differs, and puts it upon what the server has by now', () => {
  const now = [a, block('b', 'B'), block('x'), c];
  const unsent = unsentOf(3, 'T', base, now);
  expect(unsent.changed.map(({ id }) => id)).toEqual(['b', 'x']);
  expect(texts(withUnsent(unsent, 3, base))).toBe('a B x c');
  expect(texts(withUnsent(unsent, 4, [...base, block('y')]))).toBe('a B x c y');
});

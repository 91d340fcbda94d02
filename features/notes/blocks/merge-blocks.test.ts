/** What two windows wrote comes together, and words that were never acknowledged come back. */

import { expect, it } from 'vitest';
import { acknowledged } from './acknowledge.ts';
import { type Block, sameBlocks, textOf } from './block.ts';
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

const linkTo = (title: string): Block => ({
  id: 'l',
  type: 'paragraph',
  content: [{ type: 'note', noteId: 'n', title }],
});
const task = (text: string, taskId?: string): Block => ({ ...block('t', text), type: 'task', taskId });

it('is saved when the answer names linked notes and tasks otherwise', () => {
  const here = [linkTo('Old name'), task('Bake'), block('odd', '\ud83d')];
  const answered = [linkTo('New name'), task('Bake', 't1'), block('odd', '\ufffd')];
  const marked = [here[0]!, task('Bake', 't1'), here[2]!];
  expect(sameBlocks(acknowledged(here, answered, here, marked), marked)).toBe(true);
  // Typed while it was on its way: to be saved again.
  const typed = [here[0]!, task('Bake bread'), here[2]!];
  expect(sameBlocks(acknowledged(here, answered, typed, typed), typed)).toBe(false);
  expect(sameBlocks([linkTo('Old name')], [linkTo('New name')])).toBe(true);
  expect(sameBlocks([task('Bake', 't1')], [task('Bake', 't2')])).toBe(false);
});

it('takes a task that was made of a line for that line, and makes no second one', () => {
  const merged = mergeBlocks(base, [...base, task('Bake')], [...base, task('Bake', 't1')]);
  expect([merged.blocks.at(-1)!.taskId, merged.clashes]).toEqual(['t1', []]);
  // Written on after the answer was lost: upon what was sent.
  const sent = [...base, task('Bake')];
  const later = mergeBlocks(sent, [...base, task('Bake bread')], [...base, task('Bake', 't1')]);
  expect([textOf(later.blocks.at(-1)!), later.blocks.at(-1)!.taskId, later.clashes]).toEqual([
    'Bake bread',
    't1',
    [],
  ]);
});

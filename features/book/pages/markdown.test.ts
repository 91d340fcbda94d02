/** The Markdown of books, friendly and hostile. */

import { expect, it } from 'vitest';
import { blocksOf, writeBlock } from './markdown.ts';

it('reads headings with and without signs behind them', () => {
  const read = (row: string) => blocksOf(row).map((one) => one.type === 'heading' && [one.level, one.text]);
  expect(['# One', '## Two ##  ', '# Songs in C#', '### a #b'].flatMap(read)).toEqual([
    [1, 'One'],
    [2, 'Two'],
    [1, 'Songs in C#'],
    [3, 'a #b'],
  ]);
});

it('reads any row in one go: gaps without an end are words like others', () => {
  const gap = ' '.repeat(200_000);
  for (const start of ['# a', '- a', '1. a', '> a', '---', 'a', '# a #'])
    expect(blocksOf(`${start}${gap}x`)).toEqual([{ type: 'paragraph', text: `${start}${gap}x` }]);
  const short = ' '.repeat(19_000);
  expect(blocksOf(`# a${short}x`)).toEqual([{ type: 'heading', level: 1, text: `a${short}x` }]);
  expect(blocksOf(`# ${'#'.repeat(19_000)}x`)).toHaveLength(1);
});

it('reads what notes write: escapes, boxes, crossed words and code, and writes it back as it is read', () => {
  const note = [
    '# 2 \\* 3 \\[a\\] snake\\_case',
    '~~Old~~ **new** <u>words</u> and <https://example.com>',
    '',
    '\\# no heading',
    '',
    '1\\. no item',
    '',
    '\\*not slanted\\*',
    '',
    '- [ ] salt',
    '- [x] \\~ 2 \\< 3',
    '```',
    '# code *as is*',
    '```',
  ].join('\n');
  const blocks = blocksOf(note);
  const words = ['2 * 3 [a] snake_case', 'Old new words and https://example.com', '# no heading'];
  const shown = [...words, '1. no item', '*not slanted*', 'salt|~ 2 < 3', '# code *as is*'];
  expect(blocks.map((one) => (one.type === 'list' ? one.items.join('|') : one.text))).toEqual(shown);
  expect(blocksOf(blocks.map(writeBlock).join('\n\n'))).toEqual(blocks);
  // Nobody sees a backslash where none is needed.
  expect(writeBlock({ type: 'paragraph', text: 'It is -5° & 2 < 3.' })).toBe('It is -5° & 2 < 3.');
});

/** The Markdown of books, friendly and hostile. */

import { expect, it } from 'vitest';
import { blocksOf } from './markdown.ts';

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

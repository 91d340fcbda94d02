/** The search box must find a tool by its name and by what people call it. */

import { describe, expect, it } from 'vitest';
import { searchIn } from './rank.ts';

const tools = [
  { label: 'AI Image Generator', keywords: 'picture photo' },
  { label: 'AI Video Maker', keywords: 'movie clip imagery' },
  { label: 'Logo & Watermark Maker', keywords: 'brand sign' },
];
const find = (query: string) => searchIn(tools, query).map((tool) => tool.label);

describe('searchIn', () => {
  it('lists everything in order while nothing is typed', () => {
    expect(find('  ')).toEqual(tools.map((tool) => tool.label));
  });

  it('puts names before synonyms', () => {
    expect(find('image')).toEqual(['AI Image Generator', 'AI Video Maker']);
  });

  it('finds inner words, synonyms and any case', () => {
    expect(find('WATERM')).toEqual(['Logo & Watermark Maker']);
    expect(find('photo')).toEqual(['AI Image Generator']);
  });

  it('wants every word', () => {
    expect(find('maker video')).toEqual(['AI Video Maker']);
    expect(find('maker zebra')).toEqual([]);
  });

  it('takes signs literally', () => {
    expect(find('(.*')).toEqual([]);
  });
});

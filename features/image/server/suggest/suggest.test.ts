/** Better words: slips of the fingers are found without any model, meanings with the one that is installed. */

import { tmpdir } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { loadSentenceModel } from '#platform/ai/sentence/sentence-model.ts';
import { editDistance, nearestByMeaning, nearestBySpelling } from './near-words.ts';

const NAMES = ['croissant', 'bicycle', 'guitar', 'cat', 'boat', 'sofa', 'cake', 'tree'];

describe('by spelling', () => {
  it('counts the letters to change', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('cat', 'cat')).toBe(0);
  });

  it('finds a slip, and nothing for a word that is far from all', () => {
    expect(nearestBySpelling('croisant', NAMES, 2)).toEqual(['croissant']);
    expect(nearestBySpelling('bycicle', NAMES, 2)).toEqual(['bicycle']);
    expect(nearestBySpelling('parliament', NAMES, 2)).toEqual([]);
  });
});

describe('by meaning', () => {
  it('finds what belongs together', async () => {
    const embed = await loadSentenceModel();
    // The weights are an optional package: without it there are no suggestions by meaning.
    if (!embed) return expect(embed).toBeUndefined();
    const near = await nearestByMeaning(embed, NAMES);
    expect((await near('kayak', 1))[0]).toBe('boat');
    expect((await near('couch', 1))[0]).toBe('sofa');
  });

  it('is absent without its package', async () => {
    const missing = () => {
      throw new Error('not installed');
    };
    expect(await loadSentenceModel(missing)).toBeUndefined();
  });

  it('is absent where its files are not the published ones', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await loadSentenceModel(() => ({}), tmpdir)).toBeUndefined();
    expect(said).toHaveBeenCalledWith(expect.stringContaining('Better words are found by spelling only.'));
    said.mockRestore();
  });
});

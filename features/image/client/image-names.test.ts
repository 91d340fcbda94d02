/** The words around images. */

import { describe, expect, it } from 'vitest';
import { readPrompt } from '#engine/illustrator/reading/read-prompt.ts';
import { drawnLine, fileName, framingOf, fromChoice, styleName, toChoice } from './image-names.ts';

describe('names', () => {
  it('of styles', () => {
    expect(['', 'oil painting', 'anime'].map(styleName)).toEqual(['Default', 'Oil Painting', 'Anime']);
    expect(fromChoice(toChoice(''))).toBe('');
    expect(fromChoice(toChoice('anime'))).toBe('anime');
  });

  it('of files are the spec’s', () => expect(fileName('7')).toBe('ai-image-7.png'));

  it('of what was understood', () => {
    expect(drawnLine({ drawn: ['dragon', 'castle'] })).toBe('Drawn: dragon, castle');
    expect(drawnLine({ drawn: [] })).toBe('');
    const scene = readPrompt('a close-up of a mug with space on the left for text');
    expect(framingOf(scene)).toEqual(['Close-up', 'Space for text on the left']);
  });
});

/** The words around images. */

import { describe, expect, it } from 'vitest';
import { fileName, fromChoice, styleName, toChoice, understandingLine } from './image-names.ts';

describe('names', () => {
  it('of styles', () => {
    expect(['', 'oil painting', 'anime'].map(styleName)).toEqual(['Default', 'Oil Painting', 'Anime']);
    expect(fromChoice(toChoice(''))).toBe('');
    expect(fromChoice(toChoice('anime'))).toBe('anime');
  });

  it('of files are the spec’s', () => expect(fileName('7')).toBe('ai-image-7.png'));

  it('of what was understood', () => {
    expect(understandingLine({ drawn: ['dragon', 'castle'], notUnderstood: ['blorft'] })).toBe(
      'Drawn: dragon, castle; left out: blorft.',
    );
    expect(understandingLine({ drawn: [], notUnderstood: [] })).toBe('');
  });
});

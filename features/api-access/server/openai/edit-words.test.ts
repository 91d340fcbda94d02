/** Edits in words become steps of the photo editor, and what it cannot do is said. */

import { describe, expect, it } from 'vitest';
import { photoRecipeSchema } from '#common/photo-recipe.ts';
import { readEditWords } from './edit-words.ts';

describe('words of an edit', () => {
  it.each([
    ['Remove the background', [{ type: 'remove-background' }]],
    [
      'put it on a plain white background',
      [{ type: 'remove-background', background: { kind: 'colour', colour: '#ffffff' } }],
    ],
    ['Blur the background please', [{ type: 'remove-background', background: { kind: 'blur' } }]],
    ['make it black and white', [{ type: 'filter', name: 'mono' }]],
    [
      'a bit brighter and sharper',
      [
        { type: 'adjust', brightness: 30 },
        { type: 'adjust', sharpness: 50 },
      ],
    ],
    ['rotate left', [{ type: 'rotate', turn: 270 }]],
    ['mirror the picture', [{ type: 'rotate', flipHorizontal: true }]],
    ['upscale 4x', [{ type: 'upscale', factor: 4 }]],
  ])('%s', (prompt, steps) => {
    const read = readEditWords(prompt, {});
    expect(read).toMatchObject(steps);
    expect(photoRecipeSchema.safeParse(read).success).toBe(true);
  });

  it('erases what a mask shows, and says that it paints nothing new', () => {
    expect(readEditWords('remove the lamp', { mask: 'AAAA' })[0]).toMatchObject({ type: 'erase' });
    expect(() => readEditWords('a flamingo', { mask: 'AAAA' })).toThrow(/Nothing new can be painted/);
    expect(() => readEditWords('give him a hat', {})).toThrow(/not understood/);
    expect(readEditWords('anything', { isTransparent: true })).toEqual([{ type: 'remove-background' }]);
  });
});

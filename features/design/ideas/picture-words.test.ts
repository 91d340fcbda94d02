/** A design's picture shows what the sentence is about, and never its words. */

import { describe, expect, it } from 'vitest';
import { pictureWords } from './picture-words.ts';

describe('pictureWords', () => {
  it('asks for the subject, with room for the words of a thumbnail', () => {
    expect(
      pictureWords(
        'YouTube thumbnail: I built a robot in 7 days',
        'I built a robot in 7 days',
        'youtube-thumbnail',
      ),
    ).toEqual({
      prompt: 'a robot, with empty space on the left',
      size: 'landscape',
    });
    expect(pictureWords('', '3 tips for happy dogs', 'instagram-story')).toEqual({
      prompt: 'a dog, with empty space at the bottom',
      size: 'portrait',
    });
  });

  it('keeps quoted words out of the picture', () => {
    expect(pictureWords('', '“Fresh bread” every day', 'flyer-a5').prompt).toBe('a loaf of bread');
  });

  it('keeps season and deed', () => {
    expect(pictureWords('', 'autumn bread sale', 'instagram-square').prompt).toBe('a loaf of bread, autumn');
    expect(pictureWords('', 'Yoga for beginners', 'instagram-square').prompt).toBe('Yoga for beginners');
  });

  it('asks for nothing where nothing can be seen', () => {
    expect(pictureWords('Grand opening on 3 May', 'Grand opening', 'flyer-a5').prompt).toBe('');
  });
});

it.each([
  ['Pumpkin rolls', /bread.*pumpkin/u],
  ['Kürbisbrötchen', /bread/u],
  ['Cinnamon rolls', /^3 cinnamon rolls/u],
  ['Roses', /^3 roses/u],
])('shows what is baked, and not only what is in it: %s', (subject, seen) => {
  expect(pictureWords(`${subject}, half price`, subject, 'instagram-post').prompt).toMatch(seen);
});

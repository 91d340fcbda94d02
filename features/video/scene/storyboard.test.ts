/** Films fill their time exactly, whatever is in them. */

import { describe, expect, it } from 'vitest';
import { BLANK_VIDEO, DURATION, VIDEO_TEMPLATES } from '../contract.ts';
import { sceneAt, sentencesOf, storyboardOf } from './storyboard.ts';

const board = (change: Partial<typeof BLANK_VIDEO>, pictures = 0) =>
  storyboardOf({ ...BLANK_VIDEO, title: 'Spring sale', ...change }, pictures);

describe('a storyboard', () => {
  it.each([DURATION.min, 30, 95, DURATION.max])('of %d s has no gap and ends on time', (seconds) => {
    for (const pictures of [0, 1, 6, 50]) {
      const { scenes } = board({ duration: [seconds], description: 'One. Two! Three? Four.' }, pictures);
      expect(scenes[0]!.start).toBe(0);
      expect(scenes.at(-1)!.end).toBe(seconds);
      for (const [i, scene] of scenes.entries()) {
        expect(scene.end).toBeGreaterThan(scene.start + 0.5);
        if (i > 0) expect(scene.start).toBeCloseTo(scenes[i - 1]!.end, 6);
      }
    }
  });

  it('tells the person’s own sentences and shows all pictures', () => {
    const { scenes } = board({ description: 'Fresh bread. Every morning.' }, 3);
    expect(scenes.map((one) => one.headline)).toContain('Every morning.');
    expect(new Set(scenes.map((one) => one.media))).toEqual(new Set([0, 1, 2, undefined]));
    expect(scenes[0]!.headline).toBe('Spring sale');
  });

  it('differs by template where nothing was written', () => {
    const endings = VIDEO_TEMPLATES.map(({ id }) => board({ template: id }).scenes.at(-1)!.headline);
    expect(new Set(endings).size).toBe(VIDEO_TEMPLATES.length);
  });

  it('finds the scene of a moment, also at and beyond the end', () => {
    const one = board({});
    expect(sceneAt(one, 0)).toBe(0);
    expect(sceneAt(one, 29.9)).toBe(one.scenes.length - 1);
    expect(sceneAt(one, 99)).toBe(one.scenes.length - 1);
  });

  it('cuts sentences in several scripts', () => {
    expect(sentencesOf('Hello there. How are you?\nFine！好的。再见')).toEqual([
      'Hello there.',
      'How are you?',
      'Fine！',
      '好的。',
      '再见',
    ]);
  });
});

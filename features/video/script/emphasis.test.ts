/** Stressed words: their marks are for nobody's eyes or ears. */

import { expect, it } from 'vitest';
import { withoutEmphasis, withStress } from '#engine/voice/text/emphasis.ts';
import { BLANK_VIDEO, type VideoData } from '../contract.ts';
import { captionsOf, toSrt, toVtt } from '../scene/captions.ts';
import { blankScene } from '../scene/scene-list.ts';
import { storyboardOf } from '../scene/storyboard.ts';

it('are coloured in captions, and stand without asterisks everywhere', () => {
  const data: VideoData = {
    ...BLANK_VIDEO,
    captions: 'burned',
    scenes: [blankScene('s1', 'Come *now*, [pause 1s] and bring *all your* friends.')],
  };
  const board = storyboardOf(data, []);
  const captions = captionsOf(data, board);
  const words = captions.flatMap((one) => one.words);
  expect(words.filter((one) => one.isStressed).map((one) => one.text)).toEqual(['now,', 'all', 'your']);
  const shown = [board.scenes.map((one) => one.headline).join(), toSrt(captions), toVtt(captions)].join();
  expect(shown).toContain('Come now, and bring all your friends.');
  expect(shown).not.toContain('*');
});

it('are heard after a moment, or as they are; sums and lone asterisks are left alone', () => {
  expect(withStress('*Fresh* bread, *every* day')).toBe('Fresh bread, [pause 120ms] every day');
  expect(withoutEmphasis('*Fresh* bread')).toBe('Fresh bread');
  for (const text of ['2*3*4', 'a * b', '5* hotel']) expect(withoutEmphasis(text)).toBe(text);
});

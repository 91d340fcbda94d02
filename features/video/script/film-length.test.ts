/** A film's length: the same wherever it is said, and the chosen one once it is fitted. */

import { describe, expect, it } from 'vitest';
import { BLANK_VIDEO, type VideoData } from '../contract.ts';
import { blankScene } from '../scene/scene-list.ts';
import { storyboardOf } from '../scene/storyboard.ts';
import { filmLength, fitToChosen } from './film-length.ts';
import { toldIn } from './told.ts';

const DESCRIPTION = 'Fresh bread every day. We bake with stone ground flour. [pause 1s] Come and taste it.';
const narrated = (more: Partial<VideoData> = {}): VideoData => ({
  ...BLANK_VIDEO,
  title: 'Bread',
  description: DESCRIPTION,
  duration: [15],
  endCard: 'bread.example',
  narration: { ...BLANK_VIDEO.narration, isOn: true },
  ...more,
});
/** Of a voice that takes its time. */
const SECONDS_A_LETTER = 0.12;
const voiceOf = (data: VideoData): number[] =>
  toldIn(data).map(({ text }) => {
    const pause = text.includes('[pause 1s]') ? 1 : 0;
    return (text.replace(/\[pause[^\]]*\]/, '').length * SECONDS_A_LETTER) / data.narration.speed + pause;
  });
const lengthAs = (data: VideoData) => filmLength(storyboardOf(data, [], { spoken: voiceOf(data) }));

describe('a film’s length', () => {
  it('is a whole second, with an ending also when its scenes are not', () => {
    const scenes = [2.3, 4.41].map((seconds, i) => ({ ...blankScene(`${i}`, `Line ${i}`), seconds }));
    const { duration } = storyboardOf({ ...BLANK_VIDEO, scenes }, []);
    expect(duration).toBe(Math.round(duration));
    expect(filmLength({ duration: 15 })).toBe(15);
    expect(filmLength({ duration: 15.9 })).toBe(15);
    expect(filmLength({ duration: 16 - 1 / 30 })).toBe(16);
  });
});

describe('fit to the chosen length', () => {
  it.each([
    ['sentences', narrated()],
    [
      'scenes',
      narrated({
        scenes: DESCRIPTION.split('. ').map((text, i) => ({ ...blankScene(`${i}`, text), seconds: 6 })),
      }),
    ],
  ])('with voice, title and end card: %s', (_, data) => {
    expect(lengthAs(data)).toBeGreaterThan(15);
    const fitted = fitToChosen(data, [], voiceOf(data))!;
    expect(lengthAs(fitted.data)).toBe(15);
    expect(fitted.leftOut).toEqual([]);
    expect(fitted.data).toMatchObject({ hasTitle: true, hasEnding: true, endCard: 'bread.example' });
  });

  it('says which lines there was no time for', () => {
    const data = narrated({
      description: Array.from({ length: 9 }, (_, i) => `This is line number ${i}.`).join(' '),
    });
    const fitted = fitToChosen(data, [], voiceOf(data))!;
    expect(lengthAs(fitted.data)).toBe(15);
    expect(fitted.leftOut.length).toBeGreaterThan(0);
    expect(fitted.data.description).toMatch(/^This is line number 0\..*number 8\.$/);
    expect(toldIn(fitted.data).length + fitted.leftOut.length).toBe(9);
  });

  it('shortens silent scenes, and lengthens those that are too short', () => {
    for (const seconds of [9, 2]) {
      const scenes = ['a', 'b', 'c'].map((text) => ({ ...blankScene(text), seconds }));
      const data: VideoData = { ...BLANK_VIDEO, duration: [15], scenes };
      const fitted = fitToChosen(data, [], undefined)!;
      expect(filmLength(storyboardOf(fitted.data, []))).toBe(15);
    }
  });

  it('cannot shorten a recording', () => {
    const voiceOver = { id: '1', url: '', name: 'a', seconds: 25, isClean: true };
    expect(fitToChosen({ ...BLANK_VIDEO, duration: [15], voiceOver }, [], undefined)).toBeUndefined();
  });
});

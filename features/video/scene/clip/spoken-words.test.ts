/** Deleting words, and tidying up in one click: what is cut, and what stays. */

import { describe, expect, it } from 'vitest';
import { BLANK_VIDEO, CAPTION_STYLES, type Transcript, type VideoData } from '../../contract.ts';
import { captionsOf } from '../captions.ts';
import { isCaptioned } from '../places.ts';
import { blankScene } from '../scene-list.ts';
import { fileKey, storyboardOf } from '../storyboard.ts';
import { leaveOut } from './clip-cuts.ts';
import { countUntidy, rangeOf, tidyRanges, unitsOf } from './spoken-words.ts';

const word = (text: string, start: number, end: number) => ({ text, start, end });
const transcript: Transcript = {
  fileId: 'c',
  language: 'en',
  words: [
    word('So', 1, 1.2),
    word('um,', 1.3, 1.6),
    word('fresh', 1.9, 2.2),
    word('bread', 2.2, 2.6),
    { ...word('um', 2.7, 3), isExtra: true },
    word('every', 4.5, 4.8),
    word('er', 4.8, 5),
    word('day.', 5, 5.4),
  ],
};
const units = unitsOf(transcript, 8);
const at = (text: string) => units.findIndex((one) => one.text === text);

describe('the words of a clip', () => {
  it('stand among their pauses, ums told apart', () => {
    expect(units.map(({ kind, text }) => (kind === 'word' ? text : `${kind} ${text}`))).toEqual([
      'pause 1.0 s',
      'So',
      'um um,',
      'fresh',
      'bread',
      'um um',
      'pause 1.5 s',
      'every',
      'um er',
      'day.',
      'pause 2.6 s',
    ]);
    const german = unitsOf({ ...transcript, language: 'de', words: [word('er', 0, 0.2)] }, 0.2);
    expect(german[0]!.kind).toBe('word');
  });

  it('are cut at their edges, with the shorter silence beside them', () => {
    expect(rangeOf(units, at('bread'), at('bread'))).toEqual({ from: 2.2, to: 2.6 });
    expect(rangeOf(units, at('um,'), at('um,'))).toEqual({ from: 1.2, to: 1.6 });
    expect(rangeOf(units, at('fresh'), at('bread'))).toEqual({ from: 1.9, to: 2.7 });
  });

  it('lose their ums and long silences in one click, and nothing else', () => {
    const ranges = tidyRanges(units, []);
    for (const one of transcript.words) {
      const isGone = ranges.some(({ from, to }) => from <= one.start + 0.001 && to >= one.end - 0.001);
      expect(isGone, one.text).toBe(/um|er$/.test(one.text));
    }
    // Short rests stay where somebody breathed.
    const rest = 1.9 - 1.2 - (ranges[1]!.to - ranges[1]!.from);
    expect(rest).toBeGreaterThan(0.1);
    expect(rest).toBeLessThanOrEqual(0.31);
    expect(countUntidy(units, ranges)).toBe(0);
  });
});

describe('captions of a clip', () => {
  const film: VideoData = {
    ...BLANK_VIDEO,
    hasTitle: false,
    hasEnding: false,
    captions: 'burned',
    uploadedFiles: [{ id: 'c', url: '/c', name: 'c.mp4', type: 'video/mp4', size: 1, seconds: 8 }],
    transcripts: [transcript],
    scenes: [{ ...blankScene('s1'), fileId: 'c', seconds: 8 }],
  };
  const shown = (data: VideoData) => captionsOf(data, storyboardOf(data, [fileKey('c')]));

  it.each(CAPTION_STYLES)('stand word by word in style %s', (captionStyle) => {
    const words = shown({ ...film, captionStyle }).flatMap((one) => one.words);
    expect(words.map(({ text, start }) => [text, start])).toEqual(
      transcript.words.filter((one) => !one.isExtra).map(({ text, start }) => [text, start]),
    );
  });

  it('follow the cuts, and go in a silence', () => {
    const cut = leaveOut(film, 0, tidyRanges(units, []), 8)!;
    const lines = shown(cut);
    const words = lines.flatMap((one) => one.words);
    expect(words.map((one) => one.text)).toEqual(['So', 'fresh', 'bread', 'every', 'day.']);
    expect(words[0]!.start).toBeCloseTo(0.15, 2);
    expect(lines.at(-1)!.end).toBeLessThanOrEqual(cut.scenes[0]!.seconds!);
    const [first] = shown({ ...film, captionStyle: 'classic' });
    expect(first!.end).toBeLessThan(3.1);
  });

  it('of a recorded voice-over run through the whole film, which is as long as it', () => {
    const voiceOver = { id: 'c', url: '/c', name: 'me', seconds: 42, isClean: true };
    const data: VideoData = { ...BLANK_VIDEO, captions: 'burned', voiceOver, transcripts: [transcript] };
    for (const scenes of [[], [{ ...blankScene('s1', 'Told'), seconds: 5 }]]) {
      const board = storyboardOf({ ...data, scenes }, []);
      expect(board.duration).toBeGreaterThan(42);
      expect(board.scenes.at(-1)!.end).toBe(board.duration);
      const [first] = captionsOf({ ...data, scenes }, board);
      expect([first!.words[0]!.text, first!.words[0]!.start]).toEqual(['So', 1.35]);
      const told = board.scenes.find((one) => one.sentence !== undefined);
      if (told) expect(isCaptioned({ ...data, scenes }, told)).toBe(false);
    }
  });

  it('leave the scene its own text, and a narrator the last word', () => {
    const scenes = [{ ...film.scenes[0]!, text: 'Our bakery' }];
    const told = { ...film, scenes };
    const { scenes: cuts } = storyboardOf(told, [fileKey('c')]);
    expect(isCaptioned(told, cuts[0]!)).toBe(false);
    expect(shown(told)[0]!.text).toContain('So');
    const narrated = { ...told, narration: { ...film.narration, isOn: true } };
    expect(isCaptioned(narrated, cuts[0]!)).toBe(true);
    expect(shown(narrated)[0]!.text).toBe('Our bakery');
  });
});

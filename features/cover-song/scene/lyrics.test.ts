/** Lyrics: pasted times are kept, other lines fall into what is sung, in order; and the line lights up as it is sung. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lyricsAt, parseLyrics, placeLyrics } from './lyrics.ts';

const BEATS = Array.from({ length: 120 }, (_, i) => i / 2);
const SUNG = [
  { start: 10, end: 20 },
  { start: 30, end: 40 },
];
const song = { from: 0, duration: 60, sung: SUNG, beats: BEATS };

describe('pasted times', () => {
  it('are read in all their ways, with offset, repeats and remarks', () => {
    const lines = parseLyrics(
      '[ar:Nobody]\n[offset:500]\n[00:12.50]First\n[00:20.5][01:00]Again\n[00:15]<00:15.2>By <00:15.9>word\n[Chorus]\nuntimed',
    );
    expect(lines).toEqual([
      { text: 'First', at: 12 },
      {
        text: 'By word',
        at: 14.5,
        steps: [
          { at: 14.7, letters: 0 },
          { at: 15.4, letters: 3 },
        ],
      },
      { text: 'Again', at: 20 },
      { text: 'Again', at: 59.5 },
    ]);
  });

  it('count from where the film begins, and a line ends with the next', () => {
    const placed = placeLyrics('[00:01]gone\n[00:05]\n[00:12]one\n[00:14]two\n[09:00]late', {
      ...song,
      from: 10,
    });
    expect(placed).toEqual([
      { text: 'one', start: 2, end: 4 },
      { text: 'two', start: 4, end: 12 },
    ]);
  });
});

describe('lines without times', () => {
  it('lie in what is sung, in order, and leave no section names', () => {
    const placed = placeLyrics('[Verse]\nabcdefgh\nijklmnop\n\nqrstuvwx\nyzabcdef', song);
    expect(placed.map((one) => one.text)).toEqual(['abcdefgh', 'ijklmnop', 'qrstuvwx', 'yzabcdef']);
    expect(placed.map((one) => one.start)).toEqual([10, 15, 30, 35]);
    expect(placed.map((one) => one.end)).toEqual([15, 20, 35, 40]);
  });

  it('never overlap, whatever is pasted and however it is sung', () => {
    const spans = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), spans, (text, gaps) => {
        let at = 0;
        const sung = gaps.map(([gap, length]) => {
          const start = at + gap;
          at = start + length;
          return { start, end: at };
        });
        const placed = placeLyrics(text, { ...song, duration: at + 5, sung });
        for (const [i, one] of placed.entries()) {
          expect(Number.isFinite(one.start) && Number.isFinite(one.end)).toBe(true);
          const next = placed[i + 1];
          if (next) expect(next.start).toBeGreaterThanOrEqual(one.start);
          if (next) expect(one.end).toBeLessThanOrEqual(next.start);
        }
      }),
    );
  });
});

it('a line stands ready, lights up, and goes', () => {
  const lines = [
    { text: 'one', start: 10, end: 14 },
    { text: 'two', start: 30, end: 34 },
  ];
  expect(lyricsAt(lines, 5)).toBeUndefined();
  expect(lyricsAt(lines, 9)).toMatchObject({ line: lines[0], sung: 0 });
  expect(lyricsAt(lines, 12)).toMatchObject({ line: lines[0], sung: 0.5 });
  expect(lyricsAt(lines, 20)).toBeUndefined();
  expect(lyricsAt(lines, 29.5)).toMatchObject({ line: lines[1], sung: 0 });
});

it('a line with times of its words lights up word by word, and is over when they say so', () => {
  const [line] = placeLyrics('[00:10.00]<00:10.00>Red <00:12.00>boat<00:16.00>', song);
  expect(line).toMatchObject({ text: 'Red boat', start: 10, end: 16 });
  const sungAt = (seconds: number) => lyricsAt([line!], seconds)!.sung;
  expect(sungAt(12)).toBe(0.5);
  expect(sungAt(14)).toBe(0.75);
});

/** Times of words, captions, corrections and errors. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCues, toSrt, toVtt } from './captions.ts';
import { realign } from './realign.ts';
import { countErrors } from './word-errors.ts';
import { retitle, timesByShare, timesOfSpans } from './word-times.ts';

const word = (text: string, start: number, end = start + 0.4) => ({ text, start, end });

describe('times', () => {
  it('come from the durations of the sounds', () => {
    const spans = [
      { text: 'ab', from: 0, to: 2 },
      { text: 'c', from: 3, to: 4 },
      { text: 'silent', from: 4, to: 4 },
    ];
    expect(timesOfSpans(spans, [0.5, 0.1, 0.2, 0.05, 0.3, 0.4], 10)).toEqual([
      { text: 'ab', start: 10.5, end: 10.8 },
      { text: 'c', start: 10.85, end: 11.15 },
    ]);
  });

  it('are shared by length where nothing is known, and keep the written face of respelt words', () => {
    expect(timesByShare(['a', 'abcd'], 0, 8)).toEqual([word('a', 0, 2.5), word('abcd', 2.5, 8)]);
    expect(retitle([word('Noo', 1), word('Yawk', 2)], ['New', 'York']).map((one) => one.text)).toEqual([
      'New',
      'York',
    ]);
    expect(retitle([word('Noo', 1), word('Yawk', 2)], ['NY'])).toEqual([word('NY', 1, 2.4)]);
  });
});

describe('captions', () => {
  const words = [word('Hello', 0.3), word('there.', 0.8), word('<b>', 3), word('Late', 3661.5)];

  it('end at sentences and at silences', () => {
    expect(toCues(words, 'en').map((cue) => cue.text)).toEqual(['Hello there.', '<b>', 'Late']);
    expect(toCues([word('今天', 0), word('好。', 1)], 'zh')[0]!.text).toBe('今天好。');
    const long = Array.from({ length: 40 }, (_, i) => word('longish', i * 0.2, i * 0.2 + 0.2));
    for (const cue of toCues(long, 'en')) expect(cue.text.length).toBeLessThanOrEqual(80);
  });

  it('are written as SRT and WebVTT', () => {
    const cues = toCues(words, 'en');
    expect(toSrt(cues)).toContain('1\n00:00:00,300 --> 00:00:01,200\nHello there.\n');
    expect(toSrt(cues)).toContain('01:01:01,500 -->');
    expect(toVtt(cues, 'en')).toMatch(
      /^WEBVTT\n\n00:00:00\.300 --> 00:00:01\.200\nHello <00:00:00\.800>there\.\n/,
    );
    expect(toVtt(cues, 'en')).toContain('&lt;b&gt;');
  });
});

describe('corrections', () => {
  const heard = [word('I', 0), word('red', 1), word('a', 2), word('book.', 3)];

  it('keep the times of what did not change', () => {
    const words = realign(heard, 'I read a good book.', 'en').flatMap((cue) => cue.words);
    expect(words.map((one) => one.text)).toEqual(['I', 'read', 'a', 'good', 'book.']);
    expect(words[0]).toMatchObject({ start: 0 });
    expect(words[1]!.start).toBeGreaterThanOrEqual(0.4);
    expect(words[1]!.end).toBeLessThanOrEqual(2);
    expect(words[4]).toMatchObject({ start: 3, end: 3.4 });
  });

  it('may take everything away, or write everything anew', () => {
    expect(realign(heard, '  ', 'en')).toEqual([]);
    expect(realign([], 'all new', 'en').flatMap((cue) => cue.words)).toHaveLength(2);
  });
});

describe('errors', () => {
  it('are counted in words, or in characters where words are not set apart', () => {
    expect(countErrors('The quick fox.', 'the quack fox jumps', 'en')).toEqual({ errors: 2, length: 3 });
    expect(countErrors('今天天气', '今天气', 'zh')).toEqual({ errors: 1, length: 4 });
    expect(countErrors('', '', 'en')).toEqual({ errors: 0, length: 0 });
  });
});

describe('whatever was said', () => {
  const spoken = fc
    .array(
      fc.tuple(
        fc
          .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
          .filter((text) => text.trim() === text && text !== ''),
        fc.double({ min: 0, max: 3, noNaN: true }),
        fc.double({ min: 0.01, max: 2, noNaN: true }),
      ),
      { maxLength: 60 },
    )
    .map((all) => {
      let at = 0;
      return all.map(([text, gap, length]) => {
        const start = at + gap;
        at = start + length;
        return { text, start, end: at };
      });
    });

  it('captions keep every word, their order and their times', () => {
    fc.assert(
      fc.property(spoken, fc.constantFrom('en', 'zh', 'ja'), (words, language) => {
        const cues = toCues(words, language);
        expect(cues.flatMap((cue) => cue.words)).toEqual(words);
        let before = 0;
        for (const cue of cues) {
          expect(cue.start).toBeGreaterThanOrEqual(before);
          expect(cue.end).toBeGreaterThanOrEqual(cue.start);
          expect([cue.start, cue.end]).toEqual([cue.words[0]!.start, cue.words.at(-1)!.end]);
          before = cue.end;
        }
      }),
      { numRuns: 200 },
    );
  });

  it('shared times fill the span exactly, in order', () => {
    const span = fc.tuple(fc.nat(1000), fc.integer({ min: 1, max: 600 }));
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 20 }), { minLength: 1, maxLength: 40 }),
        span,
        (words, [from, long]) => {
          const times = timesByShare(words, from, from + long);
          expect(times.map((one) => one.text)).toEqual(words);
          expect([times[0]!.start, times.at(-1)!.end]).toEqual([from, from + long]);
          for (const [i, one] of times.entries()) {
            expect(one.end).toBeGreaterThanOrEqual(one.start);
            if (i > 0) expect(one.start).toBe(times[i - 1]!.end);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

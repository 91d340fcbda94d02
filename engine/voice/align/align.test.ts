/** Words are found where they are said: another voice, another speed, pauses and an um in between. */

import { expect, it } from 'vitest';
import type { TimedText } from '../timing/word-times.ts';
import { alignWords } from './align-words.ts';
import { quietEdges } from './quiet-edges.ts';
import { ALIGN_RATE, speechFrames } from './speech-frames.ts';

/** Formants of made-up vowels and hisses, in hertz. */
const SOUNDS: Record<string, readonly number[]> = {
  a: [750, 1250, 2500],
  i: [300, 2300, 3000],
  u: [320, 800, 2200],
  e: [500, 1900, 2600],
  o: [480, 900, 2400],
  s: [5200, 6100, 7000],
  m: [250, 1000, 2100],
};

interface Piece {
  sounds: string;
  seconds: number;
}

/** `pitch`: hertz of the voice; an empty piece is a pause. */
function say(pieces: readonly Piece[], pitch: number): { samples: Float32Array; times: TimedText[] } {
  const samples = new Float32Array(
    Math.round(pieces.reduce((sum, one) => sum + one.seconds, 0) * ALIGN_RATE),
  );
  const times: TimedText[] = [];
  let at = 0;
  for (const { sounds, seconds } of pieces) {
    const length = Math.round(seconds * ALIGN_RATE);
    for (let i = 0; i < length; i++) {
      const formants = SOUNDS[sounds[Math.floor((i / length) * sounds.length)] ?? ''];
      const time = (at + i) / ALIGN_RATE;
      let value = 0.0004 * Math.sin(i * 12.9898 + at) * Math.sin(i * 78.233);
      for (const hertz of formants ?? []) {
        const nearest = Math.round(hertz / pitch) * pitch;
        value +=
          0.1 * Math.sin(2 * Math.PI * nearest * time) * (1 + 0.5 * Math.sin(2 * Math.PI * pitch * time));
      }
      samples[at + i] = value;
    }
    if (sounds) times.push({ text: sounds, start: at / ALIGN_RATE, end: (at + length) / ALIGN_RATE });
    at += length;
  }
  return { samples, times };
}

const WORDS = ['sai', 'mo', 'esu', 'ia', 'usa', 'eim'];

it('finds every word within 40 ms, and the um that nobody wrote down', () => {
  const reading = say(
    [{ sounds: '', seconds: 0.2 }, ...WORDS.map((sounds) => ({ sounds, seconds: 0.12 * sounds.length }))],
    120,
  );
  const slower = (sounds: string) => ({ sounds, seconds: 0.15 * sounds.length });
  const said = say(
    [
      { sounds: '', seconds: 0.35 },
      ...WORDS.slice(0, 2).map(slower),
      { sounds: '', seconds: 0.5 },
      slower('esu'),
      { sounds: '', seconds: 0.08 },
      { sounds: 'o', seconds: 0.4 },
      { sounds: '', seconds: 0.08 },
      ...WORDS.slice(3).map(slower),
      { sounds: '', seconds: 0.3 },
    ],
    200,
  );
  const known = said.times.filter(({ text }) => text !== 'o');
  const { words, extras } = alignWords(
    speechFrames(said.samples),
    speechFrames(reading.samples),
    reading.times,
  );
  expect(words.map(({ text }) => text)).toEqual(WORDS);
  for (const [i, word] of words.entries()) {
    expect(Math.abs(word.start - known[i]!.start), word.text).toBeLessThan(0.04);
    expect(Math.abs(word.end - known[i]!.end), word.text).toBeLessThan(0.04);
  }
  const um = said.times.find(({ text }) => text === 'o')!;
  expect(extras).toHaveLength(1);
  expect(Math.abs(extras[0]!.start - um.start)).toBeLessThan(0.04);
  expect(Math.abs(extras[0]!.end - um.end)).toBeLessThan(0.04);
});

it('moves an edge to the quiet beside it, never far', () => {
  const samples = new Float32Array(ALIGN_RATE).fill(0.5);
  samples.fill(0, Math.round(0.51 * ALIGN_RATE), Math.round(0.52 * ALIGN_RATE));
  const [first, second] = quietEdges(
    [
      { text: 'one', start: 0.1, end: 0.5 },
      { text: 'two', start: 0.5, end: 0.9 },
    ],
    samples,
    ALIGN_RATE,
  );
  expect(first!.end).toBe(second!.start);
  expect(first!.end).toBeGreaterThan(0.511);
  expect(first!.end).toBeLessThan(0.52);
  expect(first!.start).toBeCloseTo(0.1, 3);
});

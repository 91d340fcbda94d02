/** When each written word is heard: from the model's own durations, or by its share of the whole. */

import type { Span } from '../sounds/sounded.ts';

/** Seconds. */
export interface TimedText {
  start: number;
  end: number;
  text: string;
}

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;

export const shifted = <T extends { start: number; end: number }>(one: T, seconds: number): T => ({
  ...one,
  start: rounded(one.start + seconds),
  end: rounded(one.end + seconds),
});

/** `durations`: seconds of each token, the silences at both ends included. */
export function timesOfSpans(spans: readonly Span[], durations: ArrayLike<number>, offset = 0): TimedText[] {
  const ends = new Float64Array(durations.length + 1);
  for (let i = 0; i < durations.length; i++) ends[i + 1] = ends[i]! + durations[i]!;
  // Token 0 is the silence before the first sound.
  const at = (place: number) => offset + ends[Math.min(place + 1, durations.length)]!;
  return spans
    .filter(({ from, to }) => to > from)
    .map(({ text, from, to }) => ({ text, start: rounded(at(from)), end: rounded(at(to)) }));
}

/** For engines that say nothing about time: longer words take longer. */
export function timesByShare(words: readonly string[], start: number, end: number): TimedText[] {
  const total = words.reduce((sum, word) => sum + word.length + 1.5, 0);
  let before = 0;
  return words.map((text) => {
    const from = start + ((end - start) * before) / total;
    before += text.length + 1.5;
    return { text, start: rounded(from), end: rounded(start + ((end - start) * before) / total) };
  });
}

/** Words as they are written, over the times of words as they were spoken: a respelt word keeps its true face. */
export function retitle(spoken: readonly TimedText[], written: readonly string[]): TimedText[] {
  if (spoken.length === 0 || written.length === 0) return [...spoken];
  if (spoken.length === written.length) return spoken.map((one, i) => ({ ...one, text: written[i]! }));
  return timesByShare(written, spoken[0]!.start, spoken.at(-1)!.end);
}

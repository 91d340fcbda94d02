/** What a dancer hears: beats, bars, how much is going on, and what the hands hold. All times in seconds. */

import type { Genre } from '#engine/music/score.ts';

export type Hands = 'microphone' | 'guitar' | 'free';

export interface Groove {
  /** In order. */
  beats: readonly number[];
  /** Where bars begin; each is one of the beats, or close to one. */
  downbeats: readonly number[];
  /** In order; energy from 0 (a whisper) to 1. */
  sections: readonly { start: number; end: number; energy: number }[];
  genre: Genre;
  seed: number;
  hands: Hands;
  /** When somebody sings: then the microphone is at the mouth. Without it, all the time. */
  sung?: readonly { start: number; end: number }[];
}

/** Seconds of a beat where nobody could find one. */
const DEFAULT_BEAT = 0.5;

/** The beat as a number that runs on: 3.5 is half way from the fourth beat to the fifth; it continues before the first and after the last. */
export function beatAt(beats: readonly number[], seconds: number): number {
  const last = beats.length - 1;
  if (last < 1) return (seconds - (beats[0] ?? 0)) / DEFAULT_BEAT;
  if (seconds < beats[0]!) return (seconds - beats[0]!) / (beats[1]! - beats[0]!);
  if (seconds >= beats[last]!) return last + (seconds - beats[last]!) / (beats[last]! - beats[last - 1]!);
  let [low, high] = [0, last];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (beats[middle]! <= seconds) low = middle;
    else high = middle;
  }
  return low + (seconds - beats[low]!) / (beats[high]! - beats[low]!);
}

/** The moment of a beat; the inverse of `beatAt` for whole numbers. */
export function timeOfBeat(beats: readonly number[], beat: number): number {
  const last = beats.length - 1;
  if (last < 1) return (beats[0] ?? 0) + beat * DEFAULT_BEAT;
  if (beat < 0) return beats[0]! + beat * (beats[1]! - beats[0]!);
  if (beat > last) return beats[last]! + (beat - last) * (beats[last]! - beats[last - 1]!);
  return beats[beat]!;
}

export const energyAt = ({ sections }: Pick<Groove, 'sections'>, seconds: number): number =>
  sections.find((one) => seconds < one.end)?.energy ?? sections.at(-1)?.energy ?? 0.5;

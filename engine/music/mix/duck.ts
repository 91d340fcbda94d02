/** Music makes room while somebody speaks. */

import { fromDecibels, type Stereo } from '../stereo.ts';

export interface TimeRange {
  /** Seconds. */
  start: number;
  end: number;
}

export interface Ducking {
  /** How far down, in decibels. */
  depthDb?: number;
  /** Seconds on the way down, finished when speech begins. */
  attack?: number;
  /** Seconds on the way back, from when speech ends. */
  release?: number;
}

/** Ranges without those gaps in which the music could hardly come back. */
export function joinRanges(ranges: readonly TimeRange[], gap: number): TimeRange[] {
  const out: TimeRange[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = out.at(-1);
    if (last && start - last.end <= gap) last.end = Math.max(last.end, end);
    else out.push({ start, end });
  }
  return out;
}

/** How far down at a moment, 0 to 1. */
export const shareAt = (time: number, { start, end }: TimeRange, attack: number, release: number): number =>
  Math.max(0, Math.min(1, (time - start + attack) / attack, (end + release - time) / release));

/** A new sound. */
export function duck(music: Stereo, speech: readonly TimeRange[], ducking: Ducking = {}): Stereo {
  const { depthDb = 12, attack = 0.2, release = 0.6 } = ducking;
  const { sampleRate } = music;
  const out = { sampleRate, left: music.left.slice(), right: music.right.slice() };
  for (const range of joinRanges(speech, attack + release)) {
    const first = Math.max(0, Math.floor((range.start - attack) * sampleRate));
    const last = Math.min(out.left.length, Math.ceil((range.end + release) * sampleRate));
    for (let i = first; i < last; i++) {
      const gain = fromDecibels(-depthDb * shareAt(i / sampleRate, range, attack, release));
      out.left[i]! *= gain;
      out.right[i]! *= gain;
    }
  }
  return out;
}

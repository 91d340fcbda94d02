/** A stretch of a score as a piece of its own: what begins in it is played, from its own zero. */

import type { Score } from '#engine/music/score.ts';

/** Seconds for which the last notes ring. */
const RING = 1;

export function cutScore(score: Score, from: number, to: number): Score {
  const isWithin = (at: number) => at >= from - 0.01 && at < to - 0.01;
  const moments = (all: readonly number[]) => all.filter(isWithin).map((at) => Math.max(0, at - from));
  const spans = <T extends { start: number; end: number }>(all: readonly T[]): T[] =>
    all
      .filter((one) => one.end > from + 0.01 && one.start < to - 0.01)
      .map((one) => ({ ...one, start: Math.max(0, one.start - from), end: Math.min(to, one.end) - from }));
  return {
    ...score,
    seconds: to - from + RING,
    beats: moments(score.beats),
    bars: moments(score.bars),
    sections: spans(score.sections),
    chords: spans(score.chords),
    tracks: score.tracks.map((track) => ({
      ...track,
      leaning: track.leaning.map((one) => ({ ...one, at: one.at - from })),
      notes: track.notes
        .filter((note) => isWithin(note.start))
        .map((note) => ({ ...note, start: Math.max(0, note.start - from) })),
    })),
  };
}

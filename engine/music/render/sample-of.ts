/** A few seconds of a score, from where it is strongest: enough to know whether one likes it, and quickly played. */

import type { Leaning, Score } from '../score.ts';

export function sampleOf(score: Score, wanted: number): Score {
  const seconds = Math.min(wanted, score.seconds);
  const strongest = score.sections.toSorted((a, b) => b.energy - a.energy)[0]?.start ?? 0;
  const from = Math.min(strongest, score.seconds - seconds);
  const isIn = (at: number) => at >= from && at < from + seconds;
  const moments = (all: readonly number[]) => all.filter(isIn).map((at) => at - from);
  const spans = <T extends { start: number; end: number }>(all: readonly T[]): T[] =>
    all
      .filter(({ start, end }) => end > from && start < from + seconds)
      .map((one) => ({
        ...one,
        start: Math.max(0, one.start - from),
        end: Math.min(seconds, one.end - from),
      }));
  return {
    ...score,
    seconds,
    bars: [...new Set([0, ...moments(score.bars)])],
    beats: moments(score.beats),
    sections: spans(score.sections),
    chords: spans(score.chords),
    tracks: score.tracks.map((track) => ({
      ...track,
      leaning: leaningFrom(track.leaning, from),
      notes: track.notes
        .filter(({ start }) => isIn(start))
        .map((note) => ({ ...note, start: note.start - from })),
    })),
  };
}

/** Begins as far in as it had come by then. */
function leaningFrom(leaning: readonly Leaning[], from: number): Leaning[] {
  const before = leaning.findLast(({ at }) => at <= from) ?? leaning[0];
  const after = leaning.filter(({ at }) => at > from);
  if (!before) return [];
  const next = after[0];
  const share = next ? (from - before.at) / (next.at - before.at) : 0;
  const level = before.level + ((next?.level ?? before.level) - before.level) * Math.max(0, share);
  return [{ at: 0, level }, ...after.map((one) => ({ ...one, at: one.at - from }))];
}

/** A sample is the strongest part, in its own time, and nothing of it lies outside. */

import { expect, it } from 'vitest';
import { composeScore } from '../compose/compose-score.ts';
import { GENRES } from '../score.ts';
import { sampleOf } from './sample-of.ts';

it.each(GENRES)('of %s begins where most is going on', (genre) => {
  const score = composeScore({ genre, seconds: 60, seed: 3 });
  const sample = sampleOf(score, 12);
  const max = Math.max(...score.sections.map(({ energy }) => energy));
  expect(sample.seconds).toBe(12);
  expect(sample.sections.some(({ energy }) => energy === max)).toBe(true);
  const notes = sample.tracks.flatMap((track) => track.notes);
  expect(notes.length).toBeGreaterThan(10);
  for (const { start } of notes) expect(start >= 0 && start < 12).toBe(true);
  for (const { leaning } of sample.tracks)
    for (const { level } of leaning) expect(level >= 0 && level <= 1).toBe(true);
});

it('of a short piece is the whole piece', () => {
  const score = composeScore({ genre: 'pop', seconds: 10, seed: 3 });
  expect(sampleOf(score, 20).tracks.map((one) => one.notes.length)).toEqual(
    score.tracks.map((one) => one.notes.length),
  );
});

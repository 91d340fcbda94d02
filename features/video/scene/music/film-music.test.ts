/** The music of a film: one order for preview and file, and only what the composer knows is offered. */

import { expect, it } from 'vitest';
import { composeScore } from '#engine/music/compose/compose-score.ts';
import { metresOf } from '#engine/music/compose/styles/metres.ts';
import { BLANK_VIDEO, FPS, MUSIC } from '../../contract.ts';
import { blankScene } from '../scene-list.ts';
import { storyboardOf } from '../storyboard.ts';
import { metresFor, musicFor, readRanges, readTimes, writeRanges, writeTimes } from './film-music.ts';

it('offers a choice of time where the composer has one', () => {
  for (const music of MUSIC) {
    const known = music === 'none' ? ['4/4'] : metresOf(music);
    expect(metresFor(music)).toEqual(known.length > 1 ? known : []);
  }
});

it('is composed for the cuts as they are drawn, and an address carries them to the thousandth', () => {
  const lengths = [4, 4.5, 3.5, 4];
  const scenes = lengths.map((seconds, i) => ({ ...blankScene(`s${i}`, `Scene ${i}.`), seconds }));
  const data = { ...BLANK_VIDEO, music: 'upbeat' as const, scenes };
  const board = storyboardOf(data, []);
  const music = musicFor(data, board)!;
  expect(music.cuts).toEqual(board.scenes.slice(1).map(({ start }) => start));
  const carried = readTimes(writeTimes(music.cuts));
  const [file, preview] = [music.cuts, carried].map((cuts) =>
    composeScore({ ...music, cuts, seconds: board.duration }),
  );
  expect(preview!.tempo).toBe(file!.tempo);
  for (const [i, beat] of file!.beats.entries()) expect(preview!.beats[i]).toBeCloseTo(beat, 2);
  const met = music.cuts.filter((cut) => file!.beats.some((beat) => Math.abs(beat - cut) <= 1 / FPS));
  expect(met).toEqual(music.cuts);
  expect(file!.sections.at(-1)!.end).toBeCloseTo(board.duration, 6);

  expect(musicFor({ ...data, music: 'none' }, board)).toBeNull();
  expect(musicFor({ ...data, ownMusic: { id: 'a', url: '/a', name: 'a' } }, board)).toBeNull();
  expect(readTimes('')).toEqual([]);
  const said = [
    { start: 0.35, end: 2 },
    { start: 4.35, end: 6.125 },
  ];
  expect(readRanges(writeRanges(said))).toEqual(said);
});

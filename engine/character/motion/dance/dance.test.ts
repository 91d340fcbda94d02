/** Dancing is on the beat, never jumps, never slides, varies, and comes out the same every time. */

import { describe, expect, it } from 'vitest';
import { composeScore } from '#engine/music/compose/compose-score.ts';
import type { Genre, Score } from '#engine/music/score.ts';
import { length, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { figureOf } from '../../figure/figure.ts';
import { DEFAULT_LOOK, type Look } from '../../figure/look.ts';
import { BONES, skeletonOf } from '../../figure/skeleton.ts';
import { moved, type Pose, transformsOf } from '../pose.ts';
import { plannedDance } from './beat-sense.ts';
import { danceAt, type Performer } from './dance.ts';
import type { Groove, Hands } from './groove.ts';
import { MOVE_NAMES } from './moves.ts';

const GENRES: Genre[] = ['pop', 'rock', 'country', 'hip_hop', 'electronic', 'ballad'];
const HANDS: Hands[] = ['free', 'microphone', 'guitar'];

const performer = (look: Partial<Look> = {}): Performer => {
  const figure = figureOf({ ...DEFAULT_LOOK, ...look });
  return { figure, skeleton: skeletonOf(figure) };
};

const grooveOf = ({ beats, bars, sections, genre }: Score, hands: Hands = 'free'): Groove => ({
  beats,
  downbeats: bars,
  sections,
  genre,
  seed: 3,
  hands,
});

const songs = GENRES.map((genre) => composeScore({ genre, seconds: 60, seed: 11 }));
const [pop] = songs as [Score, ...Score[]];

/** Where every bone's joint is. */
const places = ({ skeleton }: Performer, pose: Pose): Vec3[] => {
  const transforms = transformsOf(skeleton.bones, pose);
  return skeleton.bones.map((bone, i) => moved(transforms[i]!, bone.to));
};

const nearest = (beats: readonly number[], at: number): number =>
  Math.min(...beats.map((beat) => Math.abs(beat - at)));

describe('dancing', () => {
  it.each(songs.map((one) => [one.genre, one] as const))('lands on the beats of %s', (_genre, score) => {
    const groove = grooveOf(score);
    const heights: number[] = [];
    const step = 0.01;
    for (let t = 0; t < score.beats.at(-1)!; t += step) heights.push(danceAt(groove, t).offset[1]);
    const lows: number[] = [];
    for (let i = 1; i + 1 < heights.length; i++)
      if (heights[i]! < heights[i - 1]! && heights[i]! <= heights[i + 1]!) lows.push(i * step);
    expect(lows.length).toBeGreaterThan(score.beats.length * 0.85);
    const mean = lows.reduce((sum, at) => sum + nearest(score.beats, at), 0) / lows.length;
    expect(mean).toBeLessThanOrEqual(0.05);
    // And no beat is danced over.
    const missed = score.beats.slice(1, -1).filter((beat) => nearest(lows, beat) > 0.12);
    expect(missed.length).toBeLessThan(score.beats.length * 0.08);
  });

  it.each(HANDS)('never jumps from one frame to the next (%s)', (hands) => {
    for (const score of songs) {
      const groove = grooveOf(score, hands);
      const who = performer();
      let before = places(who, danceAt(groove, 0, who));
      let max = { far: 0, at: '' };
      for (let t = 1 / 24; t < score.seconds; t += 1 / 24) {
        const now = places(who, danceAt(groove, t, who));
        for (const [i, place] of now.entries()) {
          const far = length(subtract(place, before[i]!));
          if (far > max.far) max = { far, at: `${score.genre} ${BONES[i]} at ${t}` };
        }
        before = now;
      }
      // A hand that is thrown up covers its arm's length in a quarter of a beat, no faster.
      expect(max.far, max.at).toBeLessThan(0.42);
    }
  });

  it.each([
    {},
    { artStyle: 'realistic', height: 'tall' },
    { artStyle: 'cartoon', bodyType: 'heavy' },
  ] as Partial<Look>[])('keeps standing feet where they are, and none below the floor: %j', (look) => {
    const who = performer(look);
    const groove = grooveOf(pop);
    const foot = BONES.indexOf('footL');
    const other = BONES.indexOf('footR');
    let before: Vec3[] | undefined;
    for (let t = 4; t < 40; t += 1 / 24) {
      const pose = danceAt(groove, t, who);
      const transforms = transformsOf(who.skeleton.bones, pose);
      const ankles = [foot, other].map((i) => moved(transforms[i]!, who.skeleton.bones[i]!.from));
      for (const [i, ankle] of ankles.entries()) {
        expect(ankle[1]).toBeGreaterThan(0.2);
        const isDown = ankle[1] < 0.225 && before && before[i]![1] < 0.225;
        if (isDown)
          expect(Math.hypot(ankle[0] - before![i]![0], ankle[2] - before![i]![2])).toBeLessThan(0.012);
      }
      before = ankles;
    }
  });

  it('is the same for the same groove, and another for another seed', () => {
    const [one, same] = [grooveOf(pop), grooveOf(pop)];
    for (const t of [0.3, 7.7, 31.1]) expect(danceAt(one, t)).toEqual(danceAt(same, t));
    const moves = (groove: Groove) =>
      plannedDance(groove)
        .phrases.map((phrase) => phrase.move)
        .join();
    expect(moves({ ...one, seed: 4 })).not.toBe(moves(one));
  });

  it('varies: many moves, none chosen twice running, large ones where the music is', () => {
    const seen = new Set<string>();
    for (const score of songs) {
      const { phrases } = plannedDance(grooveOf(score));
      const mine = new Set(phrases.map((one) => one.move));
      expect(mine.size).toBeGreaterThanOrEqual(5);
      for (const name of mine) seen.add(name);
      // Two bars of the same are one choice; three would be a second one.
      for (let i = 2; i < phrases.length; i++)
        expect(phrases[i]!.move === phrases[i - 1]!.move && phrases[i]!.move === phrases[i - 2]!.move).toBe(
          false,
        );
    }
    expect(MOVE_NAMES.length).toBeGreaterThanOrEqual(12);
    expect(seen.size).toBeGreaterThanOrEqual(12);
    const reach = (energy: number): number => {
      const groove = { ...grooveOf(pop), sections: [{ start: 0, end: 60, energy }] };
      let sum = 0;
      for (let t = 2; t < 50; t += 0.1)
        sum += length(
          subtract(
            places(performer(), danceAt(groove, t))[6]!,
            places(performer(), danceAt(groove, t + 0.1))[6]!,
          ),
        );
      return sum;
    };
    expect(reach(1)).toBeGreaterThan(reach(0.1) * 2);
  });

  it('holds the microphone at the mouth while singing and lower in the pauses', () => {
    const who = performer();
    const groove: Groove = { ...grooveOf(pop, 'microphone'), sung: [{ start: 10, end: 20 }] };
    const toHead = (t: number): number => {
      const at = places(who, danceAt(groove, t, who));
      return length(subtract(at[BONES.indexOf('handR')]!, at[BONES.indexOf('head')]!));
    };
    expect(toHead(15)).toBeLessThan(1.05);
    expect(toHead(5)).toBeGreaterThan(1.2);
    expect(toHead(30)).toBeGreaterThan(1.2);
  });

  it('survives songs without beats, with one, and in three', () => {
    const base = { sections: [], genre: 'pop', seed: 1, hands: 'free' } as const;
    const waltz = Array.from({ length: 60 }, (_, i) => 0.4 + i * 0.5);
    for (const groove of [
      { ...base, beats: [], downbeats: [] },
      { ...base, beats: [1], downbeats: [1] },
      { ...base, beats: waltz, downbeats: waltz.filter((_, i) => i % 3 === 0) },
    ])
      for (const t of [0, 0.2, 3.3, 29, 100])
        for (const turn of Object.values(danceAt(groove, t).turns))
          expect(turn.every(Number.isFinite)).toBe(true);
  });
});

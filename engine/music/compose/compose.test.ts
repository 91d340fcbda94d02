/** What is composed: the same for the same seed, fits its length, and follows the rules of its craft. */

import { describe, expect, it } from 'vitest';
import { GENRES } from '../score.ts';
import { readChord, scaleOver, voicing } from './chords.ts';
import { composeScore } from './compose-score.ts';
import { stepBeat } from './steps.ts';
import { STYLES } from './styles/styles.ts';

const of = (genre: (typeof GENRES)[number], seconds = 60, seed = 1) => composeScore({ genre, seconds, seed });

describe('chords', () => {
  it('are read from numerals and named as players read them', () => {
    expect(readChord('V7', { tonic: 0, mode: 'major' })).toEqual({
      name: 'G7',
      root: 7,
      bass: 7,
      tones: [7, 11, 2, 5],
    });
    expect(readChord('V/3', { tonic: 2, mode: 'minor' }).name).toBe('A/C#');
    expect(readChord('bVII', { tonic: 4, mode: 'major' }).name).toBe('D');
    expect(() => readChord('H', { tonic: 0, mode: 'major' })).toThrow("'H' is no chord.");
  });

  it('bend the scale where they must', () => {
    const key = { tonic: 9, mode: 'minor' } as const;
    expect(scaleOver(readChord('V', key), key)).toEqual([0, 2, 4, 5, 8, 9, 11]);
    const major = { tonic: 0, mode: 'major' } as const;
    expect(scaleOver(readChord('bVII', major), major)).toEqual([0, 2, 4, 5, 7, 9, 10]);
  });

  it('follow each other by small steps', () => {
    const key = { tonic: 0, mode: 'major' } as const;
    let before = voicing(readChord('I', key), [55, 76], 3, undefined);
    for (const numeral of ['V', 'vi', 'IV', 'ii', 'V', 'I']) {
      const next = voicing(readChord(numeral, key), [55, 76], 3, before);
      for (const [i, pitch] of next.entries()) expect(Math.abs(pitch - before[i]!)).toBeLessThanOrEqual(5);
      before = next;
    }
  });

  it('and rhythms of every style can be read', () => {
    for (const style of Object.values(STYLES)) {
      for (const mode of style.modes)
        for (const pool of [style.verse, style.chorus, style.bridge, style.cadence]) {
          expect(pool[mode].length).toBeGreaterThan(0);
          for (const line of pool[mode])
            for (const one of line.split(/[ ,]/)) readChord(one, { tonic: 3, mode });
        }
      const lines = [...style.grooves.flatMap((groove) => groove.lines), ...style.fills.flat()];
      const steps = [...lines.map((line) => line.steps), ...style.grooves.flatMap((groove) => groove.bass)];
      const tunes = [...style.lead.verse, ...style.lead.chorus, ...style.lead.cadence];
      const parts = style.parts.flatMap(({ pattern }) => ('steps' in pattern ? pattern.steps : []));
      for (const one of [...steps, ...tunes, ...parts]) expect(one).toHaveLength(16);
    }
  });
});

describe('a score', () => {
  it('is the same for the same seed and another one for another', () => {
    expect(of('pop')).toEqual(of('pop'));
    const pieces = [1, 2, 3, 4, 5, 6].map((seed) => of('pop', 60, seed));
    expect(new Set(pieces.map((one) => one.key)).size).toBeGreaterThan(2);
    expect(new Set(pieces.map((one) => one.chords.map((chord) => chord.name).join())).size).toBe(6);
    expect(new Set(pieces.map((one) => one.tracks[0]!.notes.map((note) => note.pitch).join())).size).toBe(6);
  });

  it.each(GENRES)('%s fills its length exactly at its own tempo, with at least four players', (genre) => {
    for (const seconds of [8, 15.5, 30, 47, 240]) {
      const score = of(genre, seconds, 9);
      const [slow, fast] = STYLES[genre].tempo;
      expect(score.tempo).toBeGreaterThan(slow * 0.9);
      expect(score.tempo).toBeLessThan(fast * 1.1);
      expect(score.tracks.length).toBeGreaterThanOrEqual(4);
      expect(score.sections[0]!.start).toBe(0);
      expect(score.sections.at(-1)!.end).toBeCloseTo(seconds, 6);
      expect(score.chords.at(-1)!.end).toBeCloseTo(seconds, 6);
      expect(score.bars.at(-1)).toBe(score.chords.at(-1)!.start);
      // The last chord is home.
      expect(score.key).toBe(
        `${score.chords.at(-1)!.name.replace(/m$/, '')} ${score.key.endsWith('minor') ? 'minor' : 'major'}`,
      );
      const notes = score.tracks.flatMap((track) => track.notes);
      expect(notes.filter((note) => note.start < 0 || note.start + note.seconds > seconds + 0.06)).toEqual(
        [],
      );
      expect(notes.filter((note) => note.velocity < 1 || note.velocity > 127)).toEqual([]);
    }
  });

  it.each(GENRES)('%s has a tune that can be sung, mostly by step, on the chords', (genre) => {
    const score = of(genre, 90, 4);
    const [low, high] = STYLES[genre].lead.range;
    const { notes } = score.tracks.find((track) => track.role === 'lead')!;
    const leaps = notes.slice(1).map((note, i) => Math.abs(note.pitch - notes[i]!.pitch));
    expect(Math.max(...leaps)).toBeLessThanOrEqual(12);
    expect(leaps.filter((leap) => leap <= 5).length / leaps.length).toBeGreaterThan(0.75);
    for (const { pitch } of notes) expect(pitch >= low && pitch <= high).toBe(true);
  });

  it('grows from verse to the last chorus, and the tune returns', () => {
    const score = of('pop', 120, 3);
    const of1 = (name: string) => score.sections.filter((section) => section.name === name);
    expect(of1('chorus').at(-1)!.energy).toBe(1);
    expect(of1('chorus')[0]!.energy).toBeGreaterThan(of1('verse')[0]!.energy);
    const lead = score.tracks[0]!.notes;
    const opening = (from: number) =>
      lead
        .filter((note) => note.start > from - 0.05)
        .slice(0, 3)
        .map((note) => note.pitch);
    const [first, second] = of1('chorus');
    expect(opening(second!.start)[1]! - opening(second!.start)[0]!).toBe(
      opening(first!.start)[1]! - opening(first!.start)[0]!,
    );
  });

  it('swings only between the beats', () => {
    expect([0, 4, 8].map((step) => stepBeat(step, 1, 8))).toEqual([0, 1, 2]);
    expect(stepBeat(2, 1, 8)).toBeCloseTo(2 / 3);
    expect(stepBeat(2, 1, 16)).toBe(0.5);
    expect(stepBeat(3, 1, 16)).toBeCloseTo(5 / 6);
  });
});

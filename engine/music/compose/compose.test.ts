/** What is composed: the same for the same seed, fits its length, and follows the rules of its craft. */

import { describe, expect, it } from 'vitest';
import { createRandom } from '../../lettering/ideas/random.ts';
import { GENRES, METRES } from '../score.ts';
import { readChord, scaleOver, voicing } from './chords.ts';
import { composeScore } from './compose-score.ts';
import { COUNTS } from './metre.ts';
import { stepBeat } from './steps.ts';
import { metresOf, styleIn } from './styles/metres.ts';
import { DRUM } from './styles/style.ts';
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
    const all = GENRES.flatMap((genre) =>
      metresOf(genre).map((metre) => ({ metre, style: styleIn(genre, metre) })),
    );
    for (const { metre, style } of all) {
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
      for (const one of [...steps, ...tunes, ...parts]) expect(one).toHaveLength(COUNTS[metre].quarters * 4);
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
      const [slow, fast] = styleIn(genre, score.metre).tempo;
      expect(score.tempo).toBeGreaterThan(slow * 0.88);
      expect(score.tempo).toBeLessThan(fast * 1.1);
      expect(score.tracks.length).toBeGreaterThanOrEqual(4);
      expect(score.sections[0]!.start).toBe(0);
      expect(score.sections.at(-1)!.end).toBeCloseTo(seconds, 6);
      expect(score.chords.at(-1)!.end).toBeCloseTo(seconds, 6);
      expect(score.bars.at(-1)).toBe(score.chords.at(-1)!.start);
      // The last chord is home.
      expect(score.keys.at(-1)!.name).toBe(
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

describe('a metre', () => {
  it.each(METRES)(
    '%s has bars of its own length, with bar lines among the beats, up to the ending',
    (metre) => {
      const genres = GENRES.filter((genre) => metresOf(genre).includes(metre));
      expect(genres.length).toBeGreaterThanOrEqual(4);
      const perBar = { '4/4': 4, '3/4': 3, '6/8': 2 }[metre];
      for (const genre of genres) {
        const score = composeScore({ genre, seconds: 45, seed: 2, metre });
        expect([score.metre, score.beatsPerBar]).toEqual([metre, perBar]);
        const beat = 60 / score.tempo;
        for (const [i, at] of score.bars.entries()) expect(at).toBeCloseTo(score.beats[i * perBar]!, 9);
        for (const [i, at] of score.bars.slice(0, -2).entries()) expect(at).toBeCloseTo(i * perBar * beat, 6);
        expect(score.tracks.flatMap((one) => one.notes).length).toBeGreaterThan(200);
      }
    },
  );

  it('is chosen by the seed where the genre knows several, and asked for where it is at home', () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    const chosen = (genre: (typeof GENRES)[number]) =>
      new Set(seeds.map((seed) => composeScore({ genre, seconds: 4, seed }).metre));
    expect(chosen('classical')).toEqual(new Set(METRES));
    expect(chosen('rock')).toEqual(new Set(['4/4']));
    expect(composeScore({ genre: 'electronic', seconds: 8, seed: 1, metre: '3/4' }).metre).toBe('4/4');
  });
});

describe('a long piece', () => {
  const risen = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => of('pop', 150, seed)).filter((one) => one.keys[1]);

  it('often stands a whole tone higher from its last chorus on, and gets there by its dominant', () => {
    expect(risen.length).toBeGreaterThan(2);
    for (const score of risen) {
      const [, higher] = score.keys;
      const choruses = score.sections.filter((one) => one.name === 'chorus');
      expect(higher!.start).toBe(choruses.at(-1)!.start);
      const roots = (from: number) => {
        const names = score.chords.filter((one) => one.start >= from - 1e-6).slice(0, 4);
        return names.map((one) => pitchOf(one.name));
      };
      expect(roots(higher!.start)).toEqual(roots(choruses[0]!.start).map((root) => (root + 2) % 12));
      const before = score.chords.findLast((one) => one.start < higher!.start - 1e-6)!;
      expect(before.name).toMatch(/7$/);
      expect(pitchOf(before.name)).toBe((pitchOf(higher!.name) + 7) % 12);
    }
    expect(of('pop', 30).keys).toHaveLength(1);
    expect([1, 2, 3].every((seed) => of('electronic', 150, seed).keys.length === 1)).toBe(true);
  });

  it('has a fill in the last bar of a section, and before the last stroke', () => {
    const score = of('rock', 120, 5);
    const { notes } = score.tracks.find((one) => one.role === 'drums')!;
    const toms = (from: number, to: number) =>
      notes.filter(
        ({ start, pitch }) =>
          start > from + (to - from) * 0.45 &&
          start < to - 0.02 &&
          ![DRUM.hat, DRUM.ride].includes(pitch as 42),
      ).length;
    for (const { start, energy } of score.sections.slice(1).filter((one) => one.energy > 0.45)) {
      const bar = score.bars.findLast((at) => at < start - 0.01)!;
      expect([energy, toms(bar, start)]).toEqual([energy, expect.any(Number)]);
      expect(toms(bar, start)).toBeGreaterThanOrEqual(3);
    }
    expect(toms(score.bars.at(-2)!, score.bars.at(-1)!)).toBeGreaterThanOrEqual(3);
  });
});

/** Of a chord or a key. */
const pitchOf = (name: string): number => {
  const sign = name[1] === '#' ? 1 : name[1] === 'b' ? -1 : 0;
  return ((('C D EF G A B'.indexOf(name[0]!) + sign) % 12) + 12) % 12;
};

describe('an ending', () => {
  it.each(GENRES)('of %s is let go before the end, by everybody on the same chord', (genre) => {
    for (const seconds of [10, 31, 75]) {
      const score = of(genre, seconds, 3);
      const closing = score.bars.at(-1)!;
      const last = score.tracks.flatMap((one) => one.notes.filter((note) => note.start > closing - 0.03));
      const held = last.map((note) => note.start + note.seconds);
      const drums = score.tracks.find((one) => one.role === 'drums')?.notes ?? [];
      expect(last.length - drums.filter((note) => note.start > closing - 0.03).length).toBeGreaterThan(3);
      expect(held.filter((end) => end > seconds - 0.5).length).toBeLessThanOrEqual(1);
      // Nothing new is begun after the last chord, rolled as it may be.
      expect(Math.max(...last.map((note) => note.start))).toBeLessThan(closing + 0.35);
      const bars = score.bars.slice(1).map((at, i) => at - score.bars[i]!);
      const slower = bars.at(-1)! / bars[0]!;
      if (STYLES[genre].ending === 'slow') expect(slower).toBeCloseTo(1.15, 2);
      else expect(slower).toBeCloseTo(1, 2);
    }
  });
});

describe('music for a film', () => {
  it('puts bar lines on cuts within a frame where the tempo allows it, and ends with the film', () => {
    const luck = createRandom(7);
    let [onBar, onBeat, all] = [0, 0, 0];
    for (let film = 0; film < 50; film++) {
      const genre = luck.pick(GENRES);
      const cuts: number[] = [];
      let at = 0;
      for (let n = 1 + Math.floor(luck.next() * 9); n > 0; n--) {
        at += Math.round((2 + luck.next() * 6) * 30) / 30;
        cuts.push(at);
      }
      const seconds = at + 3 + luck.next() * 3;
      const score = composeScore({ genre, seconds, seed: film, cuts });
      const [slow, fast] = styleIn(genre, score.metre).tempo;
      const beat = 60 / score.tempo;
      // Nowhere bent by more than six in a hundred, but for the slow ending.
      const ending = score.bars.at(-2)! - 1e-6;
      for (const [i, from] of score.beats.slice(0, -1).entries())
        if (score.beats[i + 1]! <= ending)
          expect(Math.abs(beat / (score.beats[i + 1]! - from) - 1)).toBeLessThanOrEqual(0.0601);
      expect(score.tempo).toBeGreaterThan(slow * 0.88);
      expect(score.tempo).toBeLessThan(fast * 1.1);
      expect(score.sections.at(-1)!.end).toBeCloseTo(seconds, 6);
      for (const [i, from] of score.bars.slice(0, -1).entries())
        expect(score.bars[i + 1]! - from).toBeGreaterThan(0.5);
      const near = (list: readonly number[], cut: number) =>
        list.some((one) => Math.abs(one - cut) <= 1 / 30);
      all += cuts.length;
      onBar += cuts.filter((cut) => near(score.bars, cut)).length;
      onBeat += cuts.filter((cut) => near(score.beats, cut)).length;
    }
    expect(onBar / all).toBeGreaterThan(0.58);
    expect(onBeat / all).toBeGreaterThan(0.9);
  });

  it('opens sections with scenes, and stresses the first beat of each scene', () => {
    const cuts = [4, 12, 20, 28, 36];
    const score = composeScore({ genre: 'upbeat', seconds: 40, seed: 4, cuts });
    const opened = score.sections
      .slice(1, -1)
      .filter((one) => cuts.some((cut) => Math.abs(cut - one.start) < 0.04));
    expect(opened.length).toBeGreaterThanOrEqual(2);
    const drums = score.tracks.find((one) => one.role === 'drums')!.notes;
    const met = cuts.filter((cut) => score.bars.some((bar) => Math.abs(bar - cut) < 0.02));
    expect(met.length).toBeGreaterThanOrEqual(4);
    for (const cut of met)
      expect(drums.some((note) => note.pitch === DRUM.crash && Math.abs(note.start - cut) < 0.034)).toBe(
        true,
      );
  });
});

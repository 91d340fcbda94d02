/** A song planned, sung by a plain tone and mixed: in tune, in time, within its voice, and unchanged where nothing was changed. */

import { describe, expect, it } from 'vitest';
import { GENRES } from '#engine/music/score.ts';
import { shortRound } from '#tests/harness/short-round.ts';
import { softenHisses } from './mix/dynamics.ts';
import { keepOutside } from './mix/keep-outside.ts';
import { vocalTrack } from './mix/vocal-track.ts';
import { toMidi } from './score/midi-file.ts';
import { toMusicXml } from './score/music-xml.ts';
import { linesOf, toLrc } from './score/timed-words.ts';
import { planSong, type SongWish } from './song-plan.ts';
import { orderPhrase } from './voice/phrase-order.ts';
import { splitWritten } from './voice/split-written.ts';
import { syllablesOf } from './voice/syllables.ts';
import { rangeOf } from './voice/voices.ts';

const spansOf = (words: readonly [string, string][]) => {
  let sounds = '';
  const spans = words.map(([text, own]) => {
    if (sounds) sounds += ' ';
    const from = sounds.length;
    sounds += own;
    return { text, from, to: sounds.length };
  });
  return { sounds: `${sounds}.`, spans };
};

const line = (words: readonly [string, string][]) => ({
  text: words.map(([text]) => text).join(' '),
  ...spansOf(words),
});

const BOAT = line([
  ['Small', 'smˈɔl'],
  ['red', 'ɹˈɛd'],
  ['boat', 'bˈOt'],
  ['upon', 'əpˌɑn'],
  ['the', 'ðə'],
  ['bay', 'bˈA'],
]);
const CARRY = line([
  ['Carry', 'kˈæɹi'],
  ['all', 'ˈɔl'],
  ['my', 'mI'],
  ['clouds', 'klˈWdz'],
  ['away', 'əwˈA'],
]);

const wish: SongWish = {
  sections: [
    { kind: 'verse', lines: [BOAT, CARRY] },
    { kind: 'chorus', lines: [CARRY, BOAT] },
    { kind: 'verse', lines: [CARRY, BOAT] },
    { kind: 'chorus', lines: [CARRY, BOAT] },
  ],
  genre: 'pop',
  voice: 'echo',
  language: 'en',
  seed: 3,
};

it.each(['ballad', 'pop', 'upbeat'] as const)('sings a %s about as fast as one speaks', (genre) => {
  const { phrases } = planSong({ ...wish, genre });
  for (const { notes } of phrases) {
    const spaces = notes.slice(1).map(({ start }, i) => start - notes[i]!.start);
    expect(spaces.reduce((sum, one) => sum + one, 0) / spaces.length).toBeLessThan(0.6);
    expect(notes.at(-1)!.end - notes.at(-1)!.start).toBeLessThan(1.8);
  }
});

describe('syllables', () => {
  it('are what is sung before the beat, held, and closed with', () => {
    const syllables = syllablesOf(CARRY.sounds, CARRY.spans);
    const sounds = [...CARRY.sounds];
    expect(syllables.map((one) => sounds.slice(one.from, one.to).join(''))).toEqual([
      'kˈæ',
      'ɹi',
      'ˈɔl',
      'mI',
      'klˈWdz',
      'ə',
      'wˈA',
    ]);
    expect(syllables.map((one) => one.text)).toEqual(['Car', 'ry', 'all', 'my', 'clouds', 'a', 'way']);
    expect(syllables.map((one) => one.isStressed)).toEqual([true, false, true, false, true, false, true]);
  });

  it('take a German au as one', () => {
    const { sounds, spans } = line([
      ['auf', 'auf'],
      ['Haus', 'hˈaus'],
    ]);
    expect(syllablesOf(sounds, spans).map((one) => one.text)).toEqual(['auf', 'Haus']);
  });

  it.each([
    ['pt', [['canção', 'kɐ̃ŋsˈɐ̃ʊ̃']], ['kɐ̃ŋ', 'sˈɐ̃ʊ̃'], ['can', 'ção']],
    [
      'zh',
      [
        ['月', 'ɥe↘'],
        ['亮', 'lja↘ŋ'],
        ['代', 'tai↘'],
        ['表', 'pjau↓'],
      ],
      ['ɥe↘', 'lja↘ŋ', 'tai↘', 'pjau↓'],
      ['月', '亮', '代', '表'],
    ],
    [
      'ja',
      [
        ['歩く', 'aɾɯkɯ'],
        ['を', 'o'],
      ],
      ['a', 'ɾɯ', 'kɯ', 'o'],
      ['歩', '', 'く', 'を'],
    ],
    [
      'ko',
      [
        ['늘의', 'nɯɾɯi'],
        ['싶어', 'ɕipʰʌ'],
      ],
      ['nɯ', 'ɾɯi', 'ɕi', 'pʰʌ'],
      ['늘', '의', '싶', '어'],
    ],
  ] as [string, [string, string][], string[], string[]][])(
    'of %s are those that are sung',
    (_, words, sounds, texts) => {
      const spans = words.map(([text, own], i) => {
        const from = words.slice(0, i).reduce((sum, [, before]) => sum + [...before].length, 0);
        return { text, from, to: from + [...own].length };
      });
      const joined = words.map(([, own]) => own).join('');
      const got = syllablesOf(joined, spans);
      expect(got.map((one) => [...joined].slice(one.from, one.to).join(''))).toEqual(sounds);
      expect(got.map((one) => one.text)).toEqual(texts);
    },
  );

  it('of written words are divided between their vowels', () => {
    expect(splitWritten('together', 3)).toEqual(['to', 'ge', 'ther']);
    expect(
      ['higher', 'table', 'fishing', 'children', 'across'].map((one) => splitWritten(one, 2).join('-')),
    ).toEqual(['high-er', 'ta-ble', 'fi-shing', 'chil-dren', 'a-cross']);
    expect(splitWritten('さくら', 3)).toEqual(['さ', 'く', 'ら']);
    expect(splitWritten('rhythm', 2)).toHaveLength(2);
  });
});

describe('a planned song', () => {
  it.each(shortRound([...GENRES], 3))('in %s keeps to its voice, its beats and its chords', (genre) => {
    const plan = planSong({ ...wish, genre });
    const [low, high] = rangeOf('echo');
    for (const phrase of plan.phrases)
      for (const [i, note] of phrase.notes.entries()) {
        expect(note.midi).toBeGreaterThanOrEqual(low);
        expect(note.midi).toBeLessThanOrEqual(high);
        expect(note.end).toBeGreaterThan(note.start + 0.05);
        expect(phrase.notes[i + 1]?.start ?? plan.seconds).toBeGreaterThanOrEqual(note.end - 1e-6);
        if (i > 0) expect(Math.abs(note.midi - phrase.notes[i - 1]!.midi)).toBeLessThanOrEqual(12);
      }
    const [first, second] = plan.phrases
      .filter((one) => plan.sections[one.section]!.name === 'chorus')
      .slice(0, 2);
    expect(first && second).toBeTruthy();
    const choruses = plan.sections.flatMap((one, i) => (one.name === 'chorus' ? [i] : []));
    const tune = (section: number) =>
      plan.phrases
        .filter((one) => one.section === section)
        .flatMap((one) => one.notes.map(({ midi }) => midi));
    expect(tune(choruses[0]!)).toEqual(tune(choruses[1]!));
    // The lead is silent where somebody sings.
    const lead = plan.score.tracks.find(({ role }) => role === 'lead')?.notes ?? [];
    const sung = plan.sections.filter(({ words }) => words !== null);
    for (const { start } of lead)
      expect(sung.some((one) => start > one.start + 0.1 && start < one.end - 0.1)).toBe(false);
  });

  it('is the same again, and changes only what was asked for', () => {
    const plan = planSong(wish);
    expect(planSong(wish)).toEqual(plan);
    const other = planSong({ ...wish, melodies: { 0: 1 } });
    const midis = (one: typeof plan, words: number) =>
      one.phrases.filter((phrase) => phrase.words === words).map(({ notes }) => notes);
    expect(midis(other, 0)).not.toEqual(midis(plan, 0));
    expect(midis(other, 1)).toEqual(midis(plan, 1));
    expect(other.score).toEqual(plan.score);
    const moved = planSong({ ...wish, edits: { '0/0/2': { midi: 50, at: 8, steps: 2 } } });
    expect(moved.phrases[0]!.notes[2]!.midi).toBe(50);
    expect(moved.phrases[1]).toEqual(plan.phrases[1]);
  });

  it('comes as long as was asked, where the words leave room', () => {
    for (const seconds of [60, 120])
      expect(Math.abs(planSong({ ...wish, seconds }).seconds - seconds)).toBeLessThan(14);
  });

  it('is written down as MIDI, MusicXML and LRC', () => {
    const plan = planSong(wish);
    const midi = toMidi('Bay', plan.score, plan.notes);
    expect(Buffer.from(midi.subarray(0, 4)).toString()).toBe('MThd');
    expect(midi[11]).toBe(plan.score.tracks.length + 2);
    const xml = toMusicXml({ ...plan, title: 'Bay & sea' });
    expect(xml).toContain('Bay &amp; sea');
    const bars = [...xml.matchAll(/<measure number="\d+">([\s\S]*?)<\/measure>/g)];
    for (const [, bar] of bars)
      expect([...bar!.matchAll(/<duration>(\d+)</g)].reduce((sum, [, one]) => sum + Number(one), 0)).toBe(16);
    expect(linesOf(plan.notes)[0]!.text).toBe('Small red boat upon the bay');
    expect(toLrc('Bay', plan.notes)).toMatch(/^\[ti:Bay\]\n\[00:/);
  });
});

/** A plain tone at the wanted height: 600 samples a frame. */
function tone({ frames, pitch }: { frames: number[]; pitch: number[] }): Float32Array {
  const out = new Float32Array(frames.reduce((sum, one) => sum + one, 0) * 600);
  let phase = 0;
  let hertz = pitch.find((one) => one > 0)!;
  for (let i = 0; i < out.length; i++) {
    // Unvoiced sounds hum on: only heights are looked at.
    hertz = pitch[Math.floor(i / 300)]! || hertz;
    phase += hertz / 24_000;
    out[i] = 0.3 * Math.sin(2 * Math.PI * phase);
  }
  return out;
}

describe('a sung line', () => {
  it.each([0, 3])('lifted by %i semitones is heard on its notes and in time', (lift) => {
    const plan = planSong(wish);
    const phrase = plan.phrases[0]!;
    const order = orderPhrase({ ...phrase, lift });
    expect(order.pitch).toHaveLength(order.frames.reduce((sum, one) => sum + one, 0) * 2);
    expect(Math.min(...order.frames)).toBeGreaterThanOrEqual(1);
    const rate = 24_000;
    const sung = vocalTrack(
      [{ samples: tone(order), start: order.start, lift, gainDb: 0 }],
      rate,
      plan.seconds,
      rate,
    );
    for (const { start, end, midi } of phrase.notes) {
      const [from, to] = [start + (end - start) * 0.3, start + (end - start) * 0.7];
      let crossings = 0;
      let first = 0;
      let last = 0;
      for (let i = Math.round(from * rate); i < to * rate; i++)
        if (sung[i]! <= 0 && sung[i + 1]! > 0) {
          const at = i + sung[i]! / (sung[i]! - sung[i + 1]!);
          if (crossings++ === 0) first = at;
          last = at;
        }
      const cents =
        1200 * Math.log2(((crossings - 1) * rate) / (last - first) / (440 * 2 ** ((midi - 69) / 12)));
      expect(Math.abs(cents)).toBeLessThan(50);
    }
    expect(sung.every((value) => Math.abs(value) < 1)).toBe(true);
  });
});

it('tells a chorus that comes back as it was told before, so that it is sung once', () => {
  const { phrases } = planSong({ ...wish, tempo: 97 });
  const told = (section: number) =>
    phrases
      .filter((one) => one.section === section)
      .map((one) => ({ ...orderPhrase({ ...one, lift: 1 }), start: 0 }));
  const [first, second] = [...new Set(phrases.filter((one) => one.harmony).map((one) => one.section))];
  expect(told(second!)).toHaveLength(2);
  expect(told(second!)).toEqual(told(first!));
});

it('opens only the second of two stops, so that no hole is sung between words', () => {
  const hit = line([
    ['Build', 'bˈɪld'],
    ['it', 'ɪt'],
    ['down', 'dˈWn'],
  ]);
  const plan = planSong({ ...wish, sections: [{ kind: 'verse', lines: [hit] }] });
  const { frames } = orderPhrase({ ...plan.phrases[0]!, lift: 0 });
  const t = [...hit.sounds].indexOf('t');
  // Silence, t, space, d and a mark; the first frame of a line is the silence before it.
  expect(frames.slice(t + 1, t + 5).reduce((a, b) => a + b)).toBeLessThanOrEqual(6);
});

it('leaves everything outside of what was renewed as it was', () => {
  const of = (value: number) => ({
    sampleRate: 1000,
    left: new Float32Array(1000).fill(value),
    right: new Float32Array(1000).fill(value),
  });
  const { left } = keepOutside(of(1), of(-1), [{ start: 0.2, end: 0.5 }]);
  expect([left[0], left[199], left[200], left[350], left[499], left[500], left[999]]).toEqual([
    -1, -1, -1, 1, -1, -1, -1,
  ]);
});

it('brings hisses down and leaves what sings as it is', () => {
  const rate = 44_100;
  const tone = (hertz: number) =>
    Float32Array.from({ length: rate / 4 }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * i) / rate));
  const size = (hertz: number) =>
    Math.max(
      ...softenHisses(tone(hertz), rate)
        .subarray(rate / 10, rate / 6)
        .map(Math.abs),
    );
  expect(size(300)).toBeCloseTo(0.5, 1);
  expect(size(7500)).toBeLessThan(0.2);
});

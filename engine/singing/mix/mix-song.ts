/** Voice and band become a song: the voice a little in front, doubled and harmonised in choruses, at the loudness of the networks. */

import { limit } from '#engine/music/mix/limit.ts';
import { loudness, SILENT } from '#engine/music/mix/loudness.ts';
import { amplify } from '#engine/music/mix/normalise.ts';
import { fromDecibels, type Stereo, silence } from '#engine/music/stereo.ts';
import { roomOf } from './reverb.ts';

export const SONG_STEMS = ['vocals', 'drums', 'bass', 'harmony', 'lead'] as const;
export type SongStem = (typeof SONG_STEMS)[number];
export type Stems = Record<SongStem, Stereo>;

/** Decibels. Kept with a song, so that what is not changed stays as it is. */
export interface Levels {
  /** How far the voice is turned up to stand before the band. */
  voice: number;
  /** How far everything is. */
  whole: number;
}

export const SONG_LUFS = -14;
/** In decibels: encoders come out a little higher, and must stay below −1. */
const PEAK_DB = -2;
const VOICE_OVER_BAND = 3;
const ROOM = 0.16;
const HARMONY_DB = -8;
const DOUBLE_DB = -11;
/** In choruses the band is louder: so is who sings. */
const CHORUS_DB = 1.9;
export const CHORUS_BAND_DB = 1.4;
/** Seconds by which the double comes late, on either side. */
const DOUBLE_LATE = [0.017, 0.026] as const;

export interface Voices {
  main: Float32Array;
  harmony: Float32Array | undefined;
  /** Seconds of choruses. */
  doubled: readonly { start: number; end: number }[];
}

export function voiceStem({ main, harmony, doubled }: Voices, sampleRate: number): Stereo {
  const room = roomOf(main, sampleRate);
  const out = silence(main.length / sampleRate, sampleRate);
  const second = fromDecibels(HARMONY_DB);
  for (let i = 0; i < main.length; i++) {
    const other = harmony ? harmony[i]! * second : 0;
    out.left[i] = main[i]! + other * 1.15 + room.left[i]! * ROOM;
    out.right[i] = main[i]! + other * 0.75 + room.right[i]! * ROOM;
  }
  const gain = fromDecibels(DOUBLE_DB);
  swell(out, doubled, CHORUS_DB);
  for (const span of doubled)
    eachWithin(span, out, (i, inside) => {
      const share = inside * gain;
      const sway = Math.sin((2 * Math.PI * 0.7 * i) / sampleRate) * 0.0012;
      out.left[i]! += share * (at(main, i - (DOUBLE_LATE[0] + sway) * sampleRate) as number);
      out.right[i]! += share * (at(main, i - (DOUBLE_LATE[1] - sway) * sampleRate) as number);
    });
  return out;
}

type Span = Voices['doubled'][number];

/** Seconds in which it begins and ends. */
const SWELL_FADE = 0.05;

function eachWithin(
  { start, end }: Span,
  { left, sampleRate }: Stereo,
  act: (i: number, inside: number) => void,
): void {
  const fade = SWELL_FADE * sampleRate;
  const [from, to] = [Math.round(start * sampleRate), Math.min(left.length, Math.round(end * sampleRate))];
  for (let i = Math.max(0, from); i < to; i++) act(i, Math.min(1, (i - from) / fade, (to - i) / fade));
}

/** Louder within, in place. */
export function swell(stem: Stereo, spans: readonly Span[], decibels: number): void {
  const lift = fromDecibels(decibels) - 1;
  for (const span of spans)
    eachWithin(span, stem, (i, inside) => {
      stem.left[i]! *= 1 + inside * lift;
      stem.right[i]! *= 1 + inside * lift;
    });
}

/** Between two samples. */
function at(samples: Float32Array, place: number): number {
  if (place < 0) return 0;
  const i = Math.floor(place);
  const a = samples[i] ?? 0;
  return a + ((samples[i + 1] ?? 0) - a) * (place - i);
}

function together(stems: Stems, names: readonly SongStem[]): Stereo {
  const { left, sampleRate } = stems.vocals;
  const out = silence(left.length / sampleRate, sampleRate);
  for (const name of names)
    for (let i = 0; i < out.left.length; i++) {
      out.left[i]! += stems[name].left[i] ?? 0;
      out.right[i]! += stems[name].right[i] ?? 0;
    }
  return out;
}

const BAND = SONG_STEMS.filter((name) => name !== 'vocals');

export interface MixedSong {
  mix: Stereo;
  /** As loud as they are in the mix. */
  stems: Stems;
  levels: Levels;
}

/** `levels`: those of an earlier version. All stems are as long as the voice. */
export function mixSong(stems: Stems, levels?: Levels): MixedSong {
  const voice = levels?.voice ?? voiceGain(stems);
  const tuned = { ...stems, vocals: amplify(stems.vocals, voice) };
  const sum = together(tuned, SONG_STEMS);
  const whole = levels?.whole ?? wholeGain(sum);
  const louder = Object.fromEntries(
    SONG_STEMS.map((name) => [name, limit(amplify(tuned[name], whole), PEAK_DB)]),
  ) as Stems;
  return { mix: limit(amplify(sum, whole), PEAK_DB), stems: louder, levels: { voice, whole } };
}

function voiceGain(stems: Stems): number {
  const [voice, band] = [loudness(stems.vocals), loudness(together(stems, BAND))];
  return voice <= SILENT || band <= SILENT ? 0 : band + VOICE_OVER_BAND - voice;
}

function wholeGain(sum: Stereo): number {
  const before = loudness(sum);
  if (before <= SILENT) return 0;
  let gain = SONG_LUFS - before;
  // What the limiter takes away is given back.
  for (let round = 0; round < 2; round++) {
    const missing = SONG_LUFS - loudness(limit(amplify(sum, gain), PEAK_DB));
    if (Math.abs(missing) < 0.15) break;
    gain += missing;
  }
  return gain;
}

/** Where the beats of a recording are, and which of them open a bar. */

import MusicTempo from 'music-tempo';
import { resample } from '../../voice/sound/resample.ts';
import { type BeatFeature, beatFeatures, likeness } from './beat-features.ts';
import { type Onsets, onsetsOf, strengthAt } from './onsets.ts';

export interface Beats {
  /** Beats a minute. */
  tempo: number;
  /** Seconds, ascending, through the whole recording. */
  beats: number[];
  /** Those that open a bar of four. */
  downbeats: number[];
  /** Whether they were heard; otherwise it is an even grid to hold on to. */
  isHeard: boolean;
}

/** Half of 44,100: everything that beats lies below 11 kHz, and it takes half the time. */
const RATE = 22_050;
const HOP = 220;
/** Seconds by which the finder hears late: the rise of its window. Measured on pieces whose beats are known. */
const LATE = 0.017;
const EVEN_TEMPO = 100;
/** Above this people tap every other beat; below the other one always every beat. */
const FASTEST = 150;
const SLOWEST_DOUBLE = 138;
/** How much stronger sounds must begin on the beats than elsewhere. */
const LEAST_CONTRAST = 1.25;

export function findBeats(mono: Float32Array, sampleRate: number): Beats {
  const samples = resample(mono, sampleRate, RATE);
  const seconds = mono.length / sampleRate;
  const tracked = track(samples);
  if (!tracked || seconds < 2) return evenGrid(seconds);
  const onsets = onsetsOf(samples, RATE);
  const beats = throughout(everyOther(samples, tracked, onsets), seconds);
  if (contrast(beats, onsets) < LEAST_CONTRAST) return evenGrid(seconds);
  const period = (beats.at(-1)! - beats[0]!) / (beats.length - 1);
  return { tempo: 60 / period, beats, downbeats: openings(samples, beats, onsets), isHeard: true };
}

function track(samples: Float32Array): number[] | undefined {
  try {
    const found = new MusicTempo(samples, { bufferSize: 1024, hopSize: HOP, timeStep: HOP / RATE });
    const beats = found.beats.map((beat) => beat - LATE);
    return beats.length >= 4 && beats.every(Number.isFinite) ? beats : undefined;
  } catch {
    // It throws words when nothing repeats, as in speech or silence.
    return undefined;
  }
}

export function evenGrid(seconds: number, tempo = EVEN_TEMPO): Beats {
  const count = Math.max(1, Math.floor((seconds * tempo) / 60));
  const beats = Array.from({ length: count }, (_, i) => (i * 60) / tempo);
  return { tempo, beats, downbeats: beats.filter((_, i) => i % 4 === 0), isHeard: false };
}

/**
 * Finders like to hear twice the tempo: where it is too fast to tap, or every other beat is weak, keeps one half.
 * Which half, the harmony says best: chords change on beats.
 */
function everyOther(
  samples: Float32Array,
  beats: readonly number[],
  { all, rate }: Onsets,
): readonly number[] {
  const tempo = (60 * (beats.length - 1)) / (beats.at(-1)! - beats[0]!);
  if (tempo < SLOWEST_DOUBLE || beats.length < 8) return beats;
  const strengths = beats.map((beat) => strengthAt(all, rate, beat));
  const [even = 0, odd = 0] = [0, 1].map((parity) => meanOf(strengths.filter((_, i) => i % 2 === parity)));
  const isUneven = Math.max(even, odd) > 1.6 * Math.min(even, odd);
  if (tempo < FASTEST && !isUneven) return beats;
  const changes = chordChanges(beatFeatures(samples, RATE, beats));
  const byPlace = Array.from({ length: 8 }, (_, place) => meanOf(changes.filter((_, i) => i % 8 === place)));
  const best = byPlace.indexOf(Math.max(...byPlace));
  // A clear change of chords outweighs loud off-beats.
  const spread = (byPlace[best]! - meanOf(byPlace)) * 4;
  const evenScore = even / (even + odd) + (best % 2 === 0 ? spread : 0);
  const oddScore = odd / (even + odd) + (best % 2 === 1 ? spread : 0);
  return beats.filter((_, i) => i % 2 === (evenScore >= oddScore ? 0 : 1));
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

/** How much the notes differ from those of the beat before, 0 to 1. */
const chordChanges = (features: readonly BeatFeature[]): number[] =>
  features.map(({ chroma }, i) => (i === 0 ? 0 : 1 - likeness(features[i - 1]!.chroma, chroma)));

/** From the first moment to the last; a steady tempo is drawn as a straight line, a free one is kept as it was heard. */
function throughout(beats: readonly number[], seconds: number): number[] {
  const n = beats.length;
  const meanI = (n - 1) / 2;
  const meanT = beats.reduce((sum, beat) => sum + beat, 0) / n;
  let top = 0;
  let bottom = 0;
  for (const [i, beat] of beats.entries()) {
    top += (i - meanI) * (beat - meanT);
    bottom += (i - meanI) ** 2;
  }
  const period = top / bottom;
  const first = meanT - period * meanI;
  const off = Math.sqrt(beats.reduce((sum, beat, i) => sum + (beat - first - period * i) ** 2, 0) / n);
  const isSteady = off < 0.03;
  const known = isSteady ? beats.map((_, i) => first + period * i) : [...beats];
  while (known[0]! - period > -period * 0.1) known.unshift(known[0]! - period);
  while (known.at(-1)! + period < seconds) known.push(known.at(-1)! + period);
  return known.map((beat) => Math.max(0, beat)).filter((beat) => beat < seconds);
}

function contrast(beats: readonly number[], { all, rate }: Onsets): number {
  const fallback = all.reduce((sum, one) => sum + one, 0) / all.length || 1;
  return meanOf(beats.map((beat) => strengthAt(all, rate, beat))) / fallback;
}

/** Bars open where the harmony changes and the low notes begin. */
function openings(samples: Float32Array, beats: readonly number[], { low, rate }: Onsets): number[] {
  const changes = chordChanges(beatFeatures(samples, RATE, beats));
  const lows = beats.map((beat) => strengthAt(low, rate, beat));
  const fallback = meanOf(lows) || 1;
  const scores = [0, 1, 2, 3].map((place) =>
    meanOf(
      changes.flatMap((change, i) =>
        i > 0 && i % 4 === place ? [change * 3 + lows[i]! / fallback / 3] : [],
      ),
    ),
  );
  const phase = scores.indexOf(Math.max(...scores));
  return beats.filter((_, i) => i % 4 === phase);
}
